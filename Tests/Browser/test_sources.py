# SPDX-License-Identifier: MIT
"""The Swift source of a demo, which is the one that runs."""
import os

import goldens

FOLDER = os.path.join(goldens.ROOT, "Sources", "SprungGallery")


def test_every_demo_shows_the_sources_that_run(open_stage):
    stage = open_stage(goldens.demo_names()[0], manual=True, size=None, viewport=(1400, 900))
    page = stage.page
    dialog = page.locator("dialog.source")
    for name in goldens.demo_names():
        page.evaluate("name => { location.hash = `#/${name}`; }", name)
        page.wait_for_function("name => document.querySelector('.neighbors') && location.hash === `#/${name}`", arg=name)
        page.evaluate("() => window.sprung.ready")
        page.get_by_role("button", name="Swift source").click()
        page.wait_for_function("() => document.querySelector('.source code')?.textContent")
        file = dialog.get_by_label("File").input_value()
        with open(os.path.join(FOLDER, file), encoding="utf-8") as source:
            assert page.evaluate("() => document.querySelector('.source code').textContent") == source.read()
        page.keyboard.press("Escape")
        dialog.wait_for(state="detached")


def test_words_of_swift_are_told_apart(open_stage):
    stage = open_stage("wrecking-ball", manual=True, size=None, viewport=(1400, 900))
    pieces = stage.page.evaluate("""async () => (await import("./swift-words.js")).swiftPieces(
      '@main final class A: B { // no "text"\\n let a = "is // text", b = .in, c = 1_0.5e-3 }')""")
    kinds = {text: kind for kind, text in pieces}
    assert "".join(text for _, text in pieces).startswith("@main final class A: B {")
    assert kinds["@main"] == "attribute" and kinds["final"] == kinds["let"] == "keyword" and kinds["A"] == "type"
    assert kinds['// no "text"'] == "comment" and kinds['"is // text"'] == "string" and kinds["1_0.5e-3"] == "number"
    assert kinds["in"] == ""


def test_sources_that_are_missing_are_told_in_words(open_stage):
    stage = open_stage("wrecking-ball", manual=True, size=None, viewport=(1400, 900), routes={
        "**/sources.json": lambda route: route.fulfill(status=404)})
    stage.expects_errors = True
    stage.page.get_by_role("button", name="Swift source").click()
    stage.page.get_by_text("The sources cannot be shown: sources.json is missing on this server (status 404).").wait_for()
    stage.page.get_by_role("button", name="Close").click()
    stage.page.locator("dialog").wait_for(state="detached")
