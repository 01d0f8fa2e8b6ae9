# SPDX-License-Identifier: MIT
"""Cards that are thrown aside and restored, by touch, mouse and keyboard."""
import pytest

SIZE = (375, 667)


def card(stage, name):
    return stage.page.get_by_role("img", name=name, exact=True)


def press(stage, name):
    stage.page.get_by_role("button", name=name, exact=True).focus()
    stage.page.keyboard.press("Enter")


@pytest.mark.parametrize("means", ["mouse", "touch", "keyboard"])
@pytest.mark.parametrize("way, word", [(150, "Liked"), (-150, "Passed")])
def test_card_is_thrown_and_restored(open_stage, means, way, word):
    stage = open_stage("card-swipe", size=SIZE, touch=means == "touch")
    stage.wait_for_rest()
    rest = card(stage, "First light").bounding_box()
    if means == "keyboard":
        press(stage, "Like" if way > 0 else "Nope")
    elif means == "touch":
        stage.touch_drag((187, 300), (187 + way, 310), seconds=0.3, rest=0.2)
    else:
        stage.mouse_drag((187, 300), (187 + way, 310), rest=0.3)
    stage.page.locator(".stage").get_by_text(f"{word}: First light", exact=True).wait_for(timeout=5000)
    stage.wait_for_rest()
    assert card(stage, "First light").count() == 0 and card(stage, "Green peaks").count() == 1
    press(stage, "Undo")
    stage.page.locator(".stage").get_by_text("Back: First light", exact=True).wait_for(timeout=5000)
    stage.wait_for_rest()
    assert card(stage, "First light").bounding_box() == pytest.approx(rest, abs=0.5)
    assert card(stage, "Green peaks").count() == 0


def test_slightly_dragged_card_swings_back(open_stage):
    stage = open_stage("card-swipe", size=SIZE)
    stage.wait_for_rest()
    rest = card(stage, "First light").bounding_box()
    stage.touch_drag((187, 300), (240, 280), seconds=0.3, rest=0.3)
    stage.wait_for_rest()
    assert card(stage, "First light").bounding_box() == pytest.approx(rest, abs=0.5)
    assert stage.page.get_by_role("button", name="Undo").get_attribute("aria-disabled") == "true"


def test_shadow_without_box_has_width_of_layer(open_stage):
    """A filter takes the standard deviation of the blur. With twice the value, card shadows were twice as wide."""
    stage = open_stage("card-swipe", size=SIZE)
    stage.wait_for_rest()
    shadows = stage.page.evaluate(
        "[...document.querySelectorAll('.stage *')].map((one) => getComputedStyle(one).filter)"
        ".filter((filter) => filter.startsWith('drop-shadow'))")
    assert shadows and all(one.endswith("0px 4px 10px)") for one in shadows), shadows
