# SPDX-License-Identifier: MIT
"""A photo that is flicked away, by touch, mouse and keyboard."""
import pytest

SIZE = (375, 667)
MIDDLE = (187.5, 333.5)


def photo(stage, name="First light"):
    return stage.page.get_by_role("img", name=name, exact=True)


def center(locator, stage):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2 - stage.left, box["y"] + box["height"] / 2 - stage.top


def drag(stage, means, start, end, seconds, rest):
    by = stage.touch_drag if means == "touch" else stage.mouse_drag
    by(start, end, seconds=seconds, steps=6, rest=rest)


@pytest.mark.parametrize("means", ["mouse", "touch"])
def test_slow_drag_swings_back_and_fast_flick_dismisses(open_stage, means):
    stage = open_stage("flick-to-dismiss", size=SIZE, touch=means == "touch")
    stage.wait_for_rest()
    drag(stage, means, (290, 400), (320, 250), seconds=0.3, rest=0.4)
    stage.wait_for_rest()
    assert center(photo(stage), stage) == pytest.approx(MIDDLE, abs=0.5)
    drag(stage, means, (187, 510), (200, 60), seconds=0.08, rest=0)
    photo(stage).wait_for(state="detached", timeout=5000)
    stage.wait_for_rest()
    thumb = stage.page.get_by_role("button", name="Green peaks", exact=True)
    stage.click(*center(thumb, stage))
    photo(stage, "Green peaks").wait_for()
    stage.wait_for_rest()
    assert center(photo(stage, "Green peaks"), stage) == pytest.approx(MIDDLE, abs=0.5)


def test_keyboard_closes_and_opens_photo(open_stage):
    stage = open_stage("flick-to-dismiss", size=SIZE)
    stage.wait_for_rest()
    # The page behind a photo is not reachable while the photo is displayed.
    thumb = stage.page.get_by_role("button", name="Green peaks", exact=True)
    assert not stage.is_reachable(thumb) and stage.is_reachable(photo(stage))
    stage.page.get_by_role("button", name="Close").focus()
    stage.page.keyboard.press("Enter")
    photo(stage).wait_for(state="detached", timeout=5000)
    stage.wait_for_rest()
    stage.page.get_by_role("heading", name="Summer").wait_for()
    assert stage.is_reachable(thumb)
    thumb.focus()
    stage.page.keyboard.press("Enter")
    photo(stage, "Green peaks").wait_for()
    stage.wait_for_rest()
