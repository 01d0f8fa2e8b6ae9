# SPDX-License-Identifier: MIT
"""Tests the parts of the gallery that depend on the browser, in Firefox and WebKitGTK. All other tests use only
Chromium."""

import pytest

import failing_module
import goldens
from firefox import Firefox
from test_determinism import native_hash
from test_time import LOOK, PLAY
from test_wrecking_ball import BRICKS
from webkit import WebKit

STAGE = ".device .stage"
# Scrolls to each card and waits for its preview. Returns the names of the demos that have a preview.
PICTURES = """async () => {
  const names = [];
  for (const card of document.querySelectorAll(".demos li")) {
    card.scrollIntoView({ block: "center" });
    for (let turn = 0; turn < 600 && !card.querySelector(".stage")?.childElementCount; turn++) {
      await new Promise(resolve => setTimeout(resolve, 10));
    }
    if (card.querySelector(".stage")?.childElementCount) names.push(card.querySelector("a").getAttribute("href").slice(2));
  }
  scrollTo(0, 0);
  return names;
}"""
GOLDENS = """async (checks) => {
  const answers = [];
  for (const parameters of checks) answers.push(await sprung.golden(...parameters));
  return answers;
}"""
# Advances frames until nothing moves, up to a limit.
REST = "(count) => { for (let frame = 0; frame < count; frame++) if (!(sprung.tick() & 1)) return true; return false; }"


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=lambda browser: browser.__name__)
def window(request):
    """Provides one window of each browser for all tests."""
    window = request.param()
    print(f"{request.param.__name__} {window.version}")
    yield window
    window.close()


@pytest.fixture(autouse=True)
def nothing_on_the_console(window):
    yield
    assert window.errors() == []


@pytest.fixture
def show(window, address):
    """Displays a demo at rest, whose frames only the test advances. Returns the origin of the stage."""
    def show(demo, size=(320, 568)):
        window.open(f"{address}?clock=manual&size={size[0]}x{size[1]}#/{demo}")
        assert window.evaluate(REST, 1800), f"{demo} does not come to rest"
        left, top = window.middle_of(STAGE)
        return left - size[0] / 2, top - size[1] / 2
    return show


def pass_time(window, count=1):
    window.evaluate("(count) => sprung.tick(1000 / 60, count)", count)


def test_index_shows_every_demo_and_first_one_is_interactive(window, address):
    window.open(address)
    x, y = window.middle_of(".window .stage")
    before = window.evaluate("() => sprung.hash()")
    window.drag((x, y), (x - 20, y + 90), lift=False)
    # Here the browser controls the time: the list follows the touch, and springs back when released.
    window.wait_for("before => sprung.hash() !== before", before)
    frames = window.evaluate("() => sprung.frames")
    window.point({"type": "pointerUp", "button": 0})
    window.wait_for("frames => sprung.frames > frames + 5 && !sprung.isAwake", frames)
    # The lists with three different counts share one card.
    assert window.evaluate(PICTURES) == [
        name for name in goldens.demo_names() if name not in ("springy-list-10000", "springy-list-120")]


def test_goldens_are_equal(window, address):
    window.open(address)
    checks = goldens.checks()
    answers = window.evaluate(GOLDENS, [parameters for _, parameters, _ in checks])
    assert [name for (name, _, expected), answer in zip(checks, answers) if answer != expected] == []


def test_dragged_ball_demolishes_wall(window, show, tmp_path):
    for touch in [False, True] if window.HAS_TOUCH else [False]:
        left, top = show("wrecking-ball", size=(390, 780))
        wall = window.evaluate(BRICKS)
        ball = window.middle_of("[aria-label='Wrecking ball']")
        window.drag(ball, (left + 20, top + 540), steps=8, between=lambda: pass_time(window, 6), touch=touch)
        pass_time(window, 120)
        moved = sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) > 20 for a, b in zip(wall, window.evaluate(BRICKS)))
        assert len(wall) == 25 and moved >= 8
        end, recording = window.evaluate("() => [sprung.hash(), sprung.recording()]")
        assert f"event down {80 if touch else 64} " in recording
    # A recording of the page ends in the same state natively.
    assert native_hash("wrecking-ball", recording, tmp_path) == end


