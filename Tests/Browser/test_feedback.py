# SPDX-License-Identifier: MIT
"""Haptic feedback: a device vibrates if it can, and only when a program requests it."""

FELT = """
  window.felt = [];
  navigator.vibrate = (pattern) => { window.felt.push(pattern); return true; };
"""


def test_liking_card_vibrates(open_stage):
    stage = open_stage("card-swipe", before=FELT)
    stage.wait_for_rest()
    stage.page.mouse.click(2, 2)
    stage.page.locator(".stage [aria-label=Like]").focus()
    stage.page.keyboard.press("Enter")
    stage.wait_for_rest(30)
    assert stage.page.evaluate("() => window.felt") == [[16]]


def test_page_does_not_vibrate_before_first_touch(open_stage):
    untouched = "Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });"
    stage = open_stage("card-swipe", before=FELT + untouched)
    felt = stage.page.evaluate("""async () => {
      const { feel } = await import("./feedback.js");
      feel(1, 1);
      return window.felt;
    }""")
    assert felt == []


def test_pattern_depends_on_strength_and_kind(open_stage):
    stage = open_stage("card-swipe", before=FELT)
    stage.page.mouse.click(2, 2)
    felt = stage.page.evaluate("""async () => {
      const { feel } = await import("./feedback.js");
      for (const [kind, strength] of [[2, 1], [2, 0.5], [2, 0], [2, NaN], [99, 1], [6, 1], [0, 0.01]]) feel(kind, strength);
      return window.felt;
    }""")
    assert felt == [[26], [13], [10, 60, 18], [4]]
