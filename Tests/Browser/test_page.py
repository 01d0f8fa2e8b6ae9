# SPDX-License-Identifier: MIT
"""Tests the page around the demos: the index, links, a plain web server, and the display of faults."""
import gzip
import os

import failing_module
import figures
import goldens
import pytest

# Makes the module trap, as a bug would, in the frame after `window.trapAfter`. Counts all calls to the module.
TRAP = """
  const instantiate = WebAssembly.instantiate;
  window.calls = [];
  WebAssembly.instantiate = async (...parameters) => {
    const instance = await instantiate(...parameters);
    const exports = {};
    for (const [name, value] of Object.entries(instance.exports)) {
      exports[name] = typeof value !== "function" ? value : (...inner) => {
        window.calls.push(name);
        if (window.trapNow && name === "sp_frame") throw new WebAssembly.RuntimeError("unreachable");
        return value(...inner);
      };
    }
    return { exports };
  };
"""


# The maximum download size of the module in bytes, compressed with gzip. If a change raises the limit, explain the reason here; if a
# change saves bytes, lower the limit. Contributions in bytes: 35,000 for the page's tools, the demos' parameters and their finished
# appearance; 13,000 for the glyphs and papers of the playground and the album, the system's strong colors, and contacts in lanes of
# Float with impacts in Double; 14,000 for flow layouts that query sizes in chunks. A shared fault report instead of separate copies
# saved 24,000 bytes; a program without public declarations saved 77,000 bytes. Further contributions in bytes: 30,000 for list
# transactions, transitions by role, the table of faults, weak references instead of unsafe ones, exact contacts of ellipses and
# layout under transforms; 4,000 for the energy balance of paths and compounds and for scroll view notifications deferred to the end
# of a transaction; 3,000 for traits of views outside windows, and for cells that may change the model while their state is set; 3,000
# for weak references instead of addresses that later objects may reuse, for cell states compared after each notification, and for
# compositional layout sizes cached by slot; 18,000 for an engine of components for collection views and tables, which are now two
# classes with a client protocol; 22,000 for the widths, kerning and tracking of the system font in nine weights, additive animations,
# safe areas of devices, and appearance calls that keep children in step with their parents; 8,000 for storyboards and segues that
# classes can override, class objects, content containers, and a status bar; 6,000 for demos whose texts, rows and bars follow the
# preferred text size, and a playground that draws its springs; 3,000 for sheet detents and presentations in callbacks; 2,000 for
# attributed texts; 3,000 for searches in navigation bars; 12,000 for large titles, prompts, and drawing features required by image
# views; 15,000 for popovers, copied appearances of bars and tabs, and symbols that follow the font of their views; 3,000 for drags
# shared by sheets and lists, and the host's responses; 55,000 for images, tabs, outlines and shadows in texts, text storage, undo,
# edit menus, pointers, trait observers and overrides, and screens for unavailable content; 8,000 for product-like demos: cards of
# settings, prints, captions, marks for lifted tiles, pulled pictures and photos that grow; 12,000 for key presses, activities, the
# home indicator, drags of controls inside scroll views, and bars that keep their views and hide; 6,000 for the gravity and part of
# layer contents, shadow paths, and scroll indicators that stay inside the safe area; 3,000 for settings that are known at launch, and
# for messages that state the value, the rule and the remedy; 9,000 for titles of refresh controls, shadows of backgrounds, vibrancy
# styles, the alignment of small content, bounces along one axis, and selections that follow the focus.
LARGEST_MODULE = 1_400_000


def test_module_size_is_limited():
    module = os.path.join(goldens.ROOT, "Web", ".build-wasm-optimized", "App.wasm")
    with open(module, "rb") as file:
        content = file.read()
    packed = len(gzip.compress(content, 9))
    assert packed <= LARGEST_MODULE
    figures.write("size", "gallery", "the gallery", [(len(content), "bytes"), (packed, "bytes compressed with gzip")])


def test_index_names_and_links_every_demo(open_stage):
    stage = open_stage(None)
    names = goldens.demo_names()
    assert names, "the gallery has no demos"
    links = stage.page.locator(".demos a")
    assert [link.get_attribute("href") for link in links.all()] == [f"#/{name}" for name in names]
    links.first.click()
    stage.page.wait_for_selector(".stage")
    assert stage.page.url.endswith(f"#/{names[0]}")
    stage.page.go_back()
    stage.page.wait_for_selector(".demos")


def test_unknown_demo_is_reported(open_stage):
    stage = open_stage(None)
    stage.page.evaluate("() => { location.hash = '#/no-such-demo'; }")
    stage.page.get_by_text("There is no demo called “no-such-demo”.").wait_for()
    stage.page.get_by_role("link", name="All demos").click()
    stage.page.wait_for_selector(".demos")


def test_trap_shows_reload_panel_and_module_is_not_called_again(open_stage):
    name = goldens.demo_names()[0]
    stage = open_stage(name, before=TRAP, clock="real")
    stage.expects_errors = True
    stage.wait_for_rest()
    stage.page.evaluate("() => { window.trapNow = true; }")
    stage.touch_tap(100, 100)
    panel = stage.page.get_by_role("alert")
    panel.wait_for()
    assert "The demo has stopped" in panel.inner_text()
    assert "unreachable" in panel.inner_text()
    calls = stage.page.evaluate("() => window.calls.length")
    stage.touch_tap(120, 120)
    stage.page.keyboard.press("ArrowDown")
    stage.wait(0.2)
    assert stage.page.evaluate("() => window.calls.length") == calls
    panel.get_by_role("button", name="Reload").click()
    stage.page.wait_for_function("() => window.sprung && window.sprung.frames > 0")
    assert stage.page.get_by_role("alert").count() == 0


