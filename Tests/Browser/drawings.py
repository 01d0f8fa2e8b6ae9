# SPDX-License-Identifier: MIT
"""Encodes drawings, and replays them on a page that contains only the site's scripts."""
import http.server
import mimetypes
import os
import struct
import threading

SITE = os.path.join(os.path.dirname(os.path.realpath(__file__)), "..", "..", "Web", "Site")
FIRST_IMAGE = 0x80000000
EMPTY = '<!doctype html><title>drawings</title><link rel="stylesheet" href="stage.css"><link rel="icon" href="data:,">'
CREATE, MATRIX, BOUNDS, IMAGE, IMAGE_DATA, DRAWING = 1, 4, 6, 10, 18, 26
BOX, LABEL, PICTURE = 0, 1, 2
EVEN_ODD, ROUND_CAPS, ROUND_JOINS, SQUARE_CAPS, BEVEL_JOINS = 1, 2, 4, 8, 16
BLENDS = ["normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight", "hardLight",
          "difference", "exclusion", "hue", "saturation", "color", "luminosity", "clear", "copy", "sourceIn", "sourceOut",
          "sourceAtop", "destinationOver", "destinationIn", "destinationOut", "destinationAtop", "xor", "plusDarker", "plusLighter"]

# Applies lists of words to a separate stage. An existing renderer is reused.
APPLY = """
  async ([records, zoom]) => {
    if (!window.renderer) {
      const { FrameRenderer } = await import("/frame.js");
      const stage = document.createElement("div");
      stage.className = "stage";
      stage.style.cssText = `position:fixed;left:0;top:0;width:400px;height:400px;transform-origin:0 0;transform:scale(${zoom})`;
      document.body.append(stage);
      window.renderer = new FrameRenderer(stage);
    }
    const memory = new ArrayBuffer(4 * records.reduce((sum, record) => sum + record.length, 0));
    const words = new Uint32Array(memory);
    let at = 0;
    for (const record of records) { words.set(record, at); at += record.length; }
    const program = { words, floats: new Float32Array(memory), bytes: new Uint8Array(memory), utf8: () => "words" };
    window.renderer.apply(program, 0, at);
    // What was decoded is drawn by a later task.
    await Promise.all([...window.renderer.drawings.loaded.values()].map((image) => image.decode().catch(() => {})));
    await new Promise((done) => setTimeout(done));
  }
"""

# Returns the red, green, blue and alpha values at each point of a layer's canvas, or null if there is no canvas. Points
# are in pixels.
PIXELS = """
  ([layer, points]) => {
    const canvas = document.querySelector(`[data-layer="${layer}"] > canvas`);
    return canvas && points.map(([x, y]) => [...canvas.getContext("2d").getImageData(x, y, 1, 1).data]);
  }
"""


def number(value):
    """Returns the bits of a float."""
    return struct.unpack("<I", struct.pack("<f", value))[0]


def command(verb, *payload):
    """Returns a command, with floats converted to bits."""
    words = [number(word) if isinstance(word, float) else word for word in payload]
    return [verb | len(words) + 1 << 8] + words


def line(*points):
    """Returns the steps of a path through the given points."""
    return [word for index, (x, y) in enumerate(points) for word in (1 if index else 0, number(x), number(y))]


def rect(x, y, width, height):
    return line((x, y), (x + width, y), (x + width, y + height), (x, y + height)) + [4]


SAVE, RESTORE, BEGIN_GROUP, END_GROUP, END_MASK = ([verb | 1 << 8] for verb in (1, 2, 13, 14, 18))


def transform(*numbers):
    return command(3, *map(float, numbers))


def clip(path, flags=0):
    return command(4, flags, *path)


def fill(color, path, flags=0):
    return command(5, color, flags, *path)


def stroke(color, width, path, flags=0, miter=10, phase=0, dashes=()):
    return command(6, color, float(width), flags, float(miter), float(phase), len(dashes), *map(float, dashes), *path)


def alpha(value):
    return command(7, float(value))


def blend(name):
    return command(8, BLENDS.index(name))


def shadow(color, x, y, blur):
    return command(9, color, float(x), float(y), float(blur))


def image(place, target, source=(0, 0, 1, 1), tint=0, pixelated=0):
    return command(10, place, *map(float, source), *map(float, target), tint, pixelated)


