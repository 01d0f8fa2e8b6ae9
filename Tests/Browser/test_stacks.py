# SPDX-License-Identifier: MIT
"""Stacks opened by a pinch, by touch, mouse and keyboard."""
import pytest

SIZE = (320, 568)
PILE = (160, 64 + 20 + 90)


def photos(stage):
    """Returns the number of visible photos."""
    return stage.page.evaluate(
        """() => [...document.querySelectorAll('.stage [role=listitem]')].filter(element =>
             element.checkVisibility({ opacityProperty: true, visibilityProperty: true })).length""")


def spread(stage, place, scale):
    """Moves two touches on a pile apart until the recognizer has the given scale. The recognizer begins at 38 points."""
    x, y = place
    stage.touch("touchStart", (x - 15, y), (x + 15, y))
    stage.wait(1 / 60)
    stage.touch("touchMove", (x - 19, y), (x + 19, y))
    stage.wait(1 / 60)
    for step in range(1, 13):
        half = 19 * (1 + (scale - 1) * step / 12)
        stage.touch("touchMove", (x - half, y), (x + half, y))
        stage.wait(1 / 60)


def captions(stage):
    return [name for name in ["Mountains", "Summer by the sea"]
            if stage.page.get_by_role("heading", name=name).count() == 1
            and stage.page.get_by_role("heading", name=name).bounding_box()["height"] < 30]


def test_pile_follows_pinch_and_folds_back(open_stage):
    stage = open_stage("stacks", size=SIZE)
    stage.wait_for_rest()
    start = stage.tiles()
    with stage.held():
        spread(stage, PILE, 2.2)
        stage.wait(1 / 30)
        opened = stage.tiles()
        assert opened[2][1] > start[2][1] + 100, "the third photo must be moving down"
        stage.touch("touchEnd")
    stage.wait_for_rest()
    after = stage.tiles()
    for index in range(3):
        assert after[index] == pytest.approx(start[index], abs=0.5)
    assert captions(stage) == ["Mountains", "Summer by the sea"]


def test_wide_pinch_opens_grid_and_back_returns(open_stage):
    stage = open_stage("stacks", size=SIZE)
    stage.wait_for_rest()
    with stage.held():
        spread(stage, PILE, 2.8)
        stage.touch("touchEnd")
    stage.wait_for_rest()
    tiles = stage.tiles()
    assert tiles[0] == pytest.approx((160, 64 + 54 + 98.5), abs=0.5)
    assert tiles[1][1] - tiles[0][1] == pytest.approx(207, abs=0.5)
    back = stage.page.get_by_role("button", name="Back", exact=True)
    box = back.bounding_box()
    stage.touch_tap(box["x"] + box["width"] / 2 - stage.left, box["y"] + box["height"] / 2 - stage.top)
    stage.wait_for_rest()
    assert back.count() == 0 and stage.tiles()[0] == pytest.approx(PILE, abs=0.5)
    assert captions(stage) == ["Mountains", "Summer by the sea"]


@pytest.mark.parametrize("means", ["mouse", "touch", "keyboard"])
def test_tap_opens_pile_and_then_cover_flow(open_stage, means):
    stage = open_stage("stacks", size=SIZE, touch=means == "touch")
    stage.wait_for_rest()

    def open_photo(locator):
        if means == "keyboard":
            locator.focus()
            stage.page.keyboard.press("Enter")
        else:
            box = locator.bounding_box()
            place = box["x"] + box["width"] / 2 - stage.left, box["y"] + box["height"] / 2 - stage.top
            (stage.touch_tap if means == "touch" else stage.click)(*place)
        stage.wait_for_rest()

    open_photo(stage.page.get_by_role("listitem", name="First light").first)
    assert stage.page.get_by_role("button", name="Back", exact=True).count() == 1
    open_photo(stage.page.get_by_role("listitem", name="Green peaks").first)
    assert stage.page.get_by_role("list", name="Covers").count() == 1
    box = stage.page.get_by_role("list", name="Covers").get_by_role("listitem", name="Green peaks").bounding_box()
    assert box["x"] + box["width"] / 2 - stage.left == pytest.approx(160, abs=1)


def test_keys_spread_pile(open_stage):
    stage = open_stage("stacks", size=SIZE, touch=False)
    stage.wait_for_rest()
    start = stage.tiles()
    stage.page.get_by_role("listitem", name="First light").first.focus()
    lowest = 0
    with stage.held():
        stage.page.keyboard.press("+")
        for _ in range(40):
            stage.wait(1 / 60)
            lowest = max(lowest, stage.tiles()[2][1])
    assert lowest > start[2][1] + 30
    stage.wait_for_rest()


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_tablet_shows_three_piles_in_row(open_stage, direction):
    stage = open_stage("stacks", size=(768, 700), viewport=(900, 900), asks=["dir=rtl"] if direction == "rtl" else [])
    stage.wait_for_rest()
    places = [stage.tiles()[index][0] for index in (0, 20, 40)]
    wanted = [110, 384, 658]
    assert places == pytest.approx(wanted if direction == "ltr" else wanted[::-1], abs=0.5)
    assert photos(stage) == 9
