# SPDX-License-Identifier: MIT
"""Tests the index page of all demos: previews that move when hovered, a search, and an interactive demo."""
import pytest

import contrast
import goldens

# Counts the frames that the page requests from the browser.
COUNT_FRAMES = """
  window.framesAsked = 0;
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (body) => { window.framesAsked++; return ask(body); };
"""
ALL_PICTURES = "() => [...document.querySelectorAll('.picture .stage')].every((stage) => stage.childElementCount > 0)"


def open_index(open_stage, **options):
    return open_stage(None, size=None, clock="real", **options)


def card(stage, name):
    return stage.page.locator(f".demos li:has(a[href='#/{name}'])")


def look(stage, name):
    """Returns a description of the appearance of a card."""
    return card(stage, name).locator(".stage").inner_html()


def wait_for_picture(stage, name):
    card(stage, name).scroll_into_view_if_needed()
    stage.page.wait_for_function(
        "name => document.querySelector(`.demos a[href='#/${name}'] .stage`).childElementCount > 0", arg=name)


def test_demo_gets_preview_near_viewport(open_stage):
    stage = open_index(open_stage, viewport=(1280, 600))
    names = goldens.demo_names()
    # The list demos with three different item counts share one card.
    assert stage.page.locator(".demos li").count() == len(names) - 2
    wait_for_picture(stage, names[0])
    assert not stage.page.evaluate(ALL_PICTURES), "distant previews are already drawn"
    stage.page.set_viewport_size({"width": 1280, "height": 6000})
    stage.page.wait_for_function(ALL_PICTURES, timeout=60000)


def test_preview_moves_only_while_hovered(open_stage):
    stage = open_index(open_stage, viewport=(1280, 800), touch=False, before=COUNT_FRAMES)
    wait_for_picture(stage, "newtons-cradle")
    stage.page.wait_for_function("() => !window.sprung.isAwake", timeout=30000)
    still = look(stage, "newtons-cradle")
    card(stage, "newtons-cradle").hover()
    stage.page.wait_for_timeout(700)
    assert look(stage, "newtons-cradle") != still
    stage.page.mouse.move(2, 2)
    stage.page.wait_for_timeout(200)
    left = look(stage, "newtons-cradle")
    asked = stage.page.evaluate("() => window.framesAsked")
    stage.page.wait_for_timeout(1500)
    assert look(stage, "newtons-cradle") == left
    assert stage.page.evaluate("() => window.framesAsked") == asked


def test_previews_appear_while_another_one_moves(open_stage):
    # Regression: cards stayed empty while the pointer was over another card, and for seconds after scrolling to a moving card.
    stage = open_index(open_stage, viewport=(1280, 800), touch=False)
    wait_for_picture(stage, "newtons-cradle")
    card(stage, "newtons-cradle").hover()
    assert "moves" in card(stage, "newtons-cradle").get_attribute("class")
    # The card is more than half a window height below the bottom of the first window, but less than that below the
    # bottom of the taller window.
    far = "() => document.querySelector(`.demos a[href='#/controls'] .stage`).childElementCount > 0"
    assert not stage.page.evaluate(far)
    stage.page.set_viewport_size({"width": 1280, "height": 2600})
    stage.page.wait_for_function(far)
    assert "moves" in card(stage, "newtons-cradle").get_attribute("class")


def test_no_layer_in_preview_is_composited_separately(open_stage):
    # Regression: forty layers of static previews were composited separately. WebKit needed a fifth of a second per
    # frame for these layers, and their lines had gaps.
    stage = open_index(open_stage, viewport=(1280, 800), touch=False)
    wait_for_picture(stage, "newtons-cradle")
    apart = stage.page.locator(".picture [style*='will-change']")
    assert apart.count() == 0
    still = look(stage, "newtons-cradle")
    card(stage, "newtons-cradle").hover()
    stage.page.wait_for_timeout(300)
    assert look(stage, "newtons-cradle") != still and apart.count() == 0


def test_keyboard_focus_animates_preview(open_stage):
    stage = open_index(open_stage, viewport=(1280, 800), touch=False)
    wait_for_picture(stage, "falling-tiles")
    still = look(stage, "falling-tiles")
    card(stage, "newtons-cradle").locator("a").focus()
    stage.page.keyboard.press("Tab")
    assert stage.page.evaluate("() => document.activeElement.getAttribute('href')") == "#/falling-tiles"
    stage.page.wait_for_function(
        "still => document.querySelector(`.demos a[href='#/falling-tiles'] .stage`).innerHTML !== still", arg=still)
    assert "moves" in card(stage, "falling-tiles").get_attribute("class")
    stage.page.keyboard.press("Enter")
    stage.page.wait_for_selector(".words h1")


