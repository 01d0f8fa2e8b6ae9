# SPDX-License-Identifier: MIT
"""The lock screen by touch, mouse and keyboard."""
import pytest

SIZE = (390, 780)
REST = 722


def camera(stage):
    """Returns the height of the camera button, and therefore of the lock screen, above the rest position."""
    box = stage.page.get_by_role("button", name="Camera").bounding_box()
    return REST - (box["y"] + box["height"] / 2 - stage.top)


def highest(stage, seconds):
    heights = []
    with stage.held():
        for _ in range(int(seconds * 50)):
            heights.append(camera(stage))
            stage.wait(0.02)
    return max(heights)


def wait_until(stage, name, is_reachable):
    """Waits until a button becomes reachable or unreachable by keyboard and assistive technology."""
    stage.page.wait_for_function(
        """([name, wanted]) => [...document.querySelectorAll('.stage [role=button]')].some(element =>
             element.getAttribute('aria-label') === name && element.checkVisibility()
             && !element.closest('[inert]')) === wanted""", arg=[name, is_reachable], timeout=8000)


@pytest.mark.parametrize("means", ["mouse", "touch", "keyboard"])
def test_camera_makes_screen_hop(open_stage, means):
    stage = open_stage("lock-screen", size=SIZE, touch=means == "touch")
    stage.wait_for_rest()
    assert camera(stage) == pytest.approx(0, abs=0.5)
    with stage.held():
        if means == "keyboard":
            stage.page.get_by_role("button", name="Camera").focus()
            stage.page.keyboard.press("Enter")
        elif means == "touch":
            stage.touch_tap(342, REST)
        else:
            stage.click(342, REST)
        assert 15 < highest(stage, 0.6) < 80
    stage.wait_for_rest()
    assert camera(stage) == pytest.approx(0, abs=0.5)


@pytest.mark.parametrize("means", ["mouse", "touch", "keyboard"])
def test_screen_is_opened_and_locked(open_stage, means):
    stage = open_stage("lock-screen", size=SIZE, touch=means == "touch")
    stage.wait_for_rest()
    wait_until(stage, "Lock", False)
    if means == "keyboard":
        stage.page.get_by_role("button", name="Open", exact=True).focus()
        stage.page.keyboard.press("Enter")
    elif means == "touch":
        stage.touch_drag((195, 600), (195, 240), seconds=0.15, steps=8)
    else:
        stage.mouse_drag((195, 600), (195, 200), seconds=0.15, steps=10)
    wait_until(stage, "Lock", True)
    wait_until(stage, "Camera", False)
    stage.wait_for_rest()
    if means == "touch":
        stage.touch_tap(195, 702)
    elif means == "mouse":
        stage.click(195, 702)
    else:
        stage.page.get_by_role("button", name="Lock", exact=True).focus()
        stage.page.keyboard.press("Enter")
    wait_until(stage, "Camera", True)
    stage.wait_for_rest()
    assert camera(stage) == pytest.approx(0, abs=0.5)


def test_slow_drag_only_reveals(open_stage):
    stage = open_stage("lock-screen", size=SIZE)
    stage.wait_for_rest()
    stage.touch_drag((195, 560), (195, 400), seconds=0.5, rest=0.4, lift=False)
    assert 110 < camera(stage) < 170
    stage.touch("touchEnd")
    stage.wait_for_rest()
    assert camera(stage) == pytest.approx(0, abs=0.5)
