# SPDX-License-Identifier: MIT
"""Tests drawings of graphics contexts: the page's scripts replay them, and the pixels are read back."""
import base64

import pytest

import drawings
from drawings import (BEGIN_GROUP, END_GROUP, END_MASK, FIRST_IMAGE, RESTORE, SAVE, Canvas, alpha, begin_mask, blend, clear, clip, drawing,
                      fill, gradient, image, image_data, layer, line, pattern, record, rect, shadow, stroke, text, transform)

RED, GREEN, BLUE, BLACK, WHITE = 0xFF0000FF, 0x00FF00FF, 0x0000FFFF, 0x000000FF, 0xFFFFFFFF
NOTHING = [0, 0, 0, 0]
RED_PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAYAAABbNsX4AAAAHUlEQVR4AWzIwQkAAACCQGn/nesfCn4uhf5BUhwAAAD//ybXvt4AAAAGSURBVAMA"
    "DEwJ/Zf6lZoAAAAASUVORK5CYII=")


@pytest.fixture
def canvas(browser):
    """Creates pages with a stage. None of them may log an error."""
    made = []

    def make(**options):
        made.append(Canvas(browser, **options))
        return made[-1]

    yield make
    for one in made:
        errors = one.errors
        one.close()
        assert errors == [], f"the page logged errors: {errors}"


def is_near(seen, wanted, tolerance=3):
    """Returns whether two colors are nearly equal in their stored, premultiplied form."""
    def parts(color):
        return [part * color[3] / 255 for part in color[:3]] + [color[3]]
    return all(abs(one - other) <= tolerance for one, other in zip(parts(seen), parts(wanted)))


def channels(rgba):
    return [rgba >> 24, rgba >> 16 & 255, rgba >> 8 & 255, rgba & 255]


# Paths

def test_fills_with_both_rules(canvas):
    nested = rect(10, 10, 80, 80) + rect(30, 30, 40, 40)
    whole = canvas().draw(fill(RED, nested))
    assert whole.pixels((5, 5), (20, 20), (50, 50)) == [NOTHING, [255, 0, 0, 255], [255, 0, 0, 255]]
    holed = canvas().draw(fill(RED, nested, drawings.EVEN_ODD))
    assert holed.pixels((20, 20), (50, 50)) == [[255, 0, 0, 255], NOTHING]


def test_curves_and_translucent_colors(canvas):
    # A quarter of a disc, drawn with two curves.
    path = [0, *map(drawings.number, (0.0, 0.0)), 1, *map(drawings.number, (60.0, 0.0)),
            3, *map(drawings.number, (60.0, 33.0, 33.0, 60.0, 0.0, 60.0)), 4]
    page = canvas().draw(fill(0xFF000080, path), fill(BLUE, [0, *map(drawings.number, (60.0, 60.0)), 2, *map(
        drawings.number, (80.0, 100.0, 100.0, 60.0)), 4]))
    assert is_near(page.pixel(30, 30), [255, 0, 0, 128]) and page.pixel(50, 50) == NOTHING
    # A quadratic curve reaches half as far as its control point.
    assert page.pixel(80, 75) == [0, 0, 255, 255] and page.pixel(80, 83) == NOTHING


def test_clips_intersect_until_state_is_restored(canvas):
    page = canvas().draw(
        SAVE, clip(rect(0, 0, 50, 100)), SAVE, clip(rect(0, 0, 100, 50)), fill(RED, rect(0, 0, 100, 100)), RESTORE,
        fill(BLUE, rect(0, 60, 100, 10)), RESTORE, fill(GREEN, rect(90, 90, 10, 10)))
    assert page.pixels((25, 25), (75, 25), (25, 55), (25, 65), (75, 65), (95, 95)) == [
        [255, 0, 0, 255], NOTHING, NOTHING, [0, 0, 255, 255], NOTHING, [0, 255, 0, 255]]


def test_even_odd_clips(canvas):
    page = canvas().draw(clip(rect(10, 10, 80, 80) + rect(30, 30, 40, 40), drawings.EVEN_ODD), fill(RED, rect(0, 0, 100, 100)))
    assert page.pixels((5, 5), (20, 20), (50, 50)) == [NOTHING, [255, 0, 0, 255], NOTHING]


