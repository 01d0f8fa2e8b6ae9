# SPDX-License-Identifier: MIT
"""Apps as `sprung export` writes them for others: optimized, without what cannot run, and shown by any web server."""
import functools
import gzip
import http.server
import os
import subprocess
import threading

import pytest

from conftest import ROOT

PROGRAM = os.path.join(ROOT, "Tools", ".build", "debug", "sprung")


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A web server that knows nothing of Sprung."""

    def log_message(self, *_):
        pass


def raise_a_keyboard(page):
    """Types into the chat's field as on a phone: what is told of the keyboard, in a dictionary that few apps ask for, moves it."""
    field = page.get_by_role("textbox")
    # The stage lies over it until it is typed into.
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


# What an app shows, and the kilobytes of its module as gzip packs it, with a twentieth to spare and another one for where `wasm-opt` is
# not installed: an empty one weighs a fifth of the gallery, and one with a collection view more than half of it.
@pytest.mark.parametrize("name, words, kilobytes", [("Hello", "Hello", 194), ("Chat", "It hangs on springs.", 672)])
def test_an_exported_app_runs_from_any_server(browser, tmp_path, name, words, kilobytes):
    site = tmp_path / "site"
    done = subprocess.run(
        [PROGRAM, "export", site, "--package", os.path.join(ROOT, "Examples", name)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    module, = site.glob("*.wasm")
    assert len(gzip.compress(module.read_bytes(), 9)) < kilobytes * 1000
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=site)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = browser.new_page(viewport={"width": 390, "height": 700})
        said = []
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        page.wait_for_function(f"document.querySelector('sprung-app')?.shadowRoot?.textContent.includes('{words}')")
        if name == "Chat":
            raise_a_keyboard(page)
        page.close()
        server.shutdown()
    assert said == []
