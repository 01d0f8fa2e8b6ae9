# SPDX-License-Identifier: MIT
"""A page that shows one demo, and the fingers, wheels and keys of the person in front of it."""
import time


class Stage:
    """One page in a browser context of its own.

    demo     the name of the demo, as in `sprung list`; None opens the index page
    manual   True stops the clock: frames come from `tick` alone
    touch    whether the device has a touch screen
    """

    def __init__(self, browser, address, demo, manual=False, touch=True, width=390, height=844, scale=2, **context):
        self.errors = []
        self.expects_errors = False
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=scale, has_touch=touch, **context)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._note)
        self.page.goto(address + ("?clock=manual" if manual else "") + (f"#{demo}" if demo else ""))
        if demo:
            self.page.wait_for_function("() => window.sprung && window.sprung.ready", timeout=15000)
        self.touches = self.context.new_cdp_session(self.page)

    def _note(self, message):
        if message.type in ("error", "warning") and "favicon" not in message.text:
            self.errors.append(f"{message.type}: {message.text}")

    def close(self):
        self.context.close()

    # What the page says of itself

    def hash(self):
        """The state hash, sixteen hexadecimal digits."""
        return self.page.evaluate("() => window.sprung.hash()")

    def frames(self):
        """The number of frames so far."""
        return self.page.evaluate("() => window.sprung.frames")

    def recording(self):
        """All input and frames since the start, as a script."""
        return self.page.evaluate("() => window.sprung.recording()")

    def tick(self, milliseconds):
        """One frame at this time; only with a manual clock."""
        self.page.evaluate("ms => window.sprung.tick(ms)", milliseconds)

    def tiles(self):
        """The list items on the page: {number: (x, y)} of their centres in stage points, by place in the list."""
        items = self.page.evaluate(
            """() => [...document.querySelectorAll('[role=listitem]')].map(element => {
                 const box = element.getBoundingClientRect();
                 return [Number(element.getAttribute('aria-posinset')), box.x + box.width / 2, box.y + box.height / 2];
               })""")
        return {number: (x, y) for number, x, y in items}

    def wait_for_rest(self, seconds=10):
        """Waits until the page asks for no more frames, and returns how long that took."""
        start = time.monotonic()
        before = self.frames()
        while time.monotonic() - start < seconds:
            self.page.wait_for_timeout(150)
            now = self.frames()
            if now == before:
                return time.monotonic() - start
            before = now
        raise AssertionError(f"the page still draws frames after {seconds} s")

    # What the person does; coordinates are CSS pixels of the page

    def touch(self, kind, *points):
        """One touch event with all fingers that are down: `touch('touchMove', (x, y))`."""
        self.touches.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]})

    def touch_tap(self, x, y):
        self.touch("touchStart", (x, y))
        self.page.wait_for_timeout(60)
        self.touch("touchEnd")

    def touch_drag(self, start, end, seconds=0.3, steps=18, lift=True, rest=0.0):
        """A finger goes from start to end in equal steps; with `rest` it waits before it lifts."""
        self.touch("touchStart", start)
        for step in range(1, steps + 1):
            part = step / steps
            self.touch("touchMove", tuple(a + (b - a) * part for a, b in zip(start, end)))
            self.page.wait_for_timeout(1000 * seconds / steps)
        if lift:
            if rest:
                self.page.wait_for_timeout(1000 * rest)
            self.touch("touchEnd")
