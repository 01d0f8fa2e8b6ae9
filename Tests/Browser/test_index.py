# SPDX-License-Identifier: MIT
"""The page of all demos: pictures that move when hovered, a search, and a demo to touch."""
import pytest

import contrast
import goldens

# Frames that the page asks the browser for.
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
    """The appearance of a card, in words."""
    return card(stage, name).locator(".stage").inner_html()


def wait_for_picture(stage, name):
    card(stage, name).scroll_into_view_if_needed()
    stage.page.wait_for_function(
        "name => document.querySelector(`.demos a[href='#/${name}'] .stage`).childElementCount > 0", arg=name)


def test_every_demo_has_a_picture_once_it_comes_near(open_stage):
    stage = open_index(open_stage, viewport=(1280, 600))
    names = goldens.demo_names()
    # Lists of three counts are on one card.
    assert stage.page.locator(".demos li").count() == len(names) - 2
    wait_for_picture(stage, names[0])
    assert not stage.page.evaluate(ALL_PICTURES), "what is far away is drawn already"
    stage.page.set_viewport_size({"width": 1280, "height": 6000})
    stage.page.wait_for_function(ALL_PICTURES, timeout=60000)


def test_a_picture_moves_while_the_pointer_is_over_it_and_costs_nothing_else(open_stage):
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


def test_pictures_come_while_another_one_moves(open_stage):
    # Seen: cards stayed empty as long as the pointer was over another one, and for seconds where one moves when it is scrolled to.
    stage = open_index(open_stage, viewport=(1280, 800), touch=False)
    wait_for_picture(stage, "newtons-cradle")
    card(stage, "newtons-cradle").hover()
    assert "moves" in card(stage, "newtons-cradle").get_attribute("class")
    # More than half a window below the end of the first window, and less below that of the higher one.
    far = "() => document.querySelector(`.demos a[href='#/controls'] .stage`).childElementCount > 0"
    assert not stage.page.evaluate(far)
    stage.page.set_viewport_size({"width": 1280, "height": 2600})
    stage.page.wait_for_function(far)
    assert "moves" in card(stage, "newtons-cradle").get_attribute("class")


def test_nothing_in_a_picture_is_drawn_apart(open_stage):
    # Seen: forty layers of pictures that stood still were, which cost WebKit a fifth of a second a frame, and their lines had gaps.
    stage = open_index(open_stage, viewport=(1280, 800), touch=False)
    wait_for_picture(stage, "newtons-cradle")
    apart = stage.page.locator(".picture [style*='will-change']")
    assert apart.count() == 0
    still = look(stage, "newtons-cradle")
    card(stage, "newtons-cradle").hover()
    stage.page.wait_for_timeout(300)
    assert look(stage, "newtons-cradle") != still and apart.count() == 0


def test_the_focus_of_the_keyboard_moves_a_picture(open_stage):
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


def test_nothing_moves_for_who_wants_less_motion(open_stage):
    stage = open_index(open_stage, viewport=(1280, 800), touch=False, reduced_motion="reduce")
    wait_for_picture(stage, "newtons-cradle")
    still = look(stage, "newtons-cradle")
    card(stage, "newtons-cradle").hover()
    stage.page.wait_for_timeout(700)
    assert look(stage, "newtons-cradle") == still


def test_words_and_subjects_choose_demos_and_escape_shows_all(open_stage):
    stage = open_index(open_stage, viewport=(1280, 800))
    shown = stage.page.locator(".demos li:visible")
    count = shown.count()
    stage.page.keyboard.press("/")
    stage.page.keyboard.type("SPRINGY cells")
    assert shown.count() == 1 and stage.page.locator(".counts a:visible").all_inner_texts() == ["10,000", "120"]
    assert stage.page.locator(".found").inner_text() == "1 demo"
    # The results follow the search at once.
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


def test_the_first_demo_is_there_to_touch(open_stage):
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


def test_the_command_is_copied_or_selected(open_stage):
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
    # While it is loaded a page may be wider for a moment; one that stays so fails here.
    stage.page.wait_for_function("width => document.documentElement.scrollWidth <= width", arg=width, timeout=10000)
    small = stage.page.evaluate("""() => [...document.querySelectorAll(".index :is(button, input, .demos a)")]
      .map((element) => [element.textContent, element.getBoundingClientRect()])
      .filter(([, box]) => box.height < 44 || box.width < 44).map(([text]) => text)""")
    assert small == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_can_be_read(open_stage, scheme):
    stage = open_index(open_stage, viewport=(1280, 900), color_scheme=scheme)
    stage.page.wait_for_function("() => !window.sprung.isAwake", timeout=30000)
    assert contrast.pale(stage) == []
    stage.page.evaluate("() => document.querySelector('.subject').scrollIntoView()")
    assert contrast.pale(stage) == []


def test_leaving_the_page_ends_what_moves(open_stage):
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
