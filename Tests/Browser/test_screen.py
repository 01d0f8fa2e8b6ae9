# SPDX-License-Identifier: MIT
"""Tests the screen of a demo's page: several sizes, landscape, and the size of the user's own screen."""
import pytest


def sides(stage):
    return stage.page.evaluate("() => { const { clientWidth, clientHeight } = document.querySelector('.device .stage'); return [clientWidth, clientHeight]; }")


def open_wide(open_stage, demo, viewport=(1500, 900), **options):
    return open_stage(demo, viewport=viewport, size=None, **options)


def test_sizes_are_selected_rotated_and_stored_in_address(open_stage):
    stage = open_wide(open_stage, "newtons-cradle", manual=True)
    stage.page.get_by_label("Screen size").select_option("320x568")
    assert sides(stage) == [320, 568]
    stage.page.get_by_role("button", name="Rotate the screen").click()
    assert sides(stage) == [568, 320]
    # A page is notified of size changes at the end of a screen frame.
    stage.page.evaluate("() => new Promise(heard => requestAnimationFrame(() => setTimeout(heard)))")
    stage.page.evaluate("() => window.sprung.tick()")
    assert "event resize 0 0 568 320" in stage.recording()
    assert stage.page.evaluate("() => location.hash") == "#/newtons-cradle?frame=568x320"
    other = open_wide(open_stage, "newtons-cradle?frame=568x320", manual=True)
    assert sides(other) == [568, 320] and "size 568 320" in other.recording()


def status_bar(stage):
    """Returns the color of the status bar with the time, or None if the stage does not display one."""
    return stage.page.evaluate("""() => {
      const time = [...document.querySelectorAll(".device .stage .label")].find((label) => label.textContent === "9:41");
      return time ? getComputedStyle(time).color : null;
    }""")


def test_device_has_safe_area_and_status_bar(open_stage):
    stage = open_wide(open_stage, "springy-list-10000", manual=True)
    assert status_bar(stage) is None
    stage.page.get_by_label("Screen size").select_option("iphone-15")
    stage.page.evaluate("() => new Promise(heard => requestAnimationFrame(() => setTimeout(heard)))")
    stage.page.evaluate("() => window.sprung.tick(16, 3)")
    assert sides(stage) == [393, 852] and status_bar(stage) == "rgb(0, 0, 0)"
    assert "event safearea 0 1 " in stage.recording()
    assert stage.page.evaluate("() => location.hash") == "#/springy-list-10000?frame=iphone-15"
    stage.page.get_by_role("button", name="Rotate the screen").click()
    stage.page.evaluate("() => new Promise(heard => requestAnimationFrame(() => setTimeout(heard)))")
    stage.page.evaluate("() => window.sprung.tick(16, 3)")
    assert sides(stage) == [852, 393] and status_bar(stage) is None
    assert stage.page.evaluate("() => location.hash") == "#/springy-list-10000?frame=iphone-15-landscape"
    other = open_wide(open_stage, "springy-list-10000?frame=iphone-15", manual=True)
    assert sides(other) == [393, 852] and status_bar(other) == "rgb(0, 0, 0)"
    chosen = other.page.get_by_label("Screen size").evaluate("(select) => select.selectedOptions[0].textContent")
    assert chosen == "iPhone 15"
    # The bar is not exposed to assistive technology.
    assert other.page.get_by_text("9:41").count() == 1
    assert other.page.get_by_role("heading", name="9:41").count() == 0
    other.page.get_by_label("Screen size").select_option("")
    other.page.evaluate("() => new Promise(heard => requestAnimationFrame(() => setTimeout(heard)))")
    other.page.evaluate("() => window.sprung.tick(16, 3)")
    assert status_bar(other) is None


def test_adjacent_screens_are_both_devices(open_stage):
    stage = open_wide(open_stage, "newtons-cradle?frame=iphone-14&compare=gravity:2", manual=True)
    stage.page.evaluate("() => window.sprung.tick(16, 3)")
    times = stage.page.evaluate(
        """() => [...document.querySelectorAll(".device .stage .label")].filter((label) => label.textContent === "9:41").length""")
    assert times == 2


