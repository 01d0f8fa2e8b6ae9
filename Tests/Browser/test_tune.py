# SPDX-License-Identifier: MIT
"""Tests the runtime parameters of a demo: sliders, presets, links, Swift code, and two demos side by side."""
import pytest

import goldens

DEMO = "newtons-cradle"
# Returns the values that the page displays, by name.
SHOWN = """() => Object.fromEntries([...document.querySelectorAll('.parameter')].map((row) =>
  [row.querySelector('label').textContent, row.querySelector('output').textContent]))"""


def open_wide(open_stage, demo, **options):
    return open_stage(demo, viewport=(1500, 900), size=None, **options)


def ticks(stage, count):
    stage.page.evaluate("count => { for (let frame = 0; frame < count; frame++) window.sprung.tick(); }", count)


def slide(stage, name, value):
    stage.page.get_by_role("slider", name=name).evaluate("""(slider, value) => {
      slider.value = value;
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    }""", str(value))


def hash_after(stage, count):
    """Returns the hash after a number of frames of a replayed session. The demo keeps moving, so the session seeks back to
    that frame."""
    stage.page.wait_for_function(
        "count => Number(/frame (\\d+)/.exec(document.querySelector('.time output')?.textContent)?.[1]) >= count", arg=count)
    stage.page.evaluate("count => window.sprung.seek(count)", count)
    return stage.hash()


def go(stage, hash):
    stage.page.evaluate("hash => { location.hash = hash; }", hash)
    stage.page.evaluate("() => window.sprung.ready")


def test_slider_changes_running_demo_and_recording_contains_it(open_stage):
    stage = open_wide(open_stage, DEMO, manual=True)
    ticks(stage, 60)
    slide(stage, "Gravity", 3)
    assert stage.page.evaluate(SHOWN)["Gravity"] == "3.0"
    ticks(stage, 60)
    tuned, recording = stage.hash(), stage.recording()
    assert "event parameter 0 0 3" in recording
    plain = open_wide(open_stage, DEMO, manual=True)
    ticks(plain, 120)
    assert plain.hash() != tuned
    # After seeking, the page displays the value at that moment.
    stage.page.evaluate("() => window.sprung.seek(30)")
    assert stage.page.evaluate(SHOWN)["Gravity"] == "10.0"
    stage.page.evaluate("() => window.sprung.seek(121)")
    assert stage.page.evaluate(SHOWN)["Gravity"] == "3.0" and stage.hash() == tuned
    # A replay of the recording reproduces the same frames.
    replay = open_wide(open_stage, DEMO, clock="real")
    replay.page.locator("input[type=file]").set_input_files(
        {"name": "tuned.sprung", "mimeType": "text/plain", "buffer": recording.encode()})
    assert hash_after(replay, 121) == tuned


def test_presets_set_several_values_and_first_one_resets_all(open_stage):
    stage = open_wide(open_stage, DEMO, manual=True)
    stage.page.get_by_role("button", name="On the moon").click()
    assert stage.page.evaluate(SHOWN) | {"Gravity": "1.5", "Resistance": "0.3 1/s"} == stage.page.evaluate(SHOWN)
    pressed = "() => [...document.querySelectorAll('.presets [aria-pressed=true]')].map((button) => button.textContent)"
    ticks(stage, 1)
    assert stage.page.evaluate(pressed) == ["On the moon"]
    stage.page.get_by_role("button", name="Default").click()
    ticks(stage, 1)
    assert stage.page.evaluate(pressed) == ["Default"]
    assert "?" not in stage.page.evaluate("() => location.hash")


def test_address_contains_changed_parameters(open_stage):
    stage = open_wide(open_stage, DEMO, manual=True)
    slide(stage, "Gravity", 3)
    slide(stage, "Resistance", 0)
    assert stage.page.evaluate("() => location.hash") == f"#/{DEMO}?gravity=3&resistance=0"
    ticks(stage, 90)
    again = open_wide(open_stage, f"{DEMO}?gravity=3&resistance=0", manual=True)
    assert again.page.evaluate(SHOWN)["Gravity"] == "3.0"
    ticks(again, 90)
    first = open_wide(open_stage, DEMO, manual=True)
    ticks(first, 90)
    assert again.hash() != first.hash()
    again.page.get_by_role("button", name="Restart").click()
    again.page.evaluate("() => window.sprung.ready")
    assert again.page.evaluate(SHOWN)["Gravity"] == "3.0" and again.frames() == 1


