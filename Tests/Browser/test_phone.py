# SPDX-License-Identifier: MIT
"""Tests the page on a phone in both orientations, and on a desktop: layout, hints and images."""
import pytest

PHONES = {"small": (320, 568), "upright": (375, 667), "on its side": (844, 390), "small on its side": (568, 320)}


@pytest.mark.parametrize("phone", PHONES)
def test_stage_fills_screen_and_hint_is_visible(open_stage, phone):
    width, height = PHONES[phone]
    stage = open_stage("newtonian", size=None, viewport=(width, height), scale=1)
    stage.wait_for_rest()
    box = stage.page.locator(".stage").bounding_box()
    share = box["width"] * box["height"] / (width * height)
    assert share > 0.74, f"the stage has {share:.0%} of the screen"
    hint = stage.page.locator(".hint")
    assert hint.is_visible() and "Press +" in hint.inner_text()
    place = hint.bounding_box()
    assert place["x"] >= 8 and place["x"] + place["width"] <= width - 8
    assert place["y"] + place["height"] <= height
    assert not stage.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    assert stage.page.get_by_role("link", name="All demos").is_visible()


@pytest.mark.parametrize("phone", ["on its side", "small on its side"])
def test_card_shows_its_image_on_phone_in_landscape(open_stage, phone):
    stage = open_stage("card-swipe", size=None, viewport=PHONES[phone], scale=1)
    stage.wait_for_rest()
    card = stage.page.get_by_role("img", name="First light").bounding_box()
    sky = stage.page.evaluate("""() => {
      const card = document.querySelector(".stage [role=img][aria-label='First light']");
      return Math.max(0, ...[...card.querySelectorAll(".layer")]
        .filter(element => getComputedStyle(element).backgroundImage.includes("gradient"))
        .map(element => { const box = element.getBoundingClientRect(); return box.width * box.height; }));
    }""")
    assert sky > 0.45 * card["width"] * card["height"] and card["height"] > 200
    boxes = [stage.page.get_by_role("button", name=name, exact=True).bounding_box() for name in ("Like", "Undo", "Nope")]
    for box in boxes:
        assert box["height"] >= 44 and (box["x"] > card["x"] + card["width"] or box["x"] + box["width"] < card["x"])


# Returns whether the center of an element can be clicked after scrolling to it: the element must not be covered or clipped.
IS_REACHED = """(element) => {
  element.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(x + width / 2, y + height / 2);
  return y >= 0 && y + height <= innerHeight && x >= 0 && x + width <= innerWidth && (element === seen || element.contains(seen) || seen?.contains(element));
}"""


def open_phone(open_stage, demo, phone, **options):
    width, height = PHONES[phone]
    return open_stage(demo, size=None, viewport=(width, height), scale=1, **options)


@pytest.mark.parametrize("phone", PHONES)
def test_all_menu_entries_are_reachable(open_stage, phone):
    # Regression: six of seven entries were clipped, so the next demo was unreachable.
    stage = open_phone(open_stage, "newtonian", phone, manual=True)
    stage.page.locator(".options summary").click()
    menu = stage.page.locator(".options ul").first
    entries = menu.locator("a, button, select, .tries li").all()
    words = menu.inner_text()
    assert len(entries) >= 10 and "What to try" in words and "Next:" in words and "Guide:" in words
    for entry in entries:
        assert entry.evaluate(IS_REACHED), entry.inner_text()
    before = stage.page.evaluate("() => location.hash")
    menu.get_by_role("link", name="Next:").click()
    stage.page.wait_for_function("before => location.hash !== before", arg=before)


def test_menu_closes_on_escape_and_outside_tap(open_stage):
    stage = open_phone(open_stage, "newtonian", "upright", manual=True)
    menu, summary = stage.page.locator(".options ul").first, stage.page.locator(".options summary")
    summary.click()
    menu.get_by_role("link").first.focus()
    stage.page.keyboard.press("Escape")
    assert not menu.is_visible() and summary.evaluate("(element) => element === document.activeElement")
    summary.click()
    stage.page.mouse.click(5, 640)
    assert not menu.is_visible()


def test_menu_entries_move_to_toolbar_if_space_allows(open_stage):
    stage = open_phone(open_stage, "newtonian", "upright", manual=True)
    assert stage.page.locator(".options .tries").count() == 1
    stage.page.set_viewport_size({"width": 1400, "height": 900})
    stage.page.wait_for_function("() => document.querySelector('.words > .tries')")
    order = stage.page.evaluate("() => [...document.querySelector('.words').children].map(part => part.className)")
    assert order == ["back", "", "hint", "tries", "guide-button", "neighbors", "options", "screen"]


@pytest.mark.parametrize("phone", ["small", "upright", "on its side"])
def test_tools_keep_stage_visible_and_close(open_stage, phone):
    # Regression: the sheet covered the stage that it adjusts, and only the menu could close it.
    stage = open_phone(open_stage, "newtonian", phone, manual=True)
    sheet = stage.page.locator(".tools")

    def show():
        stage.page.locator(".options summary").click()
        stage.page.get_by_role("button", name="Tools", exact=True).click()
        assert sheet.is_visible()

    show()
    own, seen = sheet.bounding_box(), stage.page.locator(".stage").first.bounding_box()
    assert seen["y"] + seen["height"] <= own["y"] + 1 or seen["x"] + seen["width"] <= own["x"] + 1
    assert seen["width"] >= 140 and seen["height"] >= 140
    stage.page.keyboard.press("Escape")
    assert not sheet.is_visible()
    show()
    place = stage.page.locator(".stage").first.bounding_box()
    stage.page.mouse.click(place["x"] + 20, place["y"] + 20)
    assert not sheet.is_visible()
    show()
    grip = stage.page.get_by_role("button", name="Close this sheet").bounding_box()
    x, y = grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2
    stage.page.mouse.move(x, y)
    stage.page.mouse.down()
    stage.page.mouse.move(x, y + 30)
    assert sheet.bounding_box()["y"] == pytest.approx(own["y"] + 30, abs=1)
    stage.page.mouse.move(x, y + 90)
    stage.page.mouse.up()
    assert not sheet.is_visible()


def test_touch_on_first_demo_scrolls_index_page(open_stage):
    stage = open_stage(None, size=None, viewport=(390, 844), scale=1)
    stage.page.wait_for_function("() => document.querySelector('.first .stage').childElementCount > 0")
    place = stage.page.locator(".first .stage").bounding_box()
    assert place["y"] + 60 < 844
    x, y = place["x"] + place["width"] / 2, min(800, place["y"] + place["height"] / 2)
    stage.fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 12):
        stage.fingers.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - 15 * step}]})
        stage.page.wait_for_timeout(16)
    stage.fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    stage.page.wait_for_function("() => scrollY > 100", timeout=5000)
