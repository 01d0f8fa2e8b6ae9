# SPDX-License-Identifier: MIT
"""Tests editing text in the browser's own field, with keys, mouse, input method and clipboard."""


def field(stage):
    return stage.page.locator(".field")


def settle(stage):
    stage.page.wait_for_timeout(60)
    stage.wait_for_rest(10)


def begin(open_stage, **options):
    """Opens the demo and starts editing its field."""
    stage = open_stage("messages", touch=False, **options)
    stage.wait_for_rest(10)
    stage.click(120, 542)
    settle(stage)
    field(stage).wait_for(state="attached")
    return stage


def texts(stage):
    return stage.page.locator(".stage").inner_text()


def events(stage):
    return [line.split()[1] for line in stage.recording().splitlines() if line.startswith("event ")]


def test_click_opens_native_field_and_return_sends(open_stage):
    stage = begin(open_stage)
    assert field(stage).evaluate("element => element === document.activeElement && element.tagName") == "INPUT"
    stage.page.keyboard.type("Hello there", delay=5)
    settle(stage)
    assert field(stage).input_value() == "Hello there"
    stage.page.keyboard.press("Backspace")
    stage.page.keyboard.press("Home")
    stage.page.keyboard.type("Oh. ")
    settle(stage)
    assert field(stage).input_value() == "Oh. Hello ther"
    stage.page.keyboard.press("Enter")
    settle(stage)
    assert "Oh. Hello ther" in texts(stage)
    assert field(stage).input_value() == ""
    assert "textedit" in events(stage) and "textselection" in events(stage)


def test_field_covers_text_drawn_by_program(open_stage):
    stage = begin(open_stage)
    stage.page.keyboard.type("words")
    settle(stage)
    box = field(stage).bounding_box()
    canvas = stage.page.locator(".editing").bounding_box()
    assert box == canvas and box["width"] > 150
    hidden = stage.page.locator(".editing > .layer").evaluate_all(
        "layers => layers.every(layer => getComputedStyle(layer).visibility === 'hidden')")
    assert hidden
    assert stage.page.get_by_role("textbox").count() == 1
    assert stage.page.get_by_role("textbox", name="Message").input_value() == "words"


def test_text_rejected_by_program_is_removed_from_field(open_stage):
    stage = begin(open_stage)
    stage.page.keyboard.insert_text("x" * 195)
    settle(stage)
    stage.page.keyboard.type("yyyyyyyy")
    settle(stage)
    assert field(stage).input_value() == "x" * 195 + "yyyyy"
    # Text that is too long is not pasted, not even partially.
    stage.page.keyboard.insert_text("z" * 50)
    settle(stage)
    assert field(stage).input_value() == "x" * 195 + "yyyyy"


def test_mouse_selects_and_keys_replace_selection(open_stage):
    stage = begin(open_stage)
    stage.page.keyboard.type("one two three")
    settle(stage)
    box = field(stage).bounding_box()
    stage.page.mouse.dblclick(box["x"] + 42, box["y"] + box["height"] / 2)
    settle(stage)
    assert field(stage).evaluate("f => f.value.slice(f.selectionStart, f.selectionEnd).trim()") == "two"
    stage.page.keyboard.type("2")
    settle(stage)
    assert field(stage).input_value().replace(" ", "") == "one2three"
    stage.page.keyboard.press("Enter")
    settle(stage)
    assert "one" in texts(stage) and "three" in texts(stage)


def test_input_method_composes_text(open_stage):
    stage = begin(open_stage)
    stage.page.keyboard.type("a")
    for text in ("k", "か", "かn", "かん"):
        stage.fingers.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        settle(stage)
        assert field(stage).input_value() == "a" + text
    stage.fingers.send("Input.insertText", {"text": "漢"})
    settle(stage)
    assert field(stage).input_value() == "a漢"
    marked = [line.split() for line in stage.recording().splitlines() if line.startswith("event textselection")]
    assert any(float(words[6]) == 1 for words in marked), "no selection event reported the composition"
    assert float(marked[-1][6]) == -1
    stage.page.keyboard.press("Enter")
    settle(stage)
    assert "a漢" in texts(stage)


def test_copy_and_paste_use_browser_clipboard(open_stage):
    stage = begin(open_stage, permissions=["clipboard-read", "clipboard-write"])
    stage.page.keyboard.type("copy me")
    stage.page.keyboard.press("Control+a")
    stage.page.keyboard.press("Control+c")
    stage.page.keyboard.press("End")
    stage.page.keyboard.press("Control+v")
    settle(stage)
    assert field(stage).input_value() == "copy mecopy me"
    stage.page.keyboard.press("Control+z")
    settle(stage)
    before = field(stage).input_value()
    stage.page.keyboard.press("Enter")
    settle(stage)
    assert before in texts(stage)


def test_dragging_messages_ends_editing(open_stage):
    stage = begin(open_stage)
    stage.mouse_drag((160, 120), (160, 220))
    stage.wait_for_rest(10)
    assert field(stage).count() == 0
    assert stage.page.get_by_role("textbox", name="Message").count() == 1
    assert stage.page.evaluate("() => document.querySelector('.stage').contains(document.activeElement)")
    assert not stage.page.evaluate("() => document.activeElement.matches('input, textarea')")


def test_tab_enters_and_leaves_field(open_stage):
    stage = open_stage("messages", touch=False)
    stage.wait_for_rest(10)
    stage.page.locator(".stage").focus()
    for _ in range(6):
        stage.page.keyboard.press("Tab")
        settle(stage)
        if field(stage).count():
            break
    assert field(stage).evaluate("element => element === document.activeElement")
    stage.page.keyboard.type("by keys")
    settle(stage)
    stage.page.keyboard.press("Tab")
    settle(stage)
    assert field(stage).count() == 0
    assert "by keys" in texts(stage)


def test_note_has_several_lines_and_password_has_one(open_stage):
    stage = open_stage("messages", touch=False)
    stage.wait_for_rest(10)
    stage.page.get_by_role("button", name="Note").evaluate("element => element.click()")
    settle(stage)
    stage.click(160, 240)
    settle(stage)
    assert field(stage).evaluate("element => element.tagName") == "TEXTAREA"
    stage.page.keyboard.type("Milk\nBread")
    stage.page.keyboard.press("ArrowUp")
    stage.page.keyboard.press("Home")
    stage.page.keyboard.type("- ")
    settle(stage)
    assert field(stage).input_value() == "- Milk\nBread"
    stage.page.keyboard.press("Escape")
    settle(stage)
    assert field(stage).count() == 0 and "- Milk" in texts(stage)
    stage.page.get_by_role("textbox", name="Password").focus()
    settle(stage)
    assert field(stage).get_attribute("type") == "password"
    assert field(stage).get_attribute("autocomplete") == "current-password"
    stage.page.keyboard.type("secret")
    settle(stage)
    assert "secret" not in texts(stage) and "••••••" in stage.page.locator(".stage").evaluate(
        "stage => stage.textContent")