@pytest.mark.parametrize("query, sentence", [
    ("gravity=99", "The link sets Gravity to “99”. The range is 1 to 30."),
    ("gravity=", "The link sets Gravity to “”. The range is 1 to 30."),
    ("gravity=NaN", "The link sets Gravity to “NaN”. The range is 1 to 30."),
    ("resistance=-1e400", "The link sets Resistance to “-1e400”. The range is 0 to 6 1/s."),
    ("color=red", "The link sets “color”, which this demo does not have."),
    ("frame=huge", "The screen size “huge” in the link is invalid. Use a size such as 390x844."),
    ("frame=0x0", "The screen size “0x0” in the link is invalid. Use a size such as 390x844."),
    ("session=%%%", "The session in this link cannot be read: part of the link is missing or changed."),
    ("session=AAAA", "The session in this link cannot be read: part of the link is missing or changed."),
])
def test_invalid_link_parameters_are_reported(open_stage, query, sentence):
    stage = open_wide(open_stage, f"{DEMO}?{query}", manual=True)
    stage.page.get_by_text(sentence).wait_for()
    assert stage.page.evaluate(SHOWN)["Gravity"] == "10.0"
    ticks(stage, 1)


def test_values_are_displayed_as_swift(open_stage):
    stage = open_wide(open_stage, DEMO, manual=True)
    stage.page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    slide(stage, "Gravity", 3)
    stage.page.get_by_role("button", name="Copy as Swift").click()
    stage.page.get_by_text("Copied").first.wait_for()
    text = stage.page.evaluate("() => window.copied")
    assert text.splitlines()[:3] == ["// Newton's cradle", "gravity.magnitude = 3", "steel.resistance = 2  // 1/s"]


def test_text_is_displayed_for_copying_if_clipboard_is_blocked(open_stage):
    stage = open_wide(open_stage, DEMO, manual=True)
    stage.page.evaluate("() => { navigator.clipboard.writeText = async () => { throw new Error('blocked'); }; }")
    stage.page.get_by_role("button", name="Copy link to values").click()
    stage.page.get_by_text("Copy it with the keyboard").wait_for()
    assert stage.page.evaluate("() => document.activeElement.value").endswith(f"#/{DEMO}")


def test_same_touch_drives_both_adjacent_demos(open_stage):
    stage = open_wide(open_stage, DEMO, manual=True)
    stage.page.get_by_role("button", name="Compare two").click()
    stage.page.wait_for_function("() => document.querySelectorAll('.device .stage').length === 2")
    stage.page.evaluate("() => window.sprung.ready")
    look = """() => [...document.querySelectorAll('.device .stage')].map((stage) =>
      [...stage.querySelectorAll('*')].map((element) => element.style.transform).join())"""
    ticks(stage, 30)
    left, right = stage.page.evaluate(look)
    assert left == right
    stage.page.get_by_role("button", name="Right").click()
    slide(stage, "Gravity", 25)
    assert "compare=gravity%3A25" in stage.page.evaluate("() => location.hash")
    ticks(stage, 30)
    left, right = stage.page.evaluate(look)
    assert left != right
    # A touch on the right demo moves both demos. After seeking back, both demos are restored.
    ball = stage.page.locator(".device .stage").nth(1).get_by_role("button", name="Ball 5")
    box = ball.bounding_box()
    stage.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    stage.page.mouse.down()
    ticks(stage, 1)
    for step in range(8):
        stage.page.mouse.move(box["x"] + box["width"] / 2 + 5 * step, box["y"] + box["height"] / 2)
        ticks(stage, 1)
    recording = stage.recording()
    assert recording.count("event down") == 1 and recording.count("event move") >= 6
    stage.page.mouse.up()
    ticks(stage, 1)
    end = stage.page.evaluate(look)
    frames = stage.frames()
    stage.page.evaluate("() => window.sprung.seek(20)")
    assert stage.page.evaluate(look)[0] == stage.page.evaluate(look)[1]
    stage.page.evaluate("frame => window.sprung.seek(frame)", frames)
    assert stage.page.evaluate(look) == end
    stage.page.get_by_role("button", name="Single view").click()
    stage.page.wait_for_function("() => document.querySelectorAll('.device .stage').length === 1")


def test_link_contains_session(open_stage):
    stage = open_wide(open_stage, DEMO, manual=True)
    stage.page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    ticks(stage, 200)
    stage.page.get_by_role("button", name="Copy link to session").click()
    stage.page.wait_for_function("() => window.copied")
    link = stage.page.evaluate("() => window.copied")
    hash = stage.hash()
    other = open_wide(open_stage, link.split("#/")[1], clock="real")
    assert hash_after(other, 201) == hash


def test_every_parameter_of_every_demo_is_accepted(open_stage):
    stage = open_wide(open_stage, DEMO, manual=True)
    for name in goldens.demo_names():
        go(stage, f"#/{name}")
        sliders = stage.page.get_by_role("slider").and_(stage.page.locator(".tune input"))
        for slider in sliders.all():
            slider.evaluate("""(slider) => {
              slider.value = slider.max;
              slider.dispatchEvent(new Event("input", { bubbles: true }));
            }""")
        ticks(stage, 3)
        assert stage.recording().count("event parameter") == sliders.count(), name
