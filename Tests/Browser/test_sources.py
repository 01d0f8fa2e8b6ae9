# SPDX-License-Identifier: MIT
"""Tests that the page displays the Swift source of a demo, which is the source that runs."""
import os

import goldens

SOURCES = os.path.join(goldens.ROOT, "Sources")
CODE = "() => document.querySelector('.source code').textContent"


def open_source(open_stage, demo, **options):
    stage = open_stage(demo, manual=True, size=None, viewport=(1500, 900), **options)
    stage.page.get_by_role("tab", name="Source").click()
    return stage


def marked(stage):
    """Returns the marked lines."""
    return stage.page.evaluate("() => [...document.querySelectorAll('.source .acts')].map((row) => row.textContent.trim())")


def test_every_demo_displays_its_actual_sources(open_stage):
    stage = open_stage(goldens.demo_names()[0], manual=True, size=None, viewport=(1500, 900))
    page = stage.page
    for name in goldens.demo_names():
        page.evaluate("name => { location.hash = `#/${name}`; }", name)
        page.wait_for_function("name => document.querySelector('.neighbors') && location.hash === `#/${name}`", arg=name)
        page.evaluate("() => window.sprung.ready")
        page.get_by_role("tab", name="Source").click()
        page.wait_for_function("() => document.querySelector('.source code')?.textContent")
        file = page.get_by_label("File", exact=True).input_value()
        folder = SOURCES if file.startswith("SprungLayouts/") else os.path.join(SOURCES, "SprungGallery")
        with open(os.path.join(folder, file), encoding="utf-8") as source:
            assert page.evaluate(CODE) == source.read()


def test_layout_demo_displays_layout_source(open_stage):
    for demo, file in [("springy-list-120", "SpringyFlowLayout"), ("wheel", "WheelLayout"), ("cover-flow", "CoverFlowLayout"),
                       ("plain-and-springy", "SpringyFlowLayout"), ("newtons-cradle", "NewtonsCradleView")]:
        stage = open_source(open_stage, demo)
        stage.page.wait_for_function("name => document.querySelector('.source code')?.textContent.includes(`class ${name}`)", arg=file)
        assert stage.page.get_by_label("File", exact=True).input_value().endswith(f"/{file}.swift")


def test_springy_list_links_to_springs_guide(open_stage):
    stage = open_stage("springy-list-120", manual=True, size=None, viewport=(1500, 900))
    stage.page.get_by_role("button", name="Guide: Springs and feel").click()
    assert "spring" in stage.page.locator("article.guide h2").first.locator("..").inner_text().lower()


def test_lines_of_active_behaviors_are_marked(open_stage):
    stage = open_source(open_stage, "newtons-cradle")
    stage.page.get_by_label("File", exact=True).select_option("NewtonsCradle/NewtonsCradleView.swift")
    stage.page.wait_for_function("() => document.querySelector('.source code')?.textContent.includes('class NewtonsCradleView')")
    stage.page.evaluate("() => { for (let frame = 0; frame < 12; frame++) window.sprung.tick(); }")
    lines = marked(stage)
    assert any("UIGravityBehavior(items" in line for line in lines), lines
    assert any("gravity.magnitude" in line for line in lines), lines
    assert not any(line.startswith("//") for line in lines)
    stage.page.get_by_text("Running now: ").wait_for()
    stage.page.evaluate("() => { for (let frame = 0; frame < 1500; frame++) window.sprung.tick(); }")
    assert marked(stage) == []
    stage.page.get_by_text("Nothing is running.").wait_for()


def test_type_links_to_its_documentation(open_stage):
    stage = open_source(open_stage, "newtons-cradle")
    stage.page.get_by_label("File", exact=True).select_option("NewtonsCradle/NewtonsCradleView.swift")
    stage.page.locator(".source a.swift-type", has_text="UIGravityBehavior").first.click()
    stage.page.wait_for_function("() => document.querySelector('.source code').textContent.includes('open class UIGravityBehavior')")
    with open(os.path.join(goldens.ROOT, "Sources", stage.page.get_by_label("File", exact=True).input_value()), encoding="utf-8") as source:
        assert stage.page.evaluate(CODE) == source.read()
    stage.page.get_by_label("File", exact=True).select_option("NewtonsCradle/NewtonsCradleView.swift")
    stage.page.wait_for_function("() => document.querySelector('.source code').textContent.includes('class NewtonsCradleView')")


def test_guide_is_displayed_beside_demo_and_links_to_next(open_stage):
    stage = open_stage("circle", manual=True, size=None, viewport=(1500, 900))
    stage.page.get_by_role("button", name="Guide: Collections").click()
    guide = stage.page.locator("article.guide")
    guide.locator("h2").first.wait_for()
    assert guide.locator("p").count() > 3 and not stage.page.locator(".source > pre").is_visible()
    # Regression: inline code was on a separate line, and images were displayed as Markdown.
    assert guide.locator("p code, li code").first.evaluate("(code) => getComputedStyle(code).display") == "inline"
    assert "![" not in guide.inner_text()
    link = guide.locator("a[href$='.md']").first
    name = link.get_attribute("href")
    link.click()
    stage.page.wait_for_function("name => document.querySelector('.source select').value === `Guides/${name}`", arg=name)
    stage.page.get_by_label("File", exact=True).select_option("Circle/TileCell.swift")
    stage.page.locator(".source > pre").wait_for()
    assert not guide.is_visible()


def test_swift_syntax_is_highlighted(open_stage):
    stage = open_stage("wrecking-ball", manual=True, size=None, viewport=(1400, 900))
    pieces = stage.page.evaluate("""async () => (await import("./gallery/swift-words.js")).swiftPieces(
      '@main final class A: B { // no "text"\\n let a = "is // text", b = .in, c = 1_0.5e-3 }')""")
    kinds = {text: kind for kind, text in pieces}
    assert "".join(text for _, text in pieces).startswith("@main final class A: B {")
    assert kinds["@main"] == "attribute" and kinds["final"] == kinds["let"] == "keyword" and kinds["A"] == "type"
    assert kinds['// no "text"'] == "comment" and kinds['"is // text"'] == "string" and kinds["1_0.5e-3"] == "number"
    assert kinds["in"] == ""


def test_missing_sources_are_reported(open_stage):
    stage = open_stage("wrecking-ball", manual=True, size=None, viewport=(1400, 900), routes={
        "**/sources.json": lambda route: route.fulfill(status=404)})
    stage.expects_errors = True
    stage.page.get_by_role("tab", name="Source").click()
    stage.page.get_by_text("The sources cannot be shown: sources.json is missing on this server (status 404).").wait_for()
