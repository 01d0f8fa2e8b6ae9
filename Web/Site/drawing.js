// SPDX-License-Identifier: MIT
// @ts-check

// Replays drawing commands on a canvas with the semantics of Core Graphics.

import { fit } from "./fit.js";
import { DrawingVerb as Verb, PathFlag, color } from "./protocol.js";

/**
 * @typedef {object} Drawing
 * @property {number} width of the drawing in its own units
 * @property {number} height
 * @property {number} scale pixels per unit requested by the program
 * @property {boolean} isOpaque whether the background is black
 * @property {number[]} images the numbers of the images that commands reference
 * @property {Uint32Array<ArrayBuffer>} words the commands
 * @property {Float32Array} floats the same memory
 */

/** @typedef {HTMLCanvasElement | HTMLImageElement} Picture */
/** @typedef {{ x: number, y: number, width: number, height: number }} Rect */

/**
 * The canvas blend modes that correspond to the blend modes of Core Graphics, by number. `plusDarker` is not available,
 * so the most similar mode is used, which is `darken`. Modes that are undefined here are in `UNCOVERED`.
 * @type {(GlobalCompositeOperation | undefined)[]}
 */
const MODES = [
  "source-over", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "soft-light", "hard-light",
  "difference", "exclusion", "hue", "saturation", "color", "luminosity", , , , , "source-atop", "destination-over", ,
  "destination-out", , "xor", "darken", "lighter",
];

/**
 * Blend modes that remove the backdrop. A canvas removes the backdrop everywhere, but Core Graphics removes it only
 * below the drawn shape. These modes are therefore drawn in two steps: the first removes the backdrop below the shape or
 * below its transparent parts, and the second adds the source. Shadows are not drawn in these modes.
 * @type {Record<number, { removes: "shape" | "transparent", adds?: GlobalCompositeOperation }>}
 */
const UNCOVERED = {
  16: { removes: "shape" },
  17: { removes: "shape", adds: "source-over" },
  18: { removes: "shape", adds: "destination-in" },
  19: { removes: "shape", adds: "destination-out" },
  22: { removes: "transparent" },
  24: { removes: "transparent", adds: "destination-out" },
};

/**
 * Reads a drawing from a record.
 * @param {Uint32Array} words
 * @param {Float32Array} floats
 * @param {number} p index of the word with its width
 * @param {number} end index after its last word
 * @returns {Drawing}
 */
export function readDrawing(words, floats, p, end) {
  const at = p + 5 + words[p + 4];
  const copy = new Uint32Array(words.subarray(at, end));
  return {
    width: floats[p], height: floats[p + 1], scale: floats[p + 2], isOpaque: words[p + 3] !== 0,
    images: [...words.subarray(p + 5, at)], words: copy, floats: new Float32Array(copy.buffer),
  };
}

/**
 * Draws a drawing over the entire canvas.
 * @param {HTMLCanvasElement} canvas
 * @param {Drawing} drawing
 * @param {(number: number) => Picture | null} picture returns null if an image is not loaded
 * @param {(word: number, size: number) => string} font
 */
export function replay(canvas, drawing, picture, font) {
  const context = contextOf(canvas);
  if (!(drawing.width > 0 && drawing.height > 0)) return;
  if (drawing.isOpaque) context.fillRect(0, 0, canvas.width, canvas.height);
  context.save();
  context.scale(canvas.width / drawing.width, canvas.height / drawing.height);
  new Replay(context, drawing, picture, font).run();
  context.restore();
  // An opaque drawing has a black background, even where commands have removed it.
  if (drawing.isOpaque) context.globalCompositeOperation = "destination-over";
  if (drawing.isOpaque) context.fillRect(0, 0, canvas.width, canvas.height);
}

/**
 * Returns a canvas with the given color and the opacity of an image.
 * @param {Picture} picture
 * @param {number} tint
 */
export function tinted(picture, tint) {
  const { width, height } = sizeOf(picture);
  const context = blank(width, height);
  context.drawImage(picture, 0, 0, width, height);
  context.globalCompositeOperation = "source-in";
  context.fillStyle = color(tint);
  context.fillRect(0, 0, width, height);
  return context.canvas;
}

/**
 * Copies a part of an image. Drawing an enlarged part directly from the image would blend in neighboring pixels.
 * @param {Picture} picture
 * @param {Rect} part in fractions of the image's size
 */
function crop(picture, { x, y, width, height }) {
  if (x === 0 && y === 0 && width === 1 && height === 1) return picture;
  const whole = sizeOf(picture);
  const [across, down] = [width * whole.width, height * whole.height];
  const context = blank(Math.max(1, Math.round(across)), Math.max(1, Math.round(down)));
  context.drawImage(
    picture, x * whole.width, y * whole.height, across, down, 0, 0, context.canvas.width, context.canvas.height);
  return context.canvas;
}

