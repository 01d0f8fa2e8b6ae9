# SPDX-License-Identifier: MIT
"""Controls, menus and navigation with touches, mouse and keys."""
import re

SIZE = (320, 568)


def status(stage, text):
    stage.page.locator(".stage").get_by_text(text, exact=True).wait_for(timeout=5000)


def center(stage, locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2 - stage.left, box["y"] + box["height"] / 2 - stage.top


def test_switch_slider_and_segments(open_stage):
    stage = open_stage("controls", size=SIZE)
    toggle = stage.page.get_by_role("switch", name="Spin")
    assert toggle.get_attribute("aria-checked") == "false"
    stage.touch_tap(*center(stage, toggle))
    status(stage, "Switch: on")
    assert toggle.get_attribute("aria-checked") == "true"
    toggle.focus()
    stage.page.keyboard.press("Space")
    status(stage, "Switch: off")
    slider = stage.page.get_by_role("slider", name=re.compile("^Progress"))
    slider.focus()
    stage.page.keyboard.press("ArrowRight")
    status(stage, "Slider: 10%")
    assert slider.first.get_attribute("aria-valuenow") == "10"
    stage.page.keyboard.press("End")
    status(stage, "Slider: 100%")
    stage.click(*center(stage, stage.page.get_by_role("button", name="Middle")))
    status(stage, "Segment: 1")
    stage.wait_for_rest()


def test_alert_by_keys_and_sheet_by_drag(open_stage):
    stage = open_stage("controls", size=SIZE)
    stage.click(*center(stage, stage.page.get_by_role("button", name="Alert")))
    stage.page.get_by_role("heading", name="A question").wait_for()
    stage.wait_for_rest()
    stage.page.keyboard.press("Enter")
    status(stage, "Alert: yes")
    stage.wait_for_rest()
    stage.click(*center(stage, stage.page.get_by_role("button", name="Sheet")))
    stage.page.locator(".stage").get_by_text(re.compile("Drag me down")).wait_for()
    stage.wait_for_rest()
    stage.touch_drag((160, 120), (160, 520), seconds=0.2)
    stage.page.locator(".stage").get_by_text(re.compile("Drag me down")).wait_for(state="detached", timeout=5000)


def test_page_is_pushed_and_swiped_back(open_stage):
    stage = open_stage("controls", size=SIZE)
    stage.touch_tap(*center(stage, stage.page.get_by_role("button", name="Gestures")))
    stage.page.locator(".stage").get_by_text("Pan: possible", exact=True).wait_for()
    stage.wait_for_rest()
    stage.touch_drag((100, 460), (200, 470), rest=0.3)
    stage.page.locator(".stage").get_by_text(re.compile(r"^Pan: ended, \d+ \d+$")).wait_for()
    stage.touch_drag((4, 460), (290, 460), seconds=0.25)
    stage.page.locator(".stage").get_by_text("Pan: possible", exact=True).wait_for(state="detached", timeout=5000)
    stage.page.get_by_role("heading", name="Controls").first.wait_for()


def test_long_press_copies_name(open_stage):
    stage = open_stage("long-press-menu", size=SIZE, permissions=["clipboard-read", "clipboard-write"])
    stage.wait_for_rest()
    stage.touch("touchStart", (160, 115))
    stage.page.get_by_role("button", name="Quiet harbour").wait_for(timeout=3000)
    stage.touch("touchEnd")
    stage.click(*center(stage, stage.page.get_by_role("button", name="Quiet harbour")))
    status(stage, "Copied: Quiet harbour")
    stage.page.wait_for_function("() => navigator.clipboard.readText().then(text => text === 'Quiet harbour')")


def test_dark_appearance_follows_system(open_stage):
    stage = open_stage("controls", size=SIZE, color_scheme="dark")
    stage.wait_for_rest()
    dark = stage.hash()
    stage.page.emulate_media(color_scheme="light")
    stage.page.wait_for_function("dark => window.sprung.hash() !== dark", arg=dark)


def test_default_text_size_is_applied(open_stage):
    # Regression: the page's own text was larger, so the text of all demos was one step too large.
    assert "contentsize" not in open_stage("controls", size=SIZE).recording()


def test_preferred_text_size_is_applied(open_stage):
    stage = open_stage("controls", size=SIZE, before="""
      addEventListener("DOMContentLoaded", () => { document.documentElement.style.fontSize = "24px"; });
    """)
    assert "contentsize 0 6" in stage.recording()
    stage.page.evaluate("() => { document.documentElement.style.fontSize = '16px'; }")
    stage.page.wait_for_function("() => window.sprung.recording().includes('contentsize 0 3')")


def test_gestures_by_keyboard(open_stage):
    stage = open_stage("controls", size=SIZE)
    stage.touch_tap(*center(stage, stage.page.get_by_role("button", name="Gestures")))
    stage.page.locator(".stage").get_by_text("Pan: possible", exact=True).wait_for()
    stage.wait_for_rest()
    field = stage.page.get_by_role("application", name="Field for gestures")
    field.focus()
    stage.page.keyboard.press("Shift+ArrowRight")
    stage.page.locator(".stage").get_by_text("Swipe to the right: ended", exact=True).wait_for()
    stage.page.locator(".stage").get_by_text(re.compile(r"^Pan: ended, \d+ 0$")).wait_for()
    stage.page.keyboard.press("+")
    stage.page.locator(".stage").get_by_text(re.compile(r"^Pinch: ended, 1[23]\d%$")).wait_for()
    stage.wait_for_rest()
    stage.page.keyboard.press("]")
    stage.page.locator(".stage").get_by_text(re.compile(r"^Rotation: ended, [12]\d degrees$")).wait_for()