def test_nested_states(canvas):
    page = canvas().draw(
        SAVE, alpha(0.5), SAVE, alpha(1), transform(1, 0, 0, 1, 50, 0), fill(RED, rect(0, 0, 10, 10)), RESTORE,
        fill(RED, rect(0, 0, 10, 10)), RESTORE, fill(RED, rect(20, 0, 10, 10)),
        # An unmatched restore has no effect.
        RESTORE, fill(RED, rect(30, 0, 10, 10)))
    assert page.pixel(55, 5) == [255, 0, 0, 255] and is_near(page.pixel(5, 5), [255, 0, 0, 128])
    assert page.pixels((25, 5), (35, 5)) == [[255, 0, 0, 255]] * 2


def test_transform_is_applied_before_current_one(canvas):
    # The drawing is translated, then rotated by 90 degrees and scaled by 2: (x, y) becomes (50 - 2y, 20 + 2x).
    page = canvas().draw(transform(1, 0, 0, 1, 50, 20), transform(0, 2, -2, 0, 0, 0), fill(RED, rect(0, 0, 20, 10)))
    assert page.ink() == [30, 20, 50, 60]


def test_lines(canvas):
    page = canvas().draw(
        stroke(RED, 4, line((10, 10), (60, 10)), drawings.SQUARE_CAPS), stroke(RED, 4, line((10, 30), (60, 30))),
        # With a phase of 4, the dash pattern starts in a gap.
        stroke(BLUE, 4, line((10, 50), (60, 50)), phase=4, dashes=(4, 2)))
    assert [at[3] for at in page.pixels((8, 10), (61, 10), (7, 10), (62, 10), (9, 30), (10, 30), (60, 30))] == [255, 255, 0, 0, 0, 255, 0]
    assert [at[3] for at in page.pixels((10, 50), (11, 50), (12, 50), (15, 50), (16, 50), (18, 50))] == [0, 0, 255, 255, 0, 255]


def test_joins_and_miter_limit(canvas):
    corner = line((20, 70), (50, 20), (80, 70))
    tops = []
    for flags, miter in ((0, 10), (0, 1), (drawings.BEVEL_JOINS, 10), (drawings.ROUND_JOINS, 10)):
        tops.append(canvas().draw(stroke(RED, 10, corner, flags, miter)).ink()[1])
    pointed, cut, bevel, rounded = tops
    assert pointed < rounded < bevel and cut == bevel


def test_thinnest_line_is_one_pixel(canvas):
    for scale in (1, 2, 3):
        page = canvas(scale=scale).draw(transform(4, 0, 0, 4, 0, 0), stroke(RED, 0, line((5, 5), (15, 5))), stroke(
            RED, 0, line((5, 10 + 0.125 / scale), (15, 10 + 0.125 / scale))))
        column = [at[3] for at in page.pixels(*[(40 * scale, y) for y in range(38 * scale, 43 * scale)])]
        assert 190 <= sum(column) <= 320 and page.pixel(40 * scale, 40 * scale)[3] == 255


# Colors

def lum(color):
    return 0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2]


def clip_color(color):
    light, low, high = lum(color), min(color), max(color)
    if low < 0:
        color = [light + (part - light) * light / (light - low) for part in color]
    if high > 1:
        color = [light + (part - light) * (1 - light) / (high - light) for part in color]
    return color


def set_lum(color, light):
    return clip_color([part + light - lum(color) for part in color])


def sat(color):
    return max(color) - min(color)


def set_sat(color, saturation):
    low, spread = min(color), sat(color)
    return [(part - low) * saturation / spread if spread else 0 for part in color]


def soft_light(b, s):
    if s <= 0.5:
        return b - (1 - 2 * s) * b * (1 - b)
    d = ((16 * b - 12) * b + 4) * b if b <= 0.25 else b ** 0.5
    return b + (2 * s - 1) * (d - b)


def hard_light(b, s):
    return 2 * b * s if s <= 0.5 else b + (2 * s - 1) - b * (2 * s - 1)


