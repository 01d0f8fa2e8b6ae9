# SPDX-License-Identifier: MIT
"""A push that changes the layout of the same cells, by touch, mouse and keyboard."""
import pytest

SIZE = (320, 568)


def square(stage, number):
    box = stage.page.get_by_role("listitem", name=f"Square {number}", exact=True).bounding_box()
    return box["x"] - stage.left, box["y"] - stage.top, box["width"]


@pytest.mark.parametrize("means", ["touch", "mouse", "keyboard"])
def test_squares_become_list_and_return(open_stage, means):
    stage = open_stage("layout-navigation", size=SIZE, touch=means == "touch")
    stage.wait_for_rest()
    assert square(stage, 0) == pytest.approx((16, 80, 140), abs=0.5)
    assert square(stage, 1)[0] == pytest.approx(164, abs=0.5)
    with stage.held():
        if means == "keyboard":
            stage.page.get_by_role("listitem", name="Square 0", exact=True).focus()
            stage.page.keyboard.press("Enter")
        else:
            (stage.touch_tap if means == "touch" else stage.click)(70, 134)
        stage.wait(0.17)
        assert 145 < square(stage, 0)[2] < 295
    stage.wait_for_rest()
    assert square(stage, 0) == pytest.approx((10, 74, 300), abs=0.5)
    stage.click(30, 42)
    stage.wait_for_rest()
    assert square(stage, 0) == pytest.approx((16, 80, 140), abs=0.5)


def test_edge_swipe_is_completed_or_cancelled(open_stage):
    stage = open_stage("layout-navigation", size=SIZE)
    stage.wait_for_rest()
    stage.touch_tap(70, 134)
    stage.wait_for_rest()
    with stage.held():
        stage.touch("touchStart", (2, 300))
        for step in range(1, 13):
            stage.touch("touchMove", (2 + 8 * step, 300))
            stage.wait(1 / 30)
        assert 200 < square(stage, 0)[2] < 299
        stage.wait(0.2)
        stage.touch("touchEnd")
    stage.wait_for_rest()
    assert square(stage, 0) == pytest.approx((10, 74, 300), abs=0.5)
    stage.touch_drag((2, 300), (290, 300), seconds=0.4)
    stage.wait_for_rest()
    assert square(stage, 0) == pytest.approx((16, 80, 140), abs=0.5)
