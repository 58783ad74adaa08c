package playground.puzzles.sliding;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.zip.CRC32C;

/**
 * Keeps what was built in a folder, so that the next start of the program reads it in a few milliseconds. A file is a
 * checksum and the bytes. One that is missing, damaged or of another size is built and written anew without a word; one that
 * cannot be written is done without: nothing is lost but time.
 */
final class PatternStore {
    /** Part of the name of every file: to be raised when the same bytes come to mean something else. */
    private static final int FORMAT = 1;

    private final Optional<Path> folder;

    /**
     * A store.
     *
     * @param folder where; it need not exist, and where there is none everything is built
     */
    PatternStore(Optional<Path> folder) {
        this.folder = folder;
    }

    /** The bytes of a name: from the folder, or else built. */
    byte[] get(String name, int size, Supplier<byte[]> builder) {
        if (folder.isEmpty()) {
            return builder.get();
        }
        Path file = folder.get().resolve(name + "." + FORMAT);
        byte[] stored = read(file, size);
        if (stored.length == size) {
            return stored;
        }
        byte[] built = builder.get();
        write(file, built);
        return built;
    }

    /** What a file holds; nothing where it is not as it was written. */
    private static byte[] read(Path file, int size) {
        byte[] none = {};
        try {
            if (!Files.isRegularFile(file) || Files.size(file) != Long.BYTES + size) {
                return none;
            }
            ByteBuffer content = ByteBuffer.wrap(Files.readAllBytes(file));
            long checksum = content.getLong();
            byte[] bytes = new byte[size];
            content.get(bytes);
            return checksum == checksum(bytes) ? bytes : none;
        } catch (IOException unreadable) {
            return none;
        }
    }

    /** Writes beside the file and puts it in place in one step: no other program ever sees half of it. */
    private static void write(Path file, byte[] bytes) {
        try {
            Files.createDirectories(file.getParent());
            Path beside =
                    Files.createTempFile(file.getParent(), file.getFileName().toString(), ".new");
            try {
                ByteBuffer content = ByteBuffer.allocate(Long.BYTES + bytes.length);
                Files.write(beside, content.putLong(checksum(bytes)).put(bytes).array());
                Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(beside);
            }
        } catch (IOException unwritable) {
            // Then the next start builds it again, as this one did.
        }
    }

    private static long checksum(byte[] bytes) {
        CRC32C checksum = new CRC32C();
        checksum.update(bytes);
        return checksum.getValue();
    }
}