# The blend modes as functions of a backdrop component and a source component.
SEPARABLE = {
    "normal": lambda b, s: s, "multiply": lambda b, s: b * s, "screen": lambda b, s: b + s - b * s,
    "overlay": lambda b, s: hard_light(s, b), "darken": min, "lighten": max,
    "colorDodge": lambda b, s: 0 if b == 0 else min(1, b / (1 - s)) if s < 1 else 1,
    "colorBurn": lambda b, s: 1 if b == 1 else 1 - min(1, (1 - b) / s) if s > 0 else 0,
    "softLight": soft_light, "hardLight": hard_light, "difference": lambda b, s: abs(b - s),
    "exclusion": lambda b, s: b + s - 2 * b * s,
}
# The blend modes as functions of two entire colors.
WHOLE = {
    "hue": lambda b, s: set_lum(set_sat(s, sat(b)), lum(b)), "saturation": lambda b, s: set_lum(set_sat(b, sat(s)), lum(b)),
    "color": lambda b, s: set_lum(s, lum(b)), "luminosity": lambda b, s: set_lum(b, lum(s)),
}
# The blend modes as functions of premultiplied colors and alphas: R in terms of S, D, Sa and Da.
COMPOSITING = {
    "clear": lambda s, d, sa, da: 0, "copy": lambda s, d, sa, da: s, "sourceIn": lambda s, d, sa, da: s * da,
    "sourceOut": lambda s, d, sa, da: s * (1 - da), "sourceAtop": lambda s, d, sa, da: s * da + d * (1 - sa),
    "destinationOver": lambda s, d, sa, da: s * (1 - da) + d, "destinationIn": lambda s, d, sa, da: d * sa,
    "destinationOut": lambda s, d, sa, da: d * (1 - sa), "destinationAtop": lambda s, d, sa, da: s * (1 - da) + d * sa,
    "xor": lambda s, d, sa, da: s * (1 - da) + d * (1 - sa), "plusLighter": lambda s, d, sa, da: min(1, s + d),
}


def blended(mode, source, backdrop):
    """Returns the premultiplied result of compositing one color over another, in 0...255."""
    s, d = ([part / 255 for part in channels(color)] for color in (source, backdrop))
    sa, da = s[3], d[3]
    if mode in COMPOSITING:
        rule = COMPOSITING[mode]
        parts = [rule(s[i] * sa, d[i] * da, sa, da) for i in range(3)] + [rule(sa, da, sa, da)]
    else:
        # The page does not support `plusDarker` and uses `darken` instead.
        mode = "darken" if mode == "plusDarker" else mode
        mixed = WHOLE[mode](d[:3], s[:3]) if mode in WHOLE else [SEPARABLE[mode](d[i], s[i]) for i in range(3)]
        parts = [s[i] * sa * (1 - da) + sa * da * mixed[i] + (1 - sa) * da * d[i] for i in range(3)] + [sa + da - sa * da]
    return [255 * part for part in parts]


PAIRS = [(0xD06030FF, 0x3080C0FF), (0x20C040A0, 0xC09050FF), (0x4060F0FF, 0xF0A020B0), (0x905070B0, 0x40B0A0C0)]


@pytest.mark.parametrize("mode", drawings.BLENDS)
def test_blend_modes(canvas, mode):
    commands = []
    for index, (source, backdrop) in enumerate(PAIRS):
        y = 20 * index
        commands += [SAVE, fill(backdrop, rect(0, y, 60, 20)), blend(mode), fill(source, rect(20, y, 60, 20)), RESTORE]
    page = canvas().draw(*commands)
    for index, (source, backdrop) in enumerate(PAIRS):
        y = 20 * index + 10
        both, beside, alone = page.pixels((40, y), (10, y), (70, y))
        assert is_near(beside, channels(backdrop)), "pixels beside the shape have changed"
        for seen, wanted in ((both, blended(mode, source, backdrop)), (alone, blended(mode, source, 0))):
            seen = [part * seen[3] / 255 for part in seen[:3]] + [seen[3]]
            assert all(abs(one - other) <= 3 for one, other in zip(seen, wanted)), (seen, wanted)


@pytest.mark.parametrize("mode", ["clear", "copy", "sourceIn", "destinationIn", "destinationAtop"])
def test_images_texts_and_lines_change_only_covered_pixels(canvas, mode):
    page = canvas()
    page.apply(drawing(0, [fill(0x00FF0080, rect(0, 0, 10, 10))], size=(10, 10), picture=FIRST_IMAGE))
    page.draw(fill(RED, rect(0, 0, 90, 100)), blend(mode), image(0, (10, 10, 20, 20)), stroke(0x00FF0080, 10, line((0, 50), (50, 50))),
              text("I", 60, 80, 60, 0x00FF0080, 0), images=[FIRST_IMAGE])
    wanted = blended(mode, 0x00FF0080, RED)
    for seen in page.pixels((20, 20), (25, 50)):
        assert is_near(seen, [*[part * 255 / max(1, wanted[3]) for part in wanted[:3]], wanted[3]])
    assert page.pixels((5, 5), (20, 40), (55, 50), (85, 20)) == [[255, 0, 0, 255]] * 4


