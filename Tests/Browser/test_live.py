# SPDX-License-Identifier: MIT
"""`sprung live`: an application of one's own in a page, alive while it is written."""
import os
import re
import subprocess
import threading

import pytest

from conftest import ROOT

PROGRAM = os.path.join(ROOT, "Tools", ".build", "debug", "sprung")


class Live:
    """A new package, `sprung live` in it, and pages that show it."""

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

    def page(self, address=None):
        page = self.browser.new_page(viewport={"width": 900, "height": 760})
        page.goto((address or self.address) + "&size=320x480")
        self.pages.append(page)
        return page

    def edit(self, old, new):
        text = self.source.read_text()
        assert old in text
        self.source.write_text(text.replace(old, new))

    def end(self):
        for page in self.pages:
            page.close()
        self.server.terminate()
        assert self.server.wait(timeout=20) == 0


@pytest.fixture
def live(browser, tmp_path):
    live = Live(browser, tmp_path)
    yield live
    live.end()


def rows(page):
    return page.evaluate("[...document.querySelectorAll('#stage [role=listitem]')].map((row) => row.getBoundingClientRect().top)")


def wait_for_status(page, text, seconds=60):
    page.wait_for_function(
        "(text) => document.getElementById('status').textContent.includes(text)", arg=text, timeout=seconds * 1000)


def test_a_change_keeps_what_was_done(live):
    page = live.page()
    page.wait_for_function("display.frames > 0 && document.querySelector('#stage [role=listitem]')", timeout=300_000)
    assert page.title() == "Shop"
    page.mouse.move(450, 300)
    page.mouse.wheel(0, 333)
    page.wait_for_function("display.frames > 20 && !display.isWaiting && !(display.flags & 1)")
    before = rows(page)
    live.edit(".secondarySystemGroupedBackground", ".systemYellow")
    wait_for_status(page, "different from frame 1")
    assert "color was" in page.inner_text("#status")
    assert rows(page) == before
    # What the compiler says comes over the last picture, which stays.
    live.edit(".systemYellow", ".systemYello")
    page.wait_for_selector(".live-panel li")
    assert "Sources/Shop/RootViewController.swift:" in page.inner_text(".live-panel .place")
    assert "systemYello" in page.inner_text(".live-panel")
    assert rows(page) == before
    live.edit(".systemYello", ".systemYellow")
    wait_for_status(page, "all as before")
    assert page.query_selector(".live-panel") is None
    assert rows(page) == before


def test_a_crash_is_told_with_its_place_and_mended_by_the_next_save(live):
    page = live.page()
    page.wait_for_function("display.frames > 0", timeout=300_000)
    live.edit("super.viewDidLoad()", "super.viewDidLoad()\n    print(\"so far\")\n    if [1].count == 1 { fatalError(\"no rows today\") }")
    page.wait_for_selector(".live-panel")
    wait_for_status(page, "ended at frame 1")
    assert "no rows today" in page.inner_text(".live-panel")
    assert "RootViewController.swift:" in page.inner_text(".live-panel pre")
    assert "so far" in page.text_content("#printed")
    live.edit("if [1].count == 1 { fatalError(\"no rows today\") }", "")
    wait_for_status(page, "again")
    page.wait_for_function("document.querySelectorAll('#stage [role=listitem]').length > 4")
    assert page.query_selector(".live-panel") is None


def test_the_newest_page_has_the_application_and_another_token_has_nothing(live):
    first = live.page()
    first.wait_for_function("display.frames > 0", timeout=300_000)
    second = live.page()
    second.wait_for_function("display.frames > 0")
    first.wait_for_selector(".live-panel")
    assert "another page" in first.inner_text("#status")
    first.click(".live-panel button")
    first.wait_for_function("window.display?.frames > 0")
    assert "another page" in second.inner_text("#status")
    stranger = live.page(re.sub(r"token=\w+", "token=guess", live.address))
    wait_for_status(stranger, "The connection is lost")
    assert stranger.evaluate("display.frames") == 0


def test_starting_over_forgets_what_was_done(live):
    page = live.page()
    page.wait_for_function("display.frames > 0 && document.querySelector('#stage [role=listitem]')", timeout=300_000)
    page.wait_for_function("!display.isWaiting && !(display.flags & 1)")
    top = rows(page)
    page.mouse.move(450, 300)
    page.mouse.wheel(0, 333)
    page.wait_for_function("display.frames > 20 && !display.isWaiting && !(display.flags & 1)")
    assert rows(page) != top
    run = page.evaluate("display.run")
    page.click("#again")
    page.wait_for_function(f"display.run > {run} && display.frames > 0 && !display.isWaiting && !(display.flags & 1)")
    assert rows(page) == top
    with page.expect_download() as download:
        page.click("#recording")
    script = open(download.value.path(), encoding="utf-8").read()
    assert script.startswith("sprung-script recorded 2\ndemo Shop\nsize 320.0 480.0 1.0\n")


def test_a_page_that_lost_its_connection_goes_on(live):
    page = live.page()
    page.wait_for_function("display.frames > 0 && document.querySelector('#stage [role=listitem]')", timeout=300_000)
    page.mouse.move(450, 300)
    page.mouse.wheel(0, 333)
    page.wait_for_function("display.frames > 20 && !display.isWaiting && !(display.flags & 1)")
    before = rows(page)
    page.evaluate("display.socket.close()")
    wait_for_status(page, "lost")
    page.wait_for_function("display.socket.readyState === 1 && document.querySelector('#stage [role=listitem]')")
    page.wait_for_function("!display.isWaiting")
    assert rows(page) == before


def test_a_hanging_application_is_told_and_the_next_save_starts_it_again(live):
    page = live.page()
    page.wait_for_function("display.frames > 0 && document.querySelector('#stage [role=listitem]')", timeout=300_000)
    live.edit('"Row \\(indexPath.item + 1)"', '"Row \\(indexPath.item + 1)"\n    while indexPath.item == 3 {}')
    wait_for_status(page, "shows no frame since 5 s")
    live.edit("while indexPath.item == 3 {}", "")
    wait_for_status(page, "again")
    page.wait_for_function("document.querySelectorAll('#stage [role=listitem]').length > 4")


def test_a_program_that_is_no_application_is_told(live):
    page = live.page()
    page.wait_for_function("display.frames > 0", timeout=300_000)
    delegate = live.source.parent / "AppDelegate.swift"
    text = delegate.read_text()
    delegate.write_text("@main struct Program { static func main() { print(\"nothing to see\") } }\n")
    wait_for_status(page, "ended before it started an application: exit status 0; @main on its delegate")
    delegate.write_text(text)
    wait_for_status(page, "Played")
