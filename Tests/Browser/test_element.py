# SPDX-License-Identifier: MIT
"""Tests `<sprung-app>`: apps embedded in another page that has its own styles and keyboard shortcuts."""
import pytest

from stage import FRAME

PAGE = """<!doctype html>
<meta charset="utf-8">
<title>Somebody's page</title>
<style>
  div { margin: 7px !important; transform: rotate(3deg) !important; }
  sprung-app { border: 0; }
</style>
<script type="module" src="sprung-app.js"></script>
<p><input id="own" aria-label="own"></p>
<sprung-app id="one" src="app.wasm" demo="%s" width="320" height="568" motion="full" clock="manual"></sprung-app>
<sprung-app id="two" src="app.wasm" demo="%s" width="320" height="480" motion="full" clock="manual"
  label="The second"></sprung-app>
"""
DEMO, OTHER = "vega-list", "springy-carousel"


@pytest.fixture
def page(browser, address):
    """Provides a page with two elements that have drawn their first frame."""
    errors = []
    context = browser.new_context(viewport={"width": 900, "height": 1300}, device_scale_factor=2)
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.route("**/embed.html", lambda route: route.fulfill(body=PAGE % (DEMO, OTHER), content_type="text/html"))
    page.route("**/favicon.ico", lambda route: route.fulfill(body=""))
    page.goto(address + "embed.html")
    page.wait_for_function("['one', 'two'].every(id => document.getElementById(id).frames > 0)")
    yield page
    context.close()
    assert [error for error in errors if "nonsense" not in error] == []


def value(page, name, expression):
    return page.evaluate(f"((app) => {expression})(document.getElementById('{name}'))")


def test_element_matches_gallery_page(page, open_stage):
    stage = open_stage(DEMO, manual=True)
    page.evaluate(f"document.getElementById('one').tick({FRAME}, 30)")
    stage.page.evaluate(f"sprung.tick({FRAME}, 30)")
    assert value(page, "one", "app.hash()") == stage.page.evaluate("sprung.hash()")


def test_elements_have_sizes_and_names_unaffected_by_page(page):
    assert value(page, "two", "[app.clientWidth, app.clientHeight]") == [320, 480]
    assert value(page, "two", "app.shadowRoot.querySelector('.stage').ariaLabel") == "The second"
    assert value(page, "one", "getComputedStyle(app.shadowRoot.querySelector('.stage')).transform") == "none"
    assert value(page, "one", "app.hash()") != value(page, "two", "app.hash()")


def test_keys_go_to_focused_element(page):
    page.locator("#own").focus()
    page.keyboard.press("ArrowDown")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowDown")
    for name in ("one", "two"):
        value(page, name, "app.tick()")
        assert "keydown" not in value(page, name, "app.recording")
    value(page, "two", "app.shadowRoot.querySelector('.stage').focus()")
    page.keyboard.press("ArrowDown")
    for name in ("one", "two"):
        value(page, name, "app.tick()")
    assert "keydown" in value(page, "two", "app.recording")
    assert "keydown" not in value(page, "one", "app.recording")


def test_removed_element_stops_and_restarts(page):
    first = value(page, "one", "app.hash()")
    value(page, "one", "app.tick(16, 20)")
    page.evaluate("{ const app = document.getElementById('one'); window.kept = app; app.remove(); }")
    assert page.evaluate("kept.player") is None
    page.evaluate("document.body.append(kept)")
    page.wait_for_function("kept.frames > 0")
    assert page.evaluate("kept.hash()") == first


def test_unknown_name_is_reported(page):
    page.evaluate("document.getElementById('one').setAttribute('demo', 'nonsense')")
    page.wait_for_function("document.getElementById('one').shadowRoot.querySelector('[role=alert]')")
    assert "No match for “nonsense” in app.wasm." in value(page, "one", "app.shadowRoot.textContent")
