# SPDX-License-Identifier: MIT
"""Tests of web pages in frames, with the HelpBrowser app of Tests/Compatibility."""
import re

import compatibility

HELP = """<!doctype html><title>Help</title><body style="margin:0"><h1>Help</h1>
<a id="next" href="https://docs.test/next">Next</a><script>document.body.dataset.ran = "yes";</script>"""


def open_help(open_stage):
    def docs(route):
        body = HELP if route.request.url.endswith("/help") else "<!doctype html><title>Next</title><h1>Next page</h1>"
        route.fulfill(body=body, content_type="text/html")

    stage = open_stage("HelpBrowser", routes={"**/app.wasm": compatibility.answer, "https://docs.test/**": docs})
    shown(stage, "Loaded: docs.test")
    return stage


def shown(stage, text):
    stage.page.locator(".stage").get_by_text(re.compile(f"^{text}$")).first.wait_for(timeout=10000)


def press(stage, name):
    stage.page.locator(".stage").get_by_role("button", name=name).first.click()


def frame_box(stage):
    """Returns the frame of the web page in points, relative to the upper left corner of the stage."""
    return stage.page.evaluate("""() => {
      const stage = document.querySelector(".stage"), outer = stage.getBoundingClientRect();
      const { x, y, width, height } = stage.querySelector("iframe").getBoundingClientRect();
      const scale = outer.width / stage.offsetWidth;
      return [(x - outer.x) / scale, (y - outer.y) / scale, width / scale, height / scale].map((number) => Math.round(number * 10) / 10);
    }""")


def test_page_is_displayed_at_position_of_view(open_stage):
    stage = open_help(open_stage)
    width = stage.page.evaluate("() => document.querySelector('.stage').offsetWidth")
    assert frame_box(stage) == [10, 100, width - 20, 300]
    frame = stage.page.frame_locator(".stage iframe")
    assert frame.locator("h1").inner_text() == "Help"
    assert frame.locator("body[data-ran=yes]").count() == 1
    attributes = stage.page.evaluate("() => { const f = document.querySelector('iframe'); return [f.sandbox.value, f.referrerPolicy]; }")
    assert "allow-scripts" in attributes[0] and "allow-same-origin" in attributes[0] and "allow-top-navigation" not in attributes[0]
    assert attributes[1] == "no-referrer"
    assert stage.page.locator(".stage iframe").count() == 1


def test_link_in_page_is_followed_and_reported(open_stage):
    stage = open_help(open_stage)
    stage.page.frame_locator(".stage iframe").locator("#next").click()
    stage.page.frame_locator(".stage iframe").get_by_text("Next page").wait_for()
    stage.wait_for_rest()
    assert len(re.findall(r"^event answer ", stage.recording(), re.MULTILINE)) == 2


def test_html_of_program_and_back(open_stage):
    stage = open_help(open_stage)
    press(stage, "Introduction")
    shown(stage, "Loaded: Introduction")
    assert stage.page.frame_locator(".stage iframe").locator("h1").inner_text() == "Welcome"
    sandbox = stage.page.evaluate("() => document.querySelector('iframe').sandbox.value")
    assert "allow-same-origin" not in sandbox, "the frame can access the page of the program"
    press(stage, "Back")
    shown(stage, "Loaded: docs.test")
    assert stage.page.frame_locator(".stage iframe").locator("h1").inner_text() == "Help"


def test_alert_is_displayed_above_page(open_stage):
    stage = open_help(open_stage)
    press(stage, "Ask")
    stage.page.locator(".stage").get_by_role("button", name="Stay").wait_for()
    stage.wait_for_rest()
    x, y, _, _ = frame_box(stage)
    hit = stage.page.evaluate("""([x, y]) => {
      const { left, top } = document.querySelector(".stage").getBoundingClientRect();
      return document.elementFromPoint(left + x, top + y).tagName;
    }""", [x + 20, y + 20])
    assert hit != "IFRAME", "the page is in front of the dimmed background"
    press(stage, "Stay")
    stage.wait_for_rest()
    assert frame_box(stage)[:2] == [10, 100]