def text(letters, x, baseline, size, color, width, kern=0, look=400, stroke=0, line_width=0):
    data = letters.encode()
    padded = data + bytes(-len(data) % 4)
    return command(11, look, float(size), float(x), float(baseline), color, float(kern), float(width), stroke, float(line_width),
                   len(data), *struct.unpack(f"<{len(padded) // 4}I", padded))


def gradient(start, end, stops, flags=0, radii=None):
    words = [word for color, place in stops for word in (color, float(place))]
    radii = radii or (0, 0)
    return command(12, *map(float, (*start, radii[0], *end, radii[1])), flags, len(stops), *words)


def clear(*box):
    return command(15, *map(float, box))


def pattern(place, tile, path, flags=0):
    return command(16, place, *map(float, tile), flags, *path)


def begin_mask(place, box):
    return command(17, place, *map(float, box))


def record(operation, layer, *payload):
    words = [number(word) if isinstance(word, float) else word for word in payload]
    return [operation | len(words) + 2 << 8, layer] + words


def drawing(layer, commands, size=(100, 100), scale=1, opaque=0, images=(), picture=0):
    """Returns the record of a layer's drawing, or of a picture if the layer is 0."""
    words = [word for one in commands for word in one]
    return record(DRAWING, layer, picture, float(size[0]), float(size[1]), float(scale), opaque, len(images), *images, *words)


def layer(identity, size=(100, 100), kind=BOX, index=0):
    return [record(CREATE, identity, 0, kind, index), record(BOUNDS, identity, float(size[0]), float(size[1]), 0.0, 0)]


def image_data(number, data):
    padded = data + bytes(-len(data) % 4)
    return record(IMAGE_DATA, 0, number, len(data), *struct.unpack(f"<{len(padded) // 4}I", padded))


class Canvas:
    """A page that contains only a stage."""

    def __init__(self, browser, scale=1, zoom=1):
        self.errors = []
        self.zoom = zoom
        self.context = browser.new_context(viewport={"width": 420, "height": 420}, device_scale_factor=scale)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        self.page.route("**/*", self._answer)
        self.page.goto("http://sprung.test/")

    @staticmethod
    def _answer(route):
        path = route.request.url.split("/", 3)[3]
        if not path:
            route.fulfill(content_type="text/html", body=EMPTY)
        elif os.path.exists(os.path.join(SITE, path)):
            route.fulfill(path=os.path.join(SITE, path), content_type=mimetypes.guess_type(path)[0])
        else:
            route.fulfill(status=404)

    def apply(self, *records):
        self.page.evaluate(APPLY, [list(records), self.zoom])

    def draw(self, *commands, **options):
        """Draws commands in layer 1, which is 100 x 100 points."""
        self.apply(*layer(1), drawing(1, commands, **options))
        return self

    def pixels(self, *points, layer=1):
        return self.page.evaluate(PIXELS, [layer, points])

    def pixel(self, x, y, layer=1):
        return self.pixels((x, y), layer=layer)[0]

    def size(self, layer=1):
        return self.page.evaluate(
            "(layer) => { const { width, height } = document.querySelector(`[data-layer='${layer}'] > canvas`); return [width, height]; }",
            layer)

    def ink(self, layer=1):
        """Returns the left, top, right and bottom edges of the area that contains all nontransparent pixels."""
        return self.page.evaluate("""(layer) => {
          const canvas = document.querySelector(`[data-layer="${layer}"] > canvas`);
          const { data, width, height } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
          let [left, top, right, bottom] = [width, height, 0, 0];
          for (let at = 3; at < data.length; at += 4) {
            if (data[at] < 16) continue;
            const [x, y] = [(at >> 2) % width, Math.floor((at >> 2) / width)];
            [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
          }
          return [left, top, right, bottom];
        }""", layer)

    def close(self):
        self.context.close()


class Site(http.server.SimpleHTTPRequestHandler):
    """Serves the site's files, and an empty page at `/empty`."""

    def __init__(self, *arguments):
        super().__init__(*arguments, directory=SITE)

    def do_GET(self):
        if self.path != "/empty":
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(EMPTY.encode())

    def log_message(self, *_):
        pass


class WindowCanvas(Canvas):
    """A canvas in a window of another browser, with a separate server."""

    def __init__(self, window):
        self.zoom = 1
        self.page = window
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        window.visit(f"http://127.0.0.1:{self.server.server_port}/empty")
        # The page is identified by its port, because otherwise the previous page might respond.
        window.wait_for(
            f"() => document.title === 'drawings' && location.port === '{self.server.server_port}'", seconds=30, leaves=True)

    def close(self):
        self.server.shutdown()
        self.server.server_close()
