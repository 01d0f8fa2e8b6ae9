# SPDX-License-Identifier: MIT
"""Tests that every demo can be used with only the keyboard."""
import re

import goldens
import pytest

LISTS = [name for name in goldens.demo_names() if name.startswith("springy-list")]


def start(open_stage, name):
    """Opens a demo and focuses its stage, as the Tab key does."""
    stage = open_stage(name, touch=False)
    stage.wait_for_rest(20)
    stage.page.locator(".stage").focus()
    return stage


def press(stage, *keys):
    for key in keys:
        stage.page.keyboard.press(key)
        stage.wait(0.05)


def focused(stage):
    """Returns the role, name and list index of the focused element, and whether a focus ring is visible."""
    return stage.page.evaluate("""() => {
      const element = document.activeElement;
      const style = getComputedStyle(element);
      return [element.getAttribute('role'), element.getAttribute('aria-label'),
              Number(element.getAttribute('aria-posinset') ?? 0),
              style.outlineStyle === 'solid' && parseFloat(style.outlineWidth) >= 2];
    }""")


def wait_for_focus(stage, role, name):
    try:
        stage.page.wait_for_function(
            """([role, name]) => document.activeElement.getAttribute('role') === role
                 && new RegExp(name).test(document.activeElement.getAttribute('aria-label') ?? '')""",
            arg=[role, name], timeout=5000)
    except Exception:
        pytest.fail(f"the focus is on {focused(stage)}, not on {role} {name}")
    assert focused(stage)[3], f"no ring shows around {role} {name}"


def is_in_sight(stage):
    """Returns whether the center of the focused element is on the stage."""
    return stage.page.evaluate("""() => {
      const stage = document.querySelector('.stage').getBoundingClientRect();
      const box = document.activeElement.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return x >= stage.left && x <= stage.right && y >= stage.top && y <= stage.bottom;
    }""")


def test_carousel_by_keyboard(open_stage):
    stage = start(open_stage, "springy-carousel")
    press(stage, "Tab")
    wait_for_focus(stage, "listitem", "^Tile 0$")
    for index in range(1, 9):
        press(stage, "ArrowRight")
        wait_for_focus(stage, "listitem", f"^Tile {index}$")
        # The next tile is the one that is nearest at that moment, so moving tiles can change their order.
        stage.wait_for_rest(20)
    assert is_in_sight(stage)
    press(stage, "Tab")
    wait_for_focus(stage, "button", "view$")
    press(stage, "Enter")
    stage.page.get_by_role("listitem", name="Tile 30", exact=True).wait_for(state="attached", timeout=3000)
    press(stage, "Shift+Tab")
    stage.page.wait_for_function("() => document.activeElement.getAttribute('role') === 'listitem'")


@pytest.mark.parametrize("name", LISTS)
def test_lists_by_keyboard(open_stage, name):
    stage = start(open_stage, name)
    press(stage, "Tab")
    # In a long list, a jump button precedes the first cell.
    if name != "springy-list-120":
        wait_for_focus(stage, "button", "Jump")
        press(stage, "Tab")
    wait_for_focus(stage, "listitem", "^Cell 0$")
    for row in range(1, 16):
        press(stage, "ArrowDown")
        wait_for_focus(stage, "listitem", f"^Cell {5 * row}$")
        stage.wait_for_rest(20)
    press(stage, "ArrowRight")
    wait_for_focus(stage, "listitem", "^Cell 76$")
    stage.wait_for_rest(20)
    assert is_in_sight(stage)
    press(stage, "Tab")
    stage.page.wait_for_function("() => !document.querySelector('.stage').contains(document.activeElement)")


def test_picture_menu_by_keyboard(open_stage):
    stage = start(open_stage, "long-press-menu")
    press(stage, "Tab")
    wait_for_focus(stage, "listitem", "")
    press(stage, "ArrowRight", "ArrowLeft")
    stage.page.keyboard.down("ContextMenu")
    stage.wait(0.7)
    stage.page.keyboard.up("ContextMenu")
    wait_for_focus(stage, "button", ".")
    press(stage, "Enter")
    stage.page.locator(".stage").get_by_text(re.compile("^Copied: ")).wait_for(timeout=3000)
    wait_for_focus(stage, "listitem", "")
    before = stage.page.locator(".stage [role=listitem]").count()
    press(stage, "Enter")
    stage.page.wait_for_function(
        "before => document.querySelectorAll('.stage [role=listitem]').length > before", arg=before, timeout=5000)


def test_controls_by_keyboard(open_stage):
    stage = start(open_stage, "controls")
    press(stage, "Tab")
    seen = []
    for _ in range(30):
        role, name, _, ring = focused(stage)
        if not stage.page.evaluate("() => document.activeElement.classList.contains('layer')"):
            break
        assert name and ring, f"{role} {name}"
        seen.append((role, name.split(",")[0]))
        press(stage, "Tab")
    wanted = [("switch", "Spin"), ("slider", "Progress"), ("button", "Small"), ("button", "Large"), ("button", "Alert"),
              ("button", "Sheet"), ("button", "Gestures"), ("button", "Dark")]
    assert set(wanted) <= set(seen), seen

    def go(role, name):
        stage.page.locator(".stage").focus()
        for _ in range(30):
            press(stage, "Tab")
            if focused(stage)[0] == role and (focused(stage)[1] or "").startswith(name):
                return
        pytest.fail(f"Tab never reached {role} {name}")

    def status(text):
        stage.page.locator(".stage").get_by_text(text, exact=True).wait_for(timeout=5000)

    go("switch", "Spin")
    press(stage, "Space")
    status("Switch: on")
    press(stage, "Space")
    go("slider", "Progress")
    press(stage, "ArrowRight", "ArrowRight")
    status("Slider: 20%")
    go("button", "Small")
    press(stage, "ArrowRight", "Enter")
    status("Segment: 1")
    go("button", "Alert")
    press(stage, "Enter")
    wait_for_focus(stage, "button", "Yes")
    press(stage, "Enter")
    status("Alert: yes")
    wait_for_focus(stage, "button", "Alert")
    go("button", "Sheet")
    press(stage, "Enter")
    stage.page.locator(".stage").get_by_text(re.compile("Drag me down")).wait_for()
    press(stage, "Escape")
    stage.page.locator(".stage").get_by_text(re.compile("Drag me down")).wait_for(state="detached", timeout=5000)
    go("button", "Gestures")
    press(stage, "Enter")
    stage.page.locator(".stage").get_by_text("Pan: possible", exact=True).wait_for()
    stage.wait_for_rest()
    go("button", "Controls")
    press(stage, "Enter")
    stage.page.locator(".stage").get_by_text("Pan: possible", exact=True).wait_for(state="detached", timeout=5000)


def test_tab_enters_and_leaves_stage(open_stage):
    stage = open_stage("controls", touch=False)
    stage.wait_for_rest()
    inside = "() => document.querySelector('.stage').contains(document.activeElement)"
    for _ in range(10):
        if stage.page.evaluate(inside):
            break
        press(stage, "Tab")
    assert stage.page.evaluate(inside), "Tab never entered the stage"
    for _ in range(30):
        press(stage, "Tab")
        if not stage.page.evaluate(inside):
            return
    pytest.fail("Tab never left the stage")
