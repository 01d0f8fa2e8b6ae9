// SPDX-License-Identifier: MIT
// @ts-check

const ALIGNMENTS = ["left", "center", "right", "justify", "start"];
const PLACES = ["start", "center", "end", "start", "start"];
const [WORD_WRAPPING, CHARACTER_WRAPPING, CLIPPING, TRUNCATING_HEAD] = [0, 1, 2, 3];

/**
 * Styles a label: `box` is the layer, `span` holds the words. The words stand in the middle of the box's height. There
 * is no CSS for an ellipsis in the middle, so it stands at the end.
 * @param {HTMLElement} box
 * @param {HTMLElement} span
 * @param {number} word weight, italic, monospaced, alignment and line break in one
 * @param {number} fontSize
 * @param {number} lineHeight
 * @param {number} lines 0 is any number
 */
export function applyTextStyle(box, span, word, fontSize, lineHeight, lines) {
  const { style } = span;
  const alignment = (word >> 12) & 7;
  const lineBreak = (word >> 15) & 7;
  style.fontSize = `${fontSize}px`;
  style.lineHeight = `${lineHeight}px`;
  style.fontWeight = String(word & 0x3ff);
  style.fontStyle = word & (1 << 10) ? "italic" : "";
  style.fontFamily = word & (1 << 11) ? "var(--stage-monospaced)" : "";
  style.textAlign = ALIGNMENTS[alignment];
  const isTruncating = lineBreak >= TRUNCATING_HEAD;
  // Lines that came broken are drawn as they are, even where this browser's letters are wider than the box.
  const isFixed = lineBreak === CLIPPING;
  box.style.justifyItems = isFixed ? PLACES[alignment] : "stretch";
  style.width = isFixed ? "max-content" : "";
  style.whiteSpace = isFixed || (isTruncating && lines === 1) ? "pre" : "pre-wrap";
  style.overflowWrap = lineBreak === WORD_WRAPPING ? "anywhere" : "";
  style.wordBreak = lineBreak === CHARACTER_WRAPPING ? "break-all" : "";
  style.overflow = isFixed ? "" : "hidden";
  style.textOverflow = isTruncating ? "ellipsis" : "";
  style.direction = lineBreak === TRUNCATING_HEAD && lines === 1 ? "rtl" : "";
  const isClamped = !isFixed && lines > 1;
  style.display = isClamped ? "-webkit-box" : "block";
  style.setProperty("-webkit-box-orient", isClamped ? "vertical" : "");
  style.setProperty("-webkit-line-clamp", isClamped ? String(lines) : "");
}
