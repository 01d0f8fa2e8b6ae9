# SPDX-License-Identifier: MIT
"""Columns of tiles by touch, mouse and keyboard."""
import pytest

SIZE = (320, 568)


def middle(stage, number):
    box = stage.page.get_by_role("listitem", name=f"Tile {number}", exact=True).bounding_box()
    return box["x"] + box["width"] / 2 - stage.left, box["y"] + box["height"] / 2 - stage.top


def press(stage, name):
    box = stage.page.get_by_role("button", name=name, exact=True).bounding_box()
    stage.click(box["x"] + box["width"] / 2 - stage.left, box["y"] + box["height"] / 2 - stage.top)


@pytest.mark.parametrize("means", ["mouse", "touch", "keyboard"])
def test_tiles_above_removed_tile_fall(open_stage, means):
    stage = open_stage("falling-tiles", size=SIZE, touch=means == "touch")
    stage.wait_for_rest()
    assert middle(stage, 6) == pytest.approx((124, 528), abs=0.5)
    before = middle(stage, 7)
    heights = []
    with stage.held():
        if means == "keyboard":
            stage.page.get_by_role("listitem", name="Tile 6", exact=True).focus()
            stage.page.keyboard.press("Enter")
        else:
            (stage.touch_tap if means == "touch" else stage.click)(124, 528)
        for _ in range(40):
            stage.wait(1 / 60)
            heights.append(middle(stage, 7)[1])
    assert any(before[1] + 5 < height < 520 for height in heights), "the tile must fall, not jump"
    assert max(heights) < 529.5
    stage.wait_for_rest()
    assert stage.page.get_by_role("listitem", name="Tile 6", exact=True).count() == 0
    assert middle(stage, 7) == pytest.approx((124, 528), abs=0.5)
    assert middle(stage, 10) == pytest.approx((124, 528 - 3 * 72), abs=0.5)
    assert middle(stage, 1) == pytest.approx((52, 528), abs=0.5)


def test_new_tile_falls_on_lowest_column(open_stage):
    stage = open_stage("falling-tiles", size=SIZE)
    stage.wait_for_rest()
    stage.touch_tap(196, 528)
    stage.wait_for_rest()
    press(stage, "Add")
    stage.wait_for_rest()
    assert middle(stage, 21) == pytest.approx((196, 528 - 4 * 72), abs=0.5)
