// SPDX-License-Identifier: MIT
// @ts-check

// Manages the canvases of layers and drawn images, and redraws them when their dependencies change.

import { readDrawing, replay, tinted } from "./drawing.js";
import { fontOf } from "./text.js";

/** The maximum width and height of a canvas in pixels. */
const LARGEST_SIDE = 4096;

/**
 * An image that the program drew.
 * @typedef {object} DrawnPicture
 * @property {import("./drawing.js").Drawing} drawing
 * @property {HTMLCanvasElement} canvas
 * @property {boolean} isStale whether the canvas must be redrawn
 */

/** The program's drawings on one stage. */
export class Drawings {
  /**
   * @param {HTMLElement} stage
   * @param {Map<number, import("./layer.js").Layer>} layers
   * @param {(number: number) => string | undefined} address returns the URL of an image
   */
  constructor(stage, layers, address) {
    this.stage = stage;
    this.layers = layers;
    this.address = address;
    /** @type {Map<number, DrawnPicture>} */
    this.drawn = new Map();
    /** The loaded image files that drawings use, by number. @type {Map<number, HTMLImageElement>} */
    this.loaded = new Map();
    /** The layers whose canvases must be redrawn. @type {Set<import("./layer.js").Layer>} */
    this.stale = new Set();
    /** The query that observes the screen's resolution. Set once there is a drawing. @type {MediaQueryList | null} */
    this.resolution = null;
    this.rescale = () => this.refresh();
  }

  /**
   * Applies a record: the drawing of a layer or, if the layer is 0, of an image.
   * @param {import("./layer.js").Layer} layer
   * @param {Uint32Array} words
   * @param {Float32Array} floats
   * @param {number} p
   * @param {number} end
   */
  apply(layer, words, floats, p, end) {
    this.watch();
    const drawing = readDrawing(words, floats, p + 1, end);
    if (layer.id === 0) {
      this.drawn.set(words[p], { drawing, canvas: document.createElement("canvas"), isStale: true });
    } else {
      layer.drawing = drawing.words.length ? drawing : null;
      layer.isRedrawn = true;
      this.stale.add(layer);
    }
  }

  /**
   * Displays an image that the program has drawn in a layer, or removes it from the layer.
   * @param {import("./layer.js").Layer} layer
   * @param {number} number
   * @returns {boolean} whether the program drew the image
   */
  show(layer, number) {
    const isDrawn = this.drawn.has(number);
    if (isDrawn || layer.canvas) {
      layer.isRedrawn = true;
      this.stale.add(layer);
    }
    return isDrawn;
  }

  /**
   * Discards a drawn image or an image file. Canvases on which it has already been drawn do not change.
   * @param {number} number
   */
  discard(number) {
    this.drawn.delete(number);
    this.loaded.delete(number);
  }

  /**
   * Marks everything that depends on an image as stale.
   * @param {number} number
   */
  changed(number) {
    for (const layer of this.layers.values()) {
      if (layer.picture !== number && !layer.drawing?.images.includes(number)) continue;
      layer.isRedrawn = true;
      this.stale.add(layer);
    }
    for (const [other, picture] of this.drawn) {
      if (picture.isStale || !picture.drawing.images.includes(number)) continue;
      picture.isStale = true;
      this.changed(other);
    }
  }

  /** Redraws all stale canvases. If the size of a moving layer changes, its canvas is only stretched until the motion ends. */
  flush() {
    for (const layer of this.stale) {
      if (layer.isMoving && layer.canvas && !layer.isRedrawn) continue;
      this.stale.delete(layer);
      layer.isRedrawn = false;
      this.draw(layer);
    }
  }

  /** @param {import("./layer.js").Layer} layer */
  draw(layer) {
    const { drawing } = layer;
    const isPicture = this.drawn.has(layer.picture);
    if (!drawing && !isPicture) {
      layer.canvas?.remove();
      layer.canvas = null;
      return;
    }
    const canvas = layer.canvas ??= front(layer.element);
    const { width } = this.stage.getBoundingClientRect();
    const scale = Math.max(devicePixelRatio * (width / this.stage.offsetWidth || 1), drawing?.scale ?? 0);
    size(canvas, layer.width * scale, layer.height * scale);
    if (drawing) this.replay(canvas, drawing);
    const picture = isPicture && this.picture(layer.picture);
    if (!picture) return;
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    context.imageSmoothingQuality = "medium";
    context.drawImage(layer.tint ? tinted(picture, layer.tint) : picture, 0, 0, canvas.width, canvas.height);
  }

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {import("./drawing.js").Drawing} drawing
   */
  replay(canvas, drawing) {
    replay(canvas, drawing, (number) => this.picture(number), (word, size) => fontOf(this.stage, word, size));
  }

  /**
   * Returns an image by its number, or null if it is not loaded.
   * @param {number} number
   * @returns {import("./drawing.js").Picture | null}
   */
  picture(number) {
    const drawn = this.drawn.get(number);
    if (drawn) {
      const { drawing, canvas } = drawn;
      if (drawn.isStale) {
        // Mark the image as redrawn first, so that an image that contains itself uses its previous content and does not recurse.
        drawn.isStale = false;
        const scale = Math.max(drawing.scale, devicePixelRatio);
        size(canvas, drawing.width * scale, drawing.height * scale);
        this.replay(canvas, drawing);
      }
      return canvas;
    }
    const address = this.address(number);
    if (!address) return null;
    let image = this.loaded.get(number);
    if (!image) {
      image = new Image();
      image.src = address;
      this.loaded.set(number, image);
      image.decode().then(() => {
        if (this.loaded.get(number) !== image) return;
        this.changed(number);
        this.flush();
      }, () => {});
    }
    return image.complete && image.naturalWidth ? image : null;
  }

  /** Redraws everything at the screen's resolution. */
  refresh() {
    this.watch();
    for (const picture of this.drawn.values()) picture.isStale = true;
    for (const layer of this.layers.values()) {
      if (!layer.canvas) continue;
      layer.isRedrawn = true;
      this.stale.add(layer);
    }
    this.flush();
  }

  /** Observes changes of the screen's resolution. A media query matches a single resolution, so a change requires a new query. */
  watch() {
    if (this.resolution?.matches) return;
    this.resolution?.removeEventListener("change", this.rescale);
    this.resolution = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    this.resolution.addEventListener("change", this.rescale);
  }

  release() {
    this.resolution?.removeEventListener("change", this.rescale);
    this.stale.clear();
    this.loaded.clear();
  }
}

/**
 * Inserts a canvas below the other content of a layer's element.
 * @param {HTMLElement} element
 */
function front(element) {
  const canvas = document.createElement("canvas");
  // Assistive technology reads the layer, not its canvas.
  canvas.setAttribute("aria-hidden", "true");
  element.prepend(canvas);
  return canvas;
}

/**
 * Resizes a canvas in pixels and clears it.
 * @param {HTMLCanvasElement} canvas
 * @param {number} width
 * @param {number} height
 */
function size(canvas, width, height) {
  canvas.width = Math.max(1, Math.min(LARGEST_SIDE, Math.round(width)));
  canvas.height = Math.max(1, Math.min(LARGEST_SIDE, Math.round(height)));
}