def test_fault_is_reported_with_function_names(open_stage):
    stage = open_stage("springy-carousel", manual=True)
    stage.expects_errors = True
    stage.page.evaluate(failing_module.FAIL, list(failing_module.module()))
    stage.page.evaluate("() => { location.hash = '#/newtons-cradle'; }")
    stage.page.get_by_role("heading", name="Newton").wait_for()
    stage.page.evaluate("() => sprung.ready")
    stage.page.evaluate("() => { window.fails = true; sprung.tick(); }")
    assert "unreachable" in stage.page.get_by_role("alert").inner_text()
    assert stage.page.locator(".failure-functions li").all_inner_texts() == failing_module.FUNCTIONS


def test_module_of_different_version_is_rejected_with_message(open_stage):
    stage = open_stage(None, before="""
      const instantiate = WebAssembly.instantiate;
      WebAssembly.instantiate = async (...parameters) => {
        const instance = await instantiate(...parameters);
        return { exports: { ...instance.exports, sp_abi: () => 7 } };
      };""")
    stage.expects_errors = True
    assert "Build both from the same sources" in stage.page.get_by_role("alert").inner_text()


def test_module_with_wrong_content_type_still_starts(open_stage):
    def as_bytes(route):
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "content-type": "application/octet-stream"})

    stage = open_stage(goldens.demo_names()[0], routes={"**/app.wasm": as_bytes})
    assert stage.frames() >= 1


def test_missing_module_is_reported(open_stage):
    stage = open_stage(None, routes={"**/app.wasm": lambda route: route.fulfill(status=404, body="")})
    stage.expects_errors = True
    assert "app.wasm is missing on this server" in stage.page.get_by_role("alert").inner_text()


def test_program_output_is_logged_once_with_any_characters(open_stage):
    # Regression: after output with non-ASCII letters, the console repeated the end of its previous output. The page
    # counted bytes in the program's memory but truncated a JavaScript string by that number.
    stage = open_stage(goldens.demo_names()[0], clock="real", before="""
      const instantiate = WebAssembly.instantiate;
      window.words = [];
      WebAssembly.instantiate = async (...parameters) => {
        const { exports } = await instantiate(...parameters);
        const print = (text) => {
          const log = exports.sp_log();
          const view = new DataView(exports.memory.buffer);
          const [total, capacity] = [view.getUint32(log, true), view.getUint32(log + 4, true)];
          const bytes = new TextEncoder().encode(text);
          bytes.forEach((byte, index) => view.setUint8(log + 8 + (total + index) % capacity, byte));
          view.setUint32(log, total + bytes.length, true);
        };
        const sp_frame = (time) => {
          const text = window.words.shift();
          if (text) print(text);
          return exports.sp_frame(time);
        };
        return { exports: { ...exports, sp_frame } };
      };""")
    heard = []
    stage.page.on("console", lambda message: heard.append(message.text))
    for words in ["Grüße, größer\n", "日本語 → ünïcödé\n", "plain\n"]:
        stage.page.evaluate("words => { window.words.push(words); }", words)
        stage.page.keyboard.press("ArrowDown")
        stage.page.wait_for_function("() => window.words.length === 0")
    stage.wait_for_rest()
    assert heard == ["Grüße, größer", "日本語 → ünïcödé", "plain"]


def test_second_page_of_demo_with_storage_is_reported(open_stage):
    stage = open_stage("controls", clock="real")
    other = stage.context.new_page()
    other.goto(stage.page.url)
    other.wait_for_function("() => window.sprung?.frames > 0")
    other.evaluate("() => localStorage.setItem('sprung defaults controls', 'x')")
    stage.page.get_by_text("This demo is also open on another page").wait_for()


def test_loaded_demo_continues_offline_and_missing_files_are_reported(open_stage):
    stage = open_stage("controls", manual=True, size=None, viewport=(1500, 900))
    stage.expects_errors = True
    stage.context.set_offline(True)
    stage.page.get_by_role("tab", name="Source").click()
    stage.page.get_by_text("The sources cannot be shown: sources.json cannot be reached, this device is offline.").wait_for()
    stage.page.evaluate("() => { location.hash = '#/newtons-cradle'; }")
    stage.page.locator(".words h1", has_text="cradle").wait_for()
    stage.page.evaluate("() => window.sprung.ready")
    stage.page.evaluate("() => window.sprung.tick()")
    stage.context.set_offline(False)


def test_rejected_storage_is_detected(open_stage):
    stage = open_stage("controls", manual=True)
    taken = """async () => {
      const { storeDefaults, storedDefaults } = await import("./storage.js");
      return [storeDefaults("nobody", "x"), storedDefaults("nobody"), storeDefaults("nobody", "")];
    }"""
    assert stage.page.evaluate(taken) == [True, "x", True]
    stage.page.evaluate("""() => {
      const refuse = () => { throw new DOMException("blocked", "SecurityError"); };
      Storage.prototype.setItem = Storage.prototype.getItem = Storage.prototype.removeItem = refuse;
    }""")
    assert stage.page.evaluate(taken) == [False, "", False]


@pytest.mark.parametrize("viewport", [(1400, 900), (1024, 768), (390, 844)])
def test_demo_page_does_not_scroll(open_stage, viewport):
    # Regression: the element that measures letters made the page scroll by sixteen pixels.
    stage = open_stage("newtonian", manual=True, size=None, viewport=viewport, scale=1)
    assert stage.page.evaluate("() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]") == [
        viewport[1], viewport[0]]
