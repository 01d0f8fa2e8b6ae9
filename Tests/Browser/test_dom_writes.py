# SPDX-License-Identifier: MIT
"""Counts the changes that frames make to the page: unchanged values are not written, a move writes one style, and each
layer uses few elements."""
import collections

# From this point on, counts assignments to the styles of layers by property.
COUNT = """() => {
  window.writes = {};
  const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "style");
  const seen = new Map();
  const counting = (style) => new Proxy(style, {
    get: (_, name) => typeof style[name] === "function" ? style[name].bind(style) : style[name],
    set: (_, name, value) => {
      writes[name] = (writes[name] ?? 0) + 1;
      style[name] = value;
      return true;
    },
  });
  Object.defineProperty(HTMLElement.prototype, "style", { configurable: true, get() {
    if (!seen.has(this)) seen.set(this, counting(get.call(this)));
    return seen.get(this);
  } });
}"""

# A stage for records that the test creates. Each record is a list of words in which floats are wrapped in arrays.
# `draw` draws records.
STAGE = """async () => {
  const { FrameRenderer } = await import("/frame.js");
  const stage = document.createElement("div");
  document.body.append(stage);
  const renderer = new FrameRenderer(stage);
  const [memory, text] = [new ArrayBuffer(65536), new TextEncoder().encode("words")];
  const [words, floats] = [new Uint32Array(memory), new Float32Array(memory)];
  window.draw = (records) => {
    let at = 0;
    for (const [operation, layer, ...payload] of records) {
      words[at] = operation | (payload.length + 2) << 8;
      words[at + 1] = layer;
      payload.forEach((word, index) => {
        if (Array.isArray(word)) floats[at + 2 + index] = word[0]; else words[at + 2 + index] = word;
      });
      at += payload.length + 2;
    }
    window.writes = {};
    renderer.apply({ words, floats, utf8: (_, count) => "words".slice(0, count) }, 0, at);
    return window.writes;
  };
  window.layer = (number) => stage.querySelector(`[data-layer='${number}']`);
}"""

CREATE, MATRIX, SPACE, BOUNDS, OPACITY, PAINT, TEXT, PATH, MOTION, ORIGIN = 1, 4, 5, 6, 7, 8, 9, 11, 13, 24
BOX, LABEL, SHAPE, SCROLLER = 0, 1, 3, 4
RED, BLUE = 0xFF0000FF, 0x0000FFFF


def matrix(layer, *numbers):
    return [MATRIX, layer] + [[number] for number in numbers]


def paint(layer, fill):
    return [PAINT, layer, fill, BLUE, [1], BLUE, [0], [2], [4]]


def stage_with(open_stage):
    """Returns a page on which records are drawn and writes are counted."""
    stage = open_stage(None)
    stage.page.evaluate(COUNT)
    stage.page.evaluate(STAGE)
    return lambda *records: stage.page.evaluate("records => draw(records)", list(records)), stage.page


def test_unchanged_values_are_not_written(open_stage):
    draw, _ = stage_with(open_stage)
    records = [
        matrix(1, 0.6, 0.8, -0.8, 0.6, 10.5, 20.25), [BOUNDS, 1, [30], [40], [5], 1], [OPACITY, 1, [0.5], 1], paint(1, RED),
        [TEXT, 2, 400, [17], [20], 1, RED, 5, 0, 0], [ORIGIN, 3, [0], [12.5], 1]]
    assert draw([CREATE, 1, 0, BOX, 0], [CREATE, 2, 0, LABEL, 1], [CREATE, 3, 0, SCROLLER, 2], *records)
    assert draw(*records) == {}


def test_default_values_are_never_written(open_stage):
    draw, _ = stage_with(open_stage)
    assert draw([CREATE, 1, 0, BOX, 0], matrix(1, 1, 0, 0, 1, 0, 0), [OPACITY, 1, [1], 0], [PAINT, 1, 0, 0, [0], 0, [0], [0], [0]],
                [BOUNDS, 1, [30], [40], [0], 0]) == {"width": 1, "height": 1}


