# SPDX-License-Identifier: MIT
"""Tests of windows with a screen reader's interface, AT-SPI, on a private session bus.

Only the system's Python has the GObject bindings, so this file restarts itself with that interpreter.
"""
import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))
sys.dont_write_bytecode = True

from display import Window, XServer, has_bus, on_bus, wait  # noqa: E402

if __name__ == "__main__" and not has_bus():
    sys.exit(on_bus(__file__))

import gi  # noqa: E402

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


def texts(node, depth=0):
    """Returns all descendants of an element, as tuples of depth, role, name and element."""
    rows = []
    try:
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            if child is None:
                continue
            rows.append((depth, child.get_role_name(), child.get_name(), child))
            rows += texts(child, depth + 1)
    except GLib.GError:
        # The element was removed while it was being read.
        pass
    return rows


def has(element, state):
    return element.get_state_set().contains(state)


class Accessibility(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = XServer()
        cls.addClassCleanup(cls.server.end)
        cls.server.environment.pop("GTK_A11Y")
        Atspi.init()

    def window(self, demo, *options):
        window = Window(self.server, demo, *options)
        self.addCleanup(window.remove)
        return window

    def application(self):
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child is not None and child.get_name() == "sprung-window":
                return child
        return None

    def elements(self):
        application = wait("the application on the bus", self.application)
        application.clear_cache()
        return texts(application)

    def find(self, role, name):
        def found():
            return next((row[3] for row in self.elements() if row[1] == role and row[2] == name), None)

        return wait(f"the {role} '{name}'", found)

    def test_roles_names_states_and_places(self):
        window = self.window("controls")
        wait("elements", lambda: len(self.elements()) > 10)
        rows = self.elements()
        named = [(role, name) for _, role, name, _ in rows]
        stage = next(element for _, role, name, element in rows if (role, name) == ("panel", "gallery"))
        self.assertEqual(stage.get_child_at_index(1).get_name(), "Controls", "the heading is read first")
        for pair in (("heading", "Controls"), ("push button", "Alert"), ("label", "Nothing sent yet")):
            self.assertIn(pair, named)
        toggle, slider = self.find("check box", "Spin"), self.find("slider", "Pages, page 1 of 3")
        self.assertFalse(has(toggle, Atspi.StateType.CHECKED))
        self.assertTrue(has(toggle, Atspi.StateType.FOCUSABLE))
        self.assertEqual(
            [slider.get_minimum_value(), slider.get_current_value(), slider.get_maximum_value()], [0, 1, 3])
        box = self.find("push button", "Alert").get_extents(Atspi.CoordType.WINDOW)
        # The accessibility element is at the position of the drawn button.
        self.server.do("mousemove", box.x + box.width // 2, box.y + box.height // 2, "click", 1)
        wait("the alert", lambda: any(row[1] in ("dialog", "alert") for row in self.elements()))
        window.close()

    def test_actions(self):
        window = self.window("controls")
        toggle = self.find("check box", "Spin")
        toggle.do_action(0)
        wait("the switch", lambda: has(self.find("check box", "Spin"), Atspi.StateType.CHECKED))
        slider = self.find("slider", "Pages, page 1 of 3")
        self.assertEqual([slider.get_action_name(index) for index in range(2)], ["element.increase", "element.decrease"])
        slider.do_action(0)
        slider = self.find("slider", "Pages, page 2 of 3")
        self.assertEqual(slider.get_current_value(), 2)
        slider.set_current_value(3)
        slider = self.find("slider", "Pages, page 3 of 3")
        # Elements behind a dialog are not exposed.
        self.find("push button", "Alert").do_action(0)
        wait("the dialog", lambda: any(has(row[3], Atspi.StateType.MODAL) for row in self.elements()))
        wait("nothing behind it", lambda: ("push button", "Sheet") not in [row[1:3] for row in self.elements()])
        lines = window.close()
        self.assertEqual(sum(line.startswith("event activate ") for line in lines), 2)

    def test_focus(self):
        window = self.window("controls")
        self.find("push button", "Dark")
        self.server.do("mousemove", 200, 500, "key", "Tab")

        def focused():
            return [row[2] for row in self.elements() if has(row[3], Atspi.StateType.FOCUSED)]

        wait("a focused element", lambda: [name for name in focused() if name not in ("gallery", "")])
        # GTK 4.8 rejects AT-SPI focus requests, so elements offer a focus action.
        button = self.find("push button", "Large")
        self.assertEqual([button.get_action_name(index) for index in range(2)], ["element.press", "element.focus"])
        button.do_action(1)
        wait("the focus on another one", lambda: focused() == ["Large"])
        # The application still receives keys.
        self.server.do("key", "Tab")
        wait("the next one", lambda: focused() and focused() != ["Large"])
        lines = window.close()
        self.assertEqual(sum(line.startswith("event focus ") for line in lines), 1)

    def test_lists_and_items(self):
        self.window("springy-list-120")
        items = wait("items", lambda: [row for row in self.elements() if row[1] == "list item"])
        self.assertGreater(len(items), 5)
        self.assertTrue(any(row[1] == "list" for row in self.elements()))
        first = items[0][3]
        top = first.get_extents(Atspi.CoordType.WINDOW).y
        self.server.do("mousemove", 200, 400, "click", 5)
        wait("the list to move", lambda: all(
            row[3].get_extents(Atspi.CoordType.WINDOW).y != top for row in self.elements() if row[2] == first.get_name()))

    def test_announcements(self):
        window = self.window("messages", "--size", "320x568")
        self.server.do("mousemove", 120, 542, "click", 1)
        window.rest()
        self.server.do("type", "--delay", 30, "Hello!")
        window.rest()
        self.server.do("key", "Return")
        wait("an announcement", lambda: [row for row in self.elements() if row[1:3] == ("status bar", "Sent: Hello!")])

    def test_texts(self):
        window = self.window("messages", "--size", "320x568")
        self.server.do("mousemove", 120, 542, "click", 1)
        window.rest()
        self.server.do("type", "--delay", 30, "Hello!")
        # The edited text is exposed as the field's description.
        wait("the text", lambda: [
            row for row in self.elements() if row[1] in ("text", "entry") and row[3].get_description() == "Hello!"])


if __name__ == "__main__":
    unittest.main()
