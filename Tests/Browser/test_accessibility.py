# SPDX-License-Identifier: MIT
"""Tests demos as assistive technology sees them: the roles, names and positions in Chromium's accessibility tree."""
import re

import pytest

from accessibility_tree import Tree

def test_text_is_exposed(open_stage):
    stage = open_stage("controls")
    stage.wait_for_rest()
    nodes = stage.fingers.send("Accessibility.getFullAXTree")["nodes"]
    spoken = {node.get("name", {}).get("value") for node in nodes if node.get("role", {}).get("value") == "StaticText"}
    assert "Arrow keys move the focused view." in spoken


def test_lists_have_numbered_items_at_visible_positions(open_stage):
    stage = open_stage("springy-list-120")
    stage.wait_for_rest(20)
    tree = Tree(stage)
    assert tree.names("list") == ["Cells"]
    items = tree.of("listitem")
    assert len(items) > 30
    for _, words, (x, _, width, height), _ in items:
        index = int(words.split()[1])
        assert x == pytest.approx([10, 74, 138, 202, 266][index % 5], abs=1) and (width, height) == (44, 44)


def test_controls_expose_role_and_value(open_stage):
    stage = open_stage("controls")
    stage.wait_for_rest()
    tree = Tree(stage)
    assert {"Alert", "Sheet", "Gestures", "Dark", "Middle"} <= {name.split(",")[0] for name in tree.names("button")}
    assert "Controls" in tree.names("heading")
    toggle = next(element for element in tree.of("switch") if element[1] == "Spin")
    assert toggle[3]["checked"] == "false"
    slider = next(element for element in tree.of("slider") if element[1].startswith("Progress"))
    assert (slider[3]["valuemin"], slider[3]["valuemax"]) == (0, 100)


@pytest.mark.parametrize("dialog", ["Alert", "Sheet"])
def test_content_below_modal_view_is_hidden(open_stage, dialog):
    stage = open_stage("controls")
    stage.wait_for_rest()
    stage.page.get_by_role("button", name=dialog, exact=True).focus()
    stage.page.keyboard.press("Enter")
    stage.page.locator(".stage").get_by_text(re.compile("A question|Drag me down")).wait_for()
    stage.wait_for_rest()
    tree = Tree(stage)
    assert not tree.of("switch") and not tree.of("slider") and "Gestures" not in tree.names("button")
    if dialog == "Alert":
        assert sorted(tree.names("button")) == ["No", "Yes"]
    stage.page.keyboard.press("Escape")
    stage.page.locator(".stage").get_by_text(re.compile("A question|Drag me down")).wait_for(state="detached", timeout=5000)
    stage.wait_for_rest()
    assert Tree(stage).names("switch") == ["Spin"]
