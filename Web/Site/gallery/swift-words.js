// SPDX-License-Identifier: MIT
// @ts-check

// Tokenizes Swift sources for syntax coloring, and finds the lines that belong to each behavior, so that active ones
// can be marked.

const KEYWORDS = new Set((
  "actor any as associatedtype async await break case catch class continue default defer deinit do else enum extension fallthrough "
  + "false fileprivate final for func get guard if import in indirect infix init inout internal is lazy let mutating nil "
  + "nonisolated nonmutating open operator override postfix prefix private protocol public repeat required rethrows return "
  + "self Self set some static struct subscript super switch throw throws true try typealias unowned var weak where while willSet didSet"
).split(" "));

/** Matches a Swift token. The name of the matching group is the kind of the token. */
const PIECES = new RegExp([
  /(?<comment>\/\/.*|\/\*[^]*?\*\/)/, /(?<string>"""[^]*?"""|"(?:\\.|[^"\\\n])*")/, /(?<attribute>[@#][A-Za-z]\w*)/,
  /(?<number>\b\d[\d_]*(?:\.\d[\d_]*)?(?:e[+-]?\d+)?\b)/, /(?<word>[A-Za-z_]\w*)/,
].map(({ source }) => source).join("|"), "g");

/**
 * Splits a Swift source into tokens with their kinds: comment, string, attribute, number, keyword, type, or none.
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

const MAKES = /\b(?:let|var)\s+(\w+)(?:\s*:[^=]*)?\s*=\s*(UI\w+Behavior)\b/;
const ASSIGNS = /^\s*(?:self\.)?(\w+)\s*=\s*(\w+)\s*$/;
const MENTIONS = /\bUI\w+Behavior\b/g;

/**
 * Returns the zero-based line numbers for each behavior class. These are the lines that create an instance, and the
 * lines in a variable's scope that use the variable to which the instance is assigned.
 * @param {string} text
 * @returns {Map<string, Set<number>>}
 */
export function linesOf(text) {
  const lines = text.split("\n");
  /** @type {Map<string, Set<number>>} */
  const found = new Map();
  const add = (/** @type {string} */ kind, /** @type {number} */ line) => {
    const set = found.get(kind) ?? new Set();
    set.add(line);
    found.set(kind, set);
  };
  lines.forEach((line, index) => {
    if (/^\s*\/\//.test(line)) return;
    for (const [kind] of line.matchAll(MENTIONS)) add(kind, index);
    const made = MAKES.exec(line);
    if (!made) return;
    const [, name, kind] = made;
    const indent = line.search(/\S/);
    const use = new RegExp(`(?<![.\\w])${name}\\b`);
    // The variable's scope ends at the end of the block, which is the first line with less indentation.
    for (let next = index + 1; next < lines.length; next++) {
      const there = lines[next].search(/\S/);
      if (there >= 0 && there < indent) break;
      if (use.test(lines[next]) && !/^\s*\/\//.test(lines[next])) add(kind, next);
    }
    // If the variable is assigned to a property, uses of the property are searched for in the entire file.
    for (let next = index + 1; next < lines.length; next++) {
      const kept = ASSIGNS.exec(lines[next]);
      if (!kept || kept[2] !== name) continue;
      const property = new RegExp(`(?<![.\\w])(?:self\\.)?${kept[1]}\\??\\.`);
      lines.forEach((other, number) => { if (property.test(other)) add(kind, number); });
      break;
    }
  });
  return found;
}
