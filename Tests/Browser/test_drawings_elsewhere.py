# SPDX-License-Identifier: MIT
"""Drawings in Firefox and WebKitGTK, which have different canvas implementations: pixel checks of the parts that depend
on them."""
import pytest

import drawings
from drawings import (BEGIN_GROUP, END_GROUP, END_MASK, FIRST_IMAGE, RESTORE, SAVE, alpha, begin_mask, blend, drawing, fill, gradient,
                      image, layer, pattern, rect, shadow, text)
from firefox import Firefox
from test_drawings import BLACK, BLUE, GREEN, PAIRS, RED, STOPS, blended, channels, is_near
from webkit import WebKit


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=lambda browser: browser.__name__)
def window(request):
    """Provides one window of each browser for all tests."""
    window = request.param()
    print(f"{request.param.__name__} {window.version}")
    yield window
    window.close()


@pytest.fixture
def canvas(window):
    canvas = drawings.WindowCanvas(window)
    yield canvas
    canvas.close()
    assert window.errors() == []


@pytest.mark.parametrize("half", [0, 1])
def test_blend_modes(canvas, half):
    modes = drawings.BLENDS[14 * half:14 * half + 14]
    commands = []
    for column, mode in enumerate(modes):
        for row, (source, backdrop) in enumerate(PAIRS):
            x, y = 30 * column, 10 * row
            commands += [SAVE, fill(backdrop, rect(x, y, 20, 10)), blend(mode), fill(source, rect(x + 10, y, 20, 10)), RESTORE]
    canvas.apply(*layer(1, (420, 40)), drawing(1, commands, size=(420, 40)))
    for column, mode in enumerate(modes):
        for row, (source, backdrop) in enumerate(PAIRS):
            x, y = 30 * column, 10 * row + 5
            beside, both, alone = canvas.pixels((x + 5, y), (x + 15, y), (x + 25, y))
            assert is_near(beside, channels(backdrop)), (mode, "what is beside the shape has changed")
            for seen, wanted in ((both, blended(mode, source, backdrop)), (alone, blended(mode, source, 0))):
                seen = [part * seen[3] / 255 for part in seen[:3]] + [seen[3]]
                assert all(abs(one - other) <= 4 for one, other in zip(seen, wanted)), (mode, row, seen, wanted)


def test_shadows_groups_and_masks(canvas):
    canvas.apply(
        drawing(0, [fill(BLACK, rect(0, 0, 5, 10)), fill(0x00000080, rect(5, 0, 5, 10))], size=(10, 10), picture=FIRST_IMAGE),
        *layer(1), drawing(1, [
            SAVE, shadow(BLUE, 20, 0, 0), alpha(0.5), BEGIN_GROUP, fill(RED, rect(0, 0, 10, 20)), fill(GREEN, rect(5, 0, 5, 20)), END_GROUP,
            RESTORE, SAVE, begin_mask(0, (0, 30, 40, 40)), fill(RED, rect(0, 0, 100, 100)), END_MASK, RESTORE,
            SAVE, shadow(BLACK, 0, 60, 20), fill(RED, rect(50, -20, 100, 30)), RESTORE], images=[FIRST_IMAGE]))
    assert is_near(canvas.pixel(2, 10), [255, 0, 0, 128]) and is_near(canvas.pixel(8, 10), [0, 255, 0, 128])
    assert is_near(canvas.pixel(22, 10), [0, 0, 255, 128]) and is_near(canvas.pixel(28, 10), [0, 0, 255, 128])
    assert is_near(canvas.pixel(10, 50), [255, 0, 0, 255]) and is_near(canvas.pixel(30, 50), [255, 0, 0, 128])
    assert canvas.pixel(10, 75)[3] == 0 and abs(canvas.pixel(95, 70)[3] - 128) <= 10


def test_gradients_patterns_and_pictures(canvas):
    canvas.apply(
        drawing(0, [fill(RED, rect(0, 0, 2, 4)), fill(BLUE, rect(2, 0, 2, 4))], size=(4, 4), picture=FIRST_IMAGE), *layer(1), drawing(1, [
            SAVE, drawings.clip(rect(0, 0, 100, 20)), gradient((20, 0), (80, 0), STOPS, 1), RESTORE,
            SAVE, drawings.clip(rect(0, 20, 40, 40)), gradient((20, 40), (20, 40), STOPS, 4, (5, 15)), RESTORE,
            pattern(0, (5, 60, 20, 20), rect(0, 60, 100, 20)), image(0, (50, 30, 40, 20), tint=GREEN),
            image(0, (50, 85, 40, 15), source=(0, 0, 0.5, 1))], images=[FIRST_IMAGE]))
    assert canvas.pixels((10, 10), (90, 10)) == [[255, 0, 0, 255], [0, 0, 0, 0]]
    assert is_near(canvas.pixel(50, 10), [126, 0, 129, 255], 6)
    assert [at[3] for at in canvas.pixels((20, 40), (10, 40), (2, 40))] == [0, 255, 0]
    assert [at[:3:2] for at in canvas.pixels((10, 70), (20, 70), (30, 70), (2, 70))] == [[255, 0], [0, 255], [255, 0], [0, 255]]
    assert canvas.pixel(70, 40) == [0, 255, 0, 255] and canvas.pixels((55, 90), (88, 90)) == [[255, 0, 0, 255]] * 2


@pytest.mark.parametrize("width, kern", [(150, 0), (190, 0), (110, 0), (210, 5)])
def test_texts_have_measured_width(canvas, width, kern):
    canvas.apply(*layer(1, (300, 60)), drawing(1, [text("Hamburgefonstivl", 20, 40, 20, BLACK, width, kern)], size=(300, 60), scale=2))
    left, top, right, bottom = canvas.ink()
    assert abs(left / 2 - 21) < 2 and -3 < right / 2 - (20 + width - kern) < 1.5
    assert 20 < top / 2 < 28 and 42 < bottom / 2 < 47
