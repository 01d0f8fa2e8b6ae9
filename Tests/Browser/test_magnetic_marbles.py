# SPDX-License-Identifier: MIT
"""The magnetic marbles by touch, mouse and keyboard."""
import pytest

SIZE = (390, 780)


def marbles(stage):
    """Returns the centers of the marbles. Their signs are the only one-letter labels."""
    return stage.page.evaluate(
        """() => [...document.querySelectorAll('.stage .label')].filter(element => /^[+\\u2212]$/.test(element.textContent))
             .map(element => { const box = element.getBoundingClientRect();
               return [element.textContent, box.x + box.width / 2, box.y + box.height / 2]; })""")


def spread(stage, x, y):
    """Returns the mean distance of the marbles from a point on the stage."""
    found = marbles(stage)
    assert len(found) == 20
    return sum(((mx - stage.left - x) ** 2 + (my - stage.top - y) ** 2) ** 0.5 for _, mx, my in found) / 20


def press(stage, name, means):
    toggle = stage.page.get_by_role("switch", name=name)
    box = toggle.bounding_box()
    x, y = box["x"] + box["width"] / 2 - stage.left, box["y"] + box["height"] / 2 - stage.top
    if means == "keyboard":
        toggle.focus()
        stage.page.keyboard.press("Space")
    elif means == "touch":
        stage.touch_tap(x, y)
    else:
        stage.click(x, y)
    stage.wait(0.1)
    return toggle.get_attribute("aria-checked")


@pytest.mark.parametrize("means", ["mouse", "touch", "keyboard"])
def test_touch_pulls_all_marbles(open_stage, means):
    stage = open_stage("magnetic-marbles", size=SIZE, touch=means == "touch")
    x, y = (195, 358) if means == "keyboard" else (110, 220)
    before = spread(stage, x, y)
    if means == "keyboard":
        stage.page.get_by_role("button", name="Marbles").focus()
        stage.page.keyboard.press("Enter")
    elif means == "touch":
        stage.touch("touchStart", (x, y))
    else:
        stage.page.mouse.move(stage.left + x, stage.top + y)
        stage.page.mouse.down()
    stage.wait(1.5)
    assert spread(stage, x, y) < 0.7 * before
    if means == "touch":
        stage.touch("touchEnd")
    elif means == "mouse":
        stage.page.mouse.up()


@pytest.mark.parametrize("means", ["mouse", "touch", "keyboard"])
def test_fields_and_arrows_can_be_switched(open_stage, means):
    stage = open_stage("magnetic-marbles", size=SIZE, touch=means == "touch")
    assert press(stage, "Electric", means) == "false"
    assert press(stage, "Magnetic", means) == "false"
    assert press(stage, "Vortex", means) == "true"
    before = marbles(stage)
    stage.wait(1)
    assert marbles(stage) != before and stage.is_awake()
    assert press(stage, "Arrows", means) == "true"
    drawn = stage.page.evaluate(
        "() => [...document.querySelectorAll('.stage svg path')].filter(path => path.getBBox().width > 300).length")
    assert drawn >= 2
    assert press(stage, "Vortex", means) == "false"
    stage.wait_for_rest(30)
