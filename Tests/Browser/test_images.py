# SPDX-License-Identifier: MIT
"""Tests the pixels of images that the program creates from data and the page displays."""
import base64

# Returns the color at a point of a screenshot: [red, green, blue, alpha].
PIXEL = """
  async ([picture, x, y]) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    context.drawImage(bitmap, 0, 0);
    return [...context.getImageData(x, y, 1, 1).data];
  }
"""

# Draws images from the given bytes side by side, 20 x 20 points each. Returns their boxes.
DRAW = """
  async (pictures) => {
    const { FrameRenderer } = await import("/frame.js");
    const stage = document.createElement("div");
    stage.style.cssText = "position:fixed;left:0;top:0;width:300px;height:300px;z-index:9;background:#fff";
    document.body.append(stage);
    const memory = new ArrayBuffer(65536);
    const [words, floats, bytes] = [new Uint32Array(memory), new Float32Array(memory), new Uint8Array(memory)];
    let at = 0;
    const add = (operation, layer, ...payload) => {
      words[at] = operation | (payload.length + 2) << 8;
      words[at + 1] = layer;
      payload.forEach((word, index) => {
        if (Array.isArray(word)) floats[at + 2 + index] = word[0]; else words[at + 2 + index] = word;
      });
      at += payload.length + 2;
    };
    pictures.forEach(([text, tint], index) => {
      const file = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const padded = new Uint8Array(Math.ceil(file.length / 4) * 4);
      padded.set(file);
      add(18, 0, 0x80000000 + index, file.length, ...new Uint32Array(padded.buffer));
      add(1, index + 1, 0, 2, index);
      add(4, index + 1, [1], [0], [0], [1], [20 * index], [0]);
      add(6, index + 1, [20], [20], [0], 0);
      add(10, index + 1, 0x80000000 + index, tint);
    });
    const renderer = new FrameRenderer(stage);
    const program = { words, floats, bytes, utf8: () => "" };
    renderer.apply(program, 0, at);
    const addresses = [...renderer.images.values()];
    const sizes = await Promise.all(addresses.map(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }));
    window.forget = async () => {
      at = 0;
      pictures.forEach((_, index) => add(18, 0, 0x80000000 + index, 0));
      renderer.apply(program, 0, at);
      const isGone = await Promise.all(addresses.map((address) => fetch(address).then(() => false, () => true)));
      stage.remove();
      return isGone;
    };
    return sizes;
  }
"""

RED_PNG = ("iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAYAAABbNsX4AAAAHUlEQVR4AWzIwQkAAACCQGn/nesfCn4uhf5BUhwAAAD//ybXvt4AAAAGSURBVAMA"
           "DEwJ/Zf6lZoAAAAASUVORK5CYII=")
RED_WEBP = base64.b64encode(
    b"RIFF\x1c\x00\x00\x00WEBP" + base64.b64decode("VlA4TA8AAAAvBIAAAAcQ/Y/+ByKi/wEA")).decode()
RED_GIF = "R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=="


def pixel(stage, x, y):
    """Returns the color of the page at a point."""
    picture = base64.b64encode(stage.page.screenshot()).decode()
    return stage.page.evaluate(PIXEL, [picture, int(x * stage.scale), int(y * stage.scale)])


def is_near(color, red, green, blue):
    return all(abs(part - wanted) <= 6 for part, wanted in zip(color, (red, green, blue)))


def test_images_of_several_formats_are_drawn_and_released(open_stage):
    stage = open_stage(None)
    sizes = stage.page.evaluate(DRAW, [[RED_PNG, 0], [RED_WEBP, 0], [RED_GIF, 0], [RED_PNG, 0x00FF00FF]])
    assert sizes == [[5, 3], [5, 3], [1, 1], [5, 3]]
    for index in range(3):
        assert is_near(pixel(stage, 20 * index + 10, 10), 255, 0, 0)
    # With a tint, the image determines only where the tint color is visible.
    assert is_near(pixel(stage, 70, 10), 0, 255, 0)
    assert is_near(pixel(stage, 90, 10), 255, 255, 255)
    stage.expects_errors = True
    assert stage.page.evaluate("() => window.forget()") == [True] * 4


def test_pinwheel_of_controls_demo(open_stage):
    stage = open_stage("controls", size=(320, 568))
    places = stage.page.evaluate(
        """() => [...document.querySelectorAll(".stage .image")]
             .filter((element) => getComputedStyle(element).backgroundImage.startsWith('url("blob:'))
             .map((element) => { const box = element.getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; })""")
    assert len(places) == 1
    left, top, width, height = places[0]
    assert (width, height) == (24, 24)
    middle = (left + 12, top + 12)
    # Each quarter contains one blade, and each blade has its own color.
    blades = {(8, -3): (0xE8, 0x4A, 0x3C), (3, 8): (0xF2, 0xB1, 0x34), (-8, 3): (0x3A, 0xA6, 0x5A),
              (-3, -8): (0x2F, 0x7D, 0xD1)}
    for (x, y), color in blades.items():
        seen = pixel(stage, middle[0] + x, middle[1] + y)
        assert is_near(seen, *color), (x, y, seen)
