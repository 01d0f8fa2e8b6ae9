# SPDX-License-Identifier: MIT
"""Tests the user's preferences: reduced motion, and right-to-left layout."""
import re

NOTICE = "Your system requests reduced motion"


def notice(stage):
    return stage.page.locator(".notice")


def test_reduced_motion_notice_appears_once_with_option_to_play(open_stage):
    stage = open_stage("newtons-cradle", reduced_motion="reduce", clock="real")
    stage.wait_for_rest(20)
    assert notice(stage).get_attribute("role") == "status" and NOTICE in notice(stage).inner_text()
    # The notice appears once per visit.
    stage.page.evaluate("() => { location.hash = '#/newtonian'; }")
    stage.page.locator(".words h1", has_text="Newtonian").wait_for()
    stage.page.evaluate("() => window.sprung.ready")
    assert notice(stage).count() == 0
    # The option remains available and starts playback.
    stage.page.evaluate("() => { location.hash = '#/newtons-cradle'; }")
    stage.page.locator(".words h1", has_text="cradle").wait_for()
    stage.page.evaluate("() => window.sprung.ready")
    assert "reducedmotion 0 1" in stage.recording()
    stage.page.locator(".options summary").click()
    stage.page.get_by_role("link", name="Play with motion").click()
    stage.page.wait_for_function("() => window.sprung?.frames > 0 && location.search.includes('motion=full')")
    assert "reducedmotion" not in stage.recording()
    box = "() => document.querySelector(\".stage [aria-label='Ball 5']\").getBoundingClientRect().x"
    rest = stage.page.evaluate(box)
    stage.page.wait_for_function(f"rest => Math.abs(({box})() - rest) > 10", arg=rest, timeout=10000)
    # Switches back.
    stage.page.locator(".options summary").click()
    stage.page.get_by_role("link", name="Reduce motion").click()
    stage.page.wait_for_function("() => window.sprung?.frames > 0 && !location.search.includes('motion')")
    assert "reducedmotion 0 1" in stage.recording()


def test_no_notice_without_preference(open_stage):
    stage = open_stage("newtons-cradle")
    assert notice(stage).count() == 0


def test_right_to_left_is_selected_in_page_and_persists(open_stage):
    stage = open_stage("controls", clock="real")
    stage.wait_for_rest()

    def middle(name):
        box = stage.page.get_by_role("button", name=re.compile(f"^{name}")).bounding_box()
        left = stage.page.locator(".stage").bounding_box()["x"]
        return box["x"] + box["width"] / 2 - left

    dark, small = middle("Dark"), middle("Small")
    stage.page.locator(".options summary").click()
    stage.page.get_by_role("link", name="Right to left").click()
    stage.page.wait_for_function("() => window.sprung?.frames > 0 && location.search.includes('dir=rtl')")
    stage.wait_for_rest()
    assert abs(middle("Dark") - (320 - dark)) < 1 and abs(middle("Small") - (320 - small)) < 1
    assert stage.page.evaluate("() => document.documentElement.dir") == "rtl"
    assert "direction 0 1" in stage.recording()
    # The setting also applies to all other pages.
    stage.page.get_by_role("link", name="All demos").click()
    stage.page.get_by_role("link", name="Springy carousel").first.click()
    stage.page.wait_for_selector(".device .stage [role=listitem]")
    assert "dir=rtl" in stage.page.url and "direction 0 1" in stage.recording()
    first = stage.page.get_by_role("listitem", name="Tile 0", exact=True).bounding_box()
    box = stage.page.locator(".stage").bounding_box()
    assert first["x"] + first["width"] > box["x"] + box["width"] - 20


def test_increased_contrast_reaches_demo_and_recording(open_stage):
    color = """() => getComputedStyle([...document.querySelectorAll('.stage *')]
        .find(element => !element.children.length && element.textContent.startsWith('Orange falls'))).color"""
    stage = open_stage("dynamics-playground", clock="real")
    stage.wait_for_rest()
    usual = stage.page.evaluate(color)
    assert "contrast" not in stage.recording()
    stage.page.locator(".options summary").click()
    stage.page.get_by_label("Contrast").select_option("more")
    stage.page.wait_for_function("() => window.sprung?.frames > 0 && location.search.includes('contrast=more')")
    stage.wait_for_rest()
    assert "contrast 0 1" in stage.recording()
    assert usual == "rgb(92, 92, 92)" and stage.page.evaluate(color) == "rgb(0, 0, 0)"
