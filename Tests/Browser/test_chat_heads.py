# SPDX-License-Identifier: MIT
"""Chat heads that stick to the sides, by touch, mouse and keyboard."""
import pytest

SIZE = (375, 667)
LEFT, RIGHT = 38, 337


def head(stage, name="Ada"):
    return stage.page.get_by_role("button", name=f"Chat with {name}", exact=True)


def center(stage, name="Ada"):
    box = head(stage, name).bounding_box()
    return box["x"] + box["width"] / 2 - stage.left, box["y"] + box["height"] / 2 - stage.top


@pytest.mark.parametrize("means", ["mouse", "touch"])
def test_heads_move_to_other_side(open_stage, means):
    stage = open_stage("chat-heads", size=SIZE, touch=means == "touch")
    stage.wait_for_rest()
    start = center(stage)
    assert start == pytest.approx((RIGHT, 200), abs=1)
    if means == "touch":
        stage.touch_drag(start, (120, 350), seconds=0.3, rest=0.3)
    else:
        stage.mouse_drag(start, (120, 350), rest=0.3)
    stage.wait_for_rest()
    x, y = center(stage)
    assert x == pytest.approx(LEFT, abs=1)
    assert y == pytest.approx(350, abs=5)


@pytest.mark.parametrize("means", ["mouse", "touch", "keyboard"])
def test_press_opens_chat_of_first_head(open_stage, means):
    stage = open_stage("chat-heads", size=SIZE, touch=means == "touch")
    stage.wait_for_rest()
    words = stage.page.locator(".stage").get_by_text("Are you on the train?")

    def press():
        if means == "keyboard":
            head(stage).focus()
            stage.page.keyboard.press("Enter")
        else:
            (stage.touch_tap if means == "touch" else stage.click)(*center(stage))
        stage.wait_for_rest()

    assert not words.is_visible()
    press()
    assert words.is_visible()
    box = words.bounding_box()
    assert box["x"] > stage.left and box["x"] + box["width"] < stage.left + center(stage)[0] - 30
    press()
    assert not words.is_visible()


def test_head_dropped_on_target_is_removed(open_stage):
    stage = open_stage("chat-heads", size=SIZE)
    stage.wait_for_rest()
    stage.touch_drag(center(stage), (190, 570), seconds=0.4, rest=0.5)
    head(stage).wait_for(state="detached", timeout=5000)
    stage.wait_for_rest()
    assert center(stage, "Ben")[0] in (pytest.approx(LEFT, abs=1), pytest.approx(RIGHT, abs=1))


def test_buttons_add_and_remove_heads(open_stage):
    stage = open_stage("chat-heads", size=SIZE)
    stage.wait_for_rest()
    for name in ["New chat", "New chat"]:
        stage.page.get_by_role("button", name=name).focus()
        stage.page.keyboard.press("Enter")
        stage.wait_for_rest()
    assert head(stage, "Eva").count() == 1 and head(stage).count() == 0
    assert stage.page.get_by_role("button", name="New chat").get_attribute("aria-disabled") == "true"
    for _ in range(5):
        stage.page.get_by_role("button", name="Close chat").focus()
        stage.page.keyboard.press("Space")
        stage.wait_for_rest()
    assert stage.page.get_by_role("button", name="Close chat").get_attribute("aria-disabled") == "true"
    assert head(stage).count() == 0
