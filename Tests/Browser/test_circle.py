# SPDX-License-Identifier: MIT
"""The circle of tiles: two touches, mouse and keyboard."""
import math

import pytest

SIZE = (320, 568)
# The center of the area below the bar, and two fifths of the stage's width.
MIDDLE, RADIUS = (160, 64 + 252), 128


def circle(stage):
    """Returns the center and radius of the circle through all tiles."""
    tiles = stage.tiles()
    x = sum(place[0] for place in tiles.values()) / len(tiles)
    y = sum(place[1] for place in tiles.values()) / len(tiles)
    radii = [math.dist((x, y), place) for place in tiles.values()]
    assert max(radii) - min(radii) < 0.5, "the tiles are not on a circle"
    return x, y, sum(radii) / len(radii)


def pinch(stage, start, end, half, goal, steps=10):
    """Moves two touches from either side of `start` to either side of `end`, with another distance. They stay down."""
    def fingers(share):
        x, y = (a + (b - a) * share for a, b in zip(start, end))
        way = half + (goal - half) * share
        return (x - way, y), (x + way, y)

    stage.touch("touchStart", *fingers(0))
    stage.wait(1 / 60)
    for step in range(1, steps + 1):
        stage.touch("touchMove", *fingers(step / steps))
        stage.wait(1 / 60)


def press(stage, name):
    box = stage.page.get_by_role("button", name=name, exact=True).bounding_box()
    stage.click(box["x"] + box["width"] / 2 - stage.left, box["y"] + box["height"] / 2 - stage.top)


def test_twelve_tiles_are_on_circle(open_stage):
    stage = open_stage("circle", size=SIZE)
    stage.wait_for_rest()
    assert len(stage.tiles()) == 12
    assert circle(stage) == pytest.approx((*MIDDLE, RADIUS), abs=0.5)
    assert stage.tiles()[3] == pytest.approx((288, 316), abs=0.5)


def test_pinch_resizes_and_moves_circle(open_stage):
    stage = open_stage("circle", size=SIZE)
    stage.wait_for_rest()
    with stage.held():
        # The pinch begins when the touches are 8 points farther apart than the initial 100.
        pinch(stage, MIDDLE, MIDDLE, 50, 54, steps=1)
        stage.touch("touchMove", (180 - 67.5, 326), (180 + 67.5, 326))
        stage.wait(1 / 30)
        assert circle(stage) == pytest.approx((180, 326, RADIUS * 1.25), abs=0.5)
        # The circle follows without delay.
        stage.touch("touchMove", (160 - 54, 316), (160 + 54, 316))
        stage.wait(1 / 60)
        assert circle(stage) == pytest.approx((*MIDDLE, RADIUS), abs=0.5)
        stage.touch("touchMove", (160 - 27, 316), (160 + 27, 316))
        stage.wait(1 / 60)
        stage.touch("touchEnd")
    stage.wait_for_rest()
    assert circle(stage) == pytest.approx((*MIDDLE, RADIUS / 2), abs=0.5)


def test_mouse_moves_circle_and_keys_resize_it(open_stage):
    stage = open_stage("circle", size=SIZE, touch=False)
    stage.wait_for_rest()
    stage.mouse_drag((160, 316), (190, 346))
    stage.wait_for_rest()
    x, y, radius = circle(stage)
    assert 175 < x < 190 and 331 < y < 346 and radius == pytest.approx(RADIUS, abs=0.5)
    stage.page.get_by_role("listitem", name="Tile 0", exact=True).focus()
    stage.page.keyboard.press("-")
    stage.wait_for_rest()
    assert circle(stage)[2] < RADIUS - 20


@pytest.mark.parametrize("means", ["mouse", "touch", "keyboard"])
def test_tiles_appear_from_and_vanish_into_center(open_stage, means):
    stage = open_stage("circle", size=SIZE, touch=means == "touch")
    stage.wait_for_rest()

    def press(name):
        button = stage.page.get_by_role("button", name=name, exact=True)
        if means == "keyboard":
            button.focus()
            stage.page.keyboard.press("Enter")
            return
        box = button.bounding_box()
        place = box["x"] + box["width"] / 2 - stage.left, box["y"] + box["height"] / 2 - stage.top
        (stage.touch_tap if means == "touch" else stage.click)(*place)

    with stage.held():
        press("Add")
        distances = []
        for _ in range(30):
            stage.wait(1 / 60)
            if 12 in stage.tiles():
                distances.append(math.dist(stage.tiles()[12], MIDDLE))
    assert distances[0] < 30 and distances[-1] == pytest.approx(RADIUS, abs=0.5)
    assert all(b > a - 0.01 for a, b in zip(distances, distances[1:])), "the tile moves straight outward"
    stage.wait_for_rest()
    assert len(stage.tiles()) == 13
    press("Delete")
    press("Delete")
    stage.wait_for_rest()
    assert len(stage.tiles()) == 11
    assert circle(stage) == pytest.approx((*MIDDLE, RADIUS), abs=0.5)


def test_switching_to_grid_and_back(open_stage):
    stage = open_stage("circle", size=SIZE)
    stage.wait_for_rest()
    before = stage.tiles()
    with stage.held():
        stage.page.get_by_role("button", name="Flow").focus()
        stage.page.keyboard.press("Enter")
        widths = []
        for _ in range(24):
            stage.wait(1 / 60)
            widths.append(stage.page.get_by_role("listitem", name="Tile 0", exact=True).bounding_box()["width"])
    assert any(80 < width < 190 for width in widths), "the tiles must grow during the transition"
    stage.wait_for_rest()
    box = stage.page.get_by_role("listitem", name="Tile 0", exact=True).bounding_box()
    assert (box["x"] - stage.left, box["y"] - stage.top, box["width"]) == pytest.approx((60, 77, 200), abs=0.5)
    stage.touch_drag((160, 450), (160, 250))
    stage.wait_for_rest()
    press(stage, "Circle")
    stage.wait_for_rest()
    after = stage.tiles()
    assert sorted(after) == sorted(before)
    for index, place in before.items():
        assert after[index] == pytest.approx(place, abs=0.5)


def test_reduced_motion_shows_tiles_immediately(open_stage):
    stage = open_stage("circle", size=SIZE, reduced_motion="reduce")
    stage.wait_for_rest()
    with stage.held():
        stage.page.get_by_role("button", name="Add").focus()
        stage.page.keyboard.press("Enter")
        stage.wait(0.1)
        assert len(stage.tiles()) == 13 and circle(stage) == pytest.approx((*MIDDLE, RADIUS), abs=0.5)
