// SPDX-License-Identifier: MIT
// @ts-check

// Reads gradients from frames and converts them to CSS images.

import { GradientKind, color } from "./protocol.js";

/**
 * A gradient in a frame. `ends` are fractions of the box's size.
 * @typedef {object} Gradient
 * @property {number} kind
 * @property {number[]} ends
 * @property {{color: number, place: number}[]} stops
 */

/**
 * Reads a gradient.
 * @param {Uint32Array} words
 * @param {Float32Array} floats
 * @param {number} p
 * @returns {Gradient | null} null without colors
 */
export function readGradient(words, floats, p) {
  const stops = [];
  for (let index = 0; index < words[p + 5]; index += 1) {
    stops.push({ color: words[p + 6 + 2 * index], place: floats[p + 7 + 2 * index] });
  }
  return stops.length ? { kind: words[p], ends: [...floats.subarray(p + 1, p + 5)], stops } : null;
}

/**
 * Returns a gradient as a CSS image for a box with the given size in points.
 * @param {Gradient} gradient
 * @param {number} width
 * @param {number} height
 */
export function gradientImage(gradient, width, height) {
  const [startX, startY, endX, endY] = gradient.ends;
  const x = startX * width;
  const y = startY * height;
  const dx = endX * width - x;
  const dy = endY * height - y;
  const list = (/** @type {(place: number) => string} */ place) =>
    gradient.stops.map((stop) => `${color(stop.color)} ${place(stop.place)}`).join();
  const percent = (/** @type {number} */ place) => `${place * 100}%`;
  // CSS angles start at the top and increase clockwise.
  const angle = Math.atan2(dx, -dy);
  if (gradient.kind === GradientKind.radial) {
    return `radial-gradient(${Math.abs(dx)}px ${Math.abs(dy)}px at ${x}px ${y}px,${list(percent)})`;
  }
  if (gradient.kind === GradientKind.conic) return `conic-gradient(from ${angle}rad at ${x}px ${y}px,${list(percent)})`;
  const length = Math.hypot(dx, dy);
  if (length === 0) return `linear-gradient(${color(gradient.stops[gradient.stops.length - 1].color)} 0 0)`;
  // The gradient line of a CSS gradient passes through the center of the box. The stops are positioned on it in points.
  const line = Math.abs(width * Math.sin(angle)) + Math.abs(height * Math.cos(angle));
  const offset = ((x - width / 2) * dx + (y - height / 2) * dy) / length + line / 2;
  return `linear-gradient(${angle}rad,${list((place) => `${offset + place * length}px`)})`;
}
