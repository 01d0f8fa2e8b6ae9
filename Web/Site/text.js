// SPDX-License-Identifier: MIT
// @ts-check

// Draws the text of labels, which can have a single style, attributed lines and decorations.

import { applyFit, fit } from "./fit.js";
import { TextDecoration, color } from "./protocol.js";

const ALIGNMENTS = ["left", "center", "right", "justify", "start"];
const PLACES = ["start", "center", "end", "start", "start"];
const [WORD_WRAPPING, CHARACTER_WRAPPING, CLIPPING, TRUNCATING_HEAD] = [0, 1, 2, 3];

/** The font families of stages, which are read once from the style sheet. */
const families = { proportional: "", monospaced: "" };

/**
 * Returns a run's font as a CSS `font` value.
 * @param {HTMLElement} element
 * @param {number} word
 * @param {number} fontSize
 */
export function fontOf(element, word, fontSize) {
  if (!families.proportional) {
    const style = getComputedStyle(element);
    families.proportional = style.getPropertyValue("--stage-font");
    families.monospaced = style.getPropertyValue("--stage-monospaced");
  }
  const family = word & (1 << 11) ? families.monospaced : families.proportional;
  return `${word & (1 << 10) ? "italic " : ""}${word & 0x3ff} ${fontSize}px ${family || "sans-serif"}`;
}

/** @type {WeakMap<HTMLElement, string>} the inputs of the lines in a label, until something else writes to it */
const writtenLines = new WeakMap();

/**
 * Writes the lines of a label, each fitted to its width. A single line is fitted as a whole.
 * @param {HTMLElement} content
 * @param {string} text
 * @param {number} word
 * @param {number} fontSize
 * @param {ArrayLike<number>} widths in pixels, one for each line; if empty, lines are not fitted
 */
function writeLines(content, text, word, fontSize, widths) {
  const key = `${word}|${fontSize}|${widths.join()}|${text}`;
  if (writtenLines.get(content) === key) return;
  writtenLines.set(content, key);
  const lines = widths.length > 0 ? text.split("\n") : [text];
  const font = widths.length > 0 ? fontOf(content, word, fontSize) : "";
  const found = lines.map((line, index) => fit(line, font, fontSize, widths[index] ?? 0));
  if (lines.length === 1 && found[0].scale === 1) {
    if (content.textContent !== text || content.firstElementChild) content.textContent = text;
    content.style.letterSpacing = found[0].spacing ? `${found[0].spacing.toFixed(5)}px` : "";
    return;
  }
  content.style.letterSpacing = "";
  /** @type {Node[]} */
  const parts = [];
  lines.forEach((line, index) => {
    if (index > 0) parts.push(document.createTextNode("\n"));
    const span = document.createElement("span");
    span.textContent = line;
    applyFit(span.style, found[index]);
    parts.push(span);
  });
  content.replaceChildren(...parts);
}

/**
 * Styles a label. `box` is the layer's element, and `span` contains the text, which is centered vertically. CSS does
 * not support truncation in the middle, so the ellipsis is at the end.
 * @param {HTMLElement} box
 * @param {HTMLElement} span
 * @param {number} word packed weight, italic, monospaced, alignment and line break
 * @param {number} fontSize
 * @param {number} lineHeight
 * @param {number} lines 0 for no limit
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
  style.fontVariantNumeric = word & (1 << 18) ? "tabular-nums" : "";
  style.textAlign = ALIGNMENTS[alignment];
  const isTruncating = lineBreak >= TRUNCATING_HEAD;
  // Text that the program has broken into lines is not wrapped again, even if it is wider than the box in the browser's font.
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
 * Draws text with one set of attributes.
 * @param {import("./module.js").Program} program
 * @param {import("./layer.js").Layer} layer
 * @param {number} p
 */
