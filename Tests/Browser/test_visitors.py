# SPDX-License-Identifier: MIT
"""Tests bugs that visitors found on demo pages, at the sizes of their windows."""
import pytest

WINDOWS = {"phone": (390, 844), "on its side": (844, 390), "tablet": (1024, 768), "desk": (1400, 900)}
DEMOS = ["cover-flow", "store-front", "controls", "message-bubbles", "dynamics-playground"]


def open_page(open_stage, demo, window, **options):
    return open_stage(demo, size=None, viewport=WINDOWS[window], scale=1, manual=True, **options)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("demo", DEMOS)
def test_nothing_is_clipped_with_largest_text(open_stage, demo, window):
    stage = open_page(open_stage, demo, window, asks=["text=huge"])
    stage.tick(count=10)
    clipped = stage.page.evaluate("""() => {
      const clipped = [];
      for (const element of document.querySelectorAll(".words :is(h1, p, li, a, button, summary), .tools :is(button, label, output, h2)")) {
        if (!element.checkVisibility() || !element.textContent.trim()) continue;
        const box = element.getBoundingClientRect();
        if (box.left < -0.5 || box.right > innerWidth + 0.5) clipped.push(element.textContent.trim());
        else if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== "inline") clipped.push(element.textContent.trim());
      }
      return clipped;
    }""")
    assert clipped == []
    assert stage.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("demo", DEMOS)
def test_text_of_demo_follows_text_size(open_stage, demo):
    sizes = """() => [...document.querySelectorAll(".stage .text, .stage [style*='font']")]
      .map((element) => parseFloat(getComputedStyle(element).fontSize)).reduce((sum, size) => Math.max(sum, size), 0)"""
    usual = open_page(open_stage, demo, "phone")
    usual.tick(count=10)
    before = usual.page.evaluate(sizes)
    large = open_page(open_stage, demo, "phone", asks=["text=huge"])
    large.tick(count=10)
    assert large.page.evaluate(sizes) > 1.2 * before > 0


def test_tools_are_beside_demo_on_tablet_in_landscape(open_stage):
    stage = open_page(open_stage, "cover-flow", "tablet")
    tabs = stage.page.get_by_role("tablist").bounding_box()
    device = stage.page.locator(".device").bounding_box()
    assert tabs["x"] >= device["x"] + device["width"] and tabs["y"] + tabs["height"] < 700
    # The tabs extend almost to the right edge of the page.
    assert tabs["x"] + tabs["width"] > 0.93 * 1024
    pause = stage.page.get_by_role("button", name="Pause").bounding_box()
    assert pause["y"] + pause["height"] <= 768
    title = stage.page.get_by_role("heading", name="Cover flow").bounding_box()
    assert title["y"] >= 0 and title["x"] >= device["x"] + device["width"]


@pytest.mark.parametrize("window", ["tablet", "desk"])
def test_tabs_stay_under_pointer(open_stage, window):
    stage = open_page(open_stage, "springy-carousel", window)
    places = []
    for name in ("Inspect", "Source", "Tune"):
        stage.page.get_by_role("tab", name=name).click()
        boxes = [stage.page.get_by_role("tab", name=other).bounding_box() for other in ("Tune", "Inspect", "Source")]
        places.append(boxes + [stage.page.locator(".device").bounding_box()])
    assert places[0] == places[1] == places[2]


def test_scrollable_content_fades_at_edges(open_stage):
    stage = open_page(open_stage, "springy-carousel", "tablet")
    panel = stage.page.locator(".tune")
    below = "element => parseFloat(getComputedStyle(element).getPropertyValue('--below'))"
    assert panel.evaluate("element => element.scrollHeight > element.clientHeight")
    assert panel.evaluate(below) > 20
    panel.evaluate("element => { element.scrollTop = element.scrollHeight; }")
    stage.page.wait_for_function("() => parseFloat(getComputedStyle(document.querySelector('.tune')).getPropertyValue('--below')) < 1")
    # If the entire panel is visible, its edge does not fade out.
    stage = open_stage("wrecking-ball", size=None, viewport=(1400, 1500), scale=1, manual=True)
    stage.page.get_by_role("tab", name="Tune").click()
    tune = stage.page.locator(".tune")
    assert tune.evaluate("element => element.scrollHeight <= element.clientHeight") and tune.evaluate(below) == 0


def test_notice_does_not_break_its_button(open_stage):
    stage = open_page(open_stage, "cover-flow", "phone")
    height = stage.page.evaluate("""() => {
      const box = document.createElement("div");
      box.className = "said-to-all";
      box.innerHTML = `<span>${"A long sentence that fills the line. ".repeat(4)}</span><button>Close</button>`;
      document.body.append(box);
      const range = document.createRange();
      range.selectNodeContents(box.querySelector("button"));
      return range.getClientRects().length;
    }""")
    assert height == 1


