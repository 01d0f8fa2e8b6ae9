# SPDX-License-Identifier: MIT
"""Checks positions on a page at several window sizes and scales, before and after resizing."""
import contextlib

WINDOWS = [(390, 844), (600, 800), (1280, 800)]
SCALES = [1, 2]
# The size of a window after the resize.
RESIZED = (500, 700)
# After two frames, the application has handled a resize and the page displays the new layout.
TWO_FRAMES = "() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))"

# The stage, and the boxes of the window and its first view, relative to the page.
BOXES = """() => {
  const app = document.querySelector("sprung-app");
  const stage = (app?.shadowRoot ?? document).querySelector(".stage");
  const box = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height];
  };
  const window = stage.querySelector(":scope > [data-layer]");
  return [stage, window, window?.querySelector("[data-layer]")].map((element) => element ? box(element) : null);
}"""


# Returns whether the window fills the stage. An application in another process needs some frames to resize the window.
FILLS_STAGE = f"""() => {{
  const [stage, window] = ({BOXES})();
  return stage && window && Math.abs(stage[2] - window[2]) <= 0.5 && Math.abs(stage[3] - window[3]) <= 0.5;
}}"""


def assert_fills_stage(page):
    """Asserts that the application's window and root view fill the stage. Returns the stage's box."""
    stage, window, view = page.evaluate(BOXES)
    assert stage[2] > 100 and stage[3] > 100, f"the stage is {stage}"
    # An application's size is in whole points, but a stage may have a fractional size.
    for name, box in [("window", window), ("root view", view)]:
        assert box and max(abs(a - b) for a, b in zip(box, stage)) <= 0.5, f"the {name} is {box} and the stage {stage}"
    return stage


def assert_centered(page, locator, box, tolerance=1):
    """Asserts that an element is centered in a box."""
    own = locator.bounding_box()
    x, y = own["x"] + own["width"] / 2, own["y"] + own["height"] / 2
    assert abs(x - box[0] - box[2] / 2) <= tolerance and abs(y - box[1] - box[3] / 2) <= tolerance, \
        f"the center is ({x}, {y}), and the box {box}"


@contextlib.contextmanager
def opened(browser, address, window, scale=1, **options):
    """Opens a page with the given size and scale. The page must not log anything."""
    context = browser.new_context(viewport={"width": window[0], "height": window[1]}, device_scale_factor=scale, **options)
    page = context.new_page()
    said = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.goto(address)
    yield page
    context.close()
    assert said == [], f"the page logged {said}"


def at_all_sizes(browser, address, check, ready, timeout=30_000, resized=None):
    """Opens a page at all sizes and scales. Calls `check(page)` when `ready` is true, and again after a resize: two frames
    later, or when `resized` is true."""
    for window in WINDOWS:
        for scale in SCALES:
            with opened(browser, address, window, scale) as page:
                page.wait_for_function(ready, timeout=timeout)
                check(page)
                page.set_viewport_size({"width": RESIZED[0], "height": RESIZED[1]})
                page.evaluate(TWO_FRAMES)
                page.evaluate(TWO_FRAMES)
                if resized:
                    page.wait_for_function(resized)
                check(page)