export function drawText(program, layer, p) {
  const { content, written } = layer;
  if (!(content instanceof HTMLElement)) throw new Error(`Layer ${layer.id} has text but is not a label.`);
  const { words, floats } = program;
  const [word, fontSize, lineHeight, lines, rgba] = [words[p], floats[p + 1], floats[p + 2], words[p + 3], words[p + 4]];
  const isStyled = written.textStyle === word && written.fontSize === fontSize && written.lineHeight === lineHeight
    && written.lines === lines;
  if (!isStyled) applyTextStyle(layer.element, content, word, fontSize, lineHeight, lines);
  if (!isStyled || written.textColor !== rgba) content.style.color = color(rgba);
  Object.assign(written, { textStyle: word, fontSize, lineHeight, lines, textColor: rgba });
  const count = words[p + 5];
  const at = p + 6 + count;
  writeLines(content, program.utf8((at + 1) * 4, words[at]), word, fontSize, floats.subarray(p + 6, at));
}

/**
 * Draws lines with several sets of attributes. Each line is a block element that contains a span for each run.
 * @param {import("./module.js").Program} program
 * @param {import("./layer.js").Layer} layer
 * @param {number} p
 */
export function drawLines(program, layer, p) {
  if (!(layer.content instanceof HTMLElement)) throw new Error(`Layer ${layer.id} has text but is not a label.`);
  const { words, floats } = program;
  const content = layer.content;
  layer.written.textStyle = NaN;
  content.style.cssText = "display:block;width:100%";
  writtenLines.delete(content);
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
      const letters = at + (words[at + 6] & TextDecoration.effects ? 16 : 8);
      const text = program.utf8((letters + 1) * 4, words[letters]);
      span.textContent = text;
      span.style.cssText = runStyle(words, floats, at);
      const [word, fontSize, kern, width] = [words[at], floats[at + 1], floats[at + 4], floats[at + 7]];
      applyFit(span.style, fit(text, fontOf(content, word, fontSize), fontSize, width, kern));
      line.append(span);
      at = letters + 1 + ((words[letters] + 3) >> 2);
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
  const [word, background, shift, lines] = [words[at], words[at + 3], floats[at + 5], words[at + 6]];
  let style = `font-size:${floats[at + 1]}px;font-weight:${word & 0x3ff};color:${color(words[at + 2])}`;
  if (word & (1 << 10)) style += ";font-style:italic";
  if (word & (1 << 11)) style += ";font-family:var(--stage-monospaced)";
  if (background & 0xff) style += `;background-color:${color(background)}`;
  if (word & (1 << 18)) style += ";font-variant-numeric:tabular-nums";
  if (shift) style += `;position:relative;top:${-shift}px`;
  const places = [
    lines & TextDecoration.underline ? "underline" : "", lines & TextDecoration.strikethrough ? "line-through" : "",
  ].filter(Boolean);
  if (places.length) {
    const kind = lines & TextDecoration.double ? "double" : lines & TextDecoration.dotted ? "dotted"
      : lines & TextDecoration.dashed ? "dashed" : "solid";
    style += `;text-decoration:${places.join(" ")} ${kind}${lines & TextDecoration.thick ? " 2px" : ""}`;
  }
  return lines & TextDecoration.effects ? style + effectsStyle(words, floats, at + 8) : style;
}

/**
 * Returns the CSS for the shadow, outline and decoration color. In CSS, underlines and strikethroughs of an element
 * have the same color.
 * @param {Uint32Array} words
 * @param {Float32Array} floats
 * @param {number} at
 */
function effectsStyle(words, floats, at) {
  let style = "";
  if (words[at] & 0xff) style += `;text-shadow:${floats[at + 1]}px ${floats[at + 2]}px ${floats[at + 3]}px ${color(words[at])}`;
  if (words[at + 4] & 0xff && floats[at + 5]) style += `;-webkit-text-stroke:${floats[at + 5]}px ${color(words[at + 4])}`;
  const lines = words[at + 6] & 0xff ? words[at + 6] : words[at + 7];
  if (lines & 0xff) style += `;text-decoration-color:${color(lines)}`;
  return style;
}
