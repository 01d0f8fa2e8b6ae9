# SPDX-License-Identifier: MIT
"""Tests windows as the user sees and uses them: with real X server events and images of the X server's screen."""
import os
import struct
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))
sys.dont_write_bytecode = True

from display import GALLERY, PROGRAM, ROOT, Compositor, Window, XServer, played, script, wait  # noqa: E402

GOLDENS = os.path.join(ROOT, "Tests", "Goldens", "demos")


def golden(demo):
    """Returns the time and hash of each frame of a demo's own script."""
    with open(os.path.join(GOLDENS, demo + ".txt"), encoding="utf-8") as file:
        return [line.split() for line in file.read().splitlines() if not line.startswith(("#", "sprung"))]


def events(lines, kind):
    """Returns the records of a given kind in a recording: flags, identifier, x, y, a, b and time."""
    rows = [line.split()[2:] for line in lines if line.startswith(f"event {kind} ")]
    return [[float(number) for number in row] for row in rows]


class OnX(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = XServer()
        cls.addClassCleanup(cls.server.end)

    def window(self, demo, *options, environment=None):
        window = Window(self.server, demo, *options, environment=environment)
        self.addCleanup(window.remove)
        return window

    def drag(self, start, end, steps=12):
        self.server.do("mousemove", *start, "mousedown", 1)
        for step in range(1, steps + 1):
            place = [round(a + (b - a) * step / steps) for a, b in zip(start, end)]
            self.server.do("mousemove", *place)
            time.sleep(0.016)
        self.server.do("mouseup", 1)

    def same_when_played(self, window, lines, demo):
        """Plays the recorded input in a new window. All frames must be equal."""
        # The frame in which the application is notified that the window closes is not recorded.
        frames = window.frames()[:sum(line.startswith("frame ") for line in lines)]
        again = played(self.server, window.recording, demo)
        self.assertEqual([frame[1] for frame in frames], [frame[1] for frame in again])

    def test_drag_scrolls_and_recording_reproduces_frames(self):
        window = self.window("springy-list-120")
        before = self.server.screen()
        self.drag((190, 600), (190, 250))
        window.rest()
        after = self.server.screen()
        self.assertNotEqual(before[300:700], after[300:700], "the screen shows the list where it was")
        lines = window.close()
        moves = events(lines, "move")
        self.assertEqual(len(events(lines, "down")), 1)
        self.assertEqual(len(events(lines, "up")), 1)
        self.assertGreater(len(moves), 4)
        times = [float(line.split()[-1]) for line in lines if line.startswith("event ")]
        self.assertEqual(times, sorted(times))
        self.same_when_played(window, lines, "springy-list-120")

    def test_positions_are_stage_points(self):
        window = self.window("controls")
        self.server.do("mousemove", 100, 300, "mousedown", 1)
        self.server.do("mousemove", 130, 310)
        self.server.do("mouseup", 1)
        window.rest()
        lines = window.close()
        self.assertEqual(events(lines, "down")[0][2:4], [100, 300])
        self.assertEqual(events(lines, "up")[0][2:4], [130, 310])

    def test_frame_times_are_written(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "times")
            window = self.window("springy-list-120", "--frame-times", path)
            self.drag((190, 600), (190, 250))
            window.rest()
            count = len(window.frames())
            window.close()
            with open(path, encoding="utf-8") as file:
                times = [float(line) for line in file]
        self.assertGreater(len(times), 10)
        self.assertLessEqual(len(times), count + 5)
        self.assertTrue(all(0 < one < 10_000 for one in times))

    def test_wheel_scrolls(self):
        window = self.window("springy-list-120")
        count = len(window.frames())
        self.server.do("mousemove", 200, 400)
        for _ in range(3):
            self.server.do("click", 5)
        window.rest()
        self.assertGreater(len(window.frames()), count + 2)
        turns = events(window.close(), "wheel")
        self.assertEqual([turn[5] for turn in turns], [100, 100, 100])
        self.assertEqual(turns[0][2:4], [200, 400])

    def test_secondary_button(self):
        window = self.window("controls")
        self.server.do("mousemove", 100, 300, "click", 3)
        window.rest()
        self.assertEqual(int(events(window.close(), "down")[0][0]) & 128, 128)

    def test_keys_and_modifiers(self):
        window = self.window("controls")
        self.server.do("mousemove", 200, 500, "key", "Tab", "key", "shift+Left", "key", "Escape")
        window.rest()
        lines = window.close()
        downs = [(int(event[1]), int(event[0])) for event in events(lines, "keydown")]
        self.assertEqual([down for down in downs], [(0x11000A, 0), (0x110001, 1), (0x11000B, 0)])
        self.assertEqual(len(events(lines, "keyup")), 3)

    def test_text_is_typed_and_pasted(self):
        window = self.window("messages", "--size", "320x568")
        self.server.do("mousemove", 120, 542, "click", 1)
        window.rest()
        self.server.do("type", "--delay", 30, "Hello!")
        window.rest()
        self.server.do("key", "ctrl+a", "key", "ctrl+c")
        window.rest()
        self.server.do("key", "End", "key", "ctrl+v")
        window.rest()
        lines = window.close()
        typed = "".join(chr(int(event[1])) for event in events(lines, "character"))
        self.assertEqual(typed, "Hello!")
        pastes = [event for event in events(lines, "keydown") if int(event[1]) == ord("v")]
        self.assertEqual([int(paste[0]) for paste in pastes], [8], "control and V paste, as command does")

    def test_text_is_composed_in_the_field(self):
        window = self.window("messages", "--size", "320x568")
        self.server.do("mousemove", 120, 542, "click", 1)
        window.rest()
        self.server.do("type", "--delay", 30, "caf")
        self.server.do("mousemove", 10, 10)
        window.rest()
        before = self.server.screen()
        self.server.do("key", "dead_acute")
        wait("the accent in the field", lambda: self.server.screen() != before)
        self.server.do("key", "e")
        window.rest()
        self.server.do("key", "Multi_key", "key", "o", "key", "e")
        window.rest()
        self.server.do("key", "dead_grave", "key", "Escape")
        window.rest()
        lines = window.close()
        # Edits are (start, length, new length). Selections are followed by composed ranges.
        edits = [edit[2:5] for edit in events(lines, "textedit")]
        selections = [selection[2:6] for selection in events(lines, "textselection")]
        self.assertEqual(edits[:2], [[3, 0, 1], [3, 1, 0]])
        self.assertEqual(selections[:2], [[4, 4, 3, 4], [3, 3, -1, -1]])
        self.assertEqual(selections[-1][2:], [-1, -1], "nothing is composed at the end")
        typed = [chr(int(event[1])) for event in events(lines, "character")]
        self.assertEqual("".join(typed[:5]), "caf\u00b4\u00e9")
        self.assertIn("\u0153", typed)
        self.same_when_played(window, lines, "messages")

    def test_primary_selection(self):
        window = self.window("messages", "--size", "320x568")
        self.server.do("mousemove", 120, 542, "click", 1)
        window.rest()
        self.server.do("type", "--delay", 30, "Hello")
        window.rest()
        self.server.do("key", "ctrl+a")
        window.rest()
        self.server.do("key", "End")
        window.rest()
        # A middle click pastes the selected text at the clicked position, but not outside text fields.
        self.server.do("mousemove", 180, 542, "click", 2)
        window.rest()
        self.server.do("mousemove", 120, 300, "click", 2)
        window.rest()
        lines = window.close()
        self.assertEqual("".join(chr(int(event[1])) for event in events(lines, "character")), "HelloHello")
        self.assertEqual(len(events(lines, "down")), 2)
        self.same_when_played(window, lines, "messages")

    def test_resizing_is_live(self):
        window = self.window("springy-list-120")
        name = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--class", "sprung-window"], env=self.server.environment, check=True,
            capture_output=True, text=True).stdout.split()[-1]
        self.server.do("windowsize", name, 700, 500)
        window.rest()
        lines = window.close()
        self.assertEqual(events(lines, "resize")[-1][2:5], [700, 500, 1])
        with open(window.picture, "rb") as file:
            self.assertEqual(struct.unpack(">II", file.read(24)[16:]), (700, 500))

    def test_resting_window_uses_no_processor_time(self):
        window = self.window("springy-carousel")
        time.sleep(1)
        count, ticks = len(window.frames()), window.processor_ticks()
        time.sleep(2)
        self.assertEqual(len(window.frames()), count, "frames come though nothing moves")
        self.assertLessEqual(window.processor_ticks() - ticks, 1, "the processor is used though nothing moves")

    def test_resting_window_and_application_do_not_wake_up(self):
        window = self.window("springy-carousel")
        time.sleep(2)
        before = window.wake_ups()
        time.sleep(5)
        self.assertLessEqual(window.wake_ups() - before, 10, "a process wakes up though nothing moves")

    def test_desktop_prefers_dark(self):
        folder = os.path.join(self.server.environment["XDG_CONFIG_HOME"], "gtk-4.0")
        os.makedirs(folder)
        path = os.path.join(folder, "settings.ini")
        with open(path, "w", encoding="utf-8") as file:
            file.write("[Settings]\ngtk-application-prefer-dark-theme=1\ngtk-enable-animations=0\n")
        self.addCleanup(os.remove, path)
        window = self.window("controls")
        lines = window.close()
        self.assertEqual([event[1] for event in events(lines, "appearance")], [1])
        self.assertEqual([event[1] for event in events(lines, "reducedmotion")], [1])

    def test_default_preferences_are_not_sent(self):
        lines = self.window("controls", "--light").close()
        self.assertEqual([line.split()[1] for line in lines if line.startswith("event ")], ["abilities"])

    def test_screen_with_two_pixels_per_point(self):
        window = self.window("controls", "--size", "300x400", environment={"GDK_SCALE": "2"})
        lines = window.close()
        self.assertIn("size 300.0 400.0 2.0", lines)
        with open(window.picture, "rb") as file:
            self.assertEqual(struct.unpack(">II", file.read(24)[16:]), (600, 800))

    def test_device(self):
        lines = self.window("controls", "--device", "iPhone 15").close()
        self.assertIn("size 393.0 852.0 1.0", lines)
        self.assertEqual([event[1] for event in events(lines, "safearea")], [1])

    def test_device_has_a_frame(self):
        window = self.window("controls", "--device", "iphone-15")
        pixels = self.server.screen()

        def color(x, y):
            return tuple(pixels[y][4 * x + channel] for channel in (2, 1, 0))

        # The margin and the bezel are together 24 points wide. The bezel and the island are dark.
        bezel, island, middle = (0x16, 0x16, 0x17), (0, 0, 0), color(24 + 196, 24 + 100)
        self.assertEqual([color(14, 400), color(24 + 393 + 6, 400), color(24 + 10, 24 + 10)], [bezel] * 3)
        self.assertEqual(color(24 + 196, 24 + 30), island)
        self.assertNotIn(middle, (bezel, island))
        self.assertNotEqual(color(2, 2), bezel)
        # Pointer positions are relative to the stage inside the frame.
        self.server.do("mousemove", 24 + 100, 24 + 400, "click", 1)
        window.rest()
        self.assertEqual(events(window.close(), "down")[0][2:4], [100, 400])

    def test_program_that_is_no_application(self):
        run = subprocess.run(
            [PROGRAM, "--script", "/dev/null", "/bin/true"], env=self.server.environment, capture_output=True, text=True)
        self.assertEqual(run.returncode, 2)
        with tempfile.NamedTemporaryFile("w", suffix=".sprung") as file:
            file.write("sprung-script 2\nsize 300 300 1\nwait 1\n")
            file.flush()
            run = subprocess.run(
                [PROGRAM, "--script", file.name, "/bin/true"], env=self.server.environment, capture_output=True, text=True)
        self.assertEqual(run.returncode, 2)
        self.assertIn("true is not an application of Sprung: exit status 0", run.stderr)

    def test_gallery_changes_demos(self):
        process = subprocess.Popen(
            [PROGRAM, "--gallery", GALLERY, "wheel"], env=self.server.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(process.wait)
        self.addCleanup(process.terminate)

        def demos():
            children = subprocess.run(
                ["ps", "--ppid", str(process.pid), "-o", "args="], capture_output=True, text=True).stdout
            return [line.split()[-1] for line in children.splitlines()]

        wait("the demo", lambda: demos() == ["wheel"])
        time.sleep(1)
        # Click the second button of the bar.
        self.server.do("mousemove", 72, 28, "click", 1)
        wait("the next demo", lambda: demos() == ["cover-flow"])


# Every fourth demo is played in a window, or all of them in `make soak`.
STEP = 1 if os.environ.get("SPRUNG_MATRIX") == "all" else 4


class Goldens(unittest.TestCase):
    """Tests that the frames of demos equal those of all other hosts."""

    def check(self, display, demo):
        with tempfile.NamedTemporaryFile("w", suffix=".sprung") as file:
            file.write(script(demo))
            file.flush()
            self.assertEqual(played(display, file.name, demo), golden(demo), demo)

    def check_half(self, half):
        server = XServer()
        self.addCleanup(server.end)
        for name in sorted(os.listdir(GOLDENS))[::STEP][half::2]:
            with self.subTest(name):
                self.check(server, name.removesuffix(".txt"))

    def test_first_half(self):
        self.check_half(0)

    def test_second_half(self):
        self.check_half(1)

    def test_wayland(self):
        compositor = Compositor()
        self.addCleanup(compositor.end)
        for demo in ("cover-flow", "controls"):
            with self.subTest(demo):
                self.check(compositor, demo)


if __name__ == "__main__":
    unittest.main()