def test_opaque_drawings_start_black_and_stay_opaque(canvas):
    page = canvas().draw(fill(RED, rect(0, 0, 50, 50)), clear(10, 10, 20, 20), blend("destinationOut"), fill(
        0x00000080, rect(30, 30, 20, 20)), opaque=1)
    assert page.pixels((80, 80), (20, 20), (5, 5)) == [[0, 0, 0, 255], [0, 0, 0, 255], [255, 0, 0, 255]]
    assert is_near(page.pixel(40, 40), [127, 0, 0, 255])


def test_clear_follows_transform_and_clip(canvas):
    page = canvas().draw(fill(RED, rect(0, 0, 100, 100)), SAVE, clip(rect(0, 0, 50, 100)), transform(2, 0, 0, 2, 0, 0), alpha(0.2),
                         clear(10, 10, 30, 10), RESTORE)
    assert page.pixels((30, 30), (60, 30), (30, 45)) == [NOTHING, [255, 0, 0, 255], [255, 0, 0, 255]]


# Shadows, groups, masks

@pytest.mark.parametrize("scale", [1, 2])
def test_shadows_are_not_transformed(canvas, scale):
    # The rectangle is rotated and scaled by 2. The offset of its shadow is not transformed: 20 to the right and 10 down.
    page = canvas(scale=scale).draw(transform(0, 2, -2, 0, 40, 10), shadow(BLUE, 20, 10, 0), fill(RED, rect(0, 0, 10, 10)))
    assert page.pixels((30 * scale, 20 * scale), (55 * scale, 35 * scale), (55 * scale, 15 * scale), (30 * scale, 35 * scale)) == [
        [255, 0, 0, 255], [0, 0, 255, 255], NOTHING, NOTHING]


@pytest.mark.parametrize("scale", [1, 2])
def test_deviation_of_shadow_is_half_its_blur(canvas, scale):
    page = canvas(scale=scale).draw(shadow(BLACK, 0, 60, 20), fill(RED, rect(-50, -60, 200, 60)))
    # The shadow's edge is at 60: its opacity is 50 % there, 16 % one standard deviation of 10 outside, and 84 % inside.
    edge, beyond, before = (at[3] / 255 for at in page.pixels((50 * scale, 60 * scale), (50 * scale, 70 * scale), (50 * scale, 50 * scale)))
    assert abs(edge - 0.5) < 0.04 and abs(beyond - 0.16) < 0.04 and abs(before - 0.84) < 0.04


def test_groups_are_drawn_as_a_whole(canvas):
    inside = [fill(RED, rect(10, 10, 40, 40)), fill(BLUE, rect(30, 30, 40, 40))]
    page = canvas().draw(alpha(0.5), BEGIN_GROUP, *inside, END_GROUP, transform(1, 0, 0, 1, 20, 0), fill(GREEN, rect(60, 0, 10, 10)))
    assert is_near(page.pixel(40, 40), [0, 0, 255, 128]) and is_near(page.pixel(20, 20), [255, 0, 0, 128])
    # After the group, the opacity applies to single commands again.
    assert is_near(page.pixel(85, 5), [0, 255, 0, 128])


def test_groups_cast_one_shadow_and_blend_as_a_whole(canvas):
    page = canvas().draw(
        fill(WHITE, rect(0, 0, 100, 100)), blend("multiply"), shadow(BLACK, 30, 0, 0), BEGIN_GROUP, fill(RED, rect(10, 10, 20, 20)),
        fill(0x00FFFFFF, rect(20, 10, 20, 20)), END_GROUP)
    assert page.pixels((15, 20), (25, 20), (60, 20), (80, 20)) == [
        [255, 0, 0, 255], [0, 255, 255, 255], [0, 0, 0, 255], [255, 255, 255, 255]]


