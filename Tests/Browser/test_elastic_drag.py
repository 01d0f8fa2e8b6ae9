# SPDX-License-Identifier: MIT
"""Tiles that follow a touch by their corners, by touch and mouse."""
import pytest

SIZE = (320, 568)


@pytest.mark.parametrize("means", ["touch", "mouse"])
def test_selected_tiles_move_together(open_stage, means):
    stage = open_stage("elastic-drag", size=SIZE, touch=means == "touch")
    stage.wait_for_rest()
    tiles = stage.tiles()
    for item in (1, 6):
        (stage.touch_tap if means == "touch" else stage.click)(*tiles[item])
        stage.wait_for_rest()
    start, end = tiles[0], tiles[14]
    stage.drag(means, start, end, seconds=0.2, steps=12, hold=0.5, rest=0.8)
    stage.wait_for_rest()
    numbers = [int(label.split()[1]) for label in stage.labels()]
    place = numbers.index(15)
    assert sorted(numbers) == list(range(1, 21)) and numbers[place + 1:place + 4] == [1, 2, 7]
