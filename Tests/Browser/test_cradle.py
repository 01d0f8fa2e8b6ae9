# SPDX-License-Identifier: MIT
"""Newton's cradle by touch, mouse and keyboard."""
import pytest

FIRST, PITCH, HEIGHT = 320 / 3, 320 / 12, 284


def ball(stage, number):
    """Returns the center of a ball on the stage."""
    box = stage.page.get_by_role("button", name=f"Ball {number}", exact=True).bounding_box()
    return box["x"] + box["width"] / 2 - stage.left, box["y"] + box["height"] / 2 - stage.top


def farthest(stage, number):
    """Returns the maximum distance of a ball to the right of its rest position within the next second."""
    places = []
    with stage.held():
        for _ in range(40):
            places.append(ball(stage, number)[0])
            stage.wait(0.025)
    return max(places) - (FIRST + PITCH * (number - 1))


def test_first_impact_reaches_last_ball_and_decays(open_stage):
    stage = open_stage("newtons-cradle")
    assert farthest(stage, 5) > 20
    stage.wait_for_rest(20)
    for number in range(1, 6):
        x, y = ball(stage, number)
        assert x == pytest.approx(FIRST + PITCH * (number - 1), abs=0.5) and y == pytest.approx(HEIGHT, abs=0.5)


@pytest.mark.parametrize("means", ["mouse", "touch", "keyboard"])
def test_ball_can_be_dragged(open_stage, means):
    stage = open_stage("newtons-cradle", touch=means == "touch")
    stage.wait_for_rest(20)
    if means == "keyboard":
        stage.page.get_by_role("button", name="Ball 1", exact=True).focus()
        stage.page.keyboard.press("Enter")
    elif means == "touch":
        stage.touch_drag((FIRST, HEIGHT), (FIRST - 80, HEIGHT), seconds=0.5)
    else:
        stage.mouse_drag((FIRST, HEIGHT), (FIRST - 80, HEIGHT), rest=0.3)
    assert farthest(stage, 5) > 10
