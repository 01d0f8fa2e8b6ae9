# SPDX-License-Identifier: MIT
"""Tests apps that `sprung export` has written and any web server serves. In `make soak`, the modules are optimized and contain no
unreachable code; otherwise they are development modules, which build in seconds."""
import contextlib
import functools
import gzip
import http.server
import os
import subprocess
import threading

import goldens
import pytest

from conftest import ROOT
from sizes import assert_centered, assert_fills_stage, at_all_sizes, opened

PROGRAM = os.path.join(ROOT, "Tools", ".build", "debug", "sprung")
IS_OPTIMIZED = goldens.IS_COMPLETE
pytestmark = pytest.mark.matrix


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A web server without support for Sprung."""

    def log_message(self, *_):
        pass


def raise_a_keyboard(page):
    """Types into the chat's field as on a phone. The keyboard notification, whose dictionary few apps read, moves the
    field."""
    field = page.get_by_role("textbox")
    # The stage is above the keyboard until text is typed.
    box = field.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function("document.querySelector('sprung-app').shadowRoot.activeElement?.matches('input, textarea')")
    top = field.bounding_box()["y"]
    page.evaluate("""() => {
      Object.defineProperty(visualViewport, "height", { get: () => innerHeight - 250 });
      visualViewport.dispatchEvent(new Event("resize"));
    }""")
    page.wait_for_function("""top => {
      const field = document.querySelector("sprung-app").shadowRoot.querySelector("input, textarea");
      return Math.abs(field.getBoundingClientRect().y - top) < 2;
    }""", arg=top - 250)


@contextlib.contextmanager
def served(site):
    """Serves a folder with a web server and provides its address."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=site)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def exported(package, site):
    mode = [] if IS_OPTIMIZED else ["--development"]
    done = subprocess.run([PROGRAM, "export", site, "--package", package] + mode, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return site


SHOWS = "document.querySelector('sprung-app')?.shadowRoot?.textContent.includes('%s')"


# The parameters are an app's name, text and the gzipped size of its optimized module in kilobytes. The size limit includes a
# reserve of 5 %, and another 5 % if `wasm-opt` is not installed. An empty app is a fifth of the size of the gallery, and an app with a
# collection view is more than half of that size.
@pytest.mark.parametrize("name, words, kilobytes", [
    ("Hello", "Hello", 242), pytest.param("Chat", "It hangs on springs.", 815, marks=pytest.mark.soak)])
def test_exported_app_runs_from_any_server(browser, tmp_path, name, words, kilobytes):
    site = exported(os.path.join(ROOT, "Examples", name), tmp_path / "site")
    module, = site.glob("*.wasm")
    if IS_OPTIMIZED:
        assert len(gzip.compress(module.read_bytes(), 9)) < kilobytes * 1000

    def check(page):
        stage = assert_fills_stage(page)
        assert stage == [0, 0, *page.viewport_size.values()]
        if name == "Hello":
            assert_centered(page, page.get_by_text(words), stage)

    with served(site) as address:
        at_all_sizes(browser, address, check, SHOWS % words)
        if name == "Chat":
            with opened(browser, address, (390, 700)) as page:
                page.wait_for_function(SHOWS % words)
                raise_a_keyboard(page)


@pytest.fixture(scope="module")
def form(tmp_path_factory):
    """Provides the address of an exported application with the delegates of Xcode's template, whose Info.plist names the
    scene delegate."""
    site = tmp_path_factory.mktemp("form") / "site"
    with served(exported(os.path.join(ROOT, "Tests", "Browser", "Apps", "Exported"), site)) as address:
        yield address


@contextlib.contextmanager
def opened_form(browser, form):
    with opened(browser, form, (390, 700), bypass_csp=False) as page:
        page.get_by_text("nothing yet").wait_for()
        yield page


# Returns the positions of the layers that measure 30 x 20 points.
CORNER = """() => [...document.querySelector("sprung-app").shadowRoot.querySelectorAll("[data-layer]")]
  .map((layer) => layer.getBoundingClientRect()).filter((box) => box.width === 30 && box.height === 20)
  .map((box) => [box.x, box.y])"""


def test_scene_delegate_named_only_in_property_list_is_found(browser, form):
    def check(page):
        stage = assert_fills_stage(page)
        # The layer's position depends on the screen size that the application reads.
        assert page.evaluate(CORNER) == [[stage[2] - 30, stage[3] - 20]]

    at_all_sizes(browser, form, check, SHOWS % "nothing yet")


def test_identifiers_wider_than_one_word_work(browser, form):
    with opened_form(browser, form) as page:
        assert page.get_by_text("all answers are right").bounding_box()["y"] == pytest.approx(220, abs=2)


def test_click_presses_button_by_role_and_by_text(browser, form):
    with opened_form(browser, form) as page:
        button = page.get_by_role("button", name="Close")
        button.hover()
        button.click()
        page.get_by_text("closed").wait_for()
        page.get_by_role("switch", name="Sound").check()
        page.get_by_text("sound on").wait_for()
        page.get_by_text("Close").click()
        page.get_by_text("closed").wait_for()


def test_check_toggles_switch(browser, form):
    with opened_form(browser, form) as page:
        switch = page.get_by_role("switch", name="Sound")
        switch.check()
        page.get_by_text("sound on").wait_for()
        assert switch.is_checked()
        switch.uncheck()
        page.get_by_text("sound off").wait_for()
        assert not switch.is_checked()


def test_fill_types_into_text_field(browser, form):
    with opened_form(browser, form) as page:
        field = page.get_by_role("textbox", name="Name")
        field.fill("Ada")
        page.get_by_text("name Ada").wait_for()
        assert field.input_value() == "Ada"
        field.fill("Bo")
        page.get_by_text("name Bo", exact=True).wait_for()


def test_click_hits_topmost_interactive_element(browser, form):
    """The element at a point is the button, even if a view that ignores touches covers it."""
    with opened_form(browser, form) as page:
        hit = page.evaluate("""() => {
          const root = document.querySelector("sprung-app").shadowRoot;
          return root.elementFromPoint(70, 90).closest("[role]").getAttribute("aria-label");
        }""")
        assert hit == "Close"
