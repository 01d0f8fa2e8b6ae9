# SPDX-License-Identifier: MIT
"""Checks every demo. Each demo is opened once and then checked repeatedly, because opening pages dominates the cost of
these tests. The checks cover its text, its colors, its accessibility tree, the tab order, and finally phone
orientations."""
import itertools

import goldens
import pytest

from accessibility_tree import Tree
from contrast import pale
from stage import Stage
from test_keyboard import focused, press

# Returns the mean lightness of the largest colored boxes.
GROUND = """() => {
  let sum = 0, area = 0;
  for (const element of document.querySelectorAll(".stage .layer")) {
    const box = element.getBoundingClientRect();
    const color = getComputedStyle(element).backgroundColor.match(/[\\d.]+/g).map(Number);
    if (box.width < 300 || box.height < 300 || (color[3] ?? 1) < 0.9) continue;
    sum += (0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]) / 255 * box.width * box.height;
    area += box.width * box.height;
  }
  return area ? sum / area : null;
}"""

# Demos that show images or a night scene in both light and dark appearance.
ALWAYS_ALIKE = {"dynamic-photos", "sticky-corners", "chat-heads", "magnetic-marbles", "lock-screen", "flick-to-dismiss"}

# Scenes that are not mirrored, because they are not pages of text: a swipe to the right likes a card in all layout directions.
UNMIRRORED = {"newtons-cradle", "card-swipe", "chat-heads", "magnetic-marbles"}

# Demos whose controls are on a page that scrolls on a small phone.
SCROLLING_PAGES = {"controls"}

CONTROLS = """() => {
  const stage = document.querySelector('.stage').getBoundingClientRect();
  return [...document.querySelectorAll('.stage [role=button], .stage [role=switch], .stage [role=slider]')]
    .filter(element => element.checkVisibility() && !element.closest('[inert]') && !element.closest('[role=list]'))
    .map(element => {
      const box = element.getBoundingClientRect();
      return [element.getAttribute('aria-label'), box.left - stage.left, box.top - stage.top,
              stage.right - box.right, stage.bottom - box.bottom];
    });
}"""

RADIUS = """() => Math.max(...["TopLeft", "TopRight", "BottomLeft", "BottomRight"].map(corner =>
  parseFloat(getComputedStyle(document.querySelector('.stage'))[`border${corner}Radius`])))"""


@pytest.fixture(scope="module", params=goldens.demo_names())
def visit(request, browser, address):
    """Provides a demo at rest for all tests of this file, in order. In the end, its page must not have logged an error."""
    stage = Stage(browser, address, request.param, touch=False, size=(375, 667), scale=1)
    stage.name, stage.first_frames = request.param, stage.frames()
    stage.wait_for_rest(60)
    yield stage
    errors = stage.errors
    stage.close()
    assert errors == [], f"the page logged errors: {errors}"


def test_demo_shows_content(visit):
    assert visit.page.locator(".stage *").count() > 3
    assert visit.first_frames >= 1


def test_every_text_is_readable(visit):
    assert pale(visit) == []


def turn(stage, scheme):
    """Switches the system to dark or light. The page is notified in one of the next screen frames."""
    stage.page.emulate_media(color_scheme=scheme)
    stage.page.wait_for_function(f"() => matchMedia('(prefers-color-scheme: {scheme})').matches")
    stage.page.evaluate(
        "() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))")
    stage.wait(0.1)
    stage.wait_for_rest(60)


def test_text_is_readable_on_dark_background_in_dark_mode(visit):
    light = visit.page.evaluate(GROUND)
    try:
        turn(visit, "dark")
        dark = visit.page.evaluate(GROUND)
        assert pale(visit) == []
    finally:
        turn(visit, "light")
    if visit.name not in ALWAYS_ALIKE and light is not None:
        assert light > 0.5 and dark < 0.25, (light, dark)


def test_every_element_has_role_name_and_position(visit):
    tree = Tree(visit)
    assert tree.elements, "nothing on the stage has a role"
    for role, words, (x, y, width, height), properties in tree.elements:
        assert words or role == "listitem", f"a {role} at {x:.0f} {y:.0f} has no name"
        if properties.get("focusable") and role != "list":
            assert width >= 20 and height >= 20, f"{role} {words} is {width:.0f} x {height:.0f} points"
    # The browser's accessibility tree contains exactly the elements that the page exposes, at the positions where they are drawn.
    shown = visit.page.evaluate("""() => {
      const stage = document.querySelector('.stage').getBoundingClientRect();
      return [...document.querySelectorAll('.stage [role]')]
        .filter(element => element.checkVisibility() && !element.closest('[inert]'))
        .map(element => {
          const box = element.getBoundingClientRect();
          return [element.getAttribute('role'), box.x - stage.x, box.y - stage.y];
        });
    }""")
    expected = sorted((role, round(x), round(y)) for role, x, y in shown)
    found = sorted((role, round(place[0]), round(place[1])) for role, _, place, _ in tree.elements)
    assert found == expected


