package playground.puzzles.pocketcube.ui;

import playground.puzzles.pocketcube.Face;
import playground.puzzles.pocketcube.Face.Vector;

/**
 * A rotation of space.
 *
 * @param xx to zz the matrix by rows
 */
record Rotation(double xx, double xy, double xz, double yx, double yy, double yz, double zx, double zy, double zz) {
    static final Rotation NONE = new Rotation(1, 0, 0, 0, 1, 0, 0, 0, 1);

    /** So many quarter turns about an axis, clockwise for who looks against it. */
    static Rotation clockwise(Vector axis, double quarters) {
        return about(axis.x(), axis.y(), axis.z(), -quarters * Math.PI / 2);
    }

    /** About a unit vector by an angle, by Rodrigues' formula. */
    static Rotation about(double x, double y, double z, double angle) {
        double c = Math.cos(angle);
        double s = Math.sin(angle);
        double rest = 1 - c;
        return new Rotation(
                c + x * x * rest,
                x * y * rest - z * s,
                x * z * rest + y * s,
                y * x * rest + z * s,
                c + y * y * rest,
                y * z * rest - x * s,
                z * x * rest - y * s,
                z * y * rest + x * s,
                c + z * z * rest);
    }

    double x(double x, double y, double z) {
        return xx * x + xy * y + xz * z;
    }

    double y(double x, double y, double z) {
        return yx * x + yy * y + yz * z;
    }

    double z(double x, double y, double z) {
        return zx * x + zy * y + zz * z;
    }

    /** This rotation after another. */
    Rotation after(Rotation o) {
        return new Rotation(
                x(o.xx, o.yx, o.zx),
                x(o.xy, o.yy, o.zy),
                x(o.xz, o.yz, o.zz),
                y(o.xx, o.yx, o.zx),
                y(o.xy, o.yy, o.zy),
                y(o.xz, o.yz, o.zz),
                z(o.xx, o.yx, o.zx),
                z(o.xy, o.yy, o.zy),
                z(o.xz, o.yz, o.zz));
    }

    /** The rotation the other way. */
    Rotation inverse() {
        return new Rotation(xx, yx, zx, xy, yy, zy, xz, yz, zz);
    }

    /** Where a rotation by whole quarters takes a vector of whole numbers. */
    Vector apply(Vector v) {
        return new Vector((int) Math.round(x(v.x(), v.y(), v.z())), (int) Math.round(y(v.x(), v.y(), v.z())), (int)
                Math.round(z(v.x(), v.y(), v.z())));
    }

    /** Where it takes a face, by whole quarters. */
    Face apply(Face face) {
        return Face.of(apply(face.normal()));
    }

    /** A share of this rotation, about the same axis. */
    Rotation share(double share) {
        double angle = Math.acos(Math.max(-1, Math.min(1, (xx + yy + zz - 1) / 2)));
        if (angle < 1e-9) {
            return NONE;
        }
        // The skew part holds the axis; at half a turn it is nothing, and every column of the matrix plus one is along
        // the axis.
        double[][] columns = {{xx + 1, yx, zx}, {xy, yy + 1, zy}, {xz, yz, zz + 1}};
        double[] axis = {zy - yz, xz - zx, yx - xy};
        if (Math.hypot(Math.hypot(axis[0], axis[1]), axis[2]) < 1e-6) {
            axis = xx >= yy && xx >= zz ? columns[0] : yy >= zz ? columns[1] : columns[2];
        }
        double length = Math.hypot(Math.hypot(axis[0], axis[1]), axis[2]);
        return about(axis[0] / length, axis[1] / length, axis[2] / length, share * angle);
    }
}
