# SPDX-License-Identifier: MIT
"""Cover flow by touch, mouse, wheel and keyboard."""
import pytest

SIZE = (320, 568)
MIDDLE = (160, 316)


def covers(stage):
    """Returns the left edge, right edge and height of each cover on the stage, by number."""
    boxes = stage.page.evaluate(
        """() => [...document.querySelectorAll('.stage [role=listitem]')].map(element => {
             const box = element.getBoundingClientRect();
             return [Number(element.getAttribute('aria-posinset')) - 1, box.left, box.right, box.height];
           })""")
    return {index: (left - stage.left, right - stage.left, height) for index, left, right, height in boxes}


def middle(stage):
    """Returns the number of the center cover, which faces the viewer and is 216 points wide."""
    found = [index for index, (left, right, _) in covers(stage).items()
             if abs((left + right) / 2 - MIDDLE[0]) < 1 and abs(right - left - 216) < 1]
    assert len(found) == 1, covers(stage)
    return found[0]


def press(stage, name):
    box = stage.page.get_by_role("button", name=name, exact=True).bounding_box()
    stage.click(box["x"] + box["width"] / 2 - stage.left, box["y"] + box["height"] / 2 - stage.top)


def go(stage, means, place):
    if means == "touch":
        stage.touch_tap(*place)
    else:
        stage.click(*place)
    stage.wait_for_rest()


def test_covers_are_tilted_on_both_sides_of_center(open_stage):
    stage = open_stage("cover-flow", size=SIZE)
    stage.wait_for_rest()
    assert middle(stage) == 0
    go(stage, "touch", (280, 316))
    assert middle(stage) == 1
    boxes = covers(stage)
    # Covers are 120 points apart. Neighbors are tilted as in the headless checks, with a tolerance of a hundredth of a point.
    assert boxes[0][:2] == pytest.approx((40 - 112.11, 40 + 21.98), abs=0.6)
    assert boxes[2][:2] == pytest.approx((280 - 21.98, 280 + 112.11), abs=0.6)
    assert stage.page.get_by_role("list", name="Covers").count() == 1


@pytest.mark.parametrize("means", ["mouse", "touch"])
def test_tap_centers_and_flips_cover(open_stage, means):
    stage = open_stage("cover-flow", size=SIZE, touch=means == "touch")
    stage.wait_for_rest()
    go(stage, means, (285, 316))
    go(stage, means, (285, 316))
    assert middle(stage) == 2
    go(stage, means, (40, 316))
    assert middle(stage) == 1
    widths = []
    with stage.held():
        (stage.touch_tap if means == "touch" else stage.click)(*MIDDLE)
        for _ in range(36):
            left, right, _ = covers(stage)[1]
            widths.append(right - left)
            stage.wait(1 / 60)
    assert min(widths) < 60, "the cover must be edge-on during the flip"
    stage.wait_for_rest()
    assert middle(stage) == 1
    back = stage.page.get_by_role("listitem", name="Green peaks")
    assert back.get_by_text("4032").is_visible()


def test_flick_ends_with_centered_cover(open_stage):
    stage = open_stage("cover-flow", size=SIZE)
    stage.wait_for_rest()
    stage.touch_drag((290, 316), (90, 316), seconds=0.12, steps=7)
    stage.wait_for_rest(15)
    assert middle(stage) >= 2


def test_wheel_scrolling_ends_with_centered_cover(open_stage):
    stage = open_stage("cover-flow", size=SIZE)
    stage.wait_for_rest()
    stage.turn_wheel(*MIDDLE, 0, 290)
    stage.wait_for_rest()
    assert middle(stage) == 2


def test_keyboard_centers_covers(open_stage):
    stage = open_stage("cover-flow", size=SIZE)
    stage.wait_for_rest()
    stage.page.get_by_role("listitem", name="First light").focus()
    stage.page.keyboard.press("ArrowRight")
    stage.page.keyboard.press("Enter")
    stage.wait_for_rest()
    assert middle(stage) == 1
    stage.page.keyboard.press("Enter")
    stage.wait_for_rest()
    assert stage.page.get_by_role("listitem", name="Green peaks").get_by_text("4032").is_visible()


def test_switching_to_plain_layout_and_back(open_stage):
    stage = open_stage("cover-flow", size=SIZE)
    stage.wait_for_rest()
    go(stage, "mouse", (285, 316))
    press(stage, "Boring")
    stage.wait_for_rest()
    assert {round(height) for _, _, height in covers(stage).values()} == {140}
    press(stage, "Cover Flow")
    stage.wait_for_rest()
    assert middle(stage) == 1


@pytest.mark.parametrize("width", [320, 568, 1000])
def test_right_to_left_next_cover_is_on_left(open_stage, width):
    stage = open_stage("cover-flow", size=(width, 480), asks=["dir=rtl"], viewport=(1100, 800))
    stage.wait_for_rest()
    stage.click(width / 2 - 115, 272)
    stage.wait_for_rest()
    left, right, _ = covers(stage)[1]
    assert (left + right) / 2 == pytest.approx(width / 2, abs=1) and right - left == pytest.approx(216, abs=1)
