# SPDX-License-Identifier: MIT
"""Tests of preferences that a desktop reports through the settings portal, on a private session bus."""
import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))
sys.dont_write_bytecode = True

from display import Window, XServer, has_bus, on_bus  # noqa: E402

if __name__ == "__main__" and not has_bus():
    sys.exit(on_bus(__file__))

import threading  # noqa: E402

from gi.repository import Gio, GLib  # noqa: E402

INTERFACE = """
<node><interface name="org.freedesktop.portal.Settings">
  <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>
"""
PATH = "/org/freedesktop/portal/desktop"


class Portal:
    """A desktop's settings portal that runs on a separate thread."""

    def __init__(self, values):
        self.values = values
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        interface = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]
        self.bus.register_object(PATH, interface, self.called, None, None)
        Gio.bus_own_name_on_connection(self.bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE, None, None)
        self.loop = GLib.MainLoop()
        threading.Thread(target=self.loop.run, daemon=True).start()

    def called(self, bus, sender, path, interface, method, parameters, invocation):
        space, key = parameters.unpack()
        if space == "org.freedesktop.appearance" and key in self.values:
            value = GLib.Variant("v", GLib.Variant("u", self.values[key]))
            invocation.return_value(GLib.Variant.new_tuple(value))
        else:
            invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "Requested setting not found")

    def change(self, key, value):
        self.values[key] = value
        changed = GLib.Variant("(ssv)", ("org.freedesktop.appearance", key, GLib.Variant("u", value)))
        self.bus.emit_signal(None, PATH, "org.freedesktop.portal.Settings", "SettingChanged", changed)


class Preferences(unittest.TestCase):
    def test_color_scheme_and_contrast(self):
        server = XServer()
        self.addCleanup(server.end)
        portal = Portal({"color-scheme": 1})
        window = Window(server, "controls")
        self.addCleanup(window.remove)
        portal.change("color-scheme", 2)
        window.rest()
        portal.change("contrast", 1)
        window.rest()
        portal.change("color-scheme", 0)
        window.rest()
        lines = [line.split() for line in window.close()]

        def told(kind):
            return [int(words[3]) for words in lines if words[:2] == ["event", kind]]

        # Without a preference, GTK's theme applies, which is light.
        self.assertEqual(told("appearance"), [1, 0])
        self.assertEqual(told("contrast"), [1])


if __name__ == "__main__":
    unittest.main()