/** @param {Picture} picture */
function sizeOf(picture) {
  if (picture instanceof HTMLCanvasElement) return picture;
  return { width: picture.naturalWidth, height: picture.naturalHeight };
}

/** @param {HTMLCanvasElement} canvas */
function contextOf(canvas) {
  return /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
}

/**
 * @param {number} width
 * @param {number} height
 */
function blank(width, height) {
  return contextOf(Object.assign(document.createElement("canvas"), { width, height }));
}

/**
 * Resets a context's opacity, blend mode and shadow.
 * @param {CanvasRenderingContext2D} context
 */
function plain(context) {
  context.globalAlpha = 1;
  context.globalCompositeOperation = "source-over";
  context.shadowColor = "transparent";
}

/**
 * A group of commands that is drawn on a separate canvas.
 * @typedef {object} Group
 * @property {CanvasRenderingContext2D} context the outer context, which is drawn on afterward
 * @property {number} blend
 * @property {number[]} saved
 * @property {{ picture: Picture | null, rect: Rect } | null} mask
 */

class Replay {
  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Drawing} drawing
   * @param {(number: number) => Picture | null} picture
   * @param {(word: number, size: number) => string} font
   */
  constructor(context, drawing, picture, font) {
    this.context = context;
    this.drawing = drawing;
    this.picture = picture;
    this.font = font;
    const { a, d } = context.getTransform();
    /** Pixels per unit of the drawing. Shadow offsets are affected only by this scale and by no other transform. */
    this.scale = { x: a, y: d };
    this.blend = 0;
    /** The blend modes saved for `restore`. @type {number[]} */
    this.saved = [];
    /** @type {Group[]} */
    this.groups = [];
  }

  run() {
    const { words } = this.drawing;
    for (let at = 0; at < words.length; at += words[at] >>> 8) {
      if (!(words[at] >>> 8)) throw new Error(`A drawing's command at word ${at} has no length.`);
      this.command(words[at] & 0xff, at + 1, at + (words[at] >>> 8));
    }
    while (this.groups.length) this.end();
    while (this.saved.length) this.restore();
  }

  /**
   * @param {number} verb
   * @param {number} p index of the first word of its payload
   * @param {number} end index after the last word
   */
  command(verb, p, end) {
    const { context } = this;
    const { words, floats } = this.drawing;
    switch (verb) {
      case Verb.save:
        context.save();
        this.saved.push(this.blend);
        break;
      case Verb.restore:
        this.restore();
        break;
      case Verb.transform:
        context.transform(floats[p], floats[p + 1], floats[p + 2], floats[p + 3], floats[p + 4], floats[p + 5]);
        break;
      case Verb.clip:
        this.path(context, p + 1, end);
        context.clip(rule(words[p]));
        break;
      case Verb.fill:
        this.paint((context, isShape) => {
          context.fillStyle = isShape ? "#000" : color(words[p]);
          this.path(context, p + 2, end);
          context.fill(rule(words[p + 1]));
        });
        break;
      case Verb.stroke:
        this.paint((context, isShape) => this.stroke(context, isShape, p, end));
        break;
      case Verb.alpha:
        context.globalAlpha = Math.max(0, Math.min(1, floats[p]));
        break;
      case Verb.blend:
        this.blend = words[p];
        context.globalCompositeOperation = MODES[this.blend] ?? "source-over";
        break;
      case Verb.shadow:
        context.shadowColor = color(words[p]);
        context.shadowOffsetX = floats[p + 1] * this.scale.x;
        context.shadowOffsetY = floats[p + 2] * this.scale.y;
        context.shadowBlur = Math.max(0, floats[p + 3]) * Math.sqrt(this.scale.x * this.scale.y);
        break;
      case Verb.image:
        this.image(p);
        break;
      case Verb.text:
        this.paint((context, isShape) => this.text(context, isShape, p));
        break;
      case Verb.gradient:
        this.paint((context, isShape) => this.gradient(context, isShape, p));
        break;
      case Verb.beginGroup:
        this.begin(null);
        break;
      case Verb.beginMask:
        this.begin({ picture: this.pictureAt(p), rect: this.rect(p + 1) });
        break;
      case Verb.endGroup:
      case Verb.endMask:
        if (this.groups.length) this.end();
        break;
      case Verb.clear: {
        const { x, y, width, height } = this.rect(p);
        context.clearRect(x, y, width, height);
        break;
      }
      case Verb.pattern:
        this.pattern(p, end);
        break;
      default:
        throw new Error(`A drawing has the command ${verb}, which does not exist.`);
    }
  }

  restore() {
    const blend = this.saved.pop();
    if (blend === undefined) return;
    this.blend = blend;
    this.context.restore();
  }

  /**
   * Draws in the current blend mode.
   * @param {(context: CanvasRenderingContext2D, isShape: boolean) => void} draw draws the content or its opaque black
   * shape
   */
  paint(draw) {
    const { context } = this;
    const steps = UNCOVERED[this.blend];
    if (!steps) {
      draw(context, false);
      return;
    }
    const [shape, source] = [this.apart(), this.apart()];
    draw(shape, true);
    source.globalAlpha = context.globalAlpha;
    draw(source, false);
    if (steps.removes === "transparent") combine(shape, source, "destination-out");
    if (steps.adds && steps.adds !== "source-over") combine(source, context, steps.adds);
    combine(context, shape, "destination-out");
    if (steps.adds) combine(context, source, "lighter");
  }

  /** Creates a transparent canvas with the size and transform of the current canvas. */
  apart() {
    const { width, height } = this.context.canvas;
    const context = blank(width, height);
    context.setTransform(this.context.getTransform());
    return context;
  }

  /**
   * Begins a group. A mask limits the group to the mask's opaque parts.
   * @param {Group["mask"]} mask
   */
  begin(mask) {
    const { context } = this;
    const inner = this.apart();
    if (mask) {
      // The commands of a masked group blend with a copy of the backdrop, which is combined with the original when the
      // group ends.
      combine(inner, context, "source-over");
      inner.globalAlpha = context.globalAlpha;
      inner.globalCompositeOperation = context.globalCompositeOperation;
      inner.shadowColor = context.shadowColor;
      inner.shadowOffsetX = context.shadowOffsetX;
      inner.shadowOffsetY = context.shadowOffsetY;
      inner.shadowBlur = context.shadowBlur;
    }
    inner.save();
    this.groups.push({ context, blend: this.blend, saved: this.saved, mask });
    this.context = inner;
    this.saved = [];
    if (!mask) this.blend = 0;
  }

  end() {
    const inner = this.context;
    const { context, blend, saved, mask } = /** @type {Group} */ (this.groups.pop());
    while (this.saved.length) this.restore();
    inner.restore();
    [this.context, this.blend, this.saved] = [context, blend, saved];
    if (!mask) {
      this.paint((context, isShape) => {
        context.save();
        context.resetTransform();
        if (isShape) context.fillRect(0, 0, inner.canvas.width, inner.canvas.height);
        else context.drawImage(inner.canvas, 0, 0);
        context.restore();
      });
    } else if (mask.picture) {
      const { picture, rect } = mask;
      for (const [target, mode] of /** @type {const} */ ([[inner, "destination-in"], [context, "destination-out"]])) {
        target.save();
        plain(target);
        target.globalCompositeOperation = mode;
        target.drawImage(picture, rect.x, rect.y, rect.width, rect.height);
        target.restore();
      }
      combine(context, inner, "lighter");
    }
  }

  /**
   * Adds path steps to a context.
   * @param {CanvasRenderingContext2D} context
   * @param {number} at
   * @param {number} end
   */
  path(context, at, end) {
    const { words, floats: n } = this.drawing;
    context.beginPath();
    while (at < end) {
      const verb = words[at++];
      if (verb === 0) context.moveTo(n[at], n[at + 1]);
      else if (verb === 1) context.lineTo(n[at], n[at + 1]);
      else if (verb === 2) context.quadraticCurveTo(n[at], n[at + 1], n[at + 2], n[at + 3]);
      else if (verb === 3) context.bezierCurveTo(n[at], n[at + 1], n[at + 2], n[at + 3], n[at + 4], n[at + 5]);
      else if (verb === 4) context.closePath();
      else throw new Error(`A path has the verb ${verb}, which does not exist.`);
      at += [2, 2, 4, 6, 0][verb];
    }
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {boolean} isShape
   * @param {number} p
   * @param {number} end
   */
  stroke(context, isShape, p, end) {
    const { words, floats } = this.drawing;
    const flags = words[p + 2];
    const steps = p + 6 + words[p + 5];
    context.strokeStyle = isShape ? "#000" : color(words[p]);
    context.lineWidth = floats[p + 1] > 0 ? floats[p + 1] : thinnest(context);
    context.lineCap = flags & PathFlag.roundCaps ? "round" : flags & PathFlag.squareCaps ? "square" : "butt";
    context.lineJoin = flags & PathFlag.roundJoins ? "round" : flags & PathFlag.bevelJoins ? "bevel" : "miter";
    context.miterLimit = Math.max(1, floats[p + 3]);
    context.lineDashOffset = floats[p + 4];
    context.setLineDash(floats.subarray(p + 6, steps));
    this.path(context, steps, end);
    context.stroke();
    context.setLineDash([]);
  }

  /** @param {number} p */
  image(p) {
    const { words } = this.drawing;
    const found = this.pictureAt(p);
    if (!found) return;
    const [part, target] = [this.rect(p + 1), this.rect(p + 5)];
    if (!(part.width > 0 && part.height > 0)) return;
    const cropped = crop(found, part);
    const picture = words[p + 9] ? tinted(cropped, words[p + 9]) : cropped;
    this.paint((context, isShape) => {
      context.imageSmoothingEnabled = !words[p + 10];
      context.imageSmoothingQuality = "medium";
      context.fillStyle = "#000";
      if (isShape) context.fillRect(target.x, target.y, target.width, target.height);
      else context.drawImage(picture, target.x, target.y, target.width, target.height);
      context.imageSmoothingEnabled = true;
    });
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {boolean} isShape
   * @param {number} p
   */
  text(context, isShape, p) {
    const { words, floats } = this.drawing;
    const size = floats[p + 1];
    const [fill, stroke, lineWidth] = [words[p + 4], words[p + 7], floats[p + 8]];
    const text = new TextDecoder().decode(new Uint8Array(words.buffer, (p + 10) * 4, words[p + 9]));
    const font = this.font(words[p], size);
    const found = fit(text, font, size, floats[p + 6], floats[p + 5]);
    context.save();
    context.font = font;
    context.fontKerning = "normal";
    // Even a minimal letter spacing disables ligatures, which were also disabled when the text was measured.
    context.letterSpacing = `${found.spacing || 0.001}px`;
    context.translate(floats[p + 2], floats[p + 3]);
    context.scale(found.scale, 1);
    context.fillStyle = isShape ? "#000" : color(fill);
    if (fill & 0xff) context.fillText(text, 0, 0);
    context.strokeStyle = isShape ? "#000" : color(stroke);
    context.lineWidth = lineWidth > 0 ? lineWidth : thinnest(context);
    [context.lineCap, context.lineJoin, context.miterLimit] = ["butt", "miter", 10];
    if (stroke & 0xff) context.strokeText(text, 0, 0);
    context.restore();
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {boolean} isShape
   * @param {number} p
   */
  gradient(context, isShape, p) {
    const { words, floats } = this.drawing;
    const [x0, y0, r0, x1, y1, r1] = floats.subarray(p, p + 6);
    const flags = words[p + 6];
    const isRadial = (flags & 4) !== 0;
    const count = words[p + 7];
    const matrix = context.getTransform();
    // A gradient between two equal points or circles draws nothing.
    if (!count || !(matrix.a * matrix.d - matrix.b * matrix.c) || (x0 === x1 && y0 === y1 && (!isRadial || r0 === r1))) return;
    const fill = isRadial ? context.createRadialGradient(x0, y0, Math.max(0, r0), x1, y1, Math.max(0, r1))
      : context.createLinearGradient(x0, y0, x1, y1);
    for (let at = p + 8; at < p + 8 + 2 * count; at += 2) {
      fill.addColorStop(Math.max(0, Math.min(1, floats[at + 1])), color(words[at]));
    }
    const inverse = matrix.inverse();
    const { width, height } = context.canvas;
    const corners = [[0, 0], [width, 0], [width, height], [0, height]].map(([x, y]) => inverse.transformPoint({ x, y }));
    context.beginPath();
    if (isRadial) circles(context, [x0, y0, r0], [x1, y1, r1], flags, corners);
    else band(context, [x0, y0], [x1, y1], flags, corners);
    context.fillStyle = isShape ? "#000" : fill;
    context.fill("evenodd");
  }

  /**
   * @param {number} p
   * @param {number} end
   */
  pattern(p, end) {
    const { words } = this.drawing;
    const picture = this.pictureAt(p);
    const tile = this.rect(p + 1);
    const pattern = picture && this.context.createPattern(picture, "repeat");
    if (!picture || !pattern || !(tile.width > 0 && tile.height > 0)) return;
    const { width, height } = sizeOf(picture);
    pattern.setTransform(new DOMMatrix([tile.width / width, 0, 0, tile.height / height, tile.x, tile.y]));
    this.paint((context, isShape) => {
      context.fillStyle = isShape ? "#000" : pattern;
      this.path(context, p + 6, end);
      context.fill(rule(words[p + 5]));
    });
  }

  /** @param {number} p */
  pictureAt(p) { return this.picture(this.drawing.images[this.drawing.words[p]] ?? 0); }

  /**
   * @param {number} p
   * @returns {Rect}
   */
  rect(p) {
    const [x, y, width, height] = this.drawing.floats.subarray(p, p + 4);
    return { x, y, width, height };
  }
}

/**
 * Draws all pixels of another context.
 * @param {CanvasRenderingContext2D} context
 * @param {CanvasRenderingContext2D} other
 * @param {GlobalCompositeOperation} mode
 */
function combine(context, other, mode) {
  context.save();
  plain(context);
  context.globalCompositeOperation = mode;
  context.resetTransform();
  context.drawImage(other.canvas, 0, 0);
  context.restore();
}

/** @param {number} flags */
function rule(flags) { return flags & PathFlag.evenOdd ? "evenodd" : "nonzero"; }

/**
 * Returns the line width that corresponds to one pixel in the current transform.
 * @param {CanvasRenderingContext2D} context
 */
function thinnest(context) {
  const { a, b, c, d } = context.getTransform();
  return 1 / (Math.sqrt(Math.abs(a * d - b * c)) || 1);
}

/**
 * Adds the area that a linear gradient covers to the path. The area is between the gradient's ends, and includes the
 * area beyond each end at which the gradient is extended.
 * @param {CanvasRenderingContext2D} context
 * @param {number[]} start
 * @param {number[]} end
 * @param {number} flags
 * @param {{ x: number, y: number }[]} corners of the canvas
 */
function band(context, [x0, y0], [x1, y1], flags, corners) {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const square = dx * dx + dy * dy;
  const along = corners.map(({ x, y }) => ((x - x0) * dx + (y - y0) * dy) / square);
  const across = corners.map(({ x, y }) => ((y - y0) * dx - (x - x0) * dy) / square);
  const [first, last] = [flags & 1 ? Math.min(0, ...along) - 1 : 0, flags & 2 ? Math.max(1, ...along) + 1 : 1];
  const [left, right] = [Math.min(...across) - 1, Math.max(...across) + 1];
  for (const [t, s] of [[first, left], [last, left], [last, right], [first, right]]) {
    context.lineTo(x0 + t * dx - s * dy, y0 + t * dy + s * dx);
  }
  context.closePath();
}

/**
 * Adds the area that a radial gradient covers to the path. If one circle contains the other, the area is the ring
 * between them. Otherwise, it is the union of all intermediate circles.
 * @param {CanvasRenderingContext2D} context
 * @param {number[]} start
 * @param {number[]} end
 * @param {number} flags
 * @param {{ x: number, y: number }[]} corners of the canvas
 */
function circles(context, start, end, flags, corners) {
  const circle = (/** @type {number[]} */ [x, y, r]) => {
    context.moveTo(x + r, y);
    context.arc(x, y, r, 0, 2 * Math.PI);
    context.closePath();
  };
  const distance = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const reach = Math.max(...corners.map(({ x, y }) => Math.hypot(x - start[0], y - start[1]) + Math.hypot(x - end[0], y - end[1])));
  if (distance <= Math.abs(end[2] - start[2])) {
    const isGrowing = end[2] > start[2];
    const [inner, outer] = isGrowing ? [start, end] : [end, start];
    circle(flags & (isGrowing ? 2 : 1) ? [start[0], start[1], 2 * reach + outer[2]] : outer);
    if (!(flags & (isGrowing ? 1 : 2))) circle(inner);
    return;
  }
  // At an extended end, the gradient continues to a circle outside the canvas or to a circle with radius 0.
  const at = (/** @type {number} */ t) => start.map((number, index) => number + t * (end[index] - number));
  const far = 2 * (reach + start[2] + end[2]) / distance;
  const zero = start[2] / (start[2] - end[2]);
  const first = at(flags & 1 ? (zero < 0 ? Math.max(zero, -far) : -far) : 0);
  const last = at(flags & 2 ? (zero > 1 ? Math.min(zero, far) : far) : 1);
  // Trace the convex hull of both circles clockwise, starting where a common tangent touches the first circle.
  const angle = Math.atan2(last[1] - first[1], last[0] - first[0]);
  const slope = Math.acos(Math.max(-1, Math.min(1, (first[2] - last[2]) / Math.hypot(last[0] - first[0], last[1] - first[1]))));
  context.arc(first[0], first[1], Math.max(0, first[2]), angle + slope, angle - slope + 2 * Math.PI);
  context.arc(last[0], last[1], Math.max(0, last[2]), angle - slope, angle + slope);
  context.closePath();
}
