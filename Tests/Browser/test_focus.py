# SPDX-License-Identifier: MIT
"""Tests automatic moves of the keyboard focus, announcements, and the cursor."""
import pixels
import pytest

NAME = "() => document.activeElement.getAttribute('aria-label')"


def focused(stage):
    return stage.page.evaluate(NAME)


def press(stage, key, seconds=0.05):
    stage.page.keyboard.press(key)
    stage.wait(seconds)


def go(stage, name):
    stage.page.locator(f".stage [aria-label='{name}']").focus()
    stage.wait(0.05)


@pytest.fixture
def watched(open_stage):
    """Provides a stage that records every loss of focus to the page."""

    def watched(demo, **options):
        stage = open_stage(demo, touch=False, **options)
        stage.wait_for_rest(20)
        stage.page.evaluate("""() => {
          window.falls = 0;
          const look = () => {
            if (document.activeElement === document.body) window.falls += 1;
            requestAnimationFrame(look);
          };
          document.querySelector(".stage").focus();
          requestAnimationFrame(look);
        }""")
        return stage

    yield watched


def falls(stage):
    stage.page.evaluate("() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
    return stage.page.evaluate("() => window.falls")


def test_focus_when_photo_opens_and_closes(watched):
    stage = watched("flick-to-dismiss", size=(375, 667))
    go(stage, "Close")
    press(stage, "Enter")
    stage.wait_for_rest()
    go(stage, "Green peaks")
    press(stage, "Enter")
    stage.wait_for_rest()
    assert focused(stage) == "Close"
    dialog = stage.page.get_by_role("dialog", name="Green peaks")
    assert dialog.get_attribute("aria-modal") == "true"
    press(stage, "Escape")
    stage.wait_for_rest()
    assert focused(stage) == "Green peaks"
    assert falls(stage) == 0


def test_focus_when_photo_drops_in(watched):
    stage = watched("dynamic-photos", size=(375, 667))
    go(stage, "Long dunes")
    press(stage, "Enter")
    stage.wait_for_rest()
    assert focused(stage).startswith("Info: ")
    press(stage, "Escape")
    stage.wait_for_rest()
    assert focused(stage) == "Long dunes"
    assert falls(stage) == 0


def test_focus_when_lock_screen_opens(watched):
    stage = watched("lock-screen", size=(390, 780))
    go(stage, "Open")
    press(stage, "Enter")
    stage.wait_for_rest()
    assert focused(stage) == "Lock"
    press(stage, "Enter")
    stage.wait_for_rest()
    assert focused(stage) in ("Open", "Camera")
    assert falls(stage) == 0


def test_focus_when_button_disables_itself(watched):
    stage = watched("newtonian")
    go(stage, "Add")
    press(stage, "Enter")
    stage.wait_for_rest(60)
    go(stage, "Delete")
    press(stage, "Enter")
    stage.wait_for_rest(60)
    assert focused(stage) is not None and falls(stage) == 0


def test_tab_stays_within_alert(watched):
    stage = watched("controls")
    go(stage, "Alert")
    press(stage, "Enter")
    stage.wait_for_rest()
    alert = stage.page.get_by_role("alertdialog")
    assert alert.get_attribute("aria-modal") == "true"
    assert alert.get_attribute("aria-label") == "A question, Return and Escape work too."
    seen = []
    for key in ["Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]:
        press(stage, key)
        seen.append(focused(stage))
    assert seen == ["No", "Yes", "No", "Yes", "No"]
    press(stage, "Escape")
    stage.wait_for_rest()
    assert focused(stage) == "Alert" and falls(stage) == 0


def spoken(stage):
    """Returns the words that Chromium sends to assistive technology, except names."""
    nodes = stage.fingers.send("Accessibility.getFullAXTree")["nodes"]
    return {
        node.get("name", {}).get("value") for node in nodes
        if not node.get("ignored") and node.get("role", {}).get("value") == "StaticText"}


def test_invisible_content_is_not_exposed(open_stage):
    stage = open_stage("card-swipe", size=(375, 667))
    stage.wait_for_rest()
    stage.fingers.send("Accessibility.enable")
    words = spoken(stage)
    assert "Which ones do you like?" in words
    assert not words & {"LIKE", "NOPE", "Green peaks", "Harvest sea"}
    stage = open_stage("chat-heads", size=(375, 667))
    stage.wait_for_rest()
    stage.fingers.send("Accessibility.enable")
    assert not spoken(stage) & {"A", "B", "C"}


def test_likes_copies_and_answers_are_announced(open_stage):
    def speaker(stage):
        return stage.page.locator("[role=status].speaker")

    stage = open_stage("card-swipe", size=(375, 667))
    stage.wait_for_rest()
    assert speaker(stage).inner_text() == ""
    go(stage, "Like")
    press(stage, "Enter")
    assert speaker(stage).text_content() == "Liked: First light"
    before = speaker(stage).locator("p").element_handle()
    stage.wait_for_rest()
    go(stage, "Undo")
    press(stage, "Enter")
    stage.wait_for_rest()
    go(stage, "Like")
    press(stage, "Enter")
    # A repeated announcement is a new paragraph; otherwise it would not be read again.
    assert speaker(stage).text_content() == "Liked: First light" and not before.evaluate("p => p.isConnected")
    stage = open_stage("long-press-menu")
    stage.wait_for_rest()
    go(stage, "Quiet harbour")
    stage.page.keyboard.down("ContextMenu")
    stage.wait(0.7)
    stage.page.keyboard.up("ContextMenu")
    stage.wait(0.1)
    press(stage, "Enter")
    assert speaker(stage).text_content() == "Copied: Quiet harbour"
    stage = open_stage("controls")
    stage.wait_for_rest()
    go(stage, "Alert")
    press(stage, "Enter")
    stage.wait_for_rest()
    press(stage, "Escape")
    stage.wait_for_rest()
    assert speaker(stage).text_content() == "Alert: no"


def cursor(stage, x, y):
    stage.point(x, y)
    stage.wait(0.05)
    return stage.page.evaluate("() => getComputedStyle(document.querySelector('.stage')).cursor")


def test_cursor_indicates_possible_actions(open_stage):
    stage = open_stage("sticky-corners", touch=False, size=(375, 667))
    stage.wait_for_rest()
    assert cursor(stage, 100, 100) == "default"
    assert cursor(stage, 295, 567) == "grab"
    stage.page.mouse.down()
    stage.wait(0.05)
    assert cursor(stage, 200, 400) == "grabbing"
    stage.page.mouse.up()
    stage.wait_for_rest()
    assert cursor(stage, 20, 640) != "grabbing"
    stage = open_stage("springy-list-120", touch=False)
    stage.wait_for_rest(20)
    # The pointer is between the cells, then on a cell.
    assert cursor(stage, 128, 300) == "grab" and cursor(stage, 160, stage.tiles()[22][1]) == "pointer"
    stage.point(128, 300)
    stage.page.mouse.down()
    assert cursor(stage, 128, 200) == "grabbing"
    stage.page.mouse.up()
    stage = open_stage("dynamics-playground", touch=False)
    stage.wait_for_rest()
    assert cursor(stage, 100, 300) == "pointer"
    stage = open_stage("controls", touch=False)
    stage.wait_for_rest()
    box = stage.page.get_by_role("button", name="Gestures").bounding_box()
    assert cursor(stage, box["x"] - stage.left + 5, box["y"] - stage.top + 5) == "pointer"


@pytest.mark.parametrize("demo, name", [("springy-list-120", "7"), ("vega-list", None), ("store-front", None), ("controls", None)])
def test_focus_ring_is_above_focused_element(open_stage, demo, name):
    # Regression: the focus ring was drawn below the content of cells, so a list showed at most its corners.
    stage = open_stage(demo, touch=False, manual=True)
    stage.page.evaluate("() => window.sprung.tick(16, 90)")
    stage.page.locator(".stage").focus()
    for _ in range(3):
        stage.page.keyboard.press("Tab")
        stage.page.evaluate("() => window.sprung.tick(16, 30)")
        box = stage.page.evaluate("""() => {
          const { x, y, width, height } = document.activeElement.getBoundingClientRect();
          return document.activeElement.matches(".layer") && width > 20 && height > 20 ? { x, y, width, height } : null;
        }""")
        if box:
            break
    assert box, "no element of the demo accepts focus"
    # Only the rows in the middle of the element are read, because decoding a picture of the entire page takes seconds.
    clip = {"x": int(box["x"]), "y": int(box["y"] + box["height"] / 2), "width": int(box["width"]) + 1, "height": 2}
    picture = pixels.read(stage.page.screenshot(clip=clip))
    scale = picture.width / clip["width"]

    def at(x):
        return picture.at(int((x - clip["x"]) * scale), 1)

    ring = [at(box["x"] + 1.5), at(box["x"] + box["width"] - 1.5)]
    for red, green, blue in ring:
        assert abs(red - 10) < 40 and abs(green - 102) < 40 and abs(blue - 216) < 40, ring
