# SPDX-License-Identifier: MIT
"""The flag `wantsText` only indicates that a text is being edited.

The page had a branch that sent characters to programs that want text, but it never ran. A frame with the flag must be
displayed like any other, and keys must work as usual: only the text record creates a field.
"""


def wants_text(route):
    """Serves the page with a change that sets the flag in every frame."""
    response = route.fetch()
    told = response.text()
    changed = told.replace("this.input.wants = frame.flags", "this.input.wants = frame.flags | 16")
    assert changed != told
    # Omits the response headers that mark the content as compressed.
    route.fulfill(body=changed, content_type="text/javascript")


def typed(stage):
    stage.wait_for_rest(20)
    stage.page.locator(".stage").focus()
    for key in ("a", "7", "ArrowDown", "Space"):
        stage.page.keyboard.press(key)
        stage.page.wait_for_timeout(50)
    return [line.split()[1] for line in stage.recording().splitlines() if line.startswith("event ")
            and line.split()[1] in ("character", "keydown")]


def test_frame_with_wants_text_changes_nothing(open_stage):
    usual = typed(open_stage("springy-list-120", touch=False))
    wanting = typed(open_stage("springy-list-120", touch=False, routes={"**/player.js*": wants_text}))
    assert "keydown" in usual and "character" not in wanting
    assert wanting == usual