def test_only_changed_values_are_written(open_stage):
    draw, _ = stage_with(open_stage)
    draw([CREATE, 1, 0, BOX, 0], [BOUNDS, 1, [30], [40], [5], 1], paint(1, RED), [OPACITY, 1, [0.5], 0])
    assert draw([BOUNDS, 1, [31], [40], [5], 1]) == {"width": 1}
    assert draw(paint(1, 0x00FF00FF)) == {"backgroundColor": 1}
    assert draw([OPACITY, 1, [0.75], 0]) == {"opacity": 1}


def test_resting_layer_on_whole_pixels_has_no_transform(open_stage):
    draw, page = stage_with(open_stage)
    placed = lambda: page.evaluate("() => { const { transform, left, top } = layer(1).style; return [transform, left, top]; }")  # noqa: E731
    draw([CREATE, 1, 0, BOX, 0], matrix(1, 1, 0, 0, 1, 12, 7))
    assert placed() == ["", "12px", "7px"]
    draw(matrix(1, 1, 0, 0, 1, 12.25, 7))
    assert placed() == ["translate(12.25px, 7px)", "", ""]
    draw(matrix(1, 1, 0, 0, 1, 0, 7))
    assert placed() == ["", "", "7px"]
    # A moving layer is always positioned by a transform, because layout between frames would cost more.
    draw([MOTION, 1, 1])
    assert placed() == ["translate(0px, 7px)", "", ""]
    draw(matrix(1, 1, 0, 0, 1, 3, 7))
    assert placed() == ["translate(3px, 7px)", "", ""]
    draw([SPACE, 1] + [[1 if index % 5 == 0 else 0] for index in range(16)])
    assert placed()[0].startswith("matrix3d(")
    draw(matrix(1, 1, 0, 0, 1, 3, 7))
    draw([MOTION, 1, 0])
    assert placed() == ["", "3px", "7px"]


def test_transforms_match_sent_matrices(open_stage):
    draw, page = stage_with(open_stage)
    draw([CREATE, 1, 0, BOX, 0])
    for numbers in ((0.6, 0.8, -0.8, 0.6, 10.5, 20.25), (-1, 0, 0, -1, 3.5, 0), (2, 0, 0, 2, 0.5, 0), (1, 0, 0, -1, 0, 0),
                    (1, 0.5, -0.5, 1, 0, 0), (0, 1, 1, 0, 5, 5), (0.5, 0.1, 0.2, 0.7, 1.5, 2)):
        draw(matrix(1, *numbers))
        seen = page.evaluate("() => { const m = new DOMMatrix(getComputedStyle(layer(1)).transform); return [m.a, m.b, m.c, m.d, m.e, m.f]; }")
        assert all(abs(left - right) < 1e-5 for left, right in zip(seen, numbers)), (numbers, seen)


def test_shape_without_path_has_no_drawing(open_stage):
    draw, page = stage_with(open_stage)
    empty = [PATH, 1, RED, 0, [1], 0, [10], [0], 0]
    draw([CREATE, 1, 0, SHAPE, 0], [CREATE, 2, 1, BOX, 0], empty)
    assert page.evaluate("() => layer(1).children.length") == 1
    # Even if the path is drawn later, it stays below the content of the layer.
    draw([PATH, 1, RED, 0, [1], 0, [10], [0], 0, 0, [1], [2], 1, [3], [4]])
    assert page.evaluate("() => [...layer(1).children].map((child) => child.tagName)") == ["svg", "DIV"]
    draw([CREATE, 3, 1, BOX, 1])
    assert page.evaluate("() => [...layer(1).children].map((child) => child.dataset.layer)") == [None, "2", "3"]


def test_stages_of_one_page_use_unique_element_names(open_stage):
    stage = open_stage("photo-reorder", manual=True)
    owned = stage.page.evaluate(
        "() => [...document.querySelectorAll('[aria-owns]')].flatMap(element => element.getAttribute('aria-owns').split(' '))")
    assert owned and all(stage.page.evaluate("id => document.getElementById(id) !== null", name) for name in owned)
    assert not any("undefined" in name for name in owned)


