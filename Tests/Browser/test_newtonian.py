# SPDX-License-Identifier: MIT
"""Pictures on bungee cords by touch, mouse and keyboard."""
import pytest

SIZE = (320, 568)
# The rest position. Its distance below the anchor at 64 is a cord's length plus the cord's stretch under a picture's weight.
MIDDLE = (160, 64 + 300 + 25.3)


def press(stage, name, means):
    button = stage.page.get_by_role("button", name=name)
    if means == "keyboard":
        button.focus()
        stage.page.keyboard.press("Enter")
        return
    box = button.bounding_box()
    place = box["x"] + box["width"] / 2 - stage.left, box["y"] + box["height"] / 2 - stage.top
    if means == "touch":
        stage.touch_tap(*place)
    else:
        stage.click(*place)


def is_off(stage, name):
    return stage.page.get_by_role("button", name=name).get_attribute("aria-disabled") == "true"


@pytest.mark.parametrize("means", ["mouse", "touch", "keyboard"])
def test_picture_swings_in_hangs_and_falls(open_stage, means):
    stage = open_stage("newtonian", size=SIZE, touch=means == "touch")
    stage.wait_for_rest()
    assert len(stage.tiles()) == 3 and not is_off(stage, "Delete") and not is_off(stage, "Add")
    assert stage.tiles()[1] == pytest.approx(MIDDLE, abs=6)
    press(stage, "Add", means)
    stage.page.wait_for_function("() => document.querySelectorAll('.stage [role=listitem]').length === 4", timeout=5000)
    first = stage.tiles()[3]
    stage.wait(0.3)
    assert stage.tiles()[3][0] < first[0], "the picture must enter from the right"
    stage.wait_for_rest(30)
    assert 0 < stage.tiles()[3][0] < 320
    press(stage, "Delete", means)
    stage.wait(0.2)
    assert is_off(stage, "Delete") and is_off(stage, "Add")
    stage.wait_for_rest(30)
    assert len(stage.tiles()) == 3 and not is_off(stage, "Delete") and not is_off(stage, "Add")


def test_touch_pulls_picture(open_stage):
    stage = open_stage("newtonian", size=SIZE, touch=True)
    stage.wait_for_rest(30)
    rest = stage.tiles()[1]
    stage.touch_drag(rest, (rest[0], rest[1] + 120), rest=0.5, lift=False)
    assert stage.tiles()[1][1] > rest[1] + 60
    stage.lift("touch")
    stage.wait_for_rest(30)
    assert abs(stage.tiles()[1][1] - rest[1]) < 20


def test_pictures_collide(open_stage):
    stage = open_stage("newtonian", size=SIZE)
    stage.wait_for_rest()
    for _ in range(2):
        press(stage, "Add", "touch")
        stage.wait(0.7)
    stage.wait_for_rest(60)
    places = list(stage.tiles().values())
    assert len(places) == 5
    for index, (x, y) in enumerate(places):
        for other in places[index + 1:]:
            assert ((x - other[0]) ** 2 + (y - other[1]) ** 2) ** 0.5 > 97