def test_groups_restore_their_changes(canvas):
    page = canvas().draw(
        clip(rect(0, 0, 60, 100)), BEGIN_GROUP, transform(1, 0, 0, 1, 40, 0), SAVE, clip(rect(0, 0, 10, 10)), BEGIN_GROUP,
        fill(RED, rect(0, 0, 100, 100)), END_GROUP, END_GROUP, fill(BLUE, rect(0, 50, 100, 10)))
    assert page.pixels((45, 5), (55, 5), (45, 15), (5, 5), (5, 55), (65, 55)) == [
        [255, 0, 0, 255], NOTHING, NOTHING, NOTHING, [0, 0, 255, 255], NOTHING]


def test_masks_apply_their_opacity(canvas):
    page = canvas()
    # The picture is opaque on the left and half transparent on the right.
    page.apply(drawing(0, [fill(BLACK, rect(0, 0, 5, 10)), fill(0x00000080, rect(5, 0, 5, 10))], size=(10, 10), picture=FIRST_IMAGE))
    page.draw(
        fill(RED, rect(0, 0, 100, 100)), SAVE, begin_mask(0, (20, 20, 40, 40)), blend("multiply"), fill(0xFFFF00FF, rect(0, 0, 100, 100)),
        fill(0x0000FFFF, rect(0, 30, 100, 10)), END_MASK, RESTORE, fill(GREEN, rect(90, 90, 10, 10)), images=[FIRST_IMAGE])
    # Inside the mask, commands blend with the content below the mask.
    assert is_near(page.pixel(30, 35), [0, 0, 0, 255]) and is_near(page.pixel(50, 35), [127, 0, 0, 255])
    assert page.pixels((10, 35), (70, 35), (30, 50), (95, 95)) == [[255, 0, 0, 255]] * 3 + [[0, 255, 0, 255]]


def test_mask_without_content(canvas):
    page = canvas()
    page.apply(drawing(0, [fill(0x00000080, rect(0, 0, 10, 10))], size=(10, 10), picture=FIRST_IMAGE))
    page.draw(begin_mask(0, (20, 20, 40, 40)), fill(RED, rect(0, 0, 100, 100)), images=[FIRST_IMAGE])
    assert is_near(page.pixel(40, 40), [255, 0, 0, 128]) and page.pixel(10, 10) == NOTHING and page.ink() == [20, 20, 60, 60]


# Gradients and patterns

STOPS = [(RED, 0), (BLUE, 1)]


@pytest.mark.parametrize("flags", [0, 1, 2, 3])
def test_linear_gradients_with_and_without_extension(canvas, flags):
    page = canvas().draw(gradient((20, 0), (80, 0), STOPS, flags))
    assert is_near(page.pixel(22, 50), [249, 0, 6, 255], 8) and is_near(page.pixel(78, 50), [6, 0, 249, 255], 8)
    assert is_near(page.pixel(50, 50), [126, 0, 129, 255], 4)
    assert page.pixel(10, 50) == ([255, 0, 0, 255] if flags & 1 else NOTHING)
    assert page.pixel(90, 50) == ([0, 0, 255, 255] if flags & 2 else NOTHING)


def test_slanted_gradient_ends_perpendicular_to_its_line(canvas):
    page = canvas().draw(gradient((30, 30), (70, 70), STOPS))
    seen = page.pixels((50, 50), (90, 12), (12, 90), (20, 20), (80, 80), (60, 10), (40, 10))
    assert [at[3] for at in seen] == [255, 255, 255, 0, 0, 255, 0]


@pytest.mark.parametrize("flags", [0, 1, 2, 3])
def test_radial_gradients_with_and_without_extension(canvas, flags):
    page = canvas().draw(gradient((50, 50), (50, 50), STOPS, flags | 4, radii=(10, 40)))
    assert page.pixel(50, 50) == ([255, 0, 0, 255] if flags & 1 else NOTHING)
    assert page.pixel(2, 50) == ([0, 0, 255, 255] if flags & 2 else NOTHING)
    assert is_near(page.pixel(75, 50), [126, 0, 129, 255], 6)


@pytest.mark.parametrize("flags", [0, 1, 2])
def test_gradients_between_adjacent_circles(canvas, flags):
    page = canvas().draw(gradient((25, 50), (70, 50), STOPS, flags | 4, radii=(10, 20)))
    seen = [at[3] for at in page.pixels((17, 50), (40, 50), (85, 50), (92, 50), (40, 20), (8, 50), (97, 30))]
    assert seen == [255, 255, 255, 255 if flags & 2 else 0, 0, 255 if flags & 1 else 0, 255 if flags & 2 else 0]


