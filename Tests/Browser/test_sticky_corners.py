# SPDX-License-Identifier: MIT
"""The small picture that sticks to the corners, by touch, mouse and keyboard."""
import pytest

SIZE = (375, 667)
CORNERS = {"top left": (80, 100), "top right": (295, 100), "bottom left": (80, 567), "bottom right": (295, 567)}


def center(stage):
    box = stage.page.get_by_role("button", name="Small picture").bounding_box()
    return box["x"] + box["width"] / 2 - stage.left, box["y"] + box["height"] / 2 - stage.top


def is_at(stage, corner):
    stage.wait_for_rest()
    return center(stage) == pytest.approx(CORNERS[corner], abs=1)


@pytest.mark.parametrize("means", ["mouse", "touch"])
def test_picture_swings_into_corner_of_its_quarter(open_stage, means):
    stage = open_stage("sticky-corners", size=SIZE, touch=means == "touch")
    assert is_at(stage, "bottom right")
    for corner, place in [("top right", (240, 200)), ("top left", (120, 250)), ("bottom left", (140, 420))]:
        start = center(stage)
        if means == "touch":
            stage.touch_drag(start, place, seconds=0.3, rest=0.3)
        else:
            stage.mouse_drag(start, place, rest=0.3)
        assert is_at(stage, corner), f"{corner}: {center(stage)}"


def test_throw_moves_picture_to_opposite_corner(open_stage):
    stage = open_stage("sticky-corners", size=SIZE)
    assert is_at(stage, "bottom right")
    stage.touch_drag((295, 567), (170, 300), seconds=0.06, steps=6)
    assert is_at(stage, "top left"), center(stage)


def test_keyboard_moves_picture_around(open_stage):
    stage = open_stage("sticky-corners", size=SIZE)
    assert is_at(stage, "bottom right")
    stage.page.get_by_role("button", name="Small picture").focus()
    for corner in ["bottom left", "top left", "top right", "bottom right"]:
        stage.page.keyboard.press("Enter")
        assert is_at(stage, corner), f"{corner}: {center(stage)}"
