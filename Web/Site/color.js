// SPDX-License-Identifier: MIT
// @ts-check

// Converts packed colors to CSS.

/**
 * A packed color as CSS.
 * @param {number} rgba
 */
export function color(rgba) {
  return `#${rgba.toString(16).padStart(8, "0")}`;
}