def test_gradients_fill_clip_and_follow_transform(canvas):
    page = canvas().draw(clip(rect(0, 0, 50, 50)), transform(0, 1, -1, 0, 0, 0), gradient((0, 0), (50, 0), STOPS, 3))
    assert is_near(page.pixel(25, 2), [243, 0, 12, 255], 6) and is_near(page.pixel(25, 47), [12, 0, 243, 255], 6)
    assert page.pixel(60, 25) == NOTHING


def test_patterns(canvas):
    page = canvas()
    page.apply(drawing(0, [fill(RED, rect(0, 0, 2, 4)), fill(BLUE, rect(2, 0, 2, 4))], size=(4, 4), picture=FIRST_IMAGE))
    page.draw(pattern(0, (5, 5, 20, 20), rect(0, 0, 80, 50) + rect(10, 10, 10, 10), drawings.EVEN_ODD), images=[FIRST_IMAGE])
    # The tiles are twenty points wide, and one of them starts at five.
    assert [at[:3:2] for at in page.pixels((10, 5), (20, 5), (30, 5), (40, 5), (2, 5))] == [[255, 0], [0, 255], [255, 0], [0, 255], [0, 255]]
    assert page.pixel(15, 15) == NOTHING and page.pixel(50, 60) == NOTHING


# Pictures

def test_nested_pictures_and_files(canvas):
    page = canvas()
    inner, outer, file = FIRST_IMAGE, FIRST_IMAGE + 1, FIRST_IMAGE + 2
    page.apply(
        *layer(1), drawing(1, [image(0, (0, 0, 50, 50)), image(1, (60, 0, 20, 20))], images=[outer, inner]),
        drawing(0, [fill(GREEN, rect(0, 0, 10, 10)), image(0, (0, 0, 5, 10)), image(1, (5, 5, 5, 5))], size=(10, 10),
                images=[inner, file], picture=outer),
        drawing(0, [fill(BLUE, rect(0, 0, 4, 4))], size=(4, 4), picture=inner), image_data(file, RED_PNG))
    assert page.pixels((10, 10), (40, 10), (40, 40), (70, 10)) == [[0, 0, 255, 255], [0, 255, 0, 255], [255, 0, 0, 255], [0, 0, 255, 255]]
    # A picture that is drawn again changes all drawings that contain it.
    page.apply(drawing(0, [fill(WHITE, rect(0, 0, 4, 4))], size=(4, 4), picture=inner))
    assert page.pixels((10, 10), (40, 10), (70, 10)) == [[255] * 4, [0, 255, 0, 255], [255] * 4]
    # Releasing a picture does not affect previous drawings.
    page.apply(record(drawings.IMAGE_DATA, 0, inner, 0))
    assert page.pixel(70, 10) == [255] * 4


def test_parts_tints_and_pixels_of_images(canvas):
    page = canvas()
    page.apply(drawing(0, [fill(RED, rect(0, 0, 1, 2)), fill(0x0000FF80, rect(1, 0, 1, 2))], size=(2, 2), picture=FIRST_IMAGE))
    page.draw(
        image(0, (0, 0, 20, 20), source=(0, 0, 0.5, 1)), image(0, (30, 0, 40, 20), pixelated=1),
        image(0, (0, 30, 40, 20), tint=GREEN, pixelated=1),
        alpha(0.5), image(0, (50, 30, 20, 20), source=(0, 0, 0.5, 1)), images=[FIRST_IMAGE])
    assert page.pixels((2, 10), (18, 10), (49, 10)) == [[255, 0, 0, 255]] * 3
    assert is_near(page.pixel(50, 10), [0, 0, 255, 128]) and page.pixel(10, 40) == [0, 255, 0, 255]
    assert is_near(page.pixel(30, 40), [0, 255, 0, 128]) and is_near(page.pixel(60, 40), [255, 0, 0, 128])


