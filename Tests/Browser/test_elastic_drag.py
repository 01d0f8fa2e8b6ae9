# SPDX-License-Identifier: MIT
"""Tiles that follow a finger by their corners, by touch and mouse in the browser."""
import pytest

SIZE = (320, 568)


def order(stage):
    return stage.page.evaluate(
        """() => [...document.querySelectorAll('.stage [role=listitem]')]
             .sort((a, b) => a.getAttribute('aria-posinset') - b.getAttribute('aria-posinset'))
             .map(element => Number(element.getAttribute('aria-label').split(' ')[1]))""")


@pytest.mark.parametrize("means", ["touch", "mouse"])
def test_chosen_tiles_go_together(open_stage, means):
    stage = open_stage("elastic-drag", size=SIZE, touch=means == "touch")
    stage.wait_for_rest()
    tiles = stage.tiles()
    for item in (1, 6):
        (stage.touch_tap if means == "touch" else stage.click)(*tiles[item])
        stage.wait_for_rest()
    start, end = tiles[0], tiles[14]
    with stage.held():
        if means == "touch":
            stage.touch("touchStart", start)
        else:
            stage.point(*start)
            stage.page.mouse.down()
        stage.wait(0.5)
        for step in range(1, 13):
            place = tuple(a + (b - a) * step / 12 for a, b in zip(start, end))
            stage.touch("touchMove", place) if means == "touch" else stage.point(*place)
            stage.wait(1 / 60)
        stage.wait(0.8)
        stage.touch("touchEnd") if means == "touch" else stage.page.mouse.up()
    stage.wait_for_rest()
    numbers = order(stage)
    place = numbers.index(15)
    assert sorted(numbers) == list(range(1, 21)) and numbers[place + 1:place + 4] == [1, 2, 7]
