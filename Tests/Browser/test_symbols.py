# SPDX-License-Identifier: MIT
"""Tests symbols in image layers: a template's drawing has the tint color, and its cutouts stay transparent."""
import pytest

import drawings
from drawings import FIRST_IMAGE, RESTORE, SAVE, blend, drawing, fill, layer, line, record, rect, stroke
from test_drawings import BLACK, GREEN, NOTHING, canvas  # noqa: F401 (a fixture)

ROUND = drawings.ROUND_CAPS | drawings.ROUND_JOINS


@pytest.mark.parametrize("scale", [1, 2, 3])
def test_sign_is_cut_out_of_tinted_body(canvas, scale):  # noqa: F811
    page = canvas(scale=scale)
    # The commands of `plus.square.fill`: a body with its stroke, and two lines that clear pixels.
    body = [fill(BLACK, rect(4, 4, 16, 16)), stroke(BLACK, 2, rect(4, 4, 16, 16), ROUND)]
    sign = [SAVE, blend("clear"), stroke(BLACK, 2, line((8, 12), (16, 12)), ROUND), RESTORE,
            SAVE, blend("clear"), stroke(BLACK, 2, line((12, 8), (12, 16)), ROUND), RESTORE]
    page.apply(drawing(0, body + sign, size=(24, 24), picture=FIRST_IMAGE), *layer(1, (24, 24), drawings.PICTURE),
               record(drawings.IMAGE, 1, FIRST_IMAGE, GREEN))
    assert page.size() == [24 * scale, 24 * scale]
    points = [(12, 12), (9, 12), (12, 15), (7, 7), (3.5, 12), (1, 1)]
    seen = page.pixels(*[(round(x * scale), round(y * scale)) for x, y in points])
    tint = [0, 255, 0, 255]
    assert seen == [NOTHING, NOTHING, NOTHING, tint, tint, NOTHING]
    # A new tint recolors the same image.
    page.apply(record(drawings.IMAGE, 1, FIRST_IMAGE, 0xFF0000FF))
    assert page.pixel(7 * scale, 7 * scale) == [255, 0, 0, 255] and page.pixel(12 * scale, 12 * scale) == NOTHING
