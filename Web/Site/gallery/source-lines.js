// SPDX-License-Identifier: MIT
// @ts-check

// Finds the lines of a Swift source that belong to each behavior, so that active ones can be marked.

const MAKES = /\b(?:let|var)\s+(\w+)(?:\s*:[^=]*)?\s*=\s*(UI\w+Behavior)\b/;
const ASSIGNS = /^\s*(?:self\.)?(\w+)\s*=\s*(\w+)\s*$/;
const MENTIONS = /\bUI\w+Behavior\b/g;

/**
 * The lines of a Swift source that belong to each class of behaviors, counted from 0: where one is made, and where the name that it was
 * given there is used, as far as that name reaches.
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
    // Up to the end of the block: the first line that stands farther to the left.
    for (let next = index + 1; next < lines.length; next++) {
      const there = lines[next].search(/\S/);
      if (there >= 0 && there < indent) break;
      if (use.test(lines[next]) && !/^\s*\/\//.test(lines[next])) add(kind, next);
    }
    // A property that keeps it is used everywhere in the file.
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
