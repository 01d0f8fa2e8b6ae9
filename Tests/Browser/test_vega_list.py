# SPDX-License-Identifier: MIT
"""The list whose cards tuck below the top edge, by touch, wheel and keyboard."""
import pytest

SIZE = (320, 568)
# The centers of the first two cards below the bar. Rows are 196 apart.
FIRST, PITCH = 64 + 16 + 90, 196


def test_cards_tuck_below_next_card(open_stage):
    stage = open_stage("vega-list", size=SIZE)
    stage.wait_for_rest()
    assert stage.tiles()[0] == pytest.approx((160, FIRST), abs=0.5)
    assert stage.tiles()[1] == pytest.approx((160, FIRST + PITCH), abs=0.5)
    with stage.held():
        stage.touch("touchStart", (160, 450))
        for step in range(1, 11):
            stage.touch("touchMove", (160, 450 - 10 * step))
            stage.wait(1 / 60)
        card = stage.page.get_by_role("listitem", name="First light")
        assert 245 < card.bounding_box()["width"] < 285
        assert 0.3 < float(card.evaluate("element => getComputedStyle(element).opacity")) < 0.8
        stage.wait(0.3)
        stage.touch("touchEnd")
    stage.wait_for_rest()
    rows = [index for index, (_, y) in stage.tiles().items() if abs(y - FIRST) < 0.5]
    assert rows in ([0], [1])


def test_flick_wheel_and_tap_end_at_card(open_stage):
    stage = open_stage("vega-list", size=SIZE)
    stage.wait_for_rest()

    def first():
        rows = [index for index, (_, y) in stage.tiles().items() if abs(y - FIRST) < 0.5]
        assert len(rows) == 1, stage.tiles()
        return rows[0]

    stage.touch_drag((160, 500), (160, 250), seconds=0.1, steps=6)
    stage.wait_for_rest(15)
    flicked = first()
    assert flicked >= 2
    stage.turn_wheel(160, 316, 0, 150)
    stage.wait_for_rest()
    assert first() == flicked + 1
    stage.touch_tap(160, FIRST + PITCH)
    stage.wait_for_rest()
    assert first() == flicked + 2


def test_keyboard_moves_from_card_to_card(open_stage):
    stage = open_stage("vega-list", size=SIZE, touch=False)
    stage.wait_for_rest()
    stage.page.get_by_role("listitem", name="First light").focus()
    stage.page.keyboard.press("ArrowDown")
    stage.wait(0.1)
    stage.page.keyboard.press("Enter")
    stage.wait_for_rest()
    assert stage.tiles()[1] == pytest.approx((160, FIRST), abs=0.5)
