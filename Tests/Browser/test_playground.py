# SPDX-License-Identifier: MIT
"""The dynamics playground by touch, mouse and keyboard."""
import re

import pytest

SIZE = (390, 780)
SIDE, TOP = 390, 64


def center(stage, locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2 - stage.left, box["y"] + box["height"] / 2 - stage.top


def piece(stage, name):
    """Returns the center of an item in points of the canvas, which is 600 x 600 points."""
    x, y = center(stage, stage.page.get_by_role("button", name=name, exact=True))
    return x * 600 / SIDE, (y - TOP) * 600 / SIDE


def open_card(stage, name, means="mouse"):
    """Scrolls to a card in the menu and selects it."""
    card = stage.page.get_by_role("listitem", name=name, exact=True)
    for _ in range(20):
        if card.count() and center(stage, card)[1] < SIZE[1] - 60:
            break
        stage.turn_wheel(195, 500, 0, 200)
        stage.wait(0.15)
    if means == "keyboard":
        card.focus()
        stage.page.keyboard.press("Enter")
    elif means == "touch":
        stage.touch_tap(*center(stage, card))
    else:
        stage.click(*center(stage, card))
    stage.page.get_by_role("heading", name=name, exact=True).first.wait_for(timeout=3000)
    stage.wait(0.6)


def overlay_paths(stage):
    """Returns the number of paths on the stage that Chromium would draw."""
    return stage.page.evaluate(
        """() => [...document.querySelectorAll('.stage svg')].filter(svg => {
             const box = svg.getBoundingClientRect();
             const path = svg.querySelector('path');
             return box.width > 0 && box.height > 0 && path && (path.getAttribute('d') ?? '').length > 0;
           }).length""")


def apart(stage):
    """Returns the number of layers that the page asks Chromium to composite separately."""
    return stage.page.evaluate("() => document.querySelectorAll('.stage [style*=\"will-change\"]').length")


def test_few_moving_items_are_composited_separately_but_not_crowds(open_stage):
    stage = open_stage("dynamics-playground", size=SIZE)
    open_card(stage, "b. Walls")
    stage.wait_for_rest()
    assert apart(stage) == 0
    stage.page.get_by_role("button", name="Orange square", exact=True).focus()
    stage.page.keyboard.press("Enter")
    stage.page.wait_for_function("() => document.querySelector('.stage [style*=\"will-change\"]')", timeout=3000)
    stage.wait_for_rest()
    assert apart(stage) == 0
    stage.click(*center(stage, stage.page.get_by_role("button", name="Playground")))
    stage.wait(0.6)
    open_card(stage, "Crowd of 200")
    before = piece(stage, "Piece 1")
    stage.wait(0.5)
    assert piece(stage, "Piece 1") != before
    assert apart(stage) == 0


@pytest.mark.parametrize("means", ["mouse", "touch", "keyboard"])
def test_card_is_opened_and_closed(open_stage, means):
    stage = open_stage("dynamics-playground", size=SIZE, touch=means == "touch")
    open_card(stage, "b. Walls", means)
    stage.wait_for_rest()
    assert piece(stage, "Orange square") == pytest.approx((450, 550), abs=1)
    assert piece(stage, "White square") == pytest.approx((150, 150), abs=1)
    back = stage.page.get_by_role("button", name="Playground")
    if means == "keyboard":
        back.focus()
        stage.page.keyboard.press("Enter")
    elif means == "touch":
        stage.touch_tap(*center(stage, back))
    else:
        stage.click(*center(stage, back))
    stage.page.get_by_role("listitem", name="a. Gravity", exact=True).wait_for(timeout=3000)


@pytest.mark.parametrize("means", ["mouse", "touch", "keyboard"])
def test_item_is_dragged_and_thrown(open_stage, means):
    stage = open_stage("dynamics-playground", size=SIZE, touch=means == "touch")
    open_card(stage, "b. Walls")
    stage.wait_for_rest()
    orange = stage.page.get_by_role("button", name="Orange square", exact=True)
    x, y = center(stage, orange)
    if means == "keyboard":
        with stage.held():
            orange.focus()
            stage.page.keyboard.press("Enter")
            stage.wait(0.25)
            assert piece(stage, "Orange square")[1] < 530
    elif means == "touch":
        stage.touch_drag((x, y), (x - 120, y - 150), rest=0.5, lift=False)
        assert piece(stage, "Orange square") == pytest.approx(
            ((x - 120) * 600 / SIDE, (y - 150 - TOP) * 600 / SIDE), abs=30)
        stage.touch("touchEnd")
    else:
        stage.mouse_drag((x, y), (x - 120, y - 150), rest=0.5, lift=False)
        assert piece(stage, "Orange square")[1] < 400
        stage.page.mouse.up()
    stage.wait_for_rest(15)
    assert piece(stage, "Orange square")[1] == pytest.approx(550, abs=1)


@pytest.mark.parametrize("means", ["mouse", "touch", "keyboard"])
def test_slider_changes_scene(open_stage, means):
    stage = open_stage("dynamics-playground", size=SIZE, touch=means == "touch")
    open_card(stage, "Snap")
    stage.wait_for_rest()
    assert piece(stage, "Card") == pytest.approx((300, 200), abs=1)
    slider = stage.page.get_by_role("slider", name=re.compile("^Point y"))
    box = slider.bounding_box()
    thumb = box["x"] - stage.left + 13.5 + (box["width"] - 27) / 3, box["y"] - stage.top + box["height"] / 2
    if means == "keyboard":
        slider.focus()
        for _ in range(3):
            stage.page.keyboard.press("ArrowRight")
    elif means == "touch":
        stage.touch_drag(thumb, (thumb[0] + (box["width"] - 27) * 0.3, thumb[1]))
    else:
        stage.mouse_drag(thumb, (thumb[0] + (box["width"] - 27) * 0.3, thumb[1]))
    stage.wait_for_rest()
    assert piece(stage, "Card") == pytest.approx((300, 380), abs=8)


def test_overlay_displays_its_layers(open_stage):
    stage = open_stage("dynamics-playground", size=SIZE, touch=False)
    open_card(stage, "Vortex")
    # Initially, only the lines of the paper are drawn.
    before = overlay_paths(stage)
    assert before == 2
    toggle = stage.page.get_by_role("switch", name="Overlay")
    stage.click(*center(stage, toggle))
    stage.wait(0.2)
    # The overlay draws at least outlines, velocities, the boundary, arrows and the region.
    assert overlay_paths(stage) >= before + 5
    strokes = stage.page.evaluate(
        "() => [...document.querySelectorAll('.stage svg path')].map(path => path.getAttribute('stroke'))")
    assert any(stroke.startswith("#e61") for stroke in strokes), strokes
    toggle.focus()
    stage.page.keyboard.press("Space")
    stage.wait(0.2)
    assert overlay_paths(stage) == before


@pytest.mark.parametrize("means", ["button", "double tap"])
def test_reset_restarts_scene(open_stage, means):
    stage = open_stage("dynamics-playground", size=SIZE)
    open_card(stage, "b. Walls")
    stage.wait_for_rest()
    with stage.held():
        if means == "button":
            stage.touch_tap(*center(stage, stage.page.get_by_role("button", name="Reset")))
        else:
            stage.touch_tap(195, 200)
            stage.wait(0.06)
            stage.touch_tap(195, 200)
        stage.wait(0.1)
        assert piece(stage, "Orange square")[1] < 500
    stage.wait_for_rest()


def test_crowd_keeps_moving(open_stage):
    stage = open_stage("dynamics-playground", size=SIZE)
    open_card(stage, "Crowd of 200")
    before = piece(stage, "Piece 100")
    stage.wait(1.5)
    assert stage.is_awake() and piece(stage, "Piece 100") != pytest.approx(before, abs=5)
    assert stage.page.locator(".stage").get_by_text(re.compile(r"^\d+ actions$")).count() == 1