def test_image_layers_display_drawn_pictures(canvas):
    page = canvas()
    page.apply(
        drawing(0, [fill(RED, rect(0, 0, 5, 10))], size=(10, 10), picture=FIRST_IMAGE), *layer(1, (40, 20), drawings.PICTURE),
        record(drawings.IMAGE, 1, FIRST_IMAGE, 0), *layer(2, (40, 20), drawings.PICTURE, 1), record(drawings.IMAGE, 2, FIRST_IMAGE, GREEN))
    assert page.pixels((10, 10), (30, 10)) == [[255, 0, 0, 255], NOTHING] and page.size() == [40, 20]
    assert page.pixels((10, 10), (30, 10), layer=2) == [[0, 255, 0, 255], NOTHING]
    # The image number now refers to an image file instead of a picture.
    page.apply(image_data(FIRST_IMAGE, RED_PNG))
    assert page.pixels((0, 0)) is None
    assert "blob:" in page.page.evaluate("document.querySelector('[data-layer=\"1\"]').style.backgroundImage")
    page.apply(drawing(0, [fill(BLUE, rect(0, 0, 5, 10))], size=(10, 10), picture=FIRST_IMAGE))
    assert page.pixel(10, 10) == [0, 0, 255, 255]
    assert page.page.evaluate("renderer.images.size") == 0, "the page holds a file that a drawing replaced"
    assert page.page.evaluate("document.querySelector('[data-layer=\"1\"]').style.backgroundImage") in ("", "none")
    page.apply(record(drawings.IMAGE, 1, 0, 0))
    assert page.pixels((0, 0)) is None


# Texts

@pytest.mark.parametrize("width, kern", [(150, 0), (190, 0), (110, 0), (210, 5)])
def test_texts_have_measured_width(canvas, width, kern):
    page = canvas(scale=2)
    page.apply(*layer(1, (300, 60)), drawing(1, [text("Hamburgefonstivl", 20, 40, 20, BLACK, width, kern)], size=(300, 60)))
    left, top, right, bottom = page.ink()
    # The ink of the last letter ends before the letter's side bearing and the kerning.
    assert abs(left / 2 - 21) < 2 and -3 < right / 2 - (20 + width - kern) < 1.5
    assert 20 < top / 2 < 28 and 42 < bottom / 2 < 47


def test_outlined_and_styled_texts(canvas):
    outline = canvas().draw(text("I", 20, 80, 80, 0, 0, stroke=RED, line_width=2))
    middle = sum(outline.ink()[::2]) // 2
    assert outline.pixel(middle, 50) == NOTHING and outline.ink()[2] - outline.ink()[0] > 5
    plain, bold = (canvas().draw(text("l", 20, 80, 60, BLACK, 0, look=look)).ink() for look in (400, 700))
    assert bold[2] - bold[0] > plain[2] - plain[0]
    wide = [canvas(scale=2).draw(text(word, 2, 80, 20, BLACK, 0, look=400 | 1 << 11)).ink()[2] for word in ("iiii.", "mmmm.")]
    assert abs(wide[0] - wide[1]) <= 1


# Layers

@pytest.mark.parametrize("scale", [1, 1.5, 2, 3])
def test_canvas_has_screen_resolution(canvas, scale):
    page = canvas(scale=scale).draw(fill(RED, rect(0, 0, 50, 100)))
    side = round(100 * scale)
    assert page.size() == [side, side] and page.ink() == [0, 0, side // 2, side]
    box = page.page.locator("[data-layer='1'] > canvas").bounding_box()
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, 100, 100)


def test_resolutions(canvas):
    page = canvas(zoom=2).draw(fill(RED, rect(0, 0, 50, 100)))
    assert page.size() == [200, 200], "the scale of the stage applies"
    page = canvas().draw(fill(RED, rect(0, 0, 50, 100)), scale=3)
    assert page.size() == [300, 300], "the program's scale is the minimum"
    page.apply(record(drawings.BOUNDS, 1, 9000.0, 50.0, 0.0, 0))
    assert page.size() == [4096, 150]
    assert page.pixel(2040, 75) == [255, 0, 0, 255] and page.pixel(2056, 75) == NOTHING


def test_changed_screen_resolution(canvas):
    page = canvas()
    page.apply(drawing(0, [fill(RED, rect(0, 0, 5, 10))], size=(10, 10), picture=FIRST_IMAGE))
    page.draw(image(0, (0, 0, 100, 100)), images=[FIRST_IMAGE])
    session = page.context.new_cdp_session(page.page)
    # The width also changes, because an emulated screen does not report a change in resolution alone.
    session.send("Emulation.setDeviceMetricsOverride", {"width": 421, "height": 420, "deviceScaleFactor": 3, "mobile": False})
    page.page.wait_for_function("document.querySelector('[data-layer=\"1\"] > canvas').width === 300", timeout=5000)
    assert page.pixel(75, 150) == [255, 0, 0, 255]
    session.send("Emulation.setDeviceMetricsOverride", {"width": 420, "height": 420, "deviceScaleFactor": 2, "mobile": False})
    page.page.wait_for_function("document.querySelector('[data-layer=\"1\"] > canvas').width === 200", timeout=5000)


