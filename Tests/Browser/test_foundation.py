# SPDX-License-Identifier: MIT
"""Tests Foundation in the browser build: persistent storage, the time of day, and pending calls. The page displays the
source VisitDiary of Tests/Compatibility."""
import datetime
import re

import compatibility

# Records each new label text with the time in milliseconds since the page was opened.
NOTE_TEXTS = """
  window.noted = [];
  const seen = new Set();
  new MutationObserver(() => {
    const text = document.querySelector(".stage")?.innerText ?? "";
    for (const line of text.split("\\n").map(line => line.trim())) {
      if (line && !seen.has(line)) { seen.add(line); window.noted.push([line, performance.now()]); }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""


def open_diary(open_stage, **options):
    options.setdefault("clock", "real")
    stage = open_stage("VisitDiary", routes={"**/app.wasm": compatibility.answer}, **options)
    shown(stage, "Forget")
    return stage


def shown(stage, text):
    """Waits until the stage displays text that matches a pattern, and returns that text."""
    place = stage.page.locator(".stage").get_by_text(re.compile(f"^{text}$")).first
    place.wait_for(timeout=10000)
    return place.inner_text()


def reload(stage):
    stage.page.reload()
    stage.page.wait_for_function("() => window.sprung")
    stage.page.evaluate("() => window.sprung.ready")
    shown(stage, "Forget")


def test_values_persist_across_reloads(open_stage):
    stage = open_diary(open_stage)
    shown(stage, "First visit")
    shown(stage, "Never before")
    reload(stage)
    shown(stage, "Visit 2")
    reload(stage)
    shown(stage, "Visit 3")
    # A removed value does not return after a reload.
    stage.touch_tap(60, 190)
    shown(stage, "Forgotten")
    stage.page.wait_for_function("() => Object.keys(localStorage).every(key => !key.includes('VisitDiary'))")
    reload(stage)
    shown(stage, "First visit")


def test_values_are_separate_per_profile(open_stage):
    first = open_diary(open_stage)
    shown(first, "First visit")
    second = open_diary(open_stage)
    shown(second, "First visit")


def test_values_last_until_reload_without_browser_storage(open_stage):
    refuse = "Storage.prototype.setItem = Storage.prototype.getItem = () => { throw new Error('no storage'); };"
    stage = open_diary(open_stage, before=refuse)
    shown(stage, "First visit")
    reload(stage)
    shown(stage, "First visit")


def test_time_of_day_is_formatted(open_stage):
    before = datetime.datetime.now(datetime.timezone.utc)
    stage = open_diary(open_stage)
    reload(stage)
    written = shown(stage, r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d")
    after = datetime.datetime.now(datetime.timezone.utc)
    moment = datetime.datetime.strptime(written, "%Y-%m-%d %H:%M:%S").replace(tzinfo=datetime.timezone.utc)
    second = datetime.timedelta(seconds=1)
    assert before - second <= moment <= after + second


def texts(stage):
    """Returns the text on the stage, with one label per line."""
    return stage.page.locator(".stage").inner_text().split("\n")


def test_timers_delayed_calls_and_tasks_run_in_their_due_frame(open_stage):
    stage = open_diary(open_stage, clock="manual")
    # In the first frame the label is hidden, and the task shows it in the next one.
    assert "Never before" not in texts(stage) and "Tick 0" in texts(stage)
    stage.tick(240)
    assert "Never before" in texts(stage) and "Tick 0" in texts(stage)
    for number in (1, 2, 3):
        # The tick appears a hundredth of a second after it is due. The next tick follows after the same interval.
        stage.tick(20)
        assert f"Tick {number}" in texts(stage)
        assert ("Hello again" in texts(stage)) == (number >= 2)
        stage.tick(230)
        assert f"Tick {number}" in texts(stage)
    stage.tick(20)
    assert "Tick 4" in texts(stage)
    # The timer has invalidated itself.
    stage.tick(1000)
    assert "Tick 4" in texts(stage)


def test_timers_and_delayed_calls_use_page_time(open_stage):
    stage = open_diary(open_stage, before=NOTE_TEXTS)
    shown(stage, "Tick 4")
    shown(stage, "Hello again")
    times = dict(stage.page.evaluate("() => window.noted"))
    # Times are relative to the first frame, which is late on a busy machine. The calls must not run before they are
    # due.
    begin = min(float(time) for time in re.findall(r"^frame ([\d.]+)", stage.recording(), re.MULTILINE))
    for text, due in [("Tick 4", 1000), ("Hello again", 500)]:
        assert times[text] >= begin + due - 0.1, (text, times, begin)
    # After the last call, no further frames are requested.
    stage.wait_for_rest()
    frames = stage.frames()
    stage.wait(0.6)
    assert stage.frames() == frames
