# SPDX-License-Identifier: MIT
"""The page on a phone, upright and on its side, and on a desk: room, hints, edges and corners."""
import goldens
import pytest

PHONES = {"small": (320, 568), "upright": (375, 667), "on its side": (844, 390), "small on its side": (568, 320)}

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


@pytest.mark.parametrize("phone", PHONES)
def test_the_stage_takes_the_room_and_the_hint_shows(open_stage, phone):
    width, height = PHONES[phone]
    stage = open_stage("newtonian", size=None, viewport=(width, height), scale=1)
    stage.wait_for_rest()
    box = stage.page.locator(".stage").bounding_box()
    share = box["width"] * box["height"] / (width * height)
    assert share > 0.74, f"the stage has {share:.0%} of the screen"
    hint = stage.page.locator(".hint")
    assert hint.is_visible() and "Press +" in hint.inner_text()
    place = hint.bounding_box()
    assert place["x"] >= 8 and place["x"] + place["width"] <= width - 8
    assert place["y"] + place["height"] <= height
    assert not stage.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    assert stage.page.get_by_role("link", name="All demos").is_visible()


@pytest.mark.parametrize("phone", PHONES)
@pytest.mark.parametrize("name", goldens.demo_names())
def test_no_control_touches_the_edge(open_stage, name, phone):
    stage = open_stage(name, size=None, viewport=PHONES[phone], scale=1)
    stage.wait_for_rest(60)
    for label, left, top, right, bottom in stage.page.evaluate(CONTROLS):
        # Pieces of a scene may hang anywhere; they are no buttons of an edge.
        if min(left, right) < -0.5 or bottom < -0.5 or top < -0.5:
            pytest.fail(f"{label} is cut off: {left:.0f} {top:.0f} {right:.0f} {bottom:.0f}")
        if name not in ("dynamics-playground",):
            assert left >= 4 and right >= 4, f"{label} is {left:.0f} and {right:.0f} points from the edges"


@pytest.mark.parametrize("phone", ["on its side", "small on its side"])
def test_a_card_shows_its_picture_on_a_phone_on_its_side(open_stage, phone):
    stage = open_stage("card-swipe", size=None, viewport=PHONES[phone], scale=1)
    stage.wait_for_rest()
    card = stage.page.get_by_role("img", name="First light").bounding_box()
    sky = stage.page.evaluate("""() => {
      const card = document.querySelector(".stage [role=img][aria-label='First light']");
      return Math.max(0, ...[...card.querySelectorAll(".layer")]
        .filter(element => getComputedStyle(element).backgroundImage.includes("gradient"))
        .map(element => { const box = element.getBoundingClientRect(); return box.width * box.height; }));
    }""")
    assert sky > 0.45 * card["width"] * card["height"] and card["height"] > 200
    boxes = [stage.page.get_by_role("button", name=name, exact=True).bounding_box() for name in ("Like", "Undo", "Nope")]
    for box in boxes:
        assert box["height"] >= 44 and (box["x"] > card["x"] + card["width"] or box["x"] + box["width"] < card["x"])


@pytest.mark.parametrize("name", goldens.demo_names())
def test_nothing_lies_under_the_round_corners(open_stage, name):
    stage = open_stage(name, size=None, viewport=(1400, 900), scale=1)
    radius = stage.page.evaluate("""() => Math.max(...["TopLeft", "TopRight", "BottomLeft", "BottomRight"].map(corner =>
        parseFloat(getComputedStyle(document.querySelector('.stage'))[`border${corner}Radius`])))""")
    # What a corner of this radius cuts off is less than two points.
    assert radius * (1 - 0.5 ** 0.5) < 2


def test_a_phone_with_a_notch_keeps_the_stage_clear_of_it(open_stage):
    stage = open_stage("newtonian", size=None, viewport=(844, 390), scale=1)
    stage.fingers.send("Emulation.setSafeAreaInsetsOverride", {"insets": {
        "top": 0, "left": 47, "right": 47, "bottom": 21}})
    stage.wait(0.1)
    box = stage.page.locator(".stage").bounding_box()
    assert box["x"] + box["width"] <= 844 - 47 and box["y"] + box["height"] <= 390 - 21
    assert stage.page.locator(".back").bounding_box()["x"] >= 47
