# SPDX-License-Identifier: MIT
"""The flag `wantsText` says that a text is edited, and nothing more.

The page had a branch that sent characters to programs that want text, which nothing ever ran. A frame with the flag must be
shown as any other, and the keys must be those of every program: only the record of the text makes a field.
"""


def wants_text(route):
    """The page as if every frame carried the flag."""
    response = route.fetch()
    told = response.text()
    changed = told.replace("this.input.wants = frame.flags", "this.input.wants = frame.flags | 16")
    assert changed != told
    # Not with the fields of the answer, which say that its content is packed.
    route.fulfill(body=changed, content_type="text/javascript")


def typed(stage):
    stage.wait_for_rest(20)
    stage.page.locator(".stage").focus()
    for key in ("a", "7", "ArrowDown", "Space"):
        stage.page.keyboard.press(key)
        stage.page.wait_for_timeout(50)
    return [line.split()[1] for line in stage.recording().splitlines() if line.startswith("event ")
            and line.split()[1] in ("character", "keydown")]


def test_a_frame_that_wants_text_changes_nothing(open_stage):
    usual = typed(open_stage("springy-list-120", touch=False))
    wanting = typed(open_stage("springy-list-120", touch=False, routes={"**/player.js*": wants_text}))
    assert "keydown" in usual and "character" not in wanting
    assert wanting == usual