def test_reduced_motion_disables_preview_animation(open_stage):
    stage = open_index(open_stage, viewport=(1280, 800), touch=False, reduced_motion="reduce")
    wait_for_picture(stage, "newtons-cradle")
    still = look(stage, "newtons-cradle")
    card(stage, "newtons-cradle").hover()
    stage.page.wait_for_timeout(700)
    assert look(stage, "newtons-cradle") == still


def test_search_and_subjects_filter_demos_and_escape_shows_all(open_stage):
    stage = open_index(open_stage, viewport=(1280, 800))
    shown = stage.page.locator(".demos li:visible")
    count = shown.count()
    stage.page.keyboard.press("/")
    stage.page.keyboard.type("SPRINGY cells")
    assert shown.count() == 1 and stage.page.locator(".counts a:visible").all_inner_texts() == ["10,000", "120"]
    assert stage.page.locator(".found").inner_text() == "1 demo"
    # The results follow the search immediately.
    assert shown.first.bounding_box()["y"] < 800 and not stage.page.locator(".first").is_visible()
    stage.page.keyboard.type(" nothing like this")
    assert shown.count() == 3 and stage.page.locator(".found").inner_text() == "No matching demos. The closest ones:"
    stage.page.keyboard.press("Escape")
    assert shown.count() == count and stage.page.locator(".found").inner_text() == ""
    button = stage.page.get_by_role("button", name="Gestures")
    button.click()
    assert button.get_attribute("aria-pressed") == "true"
    assert 0 < shown.count() < count and stage.page.locator(".subject:visible h2").all_inner_texts() == ["Gestures"]
    button.click()
    assert shown.count() == count


def test_first_demo_is_interactive(open_stage):
    stage = open_index(open_stage, viewport=(1280, 800), touch=False)
    stage.page.wait_for_function("() => !window.sprung.isAwake", timeout=30000)
    before = stage.hash()
    box = stage.page.locator(".window .stage").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7
    stage.page.mouse.move(x, y)
    stage.page.mouse.down()
    stage.page.mouse.move(x - 10, y - 90, steps=6)
    stage.page.mouse.up()
    stage.page.wait_for_timeout(300)
    assert stage.hash() != before


def test_command_is_copied_or_selected(open_stage):
    stage = open_index(open_stage, viewport=(1280, 800))
    stage.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    stage.page.get_by_role("button", name="Copy").click()
    stage.page.get_by_text("Copied").first.wait_for()
    command = stage.page.locator(".command code").inner_text()
    assert stage.page.evaluate("() => navigator.clipboard.readText()") == command
    stage.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }")
    stage.page.get_by_role("button", name="Copy").click()
    stage.page.get_by_text("Copy it with the keyboard").wait_for()
    assert stage.page.evaluate("() => getSelection().toString()") == command


@pytest.mark.parametrize("direction, width", [("ltr", 320), ("ltr", 390), ("ltr", 768), ("ltr", 1280), ("ltr", 2560), ("rtl", 320), ("rtl", 1280)])
def test_everything_fits_at_any_width(open_stage, direction, width):
    stage = open_stage(None, manual=True, size=None, viewport=(width, 900), asks=[f"dir={direction}"])
    # A page may be too wide for a moment while it loads. The test fails if the page stays too wide.
    stage.page.wait_for_function("width => document.documentElement.scrollWidth <= width", arg=width, timeout=10000)
    small = stage.page.evaluate("""() => [...document.querySelectorAll(".index :is(button, input, .demos a)")]
      .map((element) => [element.textContent, element.getBoundingClientRect()])
      .filter(([, box]) => box.height < 44 || box.width < 44).map(([text]) => text)""")
    assert small == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_is_readable(open_stage, scheme):
    stage = open_index(open_stage, viewport=(1280, 900), color_scheme=scheme)
    stage.page.wait_for_function("() => !window.sprung.isAwake", timeout=30000)
    assert contrast.pale(stage) == []
    stage.page.evaluate("() => document.querySelector('.subject').scrollIntoView()")
    assert contrast.pale(stage) == []


def test_leaving_page_stops_animation(open_stage):
    stage = open_index(open_stage, viewport=(1280, 800), touch=False, before=COUNT_FRAMES)
    wait_for_picture(stage, "newtons-cradle")
    card(stage, "newtons-cradle").hover()
    stage.page.evaluate("() => { location.hash = '#/springy-carousel'; }")
    stage.page.wait_for_selector(".words h1")
    stage.page.evaluate("() => window.sprung.ready")
    stage.page.wait_for_function("() => !window.sprung.isAwake", timeout=30000)
    asked = stage.page.evaluate("() => window.framesAsked")
    stage.page.wait_for_timeout(800)
    assert stage.page.evaluate("() => window.framesAsked") == asked
