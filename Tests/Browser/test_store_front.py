# SPDX-License-Identifier: MIT
"""A springy compositional store front, by touch, wheel and keyboard."""
import pytest

SIZE = (320, 568)


def product(stage, name):
    """Returns the center and width of the first product with the given name."""
    box = stage.page.locator(f".stage [role=listitem][aria-label^='{name}']").first.bounding_box()
    return box["x"] + box["width"] / 2 - stage.left, box["y"] + box["height"] / 2 - stage.top, box["width"]


def test_products_lag_but_headers_do_not(open_stage):
    stage = open_stage("store-front", size=SIZE)
    stage.wait_for_rest()
    header = stage.page.get_by_role("heading", name="New")
    start = product(stage, "Old city")[1], header.bounding_box()["y"]
    with stage.held():
        stage.touch("touchStart", (300, 545))
        for step in range(1, 9):
            stage.touch("touchMove", (300, 545 - 18 * step))
            stage.wait(1 / 60)
        moved = product(stage, "Old city")[1] - start[0], header.bounding_box()["y"] - start[1]
        # The header has moved with the content; the product still lags behind.
        assert moved[1] < -80 and moved[0] > moved[1] + 2
        stage.wait(0.5)
        stage.touch("touchEnd")
    stage.wait_for_rest()
    moved = product(stage, "Old city")[1] - start[0], header.bounding_box()["y"] - start[1]
    assert moved[0] == pytest.approx(moved[1], abs=0.6)


def test_shelf_scrolls_page_by_page(open_stage):
    stage = open_stage("store-front", size=SIZE)
    stage.wait_for_rest()
    stage.touch_drag((270, 190), (60, 190), seconds=0.2)
    stage.wait_for_rest()
    x, _, width = product(stage, "Long dunes")
    assert x == pytest.approx(160, abs=0.6) and width == pytest.approx(275.2, abs=0.6)


@pytest.mark.parametrize("means", ["touch", "mouse", "keyboard"])
def test_product_is_added_to_bag(open_stage, means):
    stage = open_stage("store-front", size=SIZE, touch=means == "touch")
    stage.wait_for_rest()
    if means == "keyboard":
        stage.page.locator(".stage [role=listitem][aria-label^='Dark lake']").first.focus()
        stage.page.keyboard.press("Enter")
    else:
        (stage.touch_tap if means == "touch" else stage.click)(75, 400)
    stage.wait_for_rest()
    assert stage.page.get_by_role("button", name="Bag (1)").count() == 1
    assert stage.page.locator(".stage [aria-label='Dark lake, in the bag']").count() >= 1
