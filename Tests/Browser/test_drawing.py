# SPDX-License-Identifier: MIT
"""Tests paths, gradients and masks, which the page draws from records created here."""

# Applies records, given as lists of words in which floats are wrapped in arrays, and returns the appearance of
# elements.
DRAW = """
  async (records) => {
    const { FrameRenderer } = await import("/frame.js");
    const stage = document.createElement("div");
    stage.style.cssText = "position:fixed;left:0;top:0;width:300px;height:300px;z-index:9";
    document.body.append(stage);
    const memory = new ArrayBuffer(4096);
    const [words, floats] = [new Uint32Array(memory), new Float32Array(memory)];
    let at = 0;
    for (const [operation, layer, ...payload] of records) {
      words[at] = operation | (payload.length + 2) << 8;
      words[at + 1] = layer;
      payload.forEach((word, index) => {
        if (Array.isArray(word)) floats[at + 2 + index] = word[0]; else words[at + 2 + index] = word;
      });
      at += payload.length + 2;
    }
    const renderer = new FrameRenderer(stage);
    renderer.apply({ words, floats, utf8: () => "" }, 0, at);
    const element = stage.querySelector("[data-layer='1']");
    const style = getComputedStyle(element);
    return {
      image: style.backgroundImage, corners: style.borderRadius, clip: style.clipPath, mask: style.maskImage, maskSize: style.maskSize,
      paths: [...element.querySelectorAll("path")].map((path) => Object.fromEntries(
        [...path.attributes].map((attribute) => [attribute.name, attribute.value]))),
    };
  }
"""

CREATE, BOUNDS, PATH, GRADIENT, MASK = 1, 6, 11, 14, 15
BOX, SHAPE = 0, 3
RED, BLUE = 0xFF0000FF, 0x0000FFFF


def draw(open_stage, kind, *records):
    start = [[CREATE, 1, 0, kind, 0], [BOUNDS, 1, [100], [50], [0], 0]]
    return open_stage(None).page.evaluate(DRAW, start + list(records))


def test_gradient_runs_from_start_to_end(open_stage):
    seen = draw(open_stage, BOX, [GRADIENT, 1, 0, [0], [0.5], [1], [0.5], 2, RED, [0], BLUE, [1]])
    assert seen["image"].startswith("linear-gradient(")
    assert "rgb(255, 0, 0) 0px" in seen["image"] and "rgb(0, 0, 255) 100px" in seen["image"]


def test_gradient_follows_box_size(open_stage):
    seen = draw(
        open_stage, BOX, [GRADIENT, 1, 0, [0], [0.5], [1], [0.5], 2, RED, [0], BLUE, [1]],
        [BOUNDS, 1, [300], [50], [0], 0])
    assert "rgb(0, 0, 255) 300px" in seen["image"]


def test_other_kinds_of_gradients(open_stage):
    radial = draw(open_stage, BOX, [GRADIENT, 1, 1, [0.5], [0.5], [1], [1], 2, RED, [0], BLUE, [1]])
    assert radial["image"].startswith("radial-gradient(50px 25px at 50px 25px")
    conic = draw(open_stage, BOX, [GRADIENT, 1, 2, [0.5], [0.5], [0.5], [0], 2, RED, [0], BLUE, [1]])
    assert conic["image"].startswith("conic-gradient(") and "at 50px 25px" in conic["image"]
    none = draw(
        open_stage, BOX, [GRADIENT, 1, 0, [0], [0], [1], [0], 1, RED, [0]], [GRADIENT, 1, 0, [0], [0], [1], [0], 0])
    assert none["image"] == "none"


def test_dashed_path_and_path_with_separate_stroke(open_stage):
    whole = draw(open_stage, SHAPE, [PATH, 1, RED, BLUE, [2], 16, [5], [1], 2, [4], [3], 0, [1], [2], 1, [3], [4]])
    assert len(whole["paths"]) == 1
    assert whole["paths"][0]["d"] == "M1 2L3 4" and whole["paths"][0]["stroke-dasharray"] == "4 3"
    assert whole["paths"][0]["stroke-linejoin"] == "bevel" and whole["paths"][0]["stroke-miterlimit"] == "5"
    split = draw(
        open_stage, SHAPE, [PATH, 1, RED, BLUE, [2], 2, [10], [0], 0, 0, [1], [2], 4, 5, 0, [7], [8], 1, [9], [9]])
    filled, stroked = split["paths"]
    assert filled["d"] == "M1 2Z" and filled["stroke"] == "none"
    assert stroked["d"] == "M7 8L9 9" and stroked["fill"] == "none" and stroked["stroke-linecap"] == "round"


def test_masks(open_stage):
    cut = draw(open_stage, BOX, [MASK, 1, 1, 1, 0, [0], [0], 1, [10], [0], 1, [10], [10], 4])
    assert cut["clip"].startswith("path(evenodd") and "10 10" in cut["clip"].replace("L", " ").replace(",", " ")
    faded = draw(
        open_stage, BOX,
        [MASK, 1, 2, [1], [2], [30], [40], 0, [0], [0], [0], [1], 2, 0x000000FF, [0], 0x00000000, [1]])
    assert faded["mask"].startswith("linear-gradient(") and faded["maskSize"] == "30px 40px"
    gone = draw(open_stage, BOX, [MASK, 1, 1, 0, 0, [0], [0], 4], [MASK, 1, 0])
    assert gone["clip"] == "none" and gone["mask"] == "none"


def test_square_corners(open_stage):
    assert draw(open_stage, BOX, [BOUNDS, 1, [100], [50], [8], 0])["corners"] == "8px"
    # Bits 16 and 32 make the two lower corners square. CSS lists corners clockwise from the upper left.
    assert draw(open_stage, BOX, [BOUNDS, 1, [100], [50], [8], 48])["corners"] == "8px 8px 0px 0px"
    assert draw(open_stage, BOX, [BOUNDS, 1, [100], [50], [8], 4 | 32])["corners"] == "0px 8px"
    assert draw(open_stage, BOX, [BOUNDS, 1, [100], [50], [8], 16])["corners"] == "8px 8px 8px 0px"
    assert draw(open_stage, BOX, [BOUNDS, 1, [100], [50], [0], 16])["corners"] == "0px"


def test_thin_moving_lines_are_not_composited_separately(open_stage):
    # Regression: in WebKit, the strings of the cradle had gaps while they swung.
    stage = open_stage("newtons-cradle", manual=True)
    stage.tick(count=10)
    sizes = stage.page.evaluate("""() => [...document.querySelectorAll('.stage .layer')].map(
      layer => [Math.min(parseFloat(layer.style.width), parseFloat(layer.style.height)), layer.style.willChange])""")
    assert any(0 < size < 2 for size, _ in sizes), "the strings are missing"
    assert min(size for size, apart in sizes if apart) >= 2
