# SPDX-License-Identifier: MIT
"""Reads Chromium's own accessibility tree of the stage."""

ROLES = {"textbox", "searchbox", "button", "listitem", "list", "slider", "switch", "heading", "link", "img", "image", "application",
         "dialog", "alertdialog"}


class Tree:
    """The elements of the stage as Chromium exposes them to assistive technology: (role, name, position,
    properties)."""

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
            # Depending on its version, Chromium has two names for the role of images.
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
