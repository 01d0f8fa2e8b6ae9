# SPDX-License-Identifier: MIT
"""Tests photos that drop in, and the info box that sticks to the edges, by touch, mouse and keyboard."""
import re

import pytest

SIZE = (375, 667)
# The rest positions of the box's center in stage points. The container begins 64 points from the top.
TOP, BOTTOM = 127.5, 603.5


def center(stage, locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2 - stage.left, box["y"] + box["height"] / 2 - stage.top


def info(stage):
    return stage.page.get_by_role("button", name=re.compile("^Info: "))


def open_photo(stage, name="Long dunes"):
    stage.wait_for_rest()
    stage.touch_tap(*center(stage, stage.page.get_by_role("listitem", name=name)))
    stage.page.get_by_role("button", name="Done").wait_for(timeout=5000)
    stage.wait_for_rest()


def test_photo_drops_in_and_done_moves_it_out(open_stage):
    stage = open_stage("dynamic-photos", size=SIZE)
    open_photo(stage)
    stage.page.get_by_role("img", name="Long dunes").wait_for()
    x, y = center(stage, info(stage))
    assert x == pytest.approx(187.5, abs=1) and y == pytest.approx(BOTTOM, abs=2)
    # Content below a photo is hidden from assistive technology.
    below = stage.page.get_by_role("listitem", name="Long dunes")
    assert not stage.is_reachable(below) and stage.is_reachable(info(stage))
    stage.click(*center(stage, stage.page.get_by_role("button", name="Done")))
    info(stage).wait_for(state="detached", timeout=5000)
    stage.wait_for_rest()
    assert stage.is_reachable(below)
    open_photo(stage, "First light")


@pytest.mark.parametrize("means", ["mouse", "touch", "keyboard"])
def test_box_moves_to_other_edge(open_stage, means):
    stage = open_stage("dynamic-photos", size=SIZE, touch=means != "mouse")
    stage.wait_for_rest()
    if means == "keyboard":
        stage.page.get_by_role("listitem", name="Long dunes").focus()
        stage.page.keyboard.press("Enter")
        stage.page.get_by_role("button", name="Done").wait_for(timeout=5000)
        stage.wait_for_rest()
        info(stage).focus()
        stage.page.keyboard.press("Enter")
    elif means == "touch":
        open_photo(stage)
        stage.touch_drag((187, BOTTOM), (150, 220), seconds=0.3, rest=0.3)
    else:
        stage.click(*center(stage, stage.page.get_by_role("listitem", name="Long dunes")))
        stage.page.get_by_role("button", name="Done").wait_for(timeout=5000)
        stage.wait_for_rest()
        stage.mouse_drag((187, BOTTOM), (240, 220), rest=0.3)
    stage.wait_for_rest()
    x, y = center(stage, info(stage))
    assert x == pytest.approx(187.5, abs=1) and y == pytest.approx(TOP, abs=2.5)


def test_box_returns_to_its_own_half(open_stage):
    stage = open_stage("dynamic-photos", size=SIZE)
    open_photo(stage)
    stage.touch_drag((187, BOTTOM), (187, 430), seconds=0.3, rest=0.3)
    stage.wait_for_rest()
    assert center(stage, info(stage))[1] == pytest.approx(BOTTOM, abs=2.5)


def test_curtain_is_pulled_up(open_stage):
    stage = open_stage("dynamic-photos", size=SIZE)
    stage.wait_for_rest()
    stage.touch_tap(*center(stage, stage.page.get_by_role("button", name="Entrance: Thud")))
    stage.page.get_by_role("button", name="Entrance: Curtain").wait_for()
    open_photo(stage)
    stage.touch_drag((187, 400), (187, 320), seconds=0.3, rest=0.3)
    stage.wait_for_rest()
    assert info(stage).count() == 1
    stage.touch_drag((187, 500), (187, 200), seconds=0.1, steps=6)
    info(stage).wait_for(state="detached", timeout=5000)
    assert stage.page.get_by_role("button", name="Done").count() == 0
