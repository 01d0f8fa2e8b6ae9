# SPDX-License-Identifier: MIT
"""Checks pages against a list of quality criteria: names, target sizes, headings, contrast, layout, and page size."""
import gzip
import os

import goldens
import pytest

from contrast import pale

PAGES = {
    "index": (None, (1500, 900)), "index on a phone": (None, (390, 844)),
    "demo": ("newtons-cradle", (1500, 900)), "demo on a phone": ("newtons-cradle", (390, 844)),
    "demo on its side": ("newtons-cradle", (844, 390)), "two demos": ("newtons-cradle?compare=gravity:3", (1500, 900)),
}
TABS = ["Tune", "Inspect", "Source"]

# Returns the name and box of all controls outside stages. Links within a line of text may be smaller than other controls.
CONTROLS = """() => [...document.querySelectorAll("a, button, input, select, textarea, summary, [tabindex='0']")]
  .filter((element) => !element.closest(".stage, [inert]") && element.checkVisibility() && element.type !== "file")
  .map((element) => {
    const box = element.getBoundingClientRect();
    const named = element.getAttribute("aria-label") || element.labels?.[0]?.textContent || element.textContent || "";
    const isInLine = element.matches("a") && element.closest("p, pre, figcaption, li") !== null && getComputedStyle(element).display === "inline";
    return { what: `${element.localName}.${element.className}`, name: named.trim(), width: box.width, height: box.height, isInLine };
  })"""

HEADINGS = """() => [...document.querySelectorAll("h1, h2, h3, h4")].filter((element) => !element.closest(".stage") && element.checkVisibility())
  .map((element) => Number(element.localName[1]))"""


def check(stage, where):
    controls = stage.page.evaluate(CONTROLS)
    assert controls, where
    for control in controls:
        assert control["name"], f"{where}: {control['what']} has no name"
        if not control["isInLine"]:
            assert control["width"] >= 24 and control["height"] >= 24, f"{where}: {control}"
    levels = stage.page.evaluate(HEADINGS)
    assert levels.count(1) == 1 and levels[0] == 1, f"{where}: headings {levels}"
    assert all(after <= before + 1 for before, after in zip(levels, levels[1:])), f"{where}: headings {levels}"
    width = stage.page.viewport_size["width"]
    assert stage.page.evaluate("() => document.documentElement.scrollWidth") <= width, f"{where} is wider than the window"
    assert pale(stage) == [], where


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_page_is_accessible(open_stage, name, scheme):
    demo, viewport = PAGES[name]
    stage = open_stage(demo, manual=True, size=None, viewport=viewport, scale=1, color_scheme=scheme)
    stage.page.evaluate("() => { for (let frame = 0; frame < 3; frame++) window.sprung.tick(); }")
    check(stage, name)
    if demo is None:
        return
    if viewport[0] < 1000:
        stage.page.locator(".options summary").click()
        stage.page.get_by_role("button", name="Tools").click()
    for tab in TABS:
        stage.page.get_by_role("tab", name=tab).click()
        if tab == "Source":
            stage.page.wait_for_function("() => document.querySelector('.source code')?.textContent")
        check(stage, f"{name}, {tab}")


@pytest.mark.parametrize("choice", ["contrast=more", "scheme=dark", "text=huge", "text=small", "contrast=more&scheme=dark"])
def test_page_is_accessible_with_user_preferences(open_stage, choice):
    stage = open_stage("newtons-cradle", manual=True, size=None, viewport=(1500, 900), scale=1, asks=choice.split("&"))
    stage.page.evaluate("() => { for (let frame = 0; frame < 3; frame++) window.sprung.tick(); }")
    check(stage, choice)


def test_preferences_reach_demo(open_stage):
    stage = open_stage("newtons-cradle", manual=True, size=None, viewport=(1500, 900), asks=["scheme=dark", "text=huge"])
    recording = stage.recording()
    assert "event appearance 0 1" in recording and "event contentsize 0" in recording
    stage.page.locator(".options summary").click()
    stage.page.get_by_label("Colors").select_option("light")
    stage.page.wait_for_function("() => location.search.includes('scheme=light') && window.sprung?.frames > 0")
    assert "event appearance" not in stage.recording()


def test_page_describes_itself(open_stage):
    stage = open_stage(None, manual=True)
    head = stage.page.evaluate("""() => ({ lang: document.documentElement.lang, title: document.title,
      description: document.querySelector("meta[name=description]")?.content, viewport: document.querySelector("meta[name=viewport]")?.content })""")
    assert head["lang"] == "en" and head["title"] == "Sprung" and len(head["description"]) > 40
    assert "width=device-width" in head["viewport"] and "user-scalable" not in head["viewport"]


def test_page_is_small_compared_with_module():
    site = os.path.join(goldens.ROOT, "Web", "Site")
    size = 0
    for folder, _, names in os.walk(site):
        for name in names:
            if name.endswith((".js", ".css", ".html")) and not name.startswith("live"):
                with open(os.path.join(folder, name), "rb") as file:
                    size += len(gzip.compress(file.read(), 9))
    # Major parts of the limit, in compressed bytes: 4,000 for tracking the last written state of each layer and for
    # placing layers with minimal work; 2,000 for explaining a missing window and for forwarding the actions of scripts
    # and assistive technology; 700 for script headers; 2,000 for fitting text runs to their measured widths; 2,000 for
    # the menu and the sheet on small screens; 100 for distinguishing search fields from other fields; 9,000 for
    # replaying graphics contexts (two scripts). The following parts are mostly scripts loaded on first use: 3,000 for
    # sharing and choosing files, including the code that forwards answers; 1,000 for presenting notifications and for
    # drawing shadows and outlines of text; 2,000 for displaying web pages in frames; 1,400 for displaying banners for
    # notifications with buttons. About 38,000 are comments.
    assert size < 130_000, f"script and style of the page are {size} bytes, compressed one by one"
