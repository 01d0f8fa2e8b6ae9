# SPDX-License-Identifier: MIT
"""Foundation in the browser build, on a page as people have it: storage that lasts, the time of day, and what
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
    options.setdefault("clock", "real")
    stage = open_stage("VisitDiary", routes={"**/app.wasm": compatibility.answer}, **options)
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
    # A removed value does not return after a reload.
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


def texts(stage):
    """The words on the stage, a line each."""
    return stage.page.locator(".stage").inner_text().split("\n")


def test_timers_delayed_calls_and_tasks_come_in_the_frame_they_are_due(open_stage):
    stage = open_diary(open_stage, clock="manual")
    # In the first frame the label is hidden, and the task shows it in the next one.
    assert "Never before" not in texts(stage) and "Tick 0" in texts(stage)
    stage.tick(240)
    assert "Never before" in texts(stage) and "Tick 0" in texts(stage)
    for number in (1, 2, 3):
        # A hundredth of a second after it was due, and after it the same before the next.
        stage.tick(20)
        assert f"Tick {number}" in texts(stage)
        assert ("Hello again" in texts(stage)) == (number >= 2)
        stage.tick(230)
        assert f"Tick {number}" in texts(stage)
    stage.tick(20)
    assert "Tick 4" in texts(stage)
    # The timer has ended itself.
    stage.tick(1000)
    assert "Tick 4" in texts(stage)


def test_timers_and_delayed_calls_come_in_the_time_of_the_page(open_stage):
    stage = open_diary(open_stage, before=NOTE_TEXTS)
    shown(stage, "Tick 4")
    shown(stage, "Hello again")
    times = dict(stage.page.evaluate("() => window.noted"))
    # Counted from the first frame, which a busy machine shows late; nothing else of a machine makes them earlier than they are due.
    begin = min(float(time) for time in re.findall(r"^frame ([\d.]+)", stage.recording(), re.MULTILINE))
    for text, due in [("Tick 4", 1000), ("Hello again", 500)]:
        assert times[text] >= begin + due - 0.1, (text, times, begin)
    # After the last one nothing is asked of the browser.
    stage.wait_for_rest()
    frames = stage.frames()
    stage.wait(0.6)
    assert stage.frames() == frames
