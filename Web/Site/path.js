// SPDX-License-Identifier: MIT
// @ts-check

// Draws the paths of shape layers as SVG.

import { PathFlag, color } from "./protocol.js";

const LETTERS = ["M", "L", "Q", "C", "Z", ""];
const NUMBERS = [2, 2, 4, 6, 0, 0];
const OUTLINE = 5;

/**
 * Returns the SVG data of a path. The first string is the filled part. If the stroked part differs, it is the second
 * string.
 * @param {Uint32Array} words
 * @param {Float32Array} floats
 * @param {number} at index of the first step
 * @param {number} end index after the last word
 * @returns {string[]}
 */
export function pathData(words, floats, at, end) {
  const data = [""];
  while (at < end) {
    const verb = words[at++];
    if (!(verb in LETTERS)) throw new Error(`A path has the verb ${verb}, which does not exist.`);
    if (verb === OUTLINE) data.push("");
    const last = at + NUMBERS[verb];
    let step = LETTERS[verb];
    // Coordinates are rounded to 1/1000 point, because browsers would take longer to parse all digits of a float.
    for (; at < last; at++) step += Math.round(floats[at] * 1000) / 1000 + (at + 1 < last ? " " : "");
    data[data.length - 1] += step;
  }
  return data;
}

/**
 * Draws a path record in an SVG element that covers the layer's box. An empty path clears the element.
 * @param {import("./layer.js").Layer} layer
 * @param {Uint32Array} words
 * @param {Float32Array} floats
 * @param {number} p index of the payload
 * @param {number} end index after the last word
 */
export function drawPath(layer, words, floats, p, end) {
  const [fill, stroke, width, flags] = [words[p], words[p + 1], floats[p + 2], words[p + 3]];
  const dashes = floats.subarray(p + 7, p + 7 + words[p + 6]);
  const [filled, stroked] = pathData(words, floats, p + 7 + dashes.length, end);
  if (!layer.content && !filled && !stroked) return;
  const { outlines } = layer;
  const inside = {
    fill: fill & 0xff ? color(fill) : "none",
    "fill-rule": flags & PathFlag.evenOdd ? "evenodd" : "nonzero",
  };
  const line = {
    stroke: stroke & 0xff && width > 0 ? color(stroke) : "none",
    "stroke-width": String(width),
    "stroke-linecap": flags & PathFlag.roundCaps ? "round" : flags & PathFlag.squareCaps ? "square" : "butt",
    "stroke-linejoin": flags & PathFlag.roundJoins ? "round" : flags & PathFlag.bevelJoins ? "bevel" : "miter",
    "stroke-miterlimit": String(Math.max(1, floats[p + 4])),
    "stroke-dasharray": dashes.length ? dashes.join(" ") : "none",
    "stroke-dashoffset": String(floats[p + 5]),
  };
  if (stroked === undefined) {
    draw(outlines, 0, { d: filled, ...inside, ...line });
    outlines.children[1]?.remove();
  } else {
    draw(outlines, 0, { d: filled, ...inside, stroke: "none" });
    draw(outlines, 1, { d: stroked, fill: "none", ...line });
  }
}

/**
 * @param {SVGSVGElement} outlines
 * @param {number} index
 * @param {Record<string, string>} attributes
 */
function draw(outlines, index, attributes) {
  let path = outlines.children[index];
  if (!path) {
    path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    outlines.append(path);
  }
  for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, value);
}
