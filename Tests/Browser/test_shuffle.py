# SPDX-License-Identifier: MIT
"""A diffable list that shuffles, by touch, mouse and keyboard."""
import pytest

SIZE = (320, 568)


def places(stage):
    """Returns the positions of the tiles by name."""
    return stage.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.stage [role=listitem]')].map(element => {
             const box = element.getBoundingClientRect();
             return [element.getAttribute('aria-label'), [box.x, box.y]]; }))""")


@pytest.mark.parametrize("means", ["touch", "keyboard"])
def test_tiles_move_to_their_positions(open_stage, means):
    stage = open_stage("shuffle", size=SIZE, touch=means == "touch")
    stage.wait_for_rest()
    before = places(stage)
    with stage.held():
        if means == "touch":
            stage.touch_tap(285, 42)
        else:
            stage.page.get_by_role("button", name="Shuffle").focus()
            stage.page.keyboard.press("Enter")
        stage.wait(0.12)
        between = places(stage)
    stage.wait_for_rest()
    after = places(stage)
    moved = [name for name in after if name in before and after[name] != before[name]]
    assert len(moved) > 5
    assert any(between.get(name) not in (before[name], after[name]) for name in moved)
    stage.click(30, 42)
    stage.wait_for_rest()
    assert {name: place for name, place in places(stage).items() if name in before} == before


def test_tap_removes_tile(open_stage):
    stage = open_stage("shuffle", size=SIZE)
    stage.wait_for_rest()
    stage.touch_tap(42, 106)
    stage.wait_for_rest()
    assert stage.page.get_by_role("listitem", name="Tile 1", exact=True).count() == 0
    box = stage.page.get_by_role("listitem", name="Tile 2", exact=True).bounding_box()
    assert box["x"] - stage.left == pytest.approx(8, abs=0.5)
