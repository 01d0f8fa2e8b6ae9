# SPDX-License-Identifier: MIT
"""Tests a scrolled list on the page: one element moves, and its descendants keep their position, role and focus."""

SIZE = (320, 568)

# Records the elements whose style changes.
WATCH = """() => {
  window.changed = new Set();
  new MutationObserver((records) => {
    for (const record of records) window.changed.add(record.target);
  }).observe(document.querySelector(".stage"), { attributes: true, attributeFilter: ["style"], subtree: true });
}"""
CHANGED = """() => {
  const found = [...window.changed].map((element) => element.className);
  window.changed.clear();
  return found;
}"""


def test_scrolled_frame_moves_one_element(open_stage):
    # If motion is reduced, the list is an ordinary list without springs.
    stage = open_stage("springy-list-10000", size=SIZE, manual=True, reduced_motion="reduce")
    stage.tick(count=30)
    stage.touch("touchStart", (160, 400))
    stage.tick()
    stage.touch("touchMove", (160, 370))
    stage.tick(count=2)
    stage.page.evaluate(WATCH)
    frames = []
    for step in range(40):
        stage.touch("touchMove", (160, 368 - 2 * step))
        stage.tick()
        frames.append(stage.page.evaluate(CHANGED))
    stage.touch("touchEnd")
    # Only the scrolled layer and the indicator, which stays on screen, change. Every 27th step adds a new cell.
    quiet = [names for names in frames if len(names) <= 2]
    assert len(quiet) >= 34, [len(names) for names in frames]
    assert all("scrolled" in names for names in quiet)


def test_cells_have_correct_positions_after_long_scroll(open_stage):
    stage = open_stage("springy-list-1000000", size=SIZE, reduced_motion="reduce")
    stage.wait_for_rest()
    for _ in range(12):
        stage.turn_wheel(160, 300, 0, 4000)
    stage.wait_for_rest()
    tops = stage.page.evaluate("""() => {
      const stage = document.querySelector('.stage').getBoundingClientRect();
      return [...document.querySelectorAll('.stage [role=listitem]')]
        .map(item => [Number(item.getAttribute('aria-posinset')), item.getBoundingClientRect().top - stage.top])
        .sort((left, right) => left[0] - right[0]);
    }""")
    assert tops[0][0] > 500, "the list did not move far"
    first, start = tops[0]
    for index, (number, top) in enumerate(tops):
        assert number == first + index
        # Each row contains five cells with a height of 44 points, and rows are 10 points apart.
        expected = start + 54 * ((number - 1) // 5 - (first - 1) // 5)
        assert abs(top - expected) < 0.01, f"cell {number} is at {top} and not at {expected}"


def test_item_keeps_focus_while_list_scrolls(open_stage):
    stage = open_stage("springy-list-10000", size=SIZE)
    stage.wait_for_rest()
    item = stage.page.get_by_role("listitem", name="Cell 4", exact=True)
    item.focus()
    stage.turn_wheel(160, 300, 0, 60)
    stage.wait_for_rest()
    assert stage.page.evaluate("() => document.activeElement.getAttribute('aria-label')") == "Cell 4"
    # Lists and their items are exposed as such, regardless of the moving element between them.
    assert stage.page.get_by_role("list").get_by_role("listitem").count() > 5
