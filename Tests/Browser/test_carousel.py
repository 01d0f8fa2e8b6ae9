# SPDX-License-Identifier: MIT
"""The springy carousel, operated by touch, mouse and keyboard."""
import pytest

DEMO = "springy-carousel"
SIZE = (320, 480)

# The layout's tile positions: item i is centered at (45 + 100 i, 360) in a strip that begins 60 points down.
FIRST, PITCH, ROW = 45, 100, 420


@pytest.fixture
def carousel(open_stage):
    def carousel(**options):
        stage = open_stage(DEMO, size=SIZE, **options)
        return stage

    return carousel


def offset_and_error(tiles):
    """Returns the scroll offset that best fits the tiles, and the maximum distance of a tile from its grid position."""
    offsets = [FIRST + PITCH * index - x for index, (x, _) in tiles.items()]
    offset = sum(offsets) / len(offsets)
    error = max(max(abs(value - offset) for value in offsets), max(abs(y - ROW) for _, y in tiles.values()))
    return offset, error


def test_tiles_are_list_with_numbers_names_and_positions(carousel):
    stage = carousel()
    stage.wait_for_rest()
    tiles = stage.tiles()
    assert sorted(tiles) == list(range(len(tiles))) and len(tiles) >= 4
    assert offset_and_error(tiles)[1] < 0.5
    assert stage.page.get_by_role("list", name="Tiles").count() == 1
    seven_or_less = stage.page.get_by_role("listitem", name="Tile 2", exact=True)
    assert seven_or_less.get_attribute("aria-posinset") == "3"
    assert seven_or_less.get_attribute("aria-setsize") == "30"
    assert stage.page.get_by_role("button", name="Add view").is_visible()


def test_touch_move_shifts_each_tile_by_distance(carousel):
    """Acceptance check 3: a tile follows a scroll step by the fraction min(1, distance / 500)."""
    stage = carousel(manual=True)
    stage.tick(count=30)
    stage.touch("touchStart", (200, ROW))
    stage.tick()
    for x in (190, 180, 170, 160, 150):
        stage.touch("touchMove", (x, ROW))
        stage.tick()
    # The touch rests until every spring has settled, so the tiles are at their rest positions for some offset.
    stage.tick(count=600)
    before = stage.tiles()
    offset, error = offset_and_error(before)
    assert error < 0.5 and offset > 10
    stage.touch("touchMove", (110, ROW))
    stage.tick(0)
    after = stage.tiles()
    compared = 0
    for index in sorted(set(before) & set(after)):
        # The anchor is in content coordinates. The content has moved 40 points to the left below the resting tile.
        anchor = FIRST + PITCH * index
        shift = after[index][0] - before[index][0] + 40
        # The touch is at x = 110 in the window. When the layout is queried, the step is not stored yet.
        expected = 40 * min(1, abs(anchor - (110 + offset)) / 500)
        assert shift == pytest.approx(expected, abs=0.05), f"tile {index}"
        compared += 1
    assert compared >= 4


def test_drag_compresses_and_spreads_tiles_which_settle(carousel):
    stage = carousel()
    stage.wait_for_rest()
    narrowest, widest = PITCH, PITCH
    with stage.held():
        stage.touch("touchStart", (260, ROW))
        for step in range(1, 21):
            stage.touch("touchMove", (260 - 10 * step, ROW))
            stage.wait(0.016)
            tiles = stage.tiles()
            gaps = [tiles[index + 1][0] - tiles[index][0] for index in sorted(tiles) if index + 1 in tiles]
            narrowest, widest = min(narrowest, *gaps), max(widest, *gaps)
    # The strip moves to the left: tiles ahead of the touch are compressed, tiles behind it spread out.
    assert narrowest < PITCH - 3, f"no tiles were compressed, the narrowest gap was {narrowest}"
    assert widest > PITCH + 3, f"no tiles were spread, the widest gap was {widest}"
    stage.touch("touchEnd")
    stage.wait_for_rest()
    offset, error = offset_and_error(stage.tiles())
    assert error < 0.5, f"a tile came to rest {error} points from its position"
    assert offset > 150


