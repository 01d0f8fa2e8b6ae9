# SPDX-License-Identifier: MIT
"""Tests that text runs are drawn with the width that Swift measured, regardless of the browser's font."""
import pytest

# Draws text runs with given widths, each in an element like a label. Returns the widths that the browser measures.
FIT = """async (runs) => {
  const { applyFit, fit } = await import("/fit.js");
  const stage = document.createElement("div");
  stage.className = "stage";
  stage.style.cssText = "position:fixed;left:0;top:0;width:2000px;height:900px;z-index:9";
  document.body.append(stage);
  const family = getComputedStyle(stage).getPropertyValue("--stage-font");
  return runs.map(([text, size, weight, width, kern]) => {
    const box = document.createElement("div");
    box.className = "label";
    box.style.cssText = `display:block;width:max-content;white-space:pre;font-size:${size}px;font-weight:${weight}`;
    const span = document.createElement("span");
    span.textContent = text;
    const found = fit(text, `${weight} ${size}px ${family}`, size, width, kern);
    applyFit(span.style, found);
    box.append(span);
    stage.append(box);
    const drawn = box.getBoundingClientRect().width;
    const visible = span.getBoundingClientRect().width;
    box.remove();
    return { drawn, visible, spacing: found.spacing, scale: found.scale };
  });
}"""

TEXTS = ["0123456789", "Hello UIKit", "The quick brown fox jumps over the lazy dog", "WWWW MMMM", "AVAST Wavy To. LT", "iiiiillll",
         "Zur\u00fcck", "e\u0301te\u0301", "\u0627\u0644\u0639\u0631\u0628\u064a\u0629", "\u4f60\u597d", "ffi fl", "a"]


@pytest.mark.parametrize("share", [0.8, 0.95, 1, 1.05, 1.3])
def test_runs_have_requested_width(open_stage, share):
    page = open_stage(None).page
    natural = page.evaluate(FIT, [[text, size, weight, 0, 0] for text in TEXTS for size, weight in [(17, 400), (12, 700)]])
    runs = [[text, size, weight, width["drawn"] * share, 0] for (text, size, weight), width in zip(
        [(text, size, weight) for text in TEXTS for size, weight in [(17, 400), (12, 700)]], natural)]
    for run, seen in zip(runs, page.evaluate(FIT, runs)):
        # The width of each letter is rounded to a sixty-fourth of a pixel.
        tolerance = 0.05 + len(run[0]) / 64
        assert abs(seen["drawn"] - run[3]) < tolerance, (run, seen)
        assert abs(seen["visible"] - run[3]) < tolerance, (run, seen)
        assert abs(seen["spacing"]) <= 0.04 * run[1] + 1e-9, (run, seen)


# Returns the labels whose letters extend beyond their box or whose lines differ from the measured width.
CLIPPED = """() => [...document.querySelectorAll(".stage .label")].filter((label) => {
  if (!label.textContent.trim() || !label.checkVisibility()) return false;
  const box = label.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(label);
  const letters = range.getBoundingClientRect();
  return letters.width > box.width + 1.5;
}).map((label) => label.textContent)"""


@pytest.mark.parametrize("demo", ["controls", "lock-screen", "messages", "springy-list-10000", "store-front", "vega-list"])
def test_no_text_of_demo_is_wider_than_its_label(open_stage, demo):
    stage = open_stage(demo, manual=True, size=(390, 844))
    stage.page.evaluate("() => window.sprung.tick(16, 5)")
    assert stage.page.evaluate(CLIPPED) == []