def test_tab_moves_along_rows_and_down(visit):
    along_rows(visit, visit.name, is_mirrored=False)


@pytest.mark.matrix
@pytest.mark.parametrize("name", [name for name in goldens.some_demos(2) if name not in UNMIRRORED])
def test_tab_moves_along_rows_from_right_to_left(open_stage, name):
    stage = open_stage(name, touch=False, asks=["dir=rtl"], size=(375, 667), scale=1)
    stage.wait_for_rest(30)
    along_rows(stage, name, is_mirrored=True)


def along_rows(stage, name, is_mirrored):
    """Asserts that tab stops in a row are ordered from the start of the line, and that bars come first."""
    stage.page.locator(".stage").focus()
    boxes = []
    for _ in range(25):
        stage.page.keyboard.press("Tab")
        stage.wait(0.02)
        box = stage.page.evaluate("""() => {
          const element = document.activeElement;
          if (!element.classList.contains("layer")) return null;
          const box = element.getBoundingClientRect();
          return [element.getAttribute("aria-label"), box.left, box.top, box.right, box.bottom,
                  element.getAttribute("role")];
        }""")
        if box is None or box in boxes:
            break
        boxes.append(box)
    for one, two in zip(boxes, boxes[1:]):
        # Freely moving elements are not in rows.
        middles = [(box[2] + box[4]) / 2 for box in (one, two)]
        is_row = all(min(one[4], two[4]) - max(one[2], two[2]) > 0.8 * (box[4] - box[2]) for box in (one, two))
        if is_row and "listitem" not in (one[5], two[5]):
            assert (one[1] < two[1]) == (not is_mirrored), f"{one[0]} comes before {two[0]}"
        if one[5] == two[5] == "button" and middles[1] < 64 + stage.top and name not in ("chat-heads",):
            assert middles[0] < 64 + stage.top, f"{two[0]} in the bar comes after {one[0]}"


def test_every_element_is_reachable_by_tab(visit):
    # While focus leaves the stage, for example at the end of the tab order, no element is tabbable for a moment.
    visit.page.wait_for_function("() => !document.querySelector('.stage [tabindex=\"-1\"]')")
    visit.page.locator(".stage").focus()
    # Elements below a modal view or hidden from assistive technology are inert and skipped.
    wanted = visit.page.evaluate("""() => [...document.querySelectorAll(".stage [tabindex='0']:not([role=listitem])")]
        .filter(element => !element.closest("[inert]") && element.checkVisibility({ opacityProperty: true })).length""")
    press(visit, "Tab")
    reached = 0
    # During text editing, the browser's own field has focus instead of the layer.
    while visit.page.evaluate("() => document.activeElement.matches('.layer, .field')") and reached < 60:
        assert focused(visit)[1], "the focused element has no name"
        reached += 1
        press(visit, "Tab")
    assert reached >= max(1, wanted)


def controls_keep_off_the_edges(stage, name):
    for label, left, top, right, bottom in stage.page.evaluate(CONTROLS):
        # The items in a scene can be at any position, and are not buttons along the edges. A scrolling page continues
        # below the screen.
        if min(left, right) < -0.5 or (bottom < -0.5 or top < -0.5) and name not in SCROLLING_PAGES:
            pytest.fail(f"{label} is cut off: {left:.0f} {top:.0f} {right:.0f} {bottom:.0f}")
        if name not in ("dynamics-playground",):
            assert left >= 4 and right >= 4, f"{label} is {left:.0f} and {right:.0f} points from the edges"


PHONES = {"small": (320, 568), "large": (375, 667)}


def phones():
    """Returns pairs of a demo and a phone: each demo on one of the phones, or on both if all combinations are tested."""
    names = goldens.demo_names()
    return list(itertools.product(names, PHONES) if goldens.IS_COMPLETE else zip(names, itertools.cycle(PHONES)))


@pytest.mark.matrix
@pytest.mark.parametrize("name, phone", phones())
def test_no_control_touches_phone_edge_in_either_orientation(open_stage, name, phone):
    width, height = PHONES[phone]
    stage = open_stage(name, size=None, viewport=(width, height), scale=1)
    stage.wait_for_rest(60)
    controls_keep_off_the_edges(stage, name)
    stage.page.set_viewport_size({"width": height if width == 320 else 844, "height": width if width == 320 else 390})
    stage.wait(0.1)
    stage.wait_for_rest(60)
    controls_keep_off_the_edges(stage, name)
    # On a desktop the stage has rounded corners, which cut off less than two points.
    stage.page.set_viewport_size({"width": 1400, "height": 900})
    assert stage.page.evaluate(RADIUS) * (1 - 0.5 ** 0.5) < 2
