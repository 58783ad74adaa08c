@echo off
rem Starts Puzzle Playground. Arguments are passed on to the program.
setlocal

set "APP_HOME=%~dp0.."
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"

"%JAVA%" -version >nul 2>&1
if errorlevel 1 goto nojava

rem The third word is the version in quotes: "17.0.15", "25", or "1.8.0_452" for Java 8.
set "VERSION=0"
for /f "tokens=3" %%v in ('call "%JAVA%" -version 2^>^&1 ^| findstr /c:" version "') do set "VERSION=%%~v"
for /f "tokens=1 delims=.-+_" %%m in ("%VERSION%") do set "MAJOR=%%m"
if %MAJOR% LSS 17 goto oldjava

rem The first three options keep newer Javas from warning about what JavaFX does; older ones do not know them
rem all, and are told not to mind.
"%JAVA%" ^
    -XX:+IgnoreUnrecognizedVMOptions ^
    --enable-native-access=javafx.graphics ^
    --sun-misc-unsafe-memory-access=allow ^
    -XX:MaxNewSize=96m ^
    --module-path "%APP_HOME%\lib\javafx" ^
    --add-modules javafx.controls ^
    -cp "%APP_HOME%\lib\*" ^
    playground.app.Main %*
exit /b %ERRORLEVEL%

:nojava
echo puzzle-playground: Java was not found. Install Java 17 or newer, or set JAVA_HOME to where it is. 1>&2
exit /b 1

:oldjava
echo puzzle-playground: Java 17 or newer is needed, but this is Java %VERSION%. 1>&2
exit /b 1
