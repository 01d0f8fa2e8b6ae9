# SPDX-License-Identifier: MIT
"""What the browser build has of Foundation, on a page as people have it: storage that lasts, the time of day, and what
waits. The page is the one of the source VisitDiary in Tests/Compatibility."""
import datetime
import re

import compatibility

# Notes each text that a label takes, with the milliseconds since the page's beginning.
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
    stage = open_stage("VisitDiary", routes={"**/app.wasm": compatibility.answer}, clock="real", **options)
    shown(stage, "Forget")
    return stage


def shown(stage, text):
    """Waits until a text is on the stage, and answers what fits."""
    place = stage.page.locator(".stage").get_by_text(re.compile(f"^{text}$")).first
    place.wait_for(timeout=10000)
    return place.inner_text()


def reload(stage):
    stage.page.reload()
    stage.page.wait_for_function("() => window.sprung")
    stage.page.evaluate("() => window.sprung.ready")
    shown(stage, "Forget")


def test_values_outlast_the_page(open_stage):
    stage = open_diary(open_stage)
    shown(stage, "First visit")
    shown(stage, "Never before")
    reload(stage)
    shown(stage, "Visit 2")
    reload(stage)
    shown(stage, "Visit 3")
    # What is removed is gone for good.
    stage.touch_tap(60, 190)
    shown(stage, "Forgotten")
    stage.page.wait_for_function("() => Object.keys(localStorage).every(key => !key.includes('VisitDiary'))")
    reload(stage)
    shown(stage, "First visit")


def test_another_person_has_other_values(open_stage):
    first = open_diary(open_stage)
    shown(first, "First visit")
    second = open_diary(open_stage)
    shown(second, "First visit")


def test_values_last_as_long_as_the_page_where_the_browser_stores_nothing(open_stage):
    refuse = "Storage.prototype.setItem = Storage.prototype.getItem = () => { throw new Error('no storage'); };"
    stage = open_diary(open_stage, before=refuse)
    shown(stage, "First visit")
    reload(stage)
    shown(stage, "First visit")


def test_the_time_of_day_is_formatted(open_stage):
    before = datetime.datetime.now(datetime.timezone.utc)
    stage = open_diary(open_stage)
    reload(stage)
    written = shown(stage, r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d")
    after = datetime.datetime.now(datetime.timezone.utc)
    moment = datetime.datetime.strptime(written, "%Y-%m-%d %H:%M:%S").replace(tzinfo=datetime.timezone.utc)
    second = datetime.timedelta(seconds=1)
    assert before - second <= moment <= after + second


def test_timers_delayed_calls_and_tasks_come_in_the_time_of_the_page(open_stage):
    stage = open_diary(open_stage, before=NOTE_TEXTS)
    # Hidden until the task has run.
    shown(stage, "Never before")
    shown(stage, "Tick 4")
    shown(stage, "Hello again")
    times = dict(stage.page.evaluate("() => window.noted"))
    ticks = [times.get(f"Tick {number}", 0) for number in range(5)]
    assert ticks[1:] == sorted(ticks[1:])
    # Real time: four quarters of a second from the first tick's beginning on, and half a second for the call.
    assert ticks[4] - times["Tick 0"] >= 950
    assert times["Hello again"] - times["Tick 0"] >= 450
    assert times["Hello again"] <= ticks[4]
    # After the last one nothing is asked of the browser.
    stage.wait_for_rest()
    frames = stage.frames()
    stage.wait(0.6)
    assert stage.frames() == frames