def test_moving_layer_is_redrawn_at_rest(canvas):
    page = canvas().draw(fill(RED, rect(0, 0, 50, 100)))
    page.apply(record(13, 1, 1), record(drawings.BOUNDS, 1, 150.0, 50.0, 0.0, 0))
    assert page.size() == [100, 100]
    page.apply(record(drawings.BOUNDS, 1, 180.0, 50.0, 0.0, 0), drawing(1, [fill(BLUE, rect(0, 0, 50, 100))]))
    assert page.size() == [180, 50] and page.pixel(20, 20) == [0, 0, 255, 255]
    page.apply(record(drawings.BOUNDS, 1, 200.0, 50.0, 0.0, 0))
    page.apply(record(13, 1, 0))
    assert page.size() == [200, 50]


def test_canvas_is_below_other_layer_content(canvas):
    page = canvas()
    page.apply(
        *layer(1), drawing(1, [fill(RED, rect(0, 0, 100, 100))]), record(drawings.CREATE, 2, 1, drawings.BOX, 0),
        record(drawings.CREATE, 3, 1, drawings.BOX, 0), record(3, 2, 1, 0), *layer(4, kind=drawings.LABEL, index=1),
        drawing(4, [fill(RED, rect(0, 0, 100, 100))]), record(drawings.CREATE, 5, 4, drawings.BOX, 0), *layer(6, kind=3, index=2),
        drawing(6, [fill(RED, rect(0, 0, 100, 100))]), record(11, 6, RED, 0, 0.0, 0, 10.0, 0.0, 0, *rect(0, 0, 9, 9)),
        *layer(7, kind=4, index=3), drawing(7, [fill(RED, rect(0, 0, 100, 100))]), record(drawings.CREATE, 8, 7, drawings.BOX, 0))
    inside = page.page.evaluate("""() => [1, 4, 6, 7].map((layer) => [...document.querySelector(`[data-layer="${layer}"]`).children]
      .map((child) => child.dataset?.layer ?? child.localName))""")
    assert inside == [["canvas", "2", "3"], ["canvas", "span", "5"], ["canvas", "svg"], ["canvas", "div"]]
    assert page.page.evaluate("[...document.querySelectorAll('.stage canvas')].every((canvas) => canvas.ariaHidden === 'true')")
    inside = "() => [...document.querySelector('[data-layer=\"1\"]').children].map((child) => child.dataset.layer ?? '')"
    # Layer indices do not count a preceding canvas.
    page.apply(record(3, 2, 1, 1))
    assert page.page.evaluate(inside) == ["", "3", "2"]
    page.apply(drawing(1, []))
    assert page.pixels((0, 0)) is None
    page.apply(record(3, 2, 1, 0))
    assert page.page.evaluate(inside) == ["2", "3"]


def test_ledger_sends_drawings_to_late_display(canvas):
    page = canvas()
    page.apply(*layer(1))
    records = [drawing(0, [fill(RED, rect(0, 0, 10, 10))], size=(10, 10), picture=FIRST_IMAGE), *layer(2, index=1),
               drawing(2, [fill(BLUE, rect(0, 0, 9, 9))]), drawing(2, [image(0, (0, 0, 100, 100))], images=[FIRST_IMAGE])]
    frame = page.page.evaluate("""async (records) => {
      const { Ledger } = await import("/ledger.js");
      const ledger = new Ledger();
      ledger.take(Uint32Array.of(1 | 5 << 8, 1, 0, 0, 0));
      for (const record of records) ledger.take(Uint32Array.from(record));
      return [...new Uint32Array(ledger.wholeFrame()).subarray(8)];
    }""", records)
    other = canvas()
    other.apply(frame)
    assert other.pixel(50, 50, layer=2) == [255, 0, 0, 255]


def test_unknown_commands_are_errors(canvas):
    page = canvas()
    with pytest.raises(Exception, match="command 40, which does not exist"):
        page.draw(drawings.command(40))
    with pytest.raises(Exception, match="verb 5, which does not exist"):
        page.apply(drawing(1, [drawings.command(5, RED, 0, 5)]))
