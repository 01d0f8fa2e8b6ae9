# SPDX-License-Identifier: MIT
"""The wrecking ball by touch, mouse and keyboard."""
import pytest

SIZE = (390, 780)
# The positions of the bricks: the reddish boxes.
BRICKS = """() => [...document.querySelectorAll('.stage .layer')].filter(element => {
  const parts = getComputedStyle(element).backgroundColor.match(/\\d+(\\.\\d+)?/g).map(Number);
  return parts[0] > 130 && parts[0] < 190 && parts[1] < 100 && parts[2] < 80 && parts.length === 3;
}).map(element => { const box = element.getBoundingClientRect(); return [box.x, box.y]; })"""


def ball(stage):
    box = stage.page.get_by_role("button", name="Wrecking ball").bounding_box()
    return box["x"] + box["width"] / 2 - stage.left, box["y"] + box["height"] / 2 - stage.top


def rightmost(stage, seconds):
    """Returns the rightmost position of the ball within the given number of seconds."""
    places = []
    with stage.held():
        for _ in range(int(seconds * 20)):
            places.append(ball(stage)[0])
            stage.wait(0.05)
    return max(places)


def bricks(stage):
    return stage.page.evaluate(BRICKS)


@pytest.mark.parametrize("means", ["mouse", "touch", "keyboard"])
def test_ball_demolishes_wall_and_new_one_is_built(open_stage, means):
    stage = open_stage("wrecking-ball", size=SIZE, touch=means == "touch")
    stage.wait_for_rest()
    x, y = ball(stage)
    wall = bricks(stage)
    assert len(wall) == 25
    if means == "keyboard":
        stage.page.get_by_role("button", name="Wrecking ball").focus()
        stage.page.keyboard.press("Enter")
    elif means == "touch":
        stage.touch_drag((x, y), (20, 540), seconds=0.4, rest=0.8)
    else:
        stage.mouse_drag((x, y), (20, 540), seconds=0.4, rest=0.8, lift=False)
        assert ball(stage)[0] < 70
        stage.page.mouse.up()
    assert rightmost(stage, 4) > x + 20
    moved = sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) > 20 for a, b in zip(wall, bricks(stage)))
    assert moved >= 8
    again = stage.page.get_by_role("button", name="New wall")
    again.focus()
    stage.page.keyboard.press("Enter")
    stage.wait(0.3)
    assert ball(stage) == pytest.approx((x, y), abs=3)
    assert sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) > 5 for a, b in zip(wall, bricks(stage))) == 0
    stage.wait_for_rest()
