# SPDX-License-Identifier: MIT
"""Photos that the user reorders, by touch and mouse."""
import pytest

SIZE = (320, 568)


@pytest.mark.parametrize("means", ["touch", "mouse"])
def test_held_photo_is_moved(open_stage, means):
    stage = open_stage("photo-reorder", size=SIZE, touch=means == "touch")
    stage.wait_for_rest()
    assert stage.labels()[:3] == ["First light", "Green peaks", "Harvest sea"]
    start, end = stage.tiles()[0], stage.tiles()[4]
    with stage.held():
        stage.drag(means, start, end, seconds=0.4, steps=12, hold=0.7, rest=0.5, lift=False)
        held = stage.page.get_by_role("listitem", name="First light").bounding_box()
        assert held["width"] > 105
        assert held["x"] + held["width"] / 2 - stage.left == pytest.approx(end[0], abs=2)
        stage.lift(means)
    stage.wait_for_rest()
    assert stage.labels()[:6] == ["Green peaks", "Harvest sea", "Night town", "Long dunes", "First light", "Snow line"]


def test_list_scrolls_at_bottom_edge(open_stage):
    stage = open_stage("photo-reorder", size=SIZE)
    stage.wait_for_rest()
    start = stage.tiles()[4]
    stage.touch_drag(start, (start[0], 560), seconds=0.2, steps=12, hold=0.7, rest=2)
    stage.wait_for_rest()
    assert stage.labels().index("Long dunes") > 6
