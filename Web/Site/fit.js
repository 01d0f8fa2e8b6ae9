// SPDX-License-Identifier: MIT
// @ts-check

// Fits a run of letters to its measured width, in whatever font the browser has.

/** The share of the font size by which letters are moved apart or together; what is left is scaled. */
const LARGEST_SPACING = 0.04;

/** The number of fitted runs that are kept. When there are more, all are forgotten. */
const CACHE_SIZE = 4096;

/** Characters that take no space of their own: letters are moved apart around them. */
const JOINED = /[\p{M}\u200b-\u200f\ufe00-\ufe0f]|[\u{1f3fb}-\u{1f3ff}]/gu;

/** Letters that are joined to one another, which browsers do not move apart. */
const CURSIVE = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Mandaic}\p{Script=Adlam}]/u;

/** @typedef {{ spacing: number, scale: number, width: number }} Fit spacing in pixels, a horizontal scale, the drawn width before it */

/** @type {Map<string, Fit>} */
const fits = new Map();

/** @type {CanvasRenderingContext2D | null} */
let context = null;

/**
 * The spacing and scale that give a run of letters its width. The run is measured once in the font that the browser has for it.
 * @param {string} text without line ends
 * @param {string} font as in the style sheet property `font`, with a size in pixels
 * @param {number} fontSize in pixels
 * @param {number} width in pixels, kerning of the program included; 0 fits nothing
 * @param {number} kern the program's own space after each letter, in pixels
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
  // Spaced letters are not joined to ligatures, and neither are those of a label.
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
 * Applies a fit to an element of letters: an inline one, or, if it is scaled, a block within the line.
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
