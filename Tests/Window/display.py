# SPDX-License-Identifier: MIT
"""Provides displays for window tests: an X server and a Wayland compositor without a screen."""
import glob
import os
import re
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.realpath(__file__)), "..", ".."))
PROGRAM = os.path.join(ROOT, "Window", ".build", "debug", "sprung-window")
GALLERY = os.path.join(ROOT, ".build", "debug", "gallery")

# The time limit for a window to appear or change, in seconds.
PATIENCE = 20


def wait(what, is_so, patience=PATIENCE):
    """Waits until a condition is true, and returns its value."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = is_so()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError(f"{what} did not happen within {patience} s")


def has_bus():
    """Returns whether the tests run on a private session bus."""
    return "SPRUNG_TEST_BUS" in os.environ


def on_bus(file):
    """Runs a test file on a private session bus, with the system's Python. Returns the exit code."""
    environment = dict(os.environ, SPRUNG_TEST_BUS="1")
    environment.pop("DBUS_SESSION_BUS_ADDRESS", None)
    command = ["dbus-run-session", "--", "/usr/bin/python3", "-W", "ignore", os.path.realpath(file), *sys.argv[1:]]
    return subprocess.run(command, env=environment, stdin=subprocess.DEVNULL).returncode


def script(demo):
    """Returns the script of a gallery demo."""
    return subprocess.run([GALLERY, "--script", demo], check=True, capture_output=True, text=True).stdout


class XServer:
    """An X server whose screen is a file."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="sprung-x-")
        reading, writing = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x1000x24", "-nolisten", "tcp", "-fbdir", self.folder],
            pass_fds=[writing], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as numbers:
            self.number = numbers.readline().strip()
        self.environment = dict(os.environ, DISPLAY=f":{self.number}", GDK_BACKEND="x11", GTK_A11Y="none", GSETTINGS_BACKEND="memory")
        if not has_bus():
            self.environment.pop("DBUS_SESSION_BUS_ADDRESS", None)
        # Ignore the desktop preferences of the user who runs the tests.
        self.environment["XDG_CONFIG_HOME"] = os.path.join(self.folder, "config")
        for name in ("WAYLAND_DISPLAY", "GTK_THEME", "GDK_SCALE", "XDG_RUNTIME_DIR"):
            self.environment.pop(name, None)

    def do(self, *words):
        """Simulates user input by running `xdotool` with the given arguments."""
        subprocess.run(["xdotool", *map(str, words)], env=self.environment, check=True, stdout=subprocess.DEVNULL)

    def screen(self):
        """Returns the pixels of the screen in rows of bytes, with four bytes per pixel."""
        with open(os.path.join(self.folder, "Xvfb_screen0"), "rb") as file:
            dump = file.read()
        header, *fields = struct.unpack(">25I", dump[:100])
        height, bytes_per_line, colors = fields[4], fields[11], fields[18]
        start = header + 12 * colors
        return [dump[start + y * bytes_per_line:start + (y + 1) * bytes_per_line] for y in range(height)]

    def end(self):
        stop(self.process)
        shutil.rmtree(self.folder, ignore_errors=True)


class Compositor:
    """A Wayland compositor without a screen."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="sprung-wayland-")
        os.chmod(self.folder, 0o700)
        self.environment = dict(
            os.environ, XDG_RUNTIME_DIR=self.folder, WAYLAND_DISPLAY="sprung", GDK_BACKEND="wayland", GTK_A11Y="none")
        self.environment.pop("DISPLAY", None)
        self.process = subprocess.Popen(
            ["weston", "--backend=headless-backend.so", "--socket=sprung", "--idle-time=0", "--width=1280", "--height=1000"],
            env=dict(self.environment), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait("the socket of the compositor", lambda: os.path.exists(os.path.join(self.folder, "sprung")))

    def end(self):
        stop(self.process)
        shutil.rmtree(self.folder, ignore_errors=True)


def stop(process):
    """Ends a process that this module started."""
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Window:
    """A window of the program. When it is closed, it returns the program's recording."""

    def __init__(self, display, demo, *options, environment=None):
        self.display = display
        self.folder = tempfile.mkdtemp(prefix="sprung-window-")
        self.recording = os.path.join(self.folder, "recording")
        self.picture = os.path.join(self.folder, "picture.png")
        self.output = open(os.path.join(self.folder, "output"), "w+", encoding="utf-8")
        command = [PROGRAM, *options, "--hashes", "--record", self.recording, "--picture", self.picture, GALLERY, demo]
        self.process = subprocess.Popen(
            command, env={**display.environment, **(environment or {})}, stdin=subprocess.DEVNULL, stdout=self.output,
            stderr=subprocess.PIPE, text=True, encoding="utf-8")
        try:
            wait("the first frame", lambda: self.frames() or self.process.poll() is not None)
            self.rest()
        except AssertionError:
            self.remove()
            raise

    def frames(self):
        """Returns the time and hash of each frame so far."""
        self.output.flush()
        with open(self.output.name, encoding="utf-8") as file:
            return [line.split() for line in file.read().splitlines() if line.count(" ") == 1]

    def rest(self):
        """Waits until no frame arrives for a while."""
        seen, since, end = -1, time.monotonic(), time.monotonic() + PATIENCE
        while time.monotonic() - since < 0.4:
            if time.monotonic() > end:
                raise AssertionError(f"the window does not come to rest within {PATIENCE} s")
            count = len(self.frames())
            if count != seen:
                seen, since = count, time.monotonic()
            time.sleep(0.02)

    def processor_ticks(self):
        """Returns the processor time that the window's process has used, in hundredths of a second."""
        with open(f"/proc/{self.process.pid}/stat", encoding="utf-8") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])

    def wake_ups(self):
        """Returns how often all threads of the window and of its application have waited so far."""
        children = subprocess.run(["ps", "--ppid", str(self.process.pid), "-o", "pid="], capture_output=True, text=True).stdout
        total = 0
        for process in [self.process.pid, *children.split()]:
            for path in glob.glob(f"/proc/{process}/task/*/status"):
                with open(path, encoding="utf-8") as file:
                    total += int(re.search(r"^voluntary_ctxt_switches:\s*(\d+)", file.read(), re.MULTILINE).group(1))
        return total

    def close(self):
        """Closes the window and returns the lines of its recording."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)
        if not os.path.exists(self.recording):
            raise AssertionError(f"the window wrote no recording: {self.process.stderr.read()}")
        with open(self.recording, encoding="utf-8") as file:
            return file.read().splitlines()

    def remove(self):
        stop(self.process)
        self.process.stderr.close()
        self.output.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def played(display, path, demo, *options):
    """Plays a script in a window. Returns the time and hash of each frame."""
    run = subprocess.run(
        [PROGRAM, "--script", path, "--hashes", *options, GALLERY, demo], env=display.environment, stdin=subprocess.DEVNULL,
        capture_output=True, text=True, timeout=300)
    if run.returncode != 0:
        raise AssertionError(f"{demo}: {run.stderr.strip()}")
    return [line.split() for line in run.stdout.splitlines()]
