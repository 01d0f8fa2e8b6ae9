# SPDX-License-Identifier: MIT
"""Tests springy lists of 10,000 and a million cells during flicks."""
import pytest

SIZE = (320, 568)
# The bar covers the top. Cells are 44 points high and 10 points apart.
BAR, CELL, GAP = 64, 44, 10

# Returns the height, in points, of the largest area below the bar that no cell covers.
BARE = """([top, bottom]) => {
  const stage = document.querySelector('.stage').getBoundingClientRect();
  const spans = [...document.querySelectorAll('.stage [role=listitem]')]
    .map(item => item.getBoundingClientRect())
    .map(box => [box.top - stage.top, box.bottom - stage.top])
    .sort((left, right) => left[0] - right[0]);
  let covered = top, bare = 0;
  for (const [start, end] of spans) {
    if (start >= bottom) break;
    bare = Math.max(bare, start - covered);
    covered = Math.max(covered, end);
  }
  return Math.max(bare, bottom - covered);
}"""


def bare(stage):
    return stage.page.evaluate(BARE, [BAR, SIZE[1]])


@pytest.mark.parametrize("distance", [200, 360], ids=["flick", "hard flick"])
def test_flick_shows_no_gap_for_more_than_one_frame(open_stage, distance):
    stage = open_stage("springy-list-10000", size=SIZE, manual=True)
    stage.tick(count=30)
    assert bare(stage) <= CELL + 2 * GAP
    seen = []
    for flick in range(5):
        stage.touch("touchStart", (160, 500))
        stage.tick()
        for step in range(1, 7):
            stage.touch("touchMove", (160, 500 - distance * step / 6))
            stage.tick()
            seen.append(bare(stage))
        stage.touch("touchEnd")
        for _ in range(25):
            stage.tick()
            seen.append(bare(stage))
    # A missing row leaves a gap of at least one cell height and two spacings. Springs may stretch a spacing by half a
    # cell height.
    limit = CELL + 2 * GAP + CELL / 2
    longest = run = 0
    for height in seen:
        run = run + 1 if height > limit else 0
        longest = max(longest, run)
    assert longest <= 1, f"a band of up to {max(seen):.0f} points was empty for {longest} frames"
    assert min(stage.tiles()) > 100, "the list did not move far"


def test_million_cells_scroll_smoothly(open_stage):
    stage = open_stage("springy-list-1000000", size=SIZE)
    stage.wait_for_rest()
    item = stage.page.get_by_role("listitem", name="Cell 7", exact=True)
    assert item.get_attribute("aria-setsize") == "1000000"
    for _ in range(3):
        stage.touch_drag((160, 480), (160, 120), seconds=0.08, steps=5)
        stage.wait(0.2)
    assert stage.page.locator(".stage [role=listitem]").count() < 120
    stage.wait_for_rest(20)
    tiles = stage.tiles()
    assert min(tiles) > 50
    for index, (x, _) in tiles.items():
        assert x == pytest.approx([32, 96, 160, 224, 288][index % 5], abs=0.5)


def test_wheel_scrolls(open_stage):
    stage = open_stage("springy-list-120", size=SIZE, touch=False)
    stage.wait_for_rest()
    first = stage.tiles()[20]
    stage.turn_wheel(160, 300, 0, 120)
    stage.wait(0.3)
    stage.wait_for_rest()
    assert stage.tiles()[20][1] == pytest.approx(first[1] - 120, abs=1)
