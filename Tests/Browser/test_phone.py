# SPDX-License-Identifier: MIT
"""The page on a phone, upright and on its side, and on a desk: room, hints and pictures."""
import pytest

PHONES = {"small": (320, 568), "upright": (375, 667), "on its side": (844, 390), "small on its side": (568, 320)}


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