def crowd(open_stage, **options):
    """Opens the playground with 200 tumbling items."""
    stage = open_stage("dynamics-playground", size=(390, 780), **options)
    card = stage.page.get_by_role("listitem", name="Crowd of 200", exact=True)
    while not card.count():
        stage.turn_wheel(195, 400, 0, 300)
        stage.wait(0.3)
    stage.wait_for_rest()
    card.focus()
    stage.page.keyboard.press("Enter")
    stage.page.get_by_role("switch", name="Overlay").wait_for()
    stage.wait(1)
    return stage


def garbage(page, play):
    """Returns the heap bytes that each frame allocates, by file and function, as sampled by the browser. `play` plays a number
    of frames."""
    # Until the browser has optimized the functions, each number is boxed separately.
    play(400)
    session, left, frames = page.context.new_cdp_session(page), collections.Counter(), 120
    session.send("HeapProfiler.enable")
    session.send("HeapProfiler.startSampling", {
        "samplingInterval": 128, "includeObjectsCollectedByMajorGC": True, "includeObjectsCollectedByMinorGC": True})
    play(frames)
    nodes = [session.send("HeapProfiler.stopSampling")["profile"]["head"]]
    while nodes:
        node = nodes.pop()
        nodes += node["children"]
        call = node["callFrame"]
        left[call["url"].split("/")[-1], call["functionName"]] += node["selfSize"] / frames
    return left


def test_crowd_uses_one_element_per_item_and_one_write_per_move(open_stage):
    stage = crowd(open_stage, before=f"({COUNT})()")
    pieces = "[...document.querySelectorAll('.stage [aria-label^=\"Piece \"]')]"
    assert stage.page.evaluate(f"() => {pieces}.map(piece => piece.querySelectorAll('*').length)") == [0] * 200
    with stage.held():
        written = stage.page.evaluate("""(pieces) => {
          const before = eval(pieces).map((piece) => piece.style.transform);
          window.writes = {};
          sprung.tick();
          const moved = eval(pieces).filter((piece, index) => piece.style.transform !== before[index]).length;
          return { moved, ...window.writes };
        }""", pieces)
    assert written["moved"] > 150
    # The text of the label that counts moving items changes, and its letter spacing is adjusted to fit the label.
    assert written.pop("letterSpacing", 0) <= 1
    assert written == {"moved": written["moved"], "transform": written["moved"]}


# Moves 200 elements like the crowd demo, without any other work.
BARE = """() => {
  const pieces = Array.from({ length: 200 }, () => document.body.appendChild(document.createElement("div")));
  const numbers = Float32Array.from({ length: 600 }, (_, index) => index * 1.1);
  window.bare = (frames) => {
    for (let frame = 0; frame < frames; frame++) {
      pieces.forEach((piece, index) => {
        for (let axis = 0; axis < 3; axis++) numbers[3 * index + axis] += 0.0123;
        const angle = Math.atan2(numbers[3 * index], numbers[3 * index + 1]);
        piece.style.transform = `translate(${numbers[3 * index]}px,${numbers[3 * index + 2]}px) rotate(${angle}rad)`;
      });
    }
  };
}"""


def test_frame_allocates_only_transform_strings(open_stage):
    stage = crowd(open_stage)
    with stage.held():
        ours = garbage(stage.page, lambda frames: stage.tick(count=frames))
    page = stage.page.context.new_page()
    page.evaluate(BARE)
    bare = garbage(page, lambda frames: page.evaluate("frames => bare(frames)", frames))
    page.close()
    # Other work in a frame allocates three kilobytes, and our strings are a few digits longer. With a separate array
    # view for each item's numbers, the frame would allocate twenty kilobytes.
    assert 20_000 < sum(bare.values())
    assert sum(ours.values()) < sum(bare.values()) + 12_000, ours.most_common(8)
