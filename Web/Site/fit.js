// SPDX-License-Identifier: MIT
// @ts-check

// Fits text runs to their measured widths in any font that the browser uses.

/** The maximum change of letter spacing, as a fraction of the font size. Scaling compensates for larger differences. */
const LARGEST_SPACING = 0.04;

/** The maximum number of cached runs. When it is exceeded, the cache is cleared. */
const CACHE_SIZE = 4096;

/** Characters without a width of their own, which are not counted as letters for spacing. */
const JOINED = /[\p{M}\u200b-\u200f\ufe00-\ufe0f]|[\u{1f3fb}-\u{1f3ff}]/gu;

/** Writing systems with joined letters, to which browsers do not apply letter spacing. */
const CURSIVE = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Mandaic}\p{Script=Adlam}]/u;

/** @typedef {{ spacing: number, scale: number, width: number }} Fit spacing in pixels, horizontal scale, and the drawn width before scaling */

/** @type {Map<string, Fit>} */
const fits = new Map();

/** @type {CanvasRenderingContext2D | null} */
let context = null;

/**
 * Returns the letter spacing and scale that fit a run to its width. Each run is measured once in the browser's font.
 * @param {string} text without line breaks
 * @param {string} font a CSS `font` value with a size in pixels
 * @param {number} fontSize in pixels
 * @param {number} width in pixels, including the program's kerning; 0 disables fitting
 * @param {number} kern the program's kerning after each letter, in pixels
 * @returns {Fit}
 */
export function fit(text, font, fontSize, width, kern = 0) {
  if (!(width > 0) || text === "") return { spacing: kern, scale: 1, width };
  const key = `${font}|${width}|${kern}|${text}`;
  const known = fits.get(key);
  if (known) return known;
  context ??= document.createElement("canvas").getContext("2d");
  if (!context) return { spacing: kern, scale: 1, width };
  context.font = font;
  context.fontKerning = "normal";
  // Letter spacing disables ligatures. They are also disabled in labels.
  if ("letterSpacing" in context) context.letterSpacing = "0.001px";
  const natural = context.measureText(text).width;
  const count = Math.max(1, [...text.replace(JOINED, "")].length);
  const isCursive = CURSIVE.test(text);
  const limit = isCursive ? 0 : LARGEST_SPACING * fontSize;
  const middle = isCursive ? 0 : kern;
  const wanted = (width - natural) / count;
  const spacing = Math.max(middle - limit, Math.min(middle + limit, wanted));
  const drawn = natural + spacing * count;
  const scale = spacing === wanted || drawn <= 0 ? 1 : width / drawn;
  if (fits.size >= CACHE_SIZE) fits.clear();
  const found = { spacing, scale, width: drawn };
  fits.set(key, found);
  return found;
}

/**
 * Applies a fit to a text element. An element that is scaled becomes an inline block.
 * @param {CSSStyleDeclaration} style
 * @param {Fit} found
 */
export function applyFit(style, found) {
  style.letterSpacing = found.spacing ? `${round(found.spacing)}px` : "";
  const isScaled = found.scale !== 1;
  style.display = isScaled ? "inline-block" : "";
  style.transformOrigin = isScaled ? "0 50%" : "";
  style.transform = isScaled ? `scaleX(${round(found.scale)})` : "";
  style.marginRight = isScaled ? `${round(found.width * (found.scale - 1))}px` : "";
}

/** @param {number} value */
function round(value) { return Math.round(value * 1e5) / 1e5; }
