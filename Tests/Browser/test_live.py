# SPDX-License-Identifier: MIT
"""Tests `sprung live`: an application in a page is updated while its source is edited."""
import os
import re
import subprocess
import threading
import time

import pytest
from playwright.sync_api import TimeoutError

from conftest import ROOT
from sizes import FILLS_STAGE, assert_fills_stage, at_all_sizes

PROGRAM = os.path.join(ROOT, "Tools", ".build", "debug", "sprung")


class Live:
    """A new package, a running `sprung live` for it, and pages that display the application."""

    def __init__(self, browser, folder):
        self.browser, self.folder, self.pages = browser, folder, []
        subprocess.run([PROGRAM, "new", "Shop", "--template", "list"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        self.source = folder / "Shop" / "Sources" / "Shop" / "RootViewController.swift"
        self.server = subprocess.Popen(
            [PROGRAM, "live", "--port", "0", "--no-open"], cwd=folder / "Shop", stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.lines = []
        for line in self.server.stdout:
            self.lines.append(line)
            found = re.search(r"http://\S+", line)
            if found:
                self.address = found.group(0)
                break
        threading.Thread(target=lambda: self.lines.extend(self.server.stdout), daemon=True).start()

    def page(self, address=None, before=lambda page: None):
        page = self.browser.new_page(viewport={"width": 900, "height": 760})
        before(page)
        # The timeout is long because most waits are for a build, which may run concurrently with builds of other suites.
        page.set_default_timeout(240_000)
        page.goto((address or self.address) + "&size=320x480")
        self.pages.append(page)
        return page

    def edit(self, old, new):
        text = self.source.read_text()
        assert old in text
        self.source.write_text(text.replace(old, new))

    def applications(self):
        """Returns the running processes that `sprung live` has started."""
        found = subprocess.run(["ps", "--ppid", str(self.server.pid), "-o", "pid=,comm="], capture_output=True, text=True)
        return [line for line in found.stdout.splitlines() if line.endswith(" Shop")]

    def end(self):
        for page in self.pages:
            page.close()
        self.server.terminate()
        assert self.server.wait(timeout=20) == 0


@pytest.fixture
def live(browser, tmp_path):
    live = Live(browser, tmp_path)
    yield live
    # pytest displays this output if the test fails.
    print("".join(live.lines))
    live.end()


def rows(page):
    return page.evaluate("[...document.querySelectorAll('#stage [role=listitem]')].map((row) => row.getBoundingClientRect().top)")


def wait_for_status(page, text):
    try:
        page.wait_for_function("(text) => document.getElementById('status').textContent.includes(text)", arg=text)
    except TimeoutError as error:
        raise AssertionError(f"the status never was '{text}'; it is '{page.text_content('#status')}'") from error


def test_change_preserves_application_state(live):
    page = live.page()
    page.wait_for_function("display.frames > 0 && document.querySelector('#stage [role=listitem]')")
    assert page.title() == "Shop"
    page.mouse.move(450, 300)
    page.mouse.wheel(0, 333)
    page.wait_for_function("display.frames > 20 && !display.isWaiting && !(display.flags & 1)")
    before = rows(page)
    live.edit(".secondarySystemGroupedBackground", ".systemYellow")
    wait_for_status(page, "different from frame 1")
    assert "color was" in page.inner_text("#status")
    assert rows(page) == before
    # The compiler's messages appear over the last frame, which remains visible.
    live.edit(".systemYellow", ".systemYello")
    page.wait_for_selector(".live-panel li")
    assert "Sources/Shop/RootViewController.swift:" in page.inner_text(".live-panel .place")
    assert "systemYello" in page.inner_text(".live-panel")
    assert rows(page) == before
    live.edit(".systemYello", ".systemYellow")
    wait_for_status(page, "all as before")
    assert page.query_selector(".live-panel") is None
    assert rows(page) == before


def test_crash_is_reported_with_location_and_next_save_restarts(live):
    page = live.page()
    page.wait_for_function("display.frames > 0")
    live.edit("super.viewDidLoad()", "super.viewDidLoad()\n    print(\"so far\")\n    if [1].count == 1 { fatalError(\"no rows today\") }")
    page.wait_for_selector(".live-panel")
    wait_for_status(page, "ended at frame 1")
    assert "no rows today" in page.inner_text(".live-panel")
    assert "RootViewController.swift:" in page.inner_text(".live-panel pre")
    assert "so far" in page.text_content("#printed")
    live.edit("if [1].count == 1 { fatalError(\"no rows today\") }", "")
    wait_for_status(page, "Replayed")
    page.wait_for_function("document.querySelectorAll('#stage [role=listitem]').length > 4")
    assert page.query_selector(".live-panel") is None


def test_newest_page_owns_application_and_wrong_token_is_rejected(live):
    first = live.page()
    first.wait_for_function("display.frames > 0")
    second = live.page()
    second.wait_for_function("display.frames > 0")
    first.wait_for_selector(".live-panel")
    assert "another page" in first.inner_text("#status")
    first.click(".live-panel button")
    first.wait_for_function("window.display?.frames > 0")
    assert "another page" in second.inner_text("#status")
    stranger = live.page(re.sub(r"token=\w+", "token=guess", live.address))
    wait_for_status(stranger, "Disconnected")
    assert stranger.evaluate("display.frames") == 0


def other_version(times):
    """Reports a different version to a page the given number of times."""
    def change(route):
        text = route.fetch().text()
        assert "VERSION = 0x5350" in text
        # The response is not cached, so that the next load returns the correct version.
        route.fulfill(
            content_type="text/javascript", headers={"cache-control": "no-store"},
            body=re.sub(r"VERSION = 0x5350\w+", "VERSION = 0x53500001", text))
    return lambda page: page.route("**/protocol.js", change, times=times)


def test_page_of_different_version_reloads(live):
    page = live.page(before=other_version(1))
    page.wait_for_function("window.display?.frames > 0")
    assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "reload"
    assert page.query_selector(".live-panel") is None
    assert len(live.applications()) == 1


def test_page_that_keeps_different_version_reports_once_and_stays_idle(live):
    shown = live.page()
    shown.wait_for_function("display.frames > 0 && document.querySelector('#stage [role=listitem]')")
    applications = live.applications()
    page = live.page(before=other_version(2))
    page.wait_for_selector(".live-panel")
    sentence = page.inner_text(".live-panel h2")
    assert re.fullmatch(
        r"This page uses protocol 1, sprung live uses \d+. Restart sprung live", sentence)
    loads = []
    page.on("load", lambda loaded: loads.append(loaded))
    page.wait_for_timeout(1500)
    assert loads == [] and page.inner_text(".live-panel h2") == sentence
    assert page.inner_text("#status") in sentence
    # The page that displays the application continues to run, and so does the application's process.
    assert shown.query_selector(".live-panel") is None and live.applications() == applications
    frames = shown.evaluate("display.frames")
    shown.mouse.move(450, 300)
    shown.mouse.wheel(0, 200)
    shown.wait_for_function(f"display.frames > {frames}")
    page.click(".live-panel button")
    page.wait_for_function("window.display?.frames > 0")
    assert "another page" in shown.inner_text("#status")


def test_restart_discards_application_state(live):
    page = live.page()
    page.wait_for_function("display.frames > 0 && document.querySelector('#stage [role=listitem]')")
    page.wait_for_function("!display.isWaiting && !(display.flags & 1)")
    top = rows(page)
    page.mouse.move(450, 300)
    page.mouse.wheel(0, 333)
    page.wait_for_function("display.frames > 20 && !display.isWaiting && !(display.flags & 1)")
    assert rows(page) != top
    run = page.evaluate("display.run")
    page.click("#again")
    page.wait_for_function(
        f"display.run > {run} && display.frames > 0 && !display.isWaiting && !(display.flags & 1)"
        " && document.querySelector('#stage [role=listitem]')")
    assert rows(page) == top
    with page.expect_download() as download:
        page.click("#recording")
    script = open(download.value.path(), encoding="utf-8").read()
    assert script.startswith("sprung-script recorded 2\ndemo Shop\nsize 320.0 480.0 1.0\n")


def test_page_continues_after_lost_connection(live):
    page = live.page()
    page.wait_for_function("display.frames > 0 && document.querySelector('#stage [role=listitem]')")
    page.mouse.move(450, 300)
    page.mouse.wheel(0, 333)
    page.wait_for_function("display.frames > 20 && !display.isWaiting && !(display.flags & 1)")
    before = rows(page)
    page.evaluate("display.socket.close()")
    wait_for_status(page, "Disconnected")
    page.wait_for_function("display.socket.readyState === 1 && document.querySelector('#stage [role=listitem]')")
    page.wait_for_function("!display.isWaiting")
    # After reconnecting, the page may still show the old rows, but it must not show intermediate rows.
    deadline = time.monotonic() + 20
    while rows(page) != before and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    assert rows(page) == before


def test_hang_is_reported_and_next_save_restarts(live):
    page = live.page()
    page.wait_for_function("display.frames > 0 && document.querySelector('#stage [role=listitem]')")
    live.edit('"Row \\(indexPath.item + 1)"', '"Row \\(indexPath.item + 1)"\n    while indexPath.item == 3 {}')
    wait_for_status(page, "has displayed no frame for 5 s")
    live.edit("while indexPath.item == 3 {}", "")
    wait_for_status(page, "Replayed")
    page.wait_for_function("document.querySelectorAll('#stage [role=listitem]').length > 4")


TENTH = """super.viewDidLoad()
    var frames = 0
    CADisplayLink { _ in
      frames += 1
      %s
    }.add(to: .main, forMode: .common)
"""


def picture(page):
    return page.evaluate("document.getElementById('stage').innerText")


def test_crash_in_tenth_frame_keeps_last_frame_and_next_save_continues(live):
    page = live.page()
    page.wait_for_function("display.frames > 0 && document.querySelector('#stage [role=listitem]')")
    before, top = picture(page), rows(page)
    # Rows are at their list positions, not stacked as in a page without a style sheet for layers.
    assert [round(after - row) for row, after in zip(top, top[1:])] == [66] * (len(top) - 1)
    crash = 'if frames == 10 { fatalError("no tenth frame") }'
    live.edit("super.viewDidLoad()\n", TENTH % crash)
    page.wait_for_selector(".live-panel")
    line = live.source.read_text().splitlines().index("      " + crash) + 1
    sentence = page.inner_text(".live-panel h2")
    assert sentence == page.inner_text("#status")
    assert re.fullmatch(
        rf"Shop ended at frame 10 in Sources/Shop/RootViewController\.swift:{line}: no tenth frame \(signal \d+, [^)]*\)",
        sentence)
    assert page.locator(".live-panel h2").count() == 1
    assert (picture(page), rows(page)) == (before, top)
    # No frame is drawn until the next save.
    frames = page.evaluate("display.frames")
    page.mouse.click(450, 300)
    page.wait_for_timeout(300)
    assert page.evaluate("display.frames") == frames
    assert (picture(page), rows(page)) == (before, top)
    live.edit(crash, "")
    wait_for_status(page, "Replayed")
    assert page.query_selector(".live-panel") is None
    page.wait_for_function("display.frames > 20")
    assert picture(page).startswith("Row 1")
    assert len(live.applications()) == 1


def test_hang_in_tenth_frame_keeps_last_frame_and_next_save_continues(live):
    page = live.page()
    page.wait_for_function("display.frames > 0 && document.querySelector('#stage [role=listitem]')")
    before, top = picture(page), rows(page)
    hang = "while frames == 10 {}"
    live.edit("super.viewDidLoad()\n", TENTH % hang)
    wait_for_status(page, "has displayed no frame for 5 s")
    assert page.inner_text("#status") == "Shop has displayed no frame for 5 s; save a source file to restart it"
    assert (picture(page), rows(page)) == (before, top)
    hanging = live.applications()
    live.edit(hang, "")
    wait_for_status(page, "Replayed")
    page.wait_for_function("display.frames > 20")
    assert picture(page).startswith("Row 1")
    # The unresponsive process has been ended.
    assert len(hanging) == 1 and len(live.applications()) == 1 and live.applications() != hanging


# Ends the application only once: if the file exists, the application continues to run.
ONCE = """if frames == 10, !FileManager.default.fileExists(atPath: "%s") {
        FileManager.default.createFile(atPath: "%s", contents: nil)
        fatalError("once")
      }"""


def test_restarted_application_is_not_shown_as_ended(live):
    page = live.page()
    page.wait_for_function("display.frames > 0 && document.querySelector('#stage [role=listitem]')")
    mark = live.folder / "mark"
    live.edit("super.viewDidLoad()\n", TENTH % ONCE % (mark, mark))
    wait_for_status(page, "ended at frame 10")
    run = page.evaluate("display.run")
    page.click(".live-panel button")
    page.wait_for_function(f"display.run > {run} && display.frames > 20")
    assert page.inner_text("#status") == "Running again"
    assert page.get_attribute("#status", "data-state") == "running"
    assert page.query_selector(".live-panel") is None
    # A page that is opened later receives the same state.
    later = live.page()
    later.wait_for_function("display.frames > 20")
    assert "ended" not in later.inner_text("#status")
    assert later.get_attribute("#status", "data-state") == "running"


def test_stage_has_size_of_page(live):
    ready = "window.display?.frames > 0 && document.querySelector('#stage [role=listitem]')"
    at_all_sizes(live.browser, live.address, assert_fills_stage, ready, timeout=240_000, resized=FILLS_STAGE)


def test_click_hits_row_and_its_text(live):
    page = live.page()
    page.wait_for_function("display.frames > 0 && document.querySelector('#stage [role=listitem]')")
    page.get_by_role("listitem").nth(1).click()
    page.get_by_text("Row 3", exact=True).click()


def test_page_reports_application_without_window(live):
    page = live.page()
    page.wait_for_function("display.frames > 0")
    delegate = live.source.parent / "AppDelegate.swift"
    text = delegate.read_text()
    assert "window.makeKeyAndVisible()" in text
    delegate.write_text(text.replace("window.makeKeyAndVisible()", ""))
    notice = page.get_by_text("This application has no visible window")
    notice.wait_for()
    stage, box = page.locator("#stage").bounding_box(), notice.bounding_box()
    assert stage["y"] < box["y"] < stage["y"] + stage["height"] and stage["x"] <= box["x"]
    assert "makeKeyAndVisible()" in page.inner_text(".no-window")
    delegate.write_text(text)
    page.wait_for_function("document.querySelectorAll('#stage [role=listitem]').length > 4")
    assert notice.count() == 0


def test_program_without_application_is_reported(live):
    page = live.page()
    page.wait_for_function("display.frames > 0")
    delegate = live.source.parent / "AppDelegate.swift"
    text = delegate.read_text()
    delegate.write_text("@main struct Program { static func main() { print(\"nothing to see\") } }\n")
    wait_for_status(page, "ended before it started an application: exit status 0; start it with @main on its delegate")
    delegate.write_text(text)
    wait_for_status(page, "Replayed")
