# SPDX-License-Identifier: MIT
"""A page that shows one demo, and the fingers, wheels and keys of the person in front of it."""

class Stage:
    """One page in a browser context of its own.

    demo     the name of the demo, as in `sprung list`; None opens the index page
    manual   True stops the clock: frames come from `tick` alone
    touch    whether the device has a touch screen
    size     width and height of the stage in points
    before   a script that runs before the page's own
    routes   {pattern: function}: answers to requests instead of the server's

    All coordinates are points of the stage.
    """

    def __init__(self, browser, address, demo, manual=False, touch=True, size=(320, 568), scale=2, before=None,
                 routes=None, **context):
        self.errors = []
        self.expects_errors = False
        self.scale = scale
        self.manual = manual
        self.context = browser.new_context(
            viewport={"width": 1000, "height": 800}, device_scale_factor=scale, has_touch=touch, **context)
        self.page = self.context.new_page()
        if before:
            self.page.add_init_script(before)
        for pattern, answer in (routes or {}).items():
            self.page.route(pattern, answer)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._note)
        parameters = (["clock=manual"] if manual else []) + ([f"size={size[0]}x{size[1]}"] if size else [])
        self.page.goto(f"{address}?{'&'.join(parameters)}" + (f"#/{demo}" if demo else ""))
        self.page.wait_for_function("() => window.sprung", timeout=15000)
        self.page.evaluate("() => window.sprung.ready")
        self.fingers = self.context.new_cdp_session(self.page)
        self.left = self.top = 0
        if demo:
            box = self.page.locator(".stage").bounding_box()
            self.left, self.top = box["x"], box["y"]

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

    def tick(self, milliseconds=1000 / 60, count=1):
        """Frames, each so long after the one before; only with a manual clock. Returns the last one's flags."""
        return self.page.evaluate("([ms, count]) => window.sprung.tick(ms, count)", [milliseconds, count])

    def is_awake(self):
        """Whether the page asks for frames at present."""
        return self.page.evaluate("() => window.sprung.isAwake")

    def tiles(self):
        """The list items on the page by their place in the list, counted from 0: {index: (x, y)} of their centres."""
        items = self.page.evaluate(
            """() => [...document.querySelectorAll('.stage [role=listitem]')].map(element => {
                 const box = element.getBoundingClientRect();
                 return [Number(element.getAttribute('aria-posinset')), box.x + box.width / 2, box.y + box.height / 2];
               })""")
        return {number - 1: (x - self.left, y - self.top) for number, x, y in items}

    def is_reachable(self, locator):
        """Whether assistive technology and the keyboard reach an element: it is not below a modal view."""
        return locator.evaluate("element => !element.closest('[inert]')")

    def wait_for_rest(self, seconds=10):
        """Waits until the page asks for no more frames."""
        self.page.wait_for_function("() => !window.sprung.isAwake", timeout=1000 * seconds)

    # What the person does

    def touch(self, kind, *points):
        """One touch event with all fingers that are down: `touch('touchMove', (x, y))`."""
        self.fingers.send("Input.dispatchTouchEvent", {
            "type": kind,
            "touchPoints": [
                {"x": x + self.left, "y": y + self.top, "id": index} for index, (x, y) in enumerate(points)]})
        if self.manual:
            # Chromium hands moves to a page once a frame of the screen, which here is not a frame of the program.
            self.page.evaluate(
                "() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))")

    def touch_tap(self, x, y):
        """A finger touches for a moment."""
        self.touch("touchStart", (x, y))
        self.page.wait_for_timeout(60)
        self.touch("touchEnd")

    def touch_drag(self, start, end, seconds=0.3, steps=18, rest=0.0, lift=True):
        """A finger goes from start to end in equal steps; it waits for `rest` seconds before it lifts."""
        self.touch("touchStart", start)
        for step in range(1, steps + 1):
            part = step / steps
            self.touch("touchMove", tuple(a + (b - a) * part for a, b in zip(start, end)))
            self.page.wait_for_timeout(1000 * seconds / steps)
        if rest:
            self.page.wait_for_timeout(1000 * rest)
        if lift:
            self.touch("touchEnd")

    def click(self, x, y):
        """A click of the mouse."""
        self.page.mouse.click(x + self.left, y + self.top)

    def turn_wheel(self, x, y, dx, dy):
        """The wheel turns over a point, by points to the right and down."""
        self.page.mouse.move(x + self.left, y + self.top)
        # Chromium takes the distance in pixels of the screen.
        self.page.mouse.wheel(dx * self.scale, dy * self.scale)
