# SPDX-License-Identifier: MIT
"""A page that displays one demo, with simulated touches, wheel and keys."""
import contextlib
import math

# The duration of a frame in milliseconds.
FRAME = 1000 / 60

# With the clock "steady", each browser frame is a program frame. Program frames are a sixtieth of a second apart,
# regardless of the machine's speed. While the clock is held, only the test advances frames.
STEADY = """
  window.steady = { isHeld: false, isAwake: true };
  const turn = () => {
    requestAnimationFrame(turn);
    if (steady.isHeld || !window.sprung?.frames) return;
    steady.isAwake = (window.sprung.tick() & 1) !== 0;
  };
  requestAnimationFrame(turn);
"""


class Stage:
    """One page in a separate browser context.

    demo     the name of the demo, as in `sprung list`; None opens the index page
    clock    "steady": the program's time follows frames, so that a slow machine does not slow touches; "real": uses the
             browser's clock; "manual": only `tick` advances frames
    manual   True is short for the manual clock
    touch    whether the device has a touch screen
    size     width and height of the stage in points
    before   a script that runs before the page's own
    routes   {pattern: function}: responses to requests instead of the server's
    asks     additional query parameters of the address, such as ["dir=rtl"]
    viewport width and height of the window in pixels

    All coordinates are in points of the stage, and all times are in seconds of the program's clock.
    """

    def __init__(self, browser, address, demo, manual=False, clock="steady", touch=True, size=(320, 568), scale=2,
                 before=None, routes=None, asks=(), viewport=(1000, 800), **context):
        self.errors = []
        self.expects_errors = False
        self.scale = scale
        self.clock = "manual" if manual else clock
        # Whether only the test advances frames.
        self.manual = manual
        self.context = browser.new_context(
            viewport={"width": viewport[0], "height": viewport[1]}, device_scale_factor=scale, has_touch=touch,
            **context)
        self.page = self.context.new_page()
        if before:
            self.page.add_init_script(before)
        if self.clock == "steady":
            self.page.add_init_script(STEADY)
        for pattern, answer in (routes or {}).items():
            self.page.route(pattern, answer)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._note)
        parameters = list(asks) + ([] if self.clock == "real" else ["clock=manual"])
        parameters += [f"size={size[0]}x{size[1]}"] if size else []
        self.page.goto(f"{address}?{'&'.join(parameters)}" + (f"#/{demo}" if demo else ""))
        self.page.wait_for_function("() => window.sprung", timeout=15000)
        self.page.evaluate("() => window.sprung.ready")
        self.fingers = self.context.new_cdp_session(self.page)
        self.left = self.top = 0
        if demo:
            box = self.page.locator(".stage").first.bounding_box()
            self.left, self.top = box["x"], box["y"]

    def _note(self, message):
        if message.type in ("error", "warning") and "favicon" not in message.text:
            self.errors.append(f"{message.type}: {message.text}")

    def close(self):
        self.context.close()

    # Reports from the page.

    def hash(self):
        """Returns the state hash as sixteen hexadecimal digits."""
        return self.page.evaluate("() => window.sprung.hash()")

    def frames(self):
        """Returns the number of frames so far."""
        return self.page.evaluate("() => window.sprung.frames")

    def recording(self):
        """Returns all input and frames since the start as a script."""
        return self.page.evaluate("() => window.sprung.recording()")

    def tick(self, milliseconds=FRAME, count=1):
        """Advances by `count` frames of `milliseconds` each. The clock must be stopped. Returns the flags of the last
        frame."""
        return self.page.evaluate("([ms, count]) => window.sprung.tick(ms, count)", [milliseconds, count])

    def is_awake(self):
        """Returns whether something is moving."""
        if self.clock == "steady":
            return self.page.evaluate("() => window.steady.isAwake")
        return self.page.evaluate("() => window.sprung.isAwake")

    @contextlib.contextmanager
    def held(self):
        """While this context is active, the steady clock advances only by calls of the test: `wait`, `tick` and
        drags."""
        if self.manual or self.clock != "steady":
            yield
            return
        self.page.evaluate("() => { window.steady.isHeld = true; }")
        self.manual = True
        try:
            yield
        finally:
            self.manual = False
            self.page.evaluate("() => { window.steady.isAwake = true; window.steady.isHeld = false; }")

    def wait(self, seconds):
        """Advances by the given time, in frames of at most a sixtieth of a second."""
        if self.clock == "real":
            self.page.wait_for_timeout(1000 * seconds)
            return
        count = max(1, math.ceil(1000 * seconds / FRAME - 1e-6))
        with self.held():
            self.tick(1000 * seconds / count, count)

    def tiles(self):
        """Returns the centers of the list items on the page by their index in the list, starting at 0: {index: (x, y)}."""
        items = self.page.evaluate(
            """() => [...document.querySelectorAll('.stage [role=listitem]')].map(element => {
                 const box = element.getBoundingClientRect();
                 return [Number(element.getAttribute('aria-posinset')), box.x + box.width / 2, box.y + box.height / 2];
               })""")
        return {number - 1: (x - self.left, y - self.top) for number, x, y in items}

    def labels(self):
        """Returns the labels of the list items in list order."""
        return self.page.evaluate(
            """() => [...document.querySelectorAll('.stage [role=listitem]')]
                 .sort((a, b) => a.getAttribute('aria-posinset') - b.getAttribute('aria-posinset'))
                 .map(element => element.getAttribute('aria-label'))""")

    def is_reachable(self, locator):
        """Returns whether assistive technology and the keyboard reach an element: it must not be below a modal view. Elements
        below a modal view cannot be found by role either."""
        return locator.count() > 0 and locator.evaluate("element => !element.closest('[inert]')")

    def wait_for_rest(self, seconds=10):
        """Waits until nothing moves, for a limited number of seconds of the program's clock."""
        if self.clock == "real":
            self.page.wait_for_function("() => !window.sprung.isAwake", timeout=1000 * seconds)
            return
        with self.held():
            self._arrive()
            is_still = self.page.evaluate("""(count) => {
              for (let frame = 0; frame < count; frame++) if (!(window.sprung.tick() & 1)) return true;
              return false;
            }""", math.ceil(seconds * 60))
        assert is_still, f"the stage still moves after {seconds} seconds"

    # The user's actions

    def touch(self, kind, *points):
        """Sends one touch event with all active touches: `touch('touchMove', (x, y))`."""
        self.fingers.send("Input.dispatchTouchEvent", {
            "type": kind,
            "touchPoints": [
                {"x": x + self.left, "y": y + self.top, "id": index} for index, (x, y) in enumerate(points)]})
        self._arrive()

    def _arrive(self):
        """Waits for a pending event: Chromium sends moves to a page once per screen frame."""
        if self.manual:
            self.page.evaluate(
                "() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))")

    def touch_tap(self, x, y):
        """Taps a point."""
        with self.held():
            self.touch("touchStart", (x, y))
            self.wait(0.06)
            self.touch("touchEnd")

    def drag(self, means, start, end, **options):
        """Drags by touch or mouse, depending on `means`, with the options of `touch_drag`."""
        (self.touch_drag if means == "touch" else self.mouse_drag)(start, end, **options)

    def lift(self, means):
        """Ends a drag that did not lift."""
        self.touch("touchEnd") if means == "touch" else self.page.mouse.up()

    def touch_drag(self, start, end, seconds=0.3, steps=18, hold=0.0, rest=0.0, lift=True):
        """Moves a touch from start to end in equal steps. Waits for `hold` seconds before and `rest` seconds after the
        steps."""
        with self.held():
            self.touch("touchStart", start)
            if hold:
                self.wait(hold)
            self._go(lambda place: self.touch("touchMove", place), start, end, seconds, steps, rest)
            if lift:
                self.touch("touchEnd")

    def mouse_drag(self, start, end, seconds=0.3, steps=12, hold=0.0, rest=0.0, lift=True):
        """Presses the mouse at start and moves it to end in equal steps, with the pauses of `touch_drag`."""
        with self.held():
            self.point(*start)
            self.page.mouse.down()
            if hold:
                self.wait(hold)
            self._go(lambda place: self.point(*place), start, end, seconds, steps, rest)
            if lift:
                self.page.mouse.up()

    def _go(self, move, start, end, seconds, steps, rest):
        for step in range(1, steps + 1):
            part = step / steps
            move(tuple(a + (b - a) * part for a, b in zip(start, end)))
            self.wait(seconds / steps)
        if rest:
            self.wait(rest)

    def point(self, x, y):
        """Moves the mouse to a point."""
        self.page.mouse.move(x + self.left, y + self.top)
        self._arrive()

    def click(self, x, y):
        """Clicks a point with the mouse."""
        with self.held():
            self.point(x, y)
            self.page.mouse.down()
            self.wait(0.06)
            self.page.mouse.up()

    def turn_wheel(self, x, y, dx, dy):
        """Turns the wheel over a point, by the given points to the right and down."""
        self.point(x, y)
        # Chromium expects the distance in screen pixels.
        self.page.mouse.wheel(dx * self.scale, dy * self.scale)
        self._arrive()