def test_list_scrolls_by_wheel_and_keys(window, show):
    show("springy-list-10000")
    first = """() => Math.min(...[...document.querySelectorAll(".stage [role=listitem]")]
      .map(element => Number(element.getAttribute("aria-posinset"))))"""
    begin = window.evaluate(first)
    window.turn_wheel(window.middle_of(STAGE), 700)
    assert window.evaluate(REST, 600)
    turned = window.evaluate(first)
    assert turned > begin
    window.evaluate("() => document.querySelector('.stage').focus()")
    window.press("PageDown")
    assert window.evaluate(REST, 600)
    pressed = window.evaluate(first)
    assert pressed > turned
    window.press("Home")
    assert window.evaluate(REST, 1200)
    assert window.evaluate(first) == begin


def test_text_is_edited_in_browser_field(window, show):
    left, top = show("messages")
    window.click((left + 120, top + 542))
    assert window.evaluate(REST, 600)
    window.wait_for("() => document.activeElement.className === 'field'")
    window.press(*"Hello you", "Backspace", "Backspace", "Backspace")
    assert window.evaluate("() => document.activeElement.value") == "Hello "
    window.press(*"there", "Enter")
    assert window.evaluate(REST, 600)
    assert "Hello there" in window.evaluate("() => document.querySelector('.stage').innerText")
    assert window.evaluate("() => document.activeElement.value") == ""


def test_tab_moves_between_controls(window, show):
    show("controls", size=(390, 780))
    window.evaluate("() => document.querySelector('.stage').focus()")
    names = []
    for _ in range(6):
        window.press("Tab")
        names.append(window.evaluate("() => document.activeElement.ariaLabel"))
    assert names == ["Dark", "Spin", "Progress, 0%", "Small", "Middle", "Large"]
    window.press("Enter")
    assert window.evaluate(REST, 600)
    assert window.evaluate("() => document.activeElement.ariaPressed") == "true"


@pytest.mark.parametrize("demo", ["newtons-cradle", "springy-carousel", "store-front"])
def test_any_moment_is_restored(window, show, demo):
    left, top = show(demo)
    hashes = {}
    for _ in range(2):
        frames = window.evaluate("() => sprung.frames")
        played = window.evaluate(PLAY, 30)
        hashes.update({frames + 1 + number: hash for number, hash in enumerate(played)})
        window.drag((left + 220, top + 340), (left + 100, top + 230), steps=5, between=lambda: pass_time(window, 2))
    frames = window.evaluate("() => sprung.frames")
    hashes.update({frames + 1 + number: hash for number, hash in enumerate(window.evaluate(PLAY, 40))})
    last, look = max(hashes), window.evaluate(LOOK)
    order = sorted(hashes)
    for frame in [order[0], last, order[40], order[3], order[-20], order[35], last]:
        window.evaluate("(frame) => sprung.seek(frame)", frame)
        assert window.evaluate("() => sprung.hash()") == hashes[frame], f"frame {frame} of {last}"
    assert window.evaluate(LOOK) == look


def test_fault_is_reported_with_function_names(window, address):
    window.open(f"{address}?clock=manual#/springy-carousel")
    window.evaluate(failing_module.FAIL, list(failing_module.module()))
    assert window.errors() == []
    window.evaluate("() => { location.hash = '#/newtons-cradle'; }")
    window.wait_for("() => document.querySelector('h1').textContent.startsWith('Newton') && sprung.frames > 0")
    window.evaluate("() => sprung.ready")
    window.evaluate("() => { window.fails = true; sprung.tick(); }")
    panel = window.evaluate("() => document.querySelector('.failure').innerText")
    assert panel.startswith("The demo has stopped") and "unreachable" in panel.lower() and "Reload" in panel
    functions = window.evaluate("() => [...document.querySelectorAll('.failure-functions li')].map(item => item.textContent)")
    assert functions == failing_module.FUNCTIONS
    assert len(window.errors()) == 1
