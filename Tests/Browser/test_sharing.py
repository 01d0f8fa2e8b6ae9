# SPDX-License-Identifier: MIT
"""Tests the browser's share sheet and file dialogs, on the page of the source SharedNotes in Tests/Compatibility."""
import re

import compatibility

# Simulates a browser with a share sheet that the test controls.
SHARE = """
  window.shared = [];
  navigator.canShare = () => true;
  navigator.share = async (data) => {
    window.shared.push({ ...data, files: (data.files ?? []).map((file) => [file.name, file.type]) });
    if (window.refusal) throw new DOMException("refused", window.refusal);
  };
"""

# A GIF file of 7 x 5 pixels, of which only the header is read.
GIF = b"GIF89a" + bytes([7, 0, 5, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x3B])


def open_note(open_stage, **options):
    options.setdefault("before", SHARE)
    stage = open_stage("SharedNotes", routes={"**/app.wasm": compatibility.answer}, **options)
    shown(stage, "Buy milk")
    return stage


def shown(stage, text):
    stage.page.locator(".stage").get_by_text(re.compile(f"^{text}$")).first.wait_for(timeout=10000)


def press(stage, name):
    stage.page.locator(".stage").get_by_role("button", name=name).first.click()


def test_text_is_shared_with_browser_sheet(open_stage):
    stage = open_note(open_stage)
    press(stage, "Share")
    press(stage, "Share…")
    shown(stage, "Shared by org.sprung.activity.Share")
    assert stage.page.evaluate("() => window.shared") == [{"text": "Buy milk", "files": []}]
    stage.page.evaluate("() => { window.refusal = 'AbortError'; }")
    press(stage, "Share")
    press(stage, "Share…")
    shown(stage, "Not shared")


def test_browser_without_share_sheet_has_no_row_for_it(open_stage):
    stage = open_note(open_stage, before="Object.defineProperty(navigator, 'share', { value: undefined });")
    press(stage, "Share")
    stage.page.locator(".stage").get_by_role("button", name="Copy").wait_for()
    assert stage.page.locator(".stage").get_by_role("button", name="Share…").count() == 0


def test_file_is_chosen_and_response_is_recorded(open_stage):
    stage = open_note(open_stage)
    with stage.page.expect_file_chooser() as chooser:
        press(stage, "Open")
    assert not chooser.value.is_multiple()
    assert chooser.value.element.get_attribute("accept") == ".txt,.text,text/plain,.json,application/json"
    text = "Buy bread\n" + "x" * 5000
    chooser.value.set_files({"name": "list.txt", "mimeType": "text/plain", "buffer": text.encode()})
    shown(stage, "Opened list.txt")
    stage.wait_for_rest()
    recording = stage.recording()
    assert re.search(r"^event abilities 0 \d+ ", recording, re.MULTILINE)
    assert len(re.findall(r"^event answer 0 1 ", recording, re.MULTILINE)) == 1
    assert len(re.findall(r"^event answerdata ", recording, re.MULTILINE)) > 300
    assert stage.page.locator("body > input[type=file]").count() == 0


def test_closing_dialog_cancels_picker(open_stage):
    stage = open_note(open_stage)
    with stage.page.expect_file_chooser():
        press(stage, "Open")
    stage.page.evaluate("() => document.querySelector('body > input[type=file]').dispatchEvent(new Event('cancel'))")
    shown(stage, "Nothing opened")


def test_row_reopens_dialog(open_stage):
    stage = open_note(open_stage)
    with stage.page.expect_file_chooser():
        press(stage, "Open")
    stage.wait_for_rest()
    with stage.page.expect_file_chooser() as chooser:
        press(stage, "Browse…")
    chooser.value.set_files({"name": "again.txt", "mimeType": "text/plain", "buffer": b"Again"})
    shown(stage, "Opened again.txt")


def test_image_is_chosen_and_displayed(open_stage):
    stage = open_note(open_stage)
    with stage.page.expect_file_chooser() as chooser:
        press(stage, "Photo")
    assert chooser.value.element.get_attribute("accept") == "image/*"
    chooser.value.set_files({"name": "a.gif", "mimeType": "image/gif", "buffer": GIF})
    shown(stage, "A photo of 7 points")
