// SPDX-License-Identifier: MIT
// @ts-check

// Splits Swift sources into pieces for coloring: comments, strings, keywords and types.

const KEYWORDS = new Set((
  "actor any as associatedtype async await break case catch class continue default defer deinit do else enum extension fallthrough "
  + "false fileprivate final for func get guard if import in indirect infix init inout internal is lazy let mutating nil "
  + "nonisolated nonmutating open operator override postfix prefix private protocol public repeat required rethrows return "
  + "self Self set some static struct subscript super switch throw throws true try typealias unowned var weak where while willSet didSet"
).split(" "));

/** What a piece of Swift begins with, by the group that fits it. */
const PIECES = new RegExp([
  /(?<comment>\/\/.*|\/\*[^]*?\*\/)/, /(?<string>"""[^]*?"""|"(?:\\.|[^"\\\n])*")/, /(?<attribute>[@#][A-Za-z]\w*)/,
  /(?<number>\b\d[\d_]*(?:\.\d[\d_]*)?(?:e[+-]?\d+)?\b)/, /(?<word>[A-Za-z_]\w*)/,
].map(({ source }) => source).join("|"), "g");

/**
 * Pieces of a Swift source with what they are: comment, string, attribute, number, keyword, type, or nothing of that.
 * @param {string} source
 * @returns {[string, string][]}
 */
export function swiftPieces(source) {
  /** @type {[string, string][]} */
  const pieces = [];
  let end = 0;
  for (const match of source.matchAll(PIECES)) {
    if (match.index > end) pieces.push(["", source.slice(end, match.index)]);
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [""];
    const isMember = source[match.index - 1] === ".";
    const word = KEYWORDS.has(match[0]) && !isMember ? "keyword" : /^[A-Z]/.test(match[0]) ? "type" : "";
    pieces.push([kind === "word" ? word : kind, match[0]]);
    end = match.index + match[0].length;
  }
  pieces.push(["", source.slice(end)]);
  return pieces;
}