def test_system_insets_become_safe_area(open_stage):
    before = """addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.cssText += ";--safe-area-top: 59px; --safe-area-bottom: 34px";
    })"""
    stage = open_wide(open_stage, "springy-list-10000", manual=True, before=before)
    stage.page.evaluate("""() => {
      const stage = document.querySelector(".device .stage");
      stage.style.cssText += ";position:fixed;inset:0;width:100vw;height:100vh;z-index:9";
      for (let part = stage.parentElement; part; part = part.parentElement) part.style.transform = part.style.contain = "none";
    }""")
    stage.page.evaluate("() => new Promise(heard => requestAnimationFrame(() => setTimeout(heard, 50)))")
    stage.page.evaluate("() => window.sprung.tick(16, 3)")
    assert "event safearea 0 0 59 0 34 0 " in stage.recording()
    # The system draws its own status bar.
    assert status_bar(stage) is None


def test_custom_size_is_named(open_stage):
    stage = open_wide(open_stage, "newtons-cradle?frame=500x333", manual=True)
    choice = stage.page.get_by_label("Screen size")
    assert choice.evaluate("(select) => select.selectedOptions[0].textContent") == "333 × 500"


@pytest.mark.parametrize("viewport", [(1500, 900), (1200, 700), (820, 700)])
def test_screen_larger_than_window_is_scaled_down(open_stage, viewport):
    stage = open_wide(open_stage, "newtons-cradle?frame=768x1024", viewport=viewport, manual=True)
    box = stage.page.locator(".device").bounding_box()
    assert sides(stage) == [768, 1024]
    assert box["x"] >= 0 and box["x"] + box["width"] <= viewport[0]
    assert box["y"] >= 0 and box["y"] + box["height"] <= viewport[1]
    # A touch hits the element that is visible at its position.
    ball = stage.page.get_by_role("button", name="Ball 5").bounding_box()
    stage.page.mouse.move(ball["x"] + ball["width"] / 2, ball["y"] + ball["height"] / 2)
    stage.page.mouse.down()
    stage.page.evaluate("() => window.sprung.tick()")
    down = next(line for line in stage.recording().splitlines() if line.startswith("event down"))
    x, y = (float(number) for number in down.split()[4:6])
    place = stage.page.locator(".device .stage").bounding_box()
    scale = place["width"] / 768
    assert abs(x - (ball["x"] + ball["width"] / 2 - place["x"]) / scale) < 1
    assert abs(y - (ball["y"] + ball["height"] / 2 - place["y"]) / scale) < 1
    stage.page.mouse.up()


def test_entering_and_leaving_full_screen(open_stage):
    stage = open_wide(open_stage, "newtons-cradle", clock="real")
    before = sides(stage)
    stage.page.get_by_role("button", name="Full screen").click()
    stage.page.wait_for_function("() => document.fullscreenElement !== null")
    stage.page.wait_for_function("() => document.querySelector('.device .stage').clientWidth === innerWidth")
    stage.page.evaluate("() => document.exitFullscreen()")
    stage.page.wait_for_function("() => document.fullscreenElement === null")
    stage.page.wait_for_function("before => document.querySelector('.device .stage').clientWidth === before[0]", arg=before)


@pytest.mark.parametrize("viewport", [(1, 1), (120, 90), (3840, 2160), (700, 200)])
def test_unusual_window_sizes_are_harmless(open_stage, viewport):
    stage = open_wide(open_stage, "newtons-cradle", viewport=viewport, manual=True)
    stage.page.evaluate("() => { for (let frame = 0; frame < 5; frame++) window.sprung.tick(); }")
    stage.page.set_viewport_size({"width": 1200, "height": 800})
    stage.page.evaluate("() => { for (let frame = 0; frame < 5; frame++) window.sprung.tick(); }")
    assert stage.page.locator(".failure").count() == 0
