// SPDX-License-Identifier: MIT
// @ts-check

// Draws a layer's box, with its fill, border, corners, shadow, opacity and background blur.

import { color } from "./protocol.js";

/** Flag bits of a box. */
const [CLIPS, HIDES_BACK, SQUARE] = [1, 2, 60];

/**
 * Sets the size of a layer's box.
 * @param {import("./layer.js").Layer} layer
 * @param {number} width
 * @param {number} height
 * @param {number} radius
 * @param {number} flags
 */
export function size(layer, width, height, radius, flags) {
  layer.width = width;
  layer.height = height;
  layer.write("width", width, points);
  layer.write("height", height, points);
  const square = radius ? flags & SQUARE : 0;
  if (square) layer.write("borderRadius", corners(radius, square), String);
  else layer.write("borderRadius", radius, roundness);
  layer.write("overflow", flags & CLIPS, (isOn) => isOn ? "clip" : "");
  layer.write("backfaceVisibility", flags & HIDES_BACK, (isOn) => isOn ? "hidden" : "");
}

/** @param {number} number */
function points(number) { return `${number}px`; }

/** @param {number} radius */
function roundness(radius) { return radius ? `${radius}px` : ""; }

/**
 * @param {number} radius
 * @param {number} square flags of the square corners
 */
function corners(radius, square) {
  // The corners are in the order of CSS: clockwise from the upper left.
  return [4, 8, 32, 16].map((bit) => (square & bit ? "0" : `${radius}px`)).join(" ");
}

/**
 * Sets a layer's opacity and visibility.
 * @param {import("./layer.js").Layer} layer
 * @param {number} opacity
 * @param {number} isHidden
 */
export function fade(layer, opacity, isHidden) {
  layer.write("opacity", opacity, (share) => share === 1 ? "" : String(share));
  layer.write("display", isHidden, (isOn) => isOn ? "none" : "");
}

/**
 * Paints a layer's box.
 * @param {import("./layer.js").Layer} layer
 * @param {Uint32Array} words
 * @param {Float32Array} floats
 * @param {number} p
 */
export function paint(layer, words, floats, p) {
  const { style, written } = layer;
  const fill = words[p] & 0xff ? words[p] : 0;
  layer.write("backgroundColor", fill, (rgba) => rgba ? color(rgba) : "");
  // The border is drawn as an outline. Like a border of a layer, an outline is drawn above the layer's children and
  // does not affect the layout.
  const width = words[p + 1] & 0xff ? Math.max(0, floats[p + 2]) : 0;
  const border = width ? words[p + 1] : 0;
  if (written.border !== border || written.borderWidth !== width) {
    if (width || written.borderWidth) {
      style.outline = width ? `${width}px solid ${color(border)}` : "";
      style.outlineOffset = width ? `${-width}px` : "";
    }
    written.border = border;
    written.borderWidth = width;
  }
  const shadow = words[p + 3] & 0xff ? words[p + 3] : 0;
  // For layers and CSS filters, the radius of a shadow is the standard deviation of its blur. `box-shadow` requires
  // twice that value.
  const look = shadow ? `${floats[p + 4]}px ${floats[p + 5]}px ${floats[p + 6] * (fill ? 2 : 1)}px ${color(shadow)}` : "";
  layer.write("boxShadow", fill ? look : "", String);
  layer.write("filter", fill || !look ? "" : `drop-shadow(${look})`, String);
}

/**
 * Blurs the content behind a layer.
 * @param {import("./layer.js").Layer} layer
 * @param {number} radius standard deviation in points; 0 for no blur
 * @param {number} saturation factor
 */
export function blurBehind(layer, radius, saturation) {
  const filter = radius > 0 ? `blur(${radius}px) saturate(${saturation})` : "";
  layer.style.setProperty("backdrop-filter", filter);
  layer.style.setProperty("-webkit-backdrop-filter", filter);
}
