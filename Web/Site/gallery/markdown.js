// SPDX-License-Identifier: MIT
// @ts-check

// Renders the project's guides as HTML elements.

import { element } from "../panel.js";
import { swiftPieces } from "./swift-words.js";

/**
 * Renders the headings, paragraphs, lists, tables and code of a guide as HTML elements. Text is never interpreted as
 * HTML.
 * @param {string} text
 * @param {(target: string) => void} follow opens another guide or file
 * @returns {HTMLElement[]}
 */
export function renderMarkdown(text, follow) {
  /** @type {HTMLElement[]} */
  const made = [];
  // Empty lines separate blocks, except inside fenced code.
  for (const [block] of text.matchAll(/```[^]*?```|(?:(?!```)[^\n]*\S[^\n]*(?:\n|$))+/g)) {
    const lines = block.replace(/\n$/, "").split("\n");
    const heading = /^(#{1,4}) (.*)/.exec(lines[0]);
    if (block.startsWith("```")) {
      made.push(code(lines.slice(1, -1).join("\n"), lines[0].slice(3)));
    } else if (heading) {
      made.push(inline(element(/** @type {"h3"} */ (`h${Math.min(4, heading[1].length + 1)}`), {}), heading[2], follow));
      if (lines.length > 1) made.push(...renderMarkdown(lines.slice(1).join("\n"), follow));
    } else if (lines[0].startsWith("    ")) {
      made.push(code(lines.map((line) => line.slice(4)).join("\n"), ""));
    } else if (lines[0].startsWith("|")) {
      made.push(table(lines, follow));
    } else if (/^(?:[-*]|\d+\.) /.test(lines[0])) {
      made.push(list(lines, follow));
    } else {
      const paragraph = inline(element("p", {}), lines.join(" "), follow);
      if (paragraph.textContent?.trim()) made.push(paragraph);
    }
  }
  return made;
}

/**
 * @param {string} text
 * @param {string} language
 */
function code(text, language) {
  const pre = element("pre", {});
  const inside = element("code", {});
  inside.append(...(language === "swift" ? swiftPieces(text) : [["", text]]).map(([kind, piece]) =>
    kind ? element("span", { className: `swift-${kind}` }, piece) : piece));
  pre.append(inside);
  return pre;
}

/**
 * @param {string[]} lines
 * @param {(target: string) => void} follow
 */
function table(lines, follow) {
  const made = element("table", {});
  lines.filter((line) => !/^[|\s:-]+$/.test(line)).forEach((line, index) => {
    const row = element("tr", {});
    for (const cell of line.replace(/^\||\|\s*$/g, "").split("|")) row.append(inline(element(index ? "td" : "th", {}), cell.trim(), follow));
    made.append(row);
  });
  return made;
}

/**
 * @param {string[]} lines
 * @param {(target: string) => void} follow
 */
function list(lines, follow) {
  const made = element(/^\d/.test(lines[0]) ? "ol" : "ul", {});
  /** @type {string[]} */
  const items = [];
  for (const line of lines) {
    if (/^(?:[-*]|\d+\.) /.test(line)) items.push(line.replace(/^\S+ /, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  made.append(...items.map((item) => inline(element("li", {}), item, follow)));
  return made;
}

/**
 * Fills an element with text, and formats code, emphasis and links in it.
 * @template {HTMLElement} Kind
 * @param {Kind} place
 * @param {string} words
 * @param {(target: string) => void} follow
 */
function inline(place, words, follow) {
  // Images are omitted, because the demo itself is shown beside the guide.
  const text = words.replace(/!\[[^\]]*\]\([^)\s]+\)/g, "");
  let end = 0;
  for (const match of text.matchAll(/`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    place.append(text.slice(end, match.index));
    const [whole, literal, strong, stressed, title, target] = match;
    end = match.index + whole.length;
    if (literal) place.append(element("code", {}, literal));
    else if (strong) place.append(element("strong", {}, strong));
    else if (stressed) place.append(element("em", {}, stressed));
    else place.append(link(title, target, follow));
  }
  place.append(text.slice(end));
  return place;
}

/**
 * @param {string} words
 * @param {string} target
 * @param {(target: string) => void} follow
 */
function link(words, target, follow) {
  const made = element("a", { href: target }, words.replaceAll("`", ""));
  if (/^https:/.test(target)) {
    made.rel = "noopener";
    return made;
  }
  const file = target.split("#")[0];
  if (!/^[A-Za-z]+\.md$/.test(file)) return element("span", {}, words.replaceAll("`", ""));
  made.addEventListener("click", (event) => {
    event.preventDefault();
    follow(file);
  });
  return made;
}
