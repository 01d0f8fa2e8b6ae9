# SPDX-License-Identifier: MIT
"""Photos that people put into another order, by touch and mouse in the browser."""
import pytest

SIZE = (320, 568)


def order(stage):
    """The names of the photos in their order."""
    return stage.page.evaluate(
        """() => [...document.querySelectorAll('.stage [role=listitem]')]
             .sort((a, b) => a.getAttribute('aria-posinset') - b.getAttribute('aria-posinset'))
             .map(element => element.getAttribute('aria-label'))""")


@pytest.mark.parametrize("means", ["touch", "mouse"])
def test_a_photo_is_held_and_put_elsewhere(open_stage, means):
    stage = open_stage("photo-reorder", size=SIZE, touch=means == "touch")
    stage.wait_for_rest()
    assert order(stage)[:3] == ["First light", "Green peaks", "Harvest sea"]
    start, end = stage.tiles()[0], stage.tiles()[4]
    with stage.held():
        if means == "touch":
            stage.touch("touchStart", start)
        else:
            stage.point(*start)
            stage.page.mouse.down()
        stage.wait(0.7)
        for step in range(1, 13):
            place = tuple(a + (b - a) * step / 12 for a, b in zip(start, end))
            stage.touch("touchMove", place) if means == "touch" else stage.point(*place)
            stage.wait(1 / 30)
        stage.wait(0.5)
        held = stage.page.get_by_role("listitem", name="First light").bounding_box()
        assert held["width"] > 105
        assert held["x"] + held["width"] / 2 - stage.left == pytest.approx(end[0], abs=2)
        stage.touch("touchEnd") if means == "touch" else stage.page.mouse.up()
    stage.wait_for_rest()
    assert order(stage)[:6] == ["Green peaks", "Harvest sea", "Night town", "Long dunes", "First light", "Snow line"]


def test_at_the_lower_edge_the_list_scrolls(open_stage):
    stage = open_stage("photo-reorder", size=SIZE)
    stage.wait_for_rest()
    start = stage.tiles()[4]
    with stage.held():
        stage.touch("touchStart", start)
        stage.wait(0.7)
        for step in range(1, 13):
            stage.touch("touchMove", (start[0], start[1] + (560 - start[1]) * step / 12))
            stage.wait(1 / 60)
        stage.wait(2)
        stage.touch("touchEnd")
    stage.wait_for_rest()
    assert order(stage).index("Long dunes") > 6
