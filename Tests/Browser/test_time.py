# SPDX-License-Identifier: MIT
"""Tests time on a demo's page: paused, slow, frame by frame, and at any previous moment of the session."""
import random
import re
import zlib

import pytest

import goldens

# Plays the frames of a demo's own script on the stage. Returns their hashes and the page's elements.
PLAY = """(count) => {
  const hashes = [];
  for (let frame = 0; frame < count; frame++) {
    window.sprung.tick();
    hashes.push(window.sprung.hash());
  }
  return hashes;
}"""
# Returns the elements on the stage with their styles. Images that the program has sent are identified only by position,
# because their addresses change.
LOOK = """() => [...document.querySelectorAll('.device .stage *')].map((element) => [
  element.localName, element.childElementCount ? "" : element.textContent,
  ...[...element.attributes].filter(({ name }) => name !== "style").map(({ name, value }) => `${name}=${value}`).sort(),
  ...[...(element.style ?? [])].map((name) => `${name}: ${element.style.getPropertyValue(name)}`).sort(),
].join("; ").replaceAll(/url\\("blob:[^"]*"\\)/g, "url(sent)"))"""


def panel(stage):
    return stage.page.locator(".time")


def open_wide(open_stage, demo, **options):
    return open_stage(demo, viewport=(1400, 900), **options)


@pytest.mark.matrix
@pytest.mark.parametrize("name", goldens.some_demos(3))
def test_any_moment_is_restored(open_stage, name):
    stage = open_wide(open_stage, name, manual=True)
    first = stage.hash()
    width, height = 320, 568
    hashes = [first] + stage.page.evaluate(PLAY, 20)
    stage.touch_drag((width * 0.7, height * 0.6), (width * 0.3, height * 0.4), 0.2)
    hashes += [None] * (stage.frames() - len(hashes)) + stage.page.evaluate(PLAY, 60)
    count = len(hashes)
    end = stage.page.evaluate(LOOK)
    order = random.Random(name)
    for frame in [1, count, *(order.randrange(1, count + 1) for _ in range(5)), count]:
        stage.page.evaluate("frame => window.sprung.seek(frame)", frame)
        if hashes[frame - 1]:
            assert stage.hash() == hashes[frame - 1], f"frame {frame} of {count}"
    assert stage.page.evaluate(LOOK) == end


def test_time_is_paused_resumed_and_stepped(open_stage):
    stage = open_wide(open_stage, "newtons-cradle", clock="real")
    stage.page.wait_for_function("() => window.sprung.frames > 10")
    panel(stage).get_by_role("button", name="Pause").click()
    frames, look = stage.frames(), stage.hash()
    stage.page.wait_for_timeout(400)
    assert stage.frames() == frames and stage.hash() == look
    panel(stage).get_by_role("button", name="Next frame").click()
    assert stage.frames() == frames + 1 and stage.hash() != look
    panel(stage).get_by_role("button", name="Previous frame").click()
    assert stage.hash() == look
    simulated = stage.page.evaluate("() => window.sprung.simulatedTime")
    panel(stage).get_by_label("Speed").select_option("0.1")
    panel(stage).get_by_role("button", name="Resume").click()
    stage.page.wait_for_timeout(1000)
    panel(stage).get_by_role("button", name="Pause").click()
    passed = stage.page.evaluate("() => window.sprung.simulatedTime") - simulated
    assert 0.05 < passed < 0.25, "a second at a tenth of the speed"


def test_input_in_past_creates_branch_and_user_can_return(open_stage):
    stage = open_wide(open_stage, "newtons-cradle", manual=True)
    stage.page.evaluate(PLAY, 200)
    end = stage.hash()
    count = stage.page.evaluate("() => document.querySelector('.time input').max")
    stage.page.evaluate("() => window.sprung.seek(60)")
    # After seeking back, playing shows the recorded frames.
    stage.page.evaluate(PLAY, int(count) - 60)
    assert stage.hash() == end and stage.page.evaluate("() => document.querySelector('.time input').max") == count
    stage.page.evaluate("() => window.sprung.seek(60)")
    other = panel(stage).get_by_role("button", name="Switch to the other take")
    assert not other.is_visible()
    stage.touch_tap(20, 20)
    stage.page.evaluate(PLAY, 5)
    assert stage.page.evaluate("() => Number(document.querySelector('.time input').max)") < 100
    assert "event down" in stage.recording()
    other.click()
    assert stage.hash() == end and stage.page.evaluate("() => document.querySelector('.time input').max") == count
    assert "event down" not in stage.recording()
    other.click()
    assert "event down" in stage.recording()
    # The third branch starts before the second. The test visits each of the three branches and compares its end and hashes.
    second = stage.hash()
    stage.page.evaluate("() => window.sprung.seek(30)")
    stage.touch_tap(40, 40)
    stage.page.evaluate(PLAY, 3)
    third = stage.hash()
    reached = []
    for _ in range(3):
        other.click()
        reached.append(stage.hash())
    assert len({end, second, third}) == 3 and sorted(reached) == sorted([end, second, third])
    assert reached[-1] == third
    other.click()
    other.click()
    assert stage.hash() == reached[1] and "# hash 60 " in stage.recording()


