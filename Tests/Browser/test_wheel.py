# SPDX-License-Identifier: MIT
"""The wheel picker by touch, mouse, wheel and keyboard."""
import pytest

SIZE = (320, 568)
NAMES = ["First light", "Green peaks", "Harvest sea", "Night town"]


def is_upright(stage, name, middle=160):
    """Returns whether a card is upright, with its center at `middle`. A rotated card has a wider bounding box."""
    box = stage.page.get_by_role("listitem", name=name).bounding_box()
    x = box["x"] + box["width"] / 2 - stage.left
    return box["width"] == pytest.approx(140, abs=0.5) and x == pytest.approx(middle, abs=0.5)


@pytest.mark.parametrize("means", ["mouse", "touch"])
def test_tap_rotates_wheel_to_card(open_stage, means):
    stage = open_stage("wheel", size=SIZE, touch=means == "touch")
    stage.wait_for_rest()
    assert is_upright(stage, NAMES[0]) and not is_upright(stage, NAMES[1])
    for name in NAMES[1:3]:
        (stage.touch_tap if means == "touch" else stage.click)(270, 350)
        stage.wait_for_rest()
        assert is_upright(stage, name)


def test_flick_and_wheel_end_with_upright_card(open_stage):
    stage = open_stage("wheel", size=SIZE)
    stage.wait_for_rest()
    stage.turn_wheel(160, 316, 0, 310)
    stage.wait_for_rest()
    assert is_upright(stage, NAMES[2])
    stage.touch_drag((60, 316), (190, 316), seconds=0.4, rest=0.3)
    stage.wait_for_rest()
    assert is_upright(stage, NAMES[1])
    stage.touch_drag((290, 316), (90, 316), seconds=0.1, steps=6)
    stage.wait_for_rest(15)
    upright = [box for box in stage.page.evaluate(
        """() => [...document.querySelectorAll('.stage [role=listitem]')].map(element => {
             const box = element.getBoundingClientRect(); return [box.left + box.width / 2, box.width]; })""")
        if abs(box[1] - 140) < 0.5 and abs(box[0] - stage.left - 160) < 0.5]
    assert len(upright) == 1


def test_keyboard_picks_card(open_stage):
    stage = open_stage("wheel", size=SIZE)
    stage.wait_for_rest()
    stage.page.get_by_role("listitem", name=NAMES[0]).focus()
    stage.page.keyboard.press("ArrowRight")
    stage.page.keyboard.press("Enter")
    stage.wait_for_rest()
    assert is_upright(stage, NAMES[1])


def test_keys_pressed_within_one_frame_pick_card(open_stage):
    stage = open_stage("wheel", size=SIZE)
    stage.wait_for_rest()
    stage.page.get_by_role("listitem", name=NAMES[0]).focus()
    stage.wait(0.05)
    with stage.held():
        stage.page.keyboard.press("ArrowRight")
        stage.page.keyboard.press("Enter")
    stage.wait_for_rest()
    assert is_upright(stage, NAMES[1])


def test_right_to_left_next_card_is_on_left(open_stage):
    stage = open_stage("wheel", size=SIZE, asks=["dir=rtl"])
    stage.wait_for_rest()
    assert is_upright(stage, NAMES[0])
    stage.touch_tap(50, 350)
    stage.wait_for_rest()
    assert is_upright(stage, NAMES[1])
