// SPDX-License-Identifier: MIT
// @ts-check

import { color } from "./frame.js";

const LETTERS = ["M", "L", "Q", "C", "Z"];
const NUMBERS = [2, 2, 4, 6, 0];
const [EVEN_ODD, ROUND_CAPS, ROUND_JOINS, DASHED] = [1, 2, 4, 8];

/**
 * Draws a path record into an SVG element that lies over the layer's box.
 * @param {SVGSVGElement} drawing
 * @param {Uint32Array} words
 * @param {Float32Array} floats
 * @param {number} p first word of the payload
 * @param {number} end word after the last
 */
export function drawPath(drawing, words, floats, p, end) {
  const [fill, stroke, width, flags] = [words[p], words[p + 1], floats[p + 2], words[p + 3]];
  let data = "";
  for (let at = p + 4; at < end;) {
    const verb = words[at++];
    if (!(verb in LETTERS)) throw new Error(`A path has the verb ${verb}, which does not exist.`);
    data += LETTERS[verb] + floats.subarray(at, at + NUMBERS[verb]).join(" ");
    at += NUMBERS[verb];
  }
  let path = drawing.querySelector("path");
  if (!path) {
    path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    drawing.append(path);
  }
  const attributes = {
    d: data,
    fill: fill & 0xff ? color(fill) : "none",
    stroke: stroke & 0xff && width > 0 ? color(stroke) : "none",
    "stroke-width": String(width),
    "fill-rule": flags & EVEN_ODD ? "evenodd" : "nonzero",
    "stroke-linecap": flags & ROUND_CAPS ? "round" : "butt",
    "stroke-linejoin": flags & ROUND_JOINS ? "round" : "miter",
    "stroke-dasharray": flags & DASHED ? `${4 * width} ${3 * width}` : "none",
  };
  for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, value);
}
