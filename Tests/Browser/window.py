# SPDX-License-Identifier: MIT
"""Controls a window of a browser that Playwright does not support, with user actions in terms of WebDriver.

Playwright downloads its own Firefox and WebKit, and requires commands that Debian's Firefox does not support. Both browsers
support WebDriver, in which pages run functions and users have pointers, wheels and keys. `Firefox` and `WebKit` define how a
command is sent.
"""
import abc
import json
import time

# After two screen frames, pending output has arrived and is drawn.
TWO_FRAMES = "() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))"
MIDDLE_OF = """(selector) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""


class NoAnswer(AssertionError):
    """A command, or the code that it ran in the page, has failed."""


class Window(abc.ABC):
    """One window of a browser that displays one page after another. All coordinates are the page's."""

    # Whether a pointer can represent a touch.
    HAS_TOUCH: bool

    # Maps Playwright key names to WebDriver key codes.
    KEYS = {
        "Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "PageDown": "\ue00f", "End": "\ue010",
        "Home": "\ue011", "ArrowUp": "\ue013", "ArrowDown": "\ue015"}

    @abc.abstractmethod
    def visit(self, address):
        """Opens an address without waiting for the page."""

    @abc.abstractmethod
    def call(self, function):
        """Runs a JavaScript function without parameters, awaits its promise, and returns the resulting text."""

    @abc.abstractmethod
    def perform(self, source):
        """Performs the actions of a WebDriver input source: a pointer, a wheel or keys."""

    @abc.abstractmethod
    def errors(self):
        """Returns the console's errors and warnings since the last call."""

    def open(self, address):
        """Opens the gallery at an address and waits until it displays something."""
        # Leaves the previous page, because otherwise that page might respond.
        self.visit("about:blank")
        self.wait_for("() => location.href === 'about:blank'", seconds=30, leaves=True)
        self.visit(address)
        self.wait_for("() => window.sprung", seconds=30, leaves=True)
        self.evaluate("() => sprung.ready")

    def evaluate(self, function, *arguments):
        """Returns the result of a JavaScript function or of its promise."""
        words = ", ".join(json.dumps(argument) for argument in arguments)
        return json.loads(self.call(f"async () => JSON.stringify(await ({function})({words}) ?? null)"))

    def wait_for(self, function, *arguments, seconds=10, leaves=False):
        """Waits until a JavaScript function returns a truthy value. A page that is being left may not respond."""
        end = time.monotonic() + seconds
        while True:
            try:
                if self.evaluate(f"async (...words) => Boolean(await ({function})(...words))", *arguments):
                    return
            except NoAnswer:
                if not leaves:
                    raise
            assert time.monotonic() < end, f"not within {seconds} seconds: {function}"
            time.sleep(0.02)

    def middle_of(self, selector):
        return tuple(self.evaluate(MIDDLE_OF, selector))

    def point(self, kind, *actions, touch=False):
        """Performs actions of one pointer, one after another."""
        name = "touch" if touch else "mouse"
        self.perform({"type": "pointer", "id": name, "parameters": {"pointerType": name}, "actions": [kind, *actions]})
        self.evaluate(TWO_FRAMES)

    def drag(self, start, end, steps=6, between=lambda: None, touch=False, lift=True):
        """Presses a pointer at start, moves it to end in steps, and releases it. `between` advances the time after each
        step."""
        self.point(move(start), {"type": "pointerDown", "button": 0}, touch=touch)
        between()
        for step in range(1, steps + 1):
            self.point(move(tuple(a + (b - a) * step / steps for a, b in zip(start, end))), touch=touch)
            between()
        if lift:
            self.point({"type": "pointerUp", "button": 0}, touch=touch)

    def click(self, place):
        self.point(move(place), {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})

    def turn_wheel(self, place, distance):
        """Turns the wheel down over a point."""
        x, y = map(round, place)
        self.perform({"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": distance}]})
        self.evaluate(TWO_FRAMES)

    def press(self, *keys):
        """Presses keys one after another: letters or key names."""
        values = [self.KEYS.get(key, key) for key in keys]
        self.perform({"type": "key", "id": "keys", "actions": [
            {"type": kind, "value": value} for value in values for kind in ("keyDown", "keyUp")]})
        self.evaluate(TWO_FRAMES)


def move(place):
    return {"type": "pointerMove", "x": round(place[0]), "y": round(place[1])}
