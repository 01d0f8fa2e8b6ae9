// SPDX-License-Identifier: MIT
// @ts-check

// Draws the text of labels: single looks, attributed lines and decorations.

import { color } from "./color.js";
import { TextDecoration } from "./protocol.js";

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

/**
 * Draws a text in one look.
 * @param {import("./module.js").Program} program
 * @param {import("./layer.js").Layer} layer
 * @param {number} p
 */
export function drawText(program, layer, p) {
  const { content, written } = layer;
  if (!(content instanceof HTMLElement)) throw new Error(`Layer ${layer.id} has text but is no label.`);
  const { words, floats } = program;
  const [word, fontSize, lineHeight, lines, rgba] = [words[p], floats[p + 1], floats[p + 2], words[p + 3], words[p + 4]];
  const isStyled = written.textStyle === word && written.fontSize === fontSize && written.lineHeight === lineHeight
    && written.lines === lines;
  if (!isStyled) applyTextStyle(layer.element, content, word, fontSize, lineHeight, lines);
  if (!isStyled || written.textColor !== rgba) content.style.color = color(rgba);
  Object.assign(written, { textStyle: word, fontSize, lineHeight, lines, textColor: rgba });
  const text = program.utf8((p + 6) * 4, words[p + 5]);
  if (content.textContent !== text) content.textContent = text;
}

/**
 * Draws lines in several looks: each is a block of its own with a span for each look.
 * @param {import("./module.js").Program} program
 * @param {import("./layer.js").Layer} layer
 * @param {number} p
 */
export function drawLines(program, layer, p) {
  if (!(layer.content instanceof HTMLElement)) throw new Error(`Layer ${layer.id} has text but is no label.`);
  const { words, floats } = program;
  const content = layer.content;
  layer.written.textStyle = NaN;
  content.style.cssText = "display:block;width:100%";
  layer.element.style.justifyItems = "stretch";
  /** @type {HTMLElement[]} */
  const lines = [];
  let at = p + 1;
  for (let left = words[p]; left > 0; left--) {
    const line = document.createElement("div");
    line.style.cssText = `white-space:pre;text-align:${ALIGNMENTS[words[at]]};height:${floats[at + 1]}px;`
      + `line-height:${floats[at + 1]}px;padding-left:${floats[at + 2]}px`;
    let runs = words[at + 3];
    at += 4;
    for (; runs > 0; runs--) {
      const span = document.createElement("span");
      const text = program.utf8((at + 8) * 4, words[at + 7]);
      span.textContent = text;
      span.style.cssText = runStyle(words, floats, at);
      line.append(span);
      at += 8 + ((words[at + 7] + 3) >> 2);
    }
    lines.push(line);
  }
  content.replaceChildren(...lines);
}

/**
 * @param {Uint32Array} words
 * @param {Float32Array} floats
 * @param {number} at
 */
function runStyle(words, floats, at) {
  const [word, background, kern, shift, lines] = [words[at], words[at + 3], floats[at + 4], floats[at + 5], words[at + 6]];
  let style = `font-size:${floats[at + 1]}px;font-weight:${word & 0x3ff};color:${color(words[at + 2])}`;
  if (word & (1 << 10)) style += ";font-style:italic";
  if (word & (1 << 11)) style += ";font-family:var(--stage-monospaced)";
  if (background & 0xff) style += `;background-color:${color(background)}`;
  if (kern) style += `;letter-spacing:${kern}px`;
  if (shift) style += `;position:relative;top:${-shift}px`;
  const places = [
    lines & TextDecoration.underline ? "underline" : "", lines & TextDecoration.strikethrough ? "line-through" : "",
  ].filter(Boolean);
  if (places.length) {
    const kind = lines & TextDecoration.double ? "double" : lines & TextDecoration.dotted ? "dotted"
      : lines & TextDecoration.dashed ? "dashed" : "solid";
    style += `;text-decoration:${places.join(" ")} ${kind}${lines & TextDecoration.thick ? " 2px" : ""}`;
  }
  return style;
}
