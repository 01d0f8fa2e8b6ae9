# SPDX-License-Identifier: MIT
"""Tests a bundled application together with other programs: opened, chosen and dropped files, its title and images."""
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))
sys.dont_write_bytecode = True

from display import PATIENCE, ROOT, XServer, stop, wait  # noqa: E402

SPRUNG = os.path.join(ROOT, "bin", "sprung")
SAMPLE = os.path.join(ROOT, "Tests", "Window", "Sample")

# A GTK program that opens a window from which text or a file can be dragged.
SOURCE = """
import sys, gi
gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
from gi.repository import Gdk, Gio, GLib, GObject, Gtk
Gtk.init()
window = Gtk.Window(default_width=200, default_height=200, title="source")
source = Gtk.DragSource()
kind, value = sys.argv[1:]
if kind == "file":
    content = Gdk.ContentProvider.new_for_value(Gdk.FileList.new_from_list([Gio.File.new_for_path(value)]))
else:
    content = Gdk.ContentProvider.new_for_value(value)
source.set_content(content)
box = Gtk.Box(hexpand=True, vexpand=True)
box.add_controller(source)
window.set_child(box)
window.present()
loop = GLib.MainLoop()
window.connect("close-request", lambda *_: loop.quit())
loop.run()
"""

# A program with a window that prints what is dropped on it.
TARGET = """
import sys, gi
gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
from gi.repository import Gdk, GLib, GObject, Gtk
Gtk.init()
window = Gtk.Window(default_width=200, default_height=200, title="target")
actions = Gdk.DragAction.COPY if sys.argv[1] == "copy" else Gdk.DragAction.MOVE
target = Gtk.DropTarget(actions=actions)
target.set_gtypes([Gdk.FileList, GObject.TYPE_STRING])

def dropped(target, value, x, y):
    text = value if isinstance(value, str) else " ".join(file.get_uri() for file in value.get_files())
    print("received:", text, flush=True)
    return True

target.connect("drop", dropped)
box = Gtk.Box(hexpand=True, vexpand=True)
box.add_controller(target)
window.set_child(box)
window.present()
loop = GLib.MainLoop()
window.connect("close-request", lambda *_: loop.quit())
loop.run()
"""