def test_flick_decelerates_and_settles(carousel):
    stage = carousel()
    stage.wait_for_rest()
    stage.touch_drag((280, ROW), (120, ROW), seconds=0.1, steps=6)
    stage.wait_for_rest(15)
    offset, error = offset_and_error(stage.tiles())
    assert error < 0.5
    assert offset > 300, "the strip stopped at the lift"


@pytest.mark.parametrize("means", ["mouse", "touch", "keyboard"])
def test_new_tile_drops_from_top_to_its_position(carousel, means):
    stage = carousel(touch=means == "touch")
    stage.wait_for_rest()
    button = stage.page.get_by_role("button", name="Add view")
    box = button.bounding_box()
    x, y = box["x"] + box["width"] / 2 - stage.left, box["y"] + box["height"] / 2 - stage.top
    tile = stage.page.get_by_role("listitem", name="Tile 30", exact=True)
    heights = []
    with stage.held():
        if means == "mouse":
            stage.click(x, y)
        elif means == "touch":
            stage.touch_tap(x, y)
        else:
            button.focus()
            stage.page.keyboard.press("Enter")
        stage.wait(0.04)
        for _ in range(12):
            box = tile.bounding_box()
            heights.append(box["y"] + box["height"] / 2 - stage.top)
            stage.wait(0.025)
    assert min(heights) < 250, f"the tile was first seen at {heights[0]}, it should fall from the top"
    assert max(heights) < ROW + 1.5
    stage.wait_for_rest(12)
    tiles = stage.tiles()
    assert offset_and_error(tiles)[1] < 0.5
    place = int(tile.get_attribute("aria-posinset")) - 1
    # Tile 2 is nearest to x = 160 at rest, slightly to the right of it.
    assert place == 2
    assert tile.get_attribute("aria-setsize") == "31"
    assert abs(tiles[place][0] - (FIRST + PITCH * place)) < 0.5


def test_new_tile_starts_at_top(carousel):
    """Acceptance check 7, frame by frame: in its first frame the tile touches the strip's top edge."""
    stage = carousel(manual=True)
    stage.tick(count=30)
    before = stage.tiles()
    button = stage.page.get_by_role("button", name="Add view").bounding_box()
    stage.click(button["x"] + button["width"] / 2 - stage.left, button["y"] + button["height"] / 2 - stage.top)
    stage.tick(0)
    tile = stage.page.get_by_role("listitem", name="Tile 30", exact=True)
    for _ in range(3):
        if tile.count():
            break
        stage.tick(0)
    tiles = stage.tiles()
    assert tiles[2][1] == pytest.approx(60 + 60, abs=0.5)
    for index in before:
        if index >= 2 and index + 1 in tiles:
            assert tiles[index + 1][0] == pytest.approx(before[index][0], abs=0.5)
    highest = 0
    for _ in range(360):
        stage.tick()
        highest = max(highest, stage.tiles()[2][1])
    assert highest < ROW + 1
    assert offset_and_error(stage.tiles())[1] < 0.5


def test_rotating_phone_lays_out_strip_again(open_stage):
    """The stage follows the window size: the floor moves, and every tile rests on it at its rest position."""
    stage = open_stage(DEMO, size=None)
    stage.wait_for_rest()
    floors = []
    for width, height in ((390, 844), (560, 390), (390, 844)):
        stage.page.set_viewport_size({"width": width, "height": height})
        stage.wait(0.3)
        stage.wait_for_rest()
        strip = stage.page.get_by_role("list", name="Tiles").bounding_box()
        tile = stage.page.get_by_role("listitem", name="Tile 0", exact=True).bounding_box()
        assert tile["y"] + tile["height"] == pytest.approx(strip["y"] + strip["height"], abs=0.5)
        assert tile["x"] == pytest.approx(strip["x"], abs=0.5)
        floors.append(strip["y"] + strip["height"])
    assert floors[0] > floors[1] + 100
    assert floors[2] == pytest.approx(floors[0], abs=0.5)