def test_no_heading_is_empty(open_stage):
    for demo in ("cover-flow", "stacks", "store-front", "flick-to-dismiss"):
        stage = open_stage(demo, manual=True)
        stage.tick(count=20)
        empty = stage.page.evaluate("""() => [...document.querySelectorAll("h1, h2, h3, [role=heading]")]
          .filter((element) => !(element.ariaLabel || element.textContent).trim()).map((element) => element.outerHTML)""")
        assert empty == []


def test_content_below_lock_screen_is_not_exposed(open_stage):
    stage = open_stage("lock-screen", size=(390, 780), manual=True)
    stage.tick(count=5)
    tree = stage.page.locator(".stage").first.aria_snapshot()
    assert '"Open"' in tree and '"Lock"' not in tree and "Notes" not in tree
    assert stage.page.get_by_role("button", name="Lock", exact=True).count() == 0
    stage.page.get_by_role("button", name="Open", exact=True).press("Enter")
    stage.tick(count=400)
    assert stage.page.get_by_role("button", name="Lock", exact=True).count() == 1


def test_equal_inspector_lines_are_merged(open_stage):
    stage = open_page(open_stage, "springy-list-120", "desk")
    stage.tick(count=5)
    stage.page.get_by_role("tab", name="Inspect").click()
    stage.page.locator(".inspect summary", has_text="Behaviors").click()
    lines = stage.page.locator(".inspect details", has_text="Behaviors").locator("li")
    lines.first.wait_for()
    assert 2 <= lines.count() < 12, lines.count()
    more = lines.get_by_role("button", name="more like this")
    assert int(more.first.inner_text().split()[0]) > 50
    more.first.click()
    assert lines.count() > 50
    # No line is wider than the panel.
    assert stage.page.locator(".lines").nth(1).evaluate("element => element.scrollWidth <= element.clientWidth")


def test_empty_difference_is_described(open_stage):
    stage = open_page(open_stage, "springy-list-120", "desk")
    stage.tick(count=5)
    stage.page.get_by_role("tab", name="Inspect").click()
    box = stage.page.locator(".stage [role=listitem]").nth(8).bounding_box()
    stage.page.get_by_role("button", name="Pick").click()
    stage.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    stage.tick(count=5)
    words = stage.page.locator(".difference").inner_text()
    assert "0.0e+0" not in words and ("exactly" in words or "pt" in words or "No closed form" in words)


@pytest.mark.parametrize("words, found", [
    ("springy collection view", "springy-list-120"), ("UICollectionView", "springy-list-120"), ("attachment", "springy-list-120"),
    ("messages effect", "message-bubbles"), ("UIKit Dynamics", "wrecking-ball"), ("diffable", "shuffle"), ("carousel", "cover-flow"),
    ("compare lists", "plain-and-springy"),
])
def test_demos_are_found_by_common_names(open_stage, words, found):
    stage = open_stage(None, size=None, manual=True)
    stage.page.get_by_label("Search the demos").fill(words)
    assert stage.page.locator(f".demos li:not([hidden]) a[href='#/{found}']").count() == 1
    assert stage.page.locator(".demos li[hidden]").count() > 0


def test_search_without_match_offers_closest_demos(open_stage):
    stage = open_stage(None, size=None, manual=True)
    stage.page.get_by_label("Search the demos").fill("coverflw")
    shown = stage.page.locator(".demos li:not([hidden]) a")
    assert shown.count() == 3 and "#/cover-flow" in [link.get_attribute("href") for link in shown.all()]
    assert stage.page.locator(".found").inner_text() == "No matching demos. The closest ones:"


@pytest.mark.parametrize("touch", [False, True])
def test_first_demo_is_springy_list(open_stage, touch):
    stage = open_stage(None, size=None, manual=True, viewport=(1400, 900), touch=touch, is_mobile=touch)
    name = stage.page.locator(".first figcaption a").get_attribute("href")
    assert name == ("#/springy-carousel" if touch else "#/springy-list-120")
    assert len(stage.page.locator(".five").inner_text().splitlines()) == 5


def test_stopped_flick_snaps(open_stage):
    stage = open_stage("cover-flow", size=(320, 568))
    stage.wait_for_rest()
    with stage.held():
        stage.touch_drag((290, 316), (90, 316), seconds=0.12, steps=7)
        stage.wait(0.05)
        stage.touch_tap(160, 316)
    stage.wait_for_rest()
    middles = [x for x, _ in stage.tiles().values()]
    assert min(abs(x - 160) for x in middles) < 1
