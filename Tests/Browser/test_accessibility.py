# SPDX-License-Identifier: MIT
"""What assistive technology sees of every demo: Chromium's own accessibility tree, its roles, names and places."""
import re

import goldens
import pytest

ROLES = {"textbox", "button", "listitem", "list", "slider", "switch", "heading", "link", "img", "image", "application",
         "dialog", "alertdialog"}


class Tree:
    """The elements of the stage as Chromium tells them to assistive technology: (role, name, place, properties)."""

    def __init__(self, stage):
        session = stage.fingers
        session.send("Accessibility.enable")
        session.send("DOM.enable")
        session.send("DOM.getDocument")
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        stage_name = stage.page.locator(".stage").get_attribute("aria-label")

        def is_inside(node):
            while node:
                if node.get("name", {}).get("value") == stage_name and node.get("role", {}).get("value") == "group":
                    return True
                node = by_id.get(node.get("parentId"))
            return False

        self.elements = []
        for node in nodes:
            role = node.get("role", {}).get("value", "")
            if node.get("ignored") or role not in ROLES or not is_inside(node):
                continue
            # Pictures have had two names in Chromium's versions.
            role = "img" if role == "image" else role
            properties = {entry["name"]: entry["value"].get("value") for entry in node.get("properties", [])}
            quads = session.send("DOM.getContentQuads", {"backendNodeId": node["backendDOMNodeId"]})["quads"]
            xs = [x for quad in quads for x in quad[0::2]] or [0]
            ys = [y for quad in quads for y in quad[1::2]] or [0]
            place = (min(xs) - stage.left, min(ys) - stage.top, max(xs) - min(xs), max(ys) - min(ys))
            self.elements.append((role, node.get("name", {}).get("value", ""), place, properties))

    def of(self, role):
        return [element for element in self.elements if element[0] == role]

    def names(self, role):
        return [name for _, name, _, _ in self.of(role)]


def test_words_are_read(open_stage):
    stage = open_stage("controls")
    stage.wait_for_rest()
    nodes = stage.fingers.send("Accessibility.getFullAXTree")["nodes"]
    spoken = {node.get("name", {}).get("value") for node in nodes if node.get("role", {}).get("value") == "StaticText"}
    assert "Arrow keys move what has the focus." in spoken


@pytest.mark.parametrize("name", goldens.demo_names())
def test_every_element_has_a_role_a_name_and_its_place(open_stage, name):
    stage = open_stage(name)
    stage.wait_for_rest(30)
    tree = Tree(stage)
    assert tree.elements, "nothing on the stage has a role"
    for role, words, (x, y, width, height), properties in tree.elements:
        assert words or role == "listitem", f"a {role} at {x:.0f} {y:.0f} has no name"
        if properties.get("focusable") and role != "list":
            assert width >= 20 and height >= 20, f"{role} {words} is {width:.0f} x {height:.0f} points"
    # The browser's tree holds all that the page marks, and nothing else, where it is drawn.
    shown = stage.page.evaluate("""() => {
      const stage = document.querySelector('.stage').getBoundingClientRect();
      return [...document.querySelectorAll('.stage [role]')]
        .filter(element => element.checkVisibility() && !element.closest('[inert]'))
        .map(element => {
          const box = element.getBoundingClientRect();
          return [element.getAttribute('role'), box.x - stage.x, box.y - stage.y];
        });
    }""")
    expected = sorted((role, round(x), round(y)) for role, x, y in shown)
    found = sorted((role, round(place[0]), round(place[1])) for role, _, place, _ in tree.elements)
    assert found == expected


def test_lists_are_lists_with_numbered_items_where_they_show(open_stage):
    stage = open_stage("springy-list-120")
    stage.wait_for_rest(20)
    tree = Tree(stage)
    assert tree.names("list") == ["Cells"]
    items = tree.of("listitem")
    assert len(items) > 30
    for _, words, (x, _, width, height), _ in items:
        index = int(words)
        assert x == pytest.approx([10, 74, 138, 202, 266][index % 5], abs=1) and (width, height) == (44, 44)


def test_the_controls_say_what_they_are_and_how_they_stand(open_stage):
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
def test_what_lies_below_a_modal_view_is_hidden(open_stage, dialog):
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
