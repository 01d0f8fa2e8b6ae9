# SPDX-License-Identifier: MIT
"""Tests `sprung run` as a developer uses it: an application in a window changes while it runs."""
import os
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))
sys.dont_write_bytecode = True

from display import ROOT, XServer, stop, wait  # noqa: E402

SPRUNG = os.path.join(ROOT, "bin", "sprung")


class Run(unittest.TestCase):
    def setUp(self):
        self.server = XServer()
        self.addCleanup(self.server.end)
        self.folder = tempfile.mkdtemp(prefix="sprung-run-")
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        subprocess.run(
            [SPRUNG, "new", "Hello", "--template", "list"], cwd=self.folder, check=True, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL)
        self.source = os.path.join(self.folder, "Hello", "Sources", "Hello", "RootViewController.swift")
        self.log = os.path.join(self.folder, "log")
        with open(self.log, "w", encoding="utf-8") as output:
            self.process = subprocess.Popen(
                [SPRUNG, "run"], cwd=os.path.join(self.folder, "Hello"), env=self.server.environment, stdin=subprocess.DEVNULL,
                stdout=output, stderr=subprocess.STDOUT)
        self.addCleanup(stop, self.process)

    def said(self, words):
        with open(self.log, encoding="utf-8") as file:
            return file.read().count(words)

    def wait_for(self, words, count=1):
        wait(f"'{words}'", lambda: self.said(words) >= count, patience=300)

    def change(self, old, new):
        with open(self.source, encoding="utf-8") as file:
            text = file.read()
        self.assertIn(old, text)
        with open(self.source, "w", encoding="utf-8") as file:
            file.write(text.replace(old, new))

    def screen_changes(self, before):
        wait("another picture", lambda: self.server.screen() != before)

    def test_changes_errors_and_the_end(self):
        empty = self.server.screen()
        self.wait_for("Built Hello in")
        self.screen_changes(empty)
        time.sleep(1)
        # Input received before the source change is replayed after the change.
        self.server.do("mousemove", 200, 400, "mousemove", 201, 401, "click", 5, "click", 5)
        time.sleep(2)
        before = self.server.screen()
        self.change("Row ", "Line ")
        self.wait_for("Built Hello in", 2)
        self.wait_for("Replayed")
        self.screen_changes(before)
        # A compiler error appears over the last frame and disappears when the error is fixed.
        time.sleep(2)
        before = self.server.screen()
        self.change("import UIKit", "import UIKit\nlet wrong: Int = \"text\"")
        self.wait_for("error: cannot convert")
        self.screen_changes(before)
        self.change("\nlet wrong: Int = \"text\"", "")
        self.wait_for("Replayed", 2)
        wait("the picture before the error", lambda: self.server.screen() == before)
        # The command ends when the window closes.
        children = subprocess.run(
            ["ps", "--ppid", str(self.process.pid), "-o", "pid=,comm="], capture_output=True, text=True).stdout
        window = next(line.split()[0] for line in children.splitlines() if "sprung-window" in line)
        os.kill(int(window), 15)
        self.assertEqual(self.process.wait(20), 0)


if __name__ == "__main__":
    unittest.main()