def test_time_slider_moves_by_keys_and_reports_position(open_stage):
    stage = open_wide(open_stage, "newtons-cradle", manual=True)
    stage.page.evaluate(PLAY, 100)
    slider = panel(stage).get_by_label("Time in the session")
    slider.focus()
    stage.page.keyboard.press("Home")
    assert slider.get_attribute("aria-valuetext").startswith("0.00 of 1.67 s, frame 1 of 101")
    stage.page.keyboard.press("ArrowRight")
    assert "frame 2 of 101" in slider.get_attribute("aria-valuetext")
    stage.page.keyboard.press("End")
    assert "frame 101 of 101" in slider.get_attribute("aria-valuetext")
    assert stage.page.evaluate("() => document.activeElement.type") == "range"


def record(open_stage, count=150):
    """Plays a session of the cradle with a tap. Returns the recording and the final hash."""
    stage = open_wide(open_stage, "newtons-cradle", manual=True)
    stage.touch_tap(213, 284)
    stage.page.evaluate(PLAY, count)
    return stage.recording(), stage.hash()


def give(stage, text, name="session.sprung"):
    stage.page.locator("input[type=file]").set_input_files({"name": name, "mimeType": "text/plain", "buffer": text.encode()})


def wait_for_end(stage):
    stage.page.wait_for_function(
        "() => { const slider = document.querySelector('.time input[type=range]'); return slider.max > 100 && slider.value === slider.max; }",
        timeout=30000)


def test_recording_opened_on_another_page_ends_with_same_hash(open_stage):
    text, end = record(open_stage)
    stage = open_wide(open_stage, "springy-carousel", clock="real", size=None)
    give(stage, text)
    stage.page.wait_for_function("() => location.hash === '#/newtons-cradle' && window.sprung.frames > 5")
    wait_for_end(stage)
    panel(stage).get_by_role("button", name="Pause").click()
    last = int(panel(stage).get_by_label("Time in the session").get_attribute("max"))
    assert last >= text.count("\nframe ")
    stage.page.evaluate("frame => window.sprung.seek(frame)", text.count("\nframe "))
    assert stage.hash() == end
    assert panel(stage).locator(".badge").inner_text() == ""


def test_recording_can_be_dropped_on_page(open_stage):
    text, _ = record(open_stage, 30)
    stage = open_wide(open_stage, None, clock="real", size=None)
    stage.page.evaluate("""(text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "session.sprung"));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    }""", text)
    stage.page.wait_for_function("() => location.hash === '#/newtons-cradle' && window.sprung.frames > 5")


def with_end(text):
    """Returns the text followed by the matching end line."""
    head = text[:text.rindex("end ")]
    count = sum(line.startswith(("frame ", "event ")) for line in head.splitlines())
    return head + f"end {count} {zlib.crc32(head.encode()):08x}\n"


def test_diverging_replay_reports_first_different_frame(open_stage):
    text, _ = record(open_stage)
    changed = re.sub(r"# hash 60 \w+", "# hash 60 0123456789abcdef", text)
    assert changed != text
    stage = open_wide(open_stage, "springy-carousel", clock="real", size=None)
    give(stage, with_end(changed))
    panel(stage).get_by_text("from frame 60 at the latest").wait_for(timeout=20000)


DAMAGES = {
    "it was changed or damaged": lambda text: text.replace("frame 16", "frame 17", 1),
    "its end is missing": lambda text: text[:len(text) // 2],
    "its first line is not": lambda text: "hello\n" + text,
    "cannot be read": lambda text: with_end(text.replace("event down", "event fly", 1)),
    "its size is not a valid screen size": lambda text: with_end(re.sub(r"size \S+", "size 0", text)),
    "which is not one of these demos": lambda text: with_end(text.replace("demo newtons-cradle", "demo nothing")),
    "it has no frames": lambda text: with_end(re.sub(r"(frame|event|# hash) .*\n", "", text)),
}


def test_damaged_recordings_are_rejected_with_message_and_nothing_is_lost(open_stage):
    text, _ = record(open_stage, 70)
    stage = open_wide(open_stage, "newtons-cradle", clock="real")
    stage.page.wait_for_function("() => window.sprung.frames > 5")
    frames = stage.frames()
    for sentence, damage in DAMAGES.items():
        assert damage(text) != text, sentence
        give(stage, damage(text))
        stage.page.get_by_role("alert").get_by_text(sentence).wait_for()
        stage.page.get_by_role("alert").get_by_role("button", name="Close").click()
    assert stage.page.get_by_role("alert").count() == 0
    assert stage.frames() >= frames and len(stage.recording()) > 0


def test_phone_shows_time_controls_in_sheet(open_stage):
    stage = open_stage("newtons-cradle", clock="real", size=None, viewport=(390, 844))
    assert not panel(stage).is_visible()
    stage.page.locator(".options summary").click()
    stage.page.get_by_role("button", name="Tools").click()
    assert panel(stage).is_visible()
    panel(stage).get_by_role("button", name="Pause").click()
    assert stage.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    stage.page.keyboard.press("Escape")
    assert not panel(stage).is_visible()


def test_demo_links_to_next_and_back(open_stage):
    stage = open_wide(open_stage, goldens.demo_names()[0])
    way = stage.page.locator(".neighbors a")
    assert way.count() == 1
    way.click()
    stage.page.wait_for_function("name => location.hash === `#/${name}`", arg=goldens.demo_names()[1])
    stage.page.wait_for_function("() => document.querySelectorAll('.neighbors a').length === 2")
