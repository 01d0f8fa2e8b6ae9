# SPDX-License-Identifier: MIT
"""Tests of `sprung bundle`, whose output must run without Swift."""
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))
sys.dont_write_bytecode = True

from display import PATIENCE, ROOT, XServer, stop, wait  # noqa: E402

SPRUNG = os.path.join(ROOT, "bin", "sprung")


def toolchain():
    """Returns the folder of the Swift toolchain."""
    return os.path.realpath(os.path.join(os.path.realpath(shutil.which("swiftc")), "..", "..", ".."))


def can_hide():
    """Returns whether the current user can hide folders from a program."""
    return subprocess.run(["unshare", "--mount", "true"], stderr=subprocess.DEVNULL).returncode == 0


class Bundle(unittest.TestCase):
    def bundle(self, *words):
        return subprocess.run(
            [SPRUNG, "bundle", *words], cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True)

    def test_starts_without_swift(self):
        folder = tempfile.mkdtemp(prefix="sprung-bundle-")
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        place = os.path.join(folder, "with a space")
        run = self.bundle("--linux", "--gallery", "--debug", place)
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        program = os.path.join(place, "bin", "sprung-gallery")
        for path in (
                "lib/sprung-gallery/sprung-gallery", "lib/sprung-gallery/libswiftCore.so",
                "share/applications/sprung-gallery.desktop", "share/icons/hicolor/scalable/apps/sprung-gallery.svg",
                "share/doc/sprung-gallery/LICENSE-Sprung", "share/doc/sprung-gallery/LICENSE-Swift"):
            self.assertTrue(os.path.exists(os.path.join(place, path)), path)
        # The library search path contains only a relative path, and no folder of the build machine.
        paths = subprocess.run(["readelf", "-d", program], capture_output=True, text=True).stdout
        self.assertIn("[$ORIGIN/../lib/sprung-gallery]", paths)

        server = XServer()
        self.addCleanup(server.end)
        environment = {"DISPLAY": server.environment["DISPLAY"], "GDK_BACKEND": "x11", "GTK_A11Y": "none"}
        command = [program]
        if can_hide():
            hide = " && ".join(f"mount -t tmpfs none '{path}'" for path in (toolchain(), os.path.join(ROOT, ".build")))
            command = ["unshare", "--mount", "sh", "-c", f'{hide} && exec env -i "$@"', "sh"]
            command += [f"{name}={value}" for name, value in environment.items()] + [program]
            environment = dict(os.environ)
        before = server.screen()
        process = subprocess.Popen(
            command, env=environment, cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            text=True)
        self.addCleanup(process.stderr.close)
        self.addCleanup(stop, process)

        def children():
            found = subprocess.run(["ps", "--ppid", str(process.pid), "-o", "pid="], capture_output=True, text=True)
            return found.stdout.split()

        wait("the window", lambda: server.screen() != before or process.poll() is not None)
        self.assertIsNone(process.poll(), "the program has ended")
        application = wait("the application", children)[0]
        # All Swift libraries are loaded from the bundle.
        for number in (str(process.pid), application):
            with open(f"/proc/{number}/maps", encoding="utf-8") as file:
                files = {line.split(None, 5)[5].strip() for line in file if line.count(" ") > 4 and "/" in line}
            swift = [path for path in files if "wift" in os.path.basename(path) or "Foundation" in os.path.basename(path)]
            self.assertTrue(swift)
            self.assertEqual([path for path in swift if not path.startswith(place)], [])
        process.send_signal(signal.SIGTERM)
        self.assertEqual(process.wait(PATIENCE), 0)

        # Bundling again replaces only files that were written when bundling before.
        entry = os.path.join(place, "share/applications/sprung-gallery.desktop")
        with open(entry, "a", encoding="utf-8") as file:
            file.write("Comment=mine\n")
        with open(os.path.join(place, "notes"), "w", encoding="utf-8") as file:
            file.write("mine")
        again = self.bundle("--linux", "--gallery", "--debug", "--title", "Demos", place)
        self.assertEqual(again.returncode, 1)
        self.assertIn("kept notes: sprung bundle did not write it", again.stdout)
        self.assertIn("kept share/applications/sprung-gallery.desktop: it was changed", again.stdout)
        with open(entry, encoding="utf-8") as file:
            self.assertIn("Comment=mine", file.read())
        with open(os.path.join(place, "lib/sprung-gallery/window.arguments"), encoding="utf-8") as file:
            self.assertIn("Demos", file.read())

    def test_folders_of_others_are_rejected(self):
        folder = tempfile.mkdtemp(prefix="sprung-bundle-")
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        with open(os.path.join(folder, "notes"), "w", encoding="utf-8") as file:
            file.write("mine")
        run = self.bundle("--linux", "--gallery", "--debug", folder)
        self.assertEqual(run.returncode, 2)
        self.assertIn("contains files that sprung bundle did not write", run.stderr)
        self.assertEqual(os.listdir(folder), ["notes"])
        self.assertIn("Pass --linux", self.bundle("--gallery", folder).stderr)


if __name__ == "__main__":
    unittest.main()