class Sample(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = XServer()
        cls.addClassCleanup(cls.server.end)
        cls.folder = tempfile.mkdtemp(prefix="sprung-sample-")
        cls.addClassCleanup(shutil.rmtree, cls.folder, ignore_errors=True)
        # Build a copy of the package, so that the source folder remains unchanged.
        package = os.path.join(cls.folder, "Sample")
        shutil.copytree(SAMPLE, package, ignore=shutil.ignore_patterns(".build", "out"))
        manifest = os.path.join(package, "Package.swift")
        with open(manifest, encoding="utf-8") as file:
            text = file.read()
        with open(manifest, "w", encoding="utf-8") as file:
            file.write(text.replace("../../..", ROOT))
        run = subprocess.run(
            [SPRUNG, "bundle", "--linux", "--debug", "--size", "300x300", "--package", package, os.path.join(cls.folder, "out")],
            cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        assert run.returncode == 0, run.stdout + run.stderr
        cls.program = os.path.join(cls.folder, "out", "bin", "Sample")
        cls.note = os.path.join(cls.folder, "a note.txt")
        with open(cls.note, "w", encoding="utf-8") as file:
            file.write("Buy milk")

    def start(self, *words):
        self.log = os.path.join(tempfile.mkdtemp(dir=self.folder), "log")
        before = self.server.screen()
        with open(self.log, "w", encoding="utf-8") as output:
            process = subprocess.Popen(
                [self.program, *words], env=self.server.environment, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=output,
                stderr=subprocess.STDOUT)
        self.addCleanup(stop, process)
        wait("the window", lambda: self.server.screen() != before)
        # Text is not drawn until after the first frame.
        time.sleep(1)
        return process

    def said(self):
        with open(self.log, encoding="utf-8") as file:
            return file.read()

    def name(self, pattern):
        """Returns the windows whose titles match a pattern."""
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", pattern], env=self.server.environment, capture_output=True, text=True)
        return found.stdout.split()

    def start_other(self, program, *words, output=None):
        """Starts another program with a window, in place of the previous one."""
        if getattr(self, "other", None):
            stop(self.other)
            wait("the end of the other program", lambda: not self.name("^(source|target)$"))
        self.other = subprocess.Popen(
            ["/usr/bin/python3", "-c", program, *words], env=self.server.environment, stdin=subprocess.DEVNULL, stdout=output)
        self.addCleanup(stop, self.other)

    def move(self, *points):
        """Moves the mouse between points in small steps."""
        for start, end in zip(points, points[1:]):
            for step in range(1, 13):
                self.server.do("mousemove", *[round(a + (b - a) * step / 12) for a, b in zip(start, end)])
                time.sleep(0.05)

    def drag(self, kind, value, end, *, over=None):
        """Drags text or a file from another window to a point, over another point if given."""
        self.start_other(SOURCE, kind, value)
        window = wait("the source", lambda: self.name("^source$"))[0]
        self.server.do("windowmove", "--sync", window, 600, 100)
        time.sleep(0.5)
        self.server.do("mousemove", 700, 200, "mousedown", 1)
        self.move((700, 200), *([over] if over else []), end)
        time.sleep(0.5)
        self.server.do("mouseup", 1)

    def test_opens_files_and_has_a_title(self):
        process = self.start("a note.txt", "https://example.com/a")
        wait("both", lambda: "https://example.com/a" in self.said())
        self.assertEqual(self.said().splitlines(), ["opened: Buy milk", "opened: https://example.com/a"])
        # The window's title is the title of the scene or, if the scene has no title, the name of the application.
        wait("the name", lambda: self.name("^Sample$"))
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
        self.start("a note.txt")
        wait("the title", lambda: self.name("^a note.txt$"))
        # The center of the bundled image is red.
        row = self.server.screen()[100]
        self.assertEqual(list(row[4 * 240:4 * 240 + 3]), [0x20, 0x20, 0xD0])

    def test_chooses_files(self):
        self.start()
        self.server.do("mousemove", 80, 100, "click", 1)
        window = wait("the dialog", lambda: [name for name in self.name(".*") if name not in self.name("^Sample$")])[-1]
        time.sleep(1)
        self.server.do("windowmove", "--sync", window, 320, 0, "mousemove", 600, 300)
        self.server.do("type", "--delay", 20, self.note)
        time.sleep(0.5)
        self.server.do("key", "Return")
        wait("the content", lambda: "opened: Buy milk" in self.said())
        self.server.do("mousemove", 80, 100, "click", 1)
        wait("the dialog again", lambda: len(self.name(".*")) > 1)
        time.sleep(1)
        self.server.do("key", "Escape")
        wait("nothing", lambda: "opened: nothing" in self.said())

    def test_takes_drops(self):
        self.start()
        self.drag("file", self.note, (150, 250))
        wait("the file", lambda: "opened: Buy milk" in self.said())

    def test_takes_dropped_texts(self):
        self.start()
        self.drag("text", "https://example.com/b", (150, 250))
        wait("the link", lambda: "opened: https://example.com/b" in self.said())
        before = self.server.screen()[20:60]
        self.drag("text", "dropped", (150, 40))
        wait("the text in the field", lambda: self.server.screen()[20:60] != before)

    def test_drop_interaction_takes_texts(self):
        self.start()
        self.drag("text", "dropped text", (240, 220))
        wait("the end", lambda: "drop: end" in self.said())
        self.assertEqual(
            self.said().splitlines(),
            ["drop: can handle remote", "drop: enter 1", "drop: perform", "drop: text dropped text", "drop: end"])

    def test_drop_interaction_takes_links_and_files(self):
        self.start()
        self.drag("text", "https://example.com/c", (240, 220))
        wait("the link", lambda: "drop: url https://example.com/c" in self.said())
        self.drag("file", self.note, (240, 220))
        wait("the file", lambda: "drop: text Buy milk" in self.said())
        wait("its address", lambda: "drop: url file://" + self.note.replace(" ", "%20") in self.said())

    def test_drop_interaction_forbids_and_is_left(self):
        self.start()
        self.drag("text", "rejected", (240, 270))
        wait("the end", lambda: "drop: end" in self.said())
        self.assertEqual(
            self.said().splitlines(), ["drop: can handle remote", "drop: enter 1", "drop: exit", "drop: end"])
        self.drag("text", "elsewhere", (600, 600), over=(240, 220))
        wait("the second end", lambda: self.said().count("drop: end") == 2)
        self.assertNotIn("drop: perform", self.said())

    def carry(self, start, action, *points):
        """Drags from a point of the sample to another window, over other points. Returns a function that reads the output
        of the other program."""
        log = os.path.join(tempfile.mkdtemp(dir=self.folder), "log")
        with open(log, "w", encoding="utf-8") as output:
            self.start_other(TARGET, action, output=output)
        window = wait("the target", lambda: self.name("^target$"))[0]
        self.server.do("windowmove", "--sync", window, 600, 100)
        time.sleep(0.5)
        self.server.do("mousemove", *start, "mousedown", 1)
        self.move(start, *points)
        time.sleep(0.5)
        self.server.do("mouseup", 1)

        def received():
            with open(log, encoding="utf-8") as file:
                return file.read()

        return received

    def test_carries_texts_to_other_programs(self):
        self.start()
        received = self.carry((25, 225), "copy", (700, 200))
        wait("the text", lambda: received() == "received: Carried text\n")
        wait("the end", lambda: "drag: end copy" in self.said())
        received = self.carry((25, 225), "move", (700, 200))
        wait("the text", lambda: received() == "received: Carried text\n")
        wait("the second end", lambda: "drag: end move" in self.said())

    def test_carries_links_and_files_to_other_programs(self):
        self.start()
        received = self.carry((65, 225), "copy", (700, 200))
        wait("the link", lambda: received() == "received: https://example.com/carried\n")
        received = self.carry((105, 225), "copy", (700, 200))
        wait("the file", lambda: received().endswith("/carried.json\n"))
        with open(received().split("file://")[1].strip(), encoding="utf-8") as file:
            self.assertEqual(file.read(), "[1, 2]")

    def test_carried_items_return_or_are_canceled(self):
        self.start()
        self.carry((25, 225), "copy", (700, 200), (240, 220))
        wait("the drop", lambda: "drop: end" in self.said())
        wait("the text", lambda: "drop: text Carried text" in self.said())
        self.assertEqual(
            [line for line in self.said().splitlines() if line.startswith("drop")],
            [
                "drop: can handle local", "drop: enter 1", "drop: exit", "drop: enter 1", "drop: perform", "drop: text Carried text",
                "drop: end"])
        wait("the end", lambda: "drag: end copy" in self.said())
        self.carry((25, 225), "copy", (600, 600))
        wait("the second end", lambda: "drag: end cancel" in self.said())
        # The drag source still works.
        self.carry((25, 225), "copy", (240, 220))
        wait("the third end", lambda: self.said().count("drag: end copy") == 2)

    def test_results_of_other_threads_are_displayed(self):
        for path in ("queue", "actor"):
            with self.subTest(path):
                process = self.start(f"work:/{path}")
                before = self.server.screen()[140:200]
                wait("the result", lambda: self.server.screen()[140:200] != before, patience=5)
                stop(process)


if __name__ == "__main__":
    unittest.main()
