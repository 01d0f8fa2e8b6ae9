# SPDX-License-Identifier: MIT
"""Tests that an app knows the user's settings when it launches, with the page of the source LaunchCard in Tests/Compatibility.

The source displays what it reads in `viewDidLoad()` and never updates it.
"""
import re

import compatibility
import pytest

# The background color of the card, which is the only layer of its size.
CARD = """() => getComputedStyle([...document.querySelectorAll('.stage *')]
    .find(element => element.offsetWidth === 280 && element.offsetHeight === 40)).backgroundColor"""
USUAL = ["Light", "Full motion", "Left to right", "Normal contrast", "Usual text", "Body text of 17 points"]


def open_card(open_stage, **options):
    options.setdefault("clock", "real")
    stage = open_stage("LaunchCard", routes={"**/app.wasm": compatibility.answer}, **options)
    shown(stage, "motion")
    return stage


def shown(stage, text):
    stage.page.locator(".stage").get_by_text(re.compile(text)).first.wait_for(timeout=10000)


def lines(stage):
    """Returns the displayed lines, from top to bottom."""
    return stage.page.evaluate("""() => [...document.querySelectorAll('.stage *')]
        .filter(element => element.textContent.trim() && ![...element.children].some(child => child.textContent.trim()))
        .map(element => [element.getBoundingClientRect().top, element.textContent.trim()])
        .sort((first, second) => first[0] - second[0]).map(([, text]) => text)""")


def test_defaults(open_stage):
    stage = open_card(open_stage)
    assert lines(stage) == USUAL
    assert stage.page.evaluate(CARD) == "rgb(242, 242, 247)"


@pytest.mark.parametrize("clock", ["real", "manual"])
def test_dark_scheme_and_reduced_motion(open_stage, clock):
    stage = open_card(open_stage, color_scheme="dark", reduced_motion="reduce", clock=clock)
    assert lines(stage) == ["Dark", "Reduced motion"] + USUAL[2:]
    # The color of the layer is a CGColor, which does not follow later trait changes.
    assert stage.page.evaluate(CARD) == "rgb(28, 28, 30)"


def test_large_text(open_stage):
    stage = open_card(open_stage, asks=["text=large"])
    assert lines(stage) == USUAL[:4] + ["Large text", "Body text of 23 points"]


def test_direction_and_contrast(open_stage):
    stage = open_card(open_stage, asks=["dir=rtl", "contrast=more"])
    assert lines(stage)[2:4] == ["Right to left", "High contrast"]


def test_later_change_does_not_restart(open_stage):
    stage = open_card(open_stage)
    frames = stage.page.evaluate("() => window.sprung.frames")
    stage.page.emulate_media(color_scheme="dark")
    stage.page.wait_for_function("frames => window.sprung.frames > frames", arg=frames)
    stage.wait_for_rest()
    assert "appearance 0 1" in stage.recording()
    # The lines were configured at the launch.
    assert lines(stage) == USUAL


def test_launch_is_replayed_from_first_frame(open_stage):
    """Seeking back to the first frame repeats the launch with the same settings."""
    stage = open_card(open_stage, color_scheme="dark", clock="manual")
    stage.page.evaluate("() => window.sprung.tick(16, 10)")
    before = stage.hash()
    stage.page.evaluate("() => window.sprung.seek(1)")
    assert lines(stage)[0] == "Dark"
    assert stage.hash() == before
