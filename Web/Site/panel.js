// SPDX-License-Identifier: MIT
// @ts-check

// Shows errors with a readable stack, saves files, and creates elements.

/**
 * Shows an error with recent output, the message, the location, and possible actions.
 * @param {HTMLElement} place
 * @param {{ title: string, error: unknown, log?: string, recording?: () => string }} failure
 */
export function showFailure(place, { title, error, log = "", recording }) {
  const panel = element("div", { className: "failure", role: "alert" });
  panel.append(element("h2", {}, title));
  const lastLine = log.trimEnd().split("\n").pop() ?? "";
  if (lastLine) panel.append(element("p", { className: "failure-log" }, lastLine));
  const message = error instanceof Error ? error.message : String(error);
  panel.append(element("p", {}, message));
  const functions = functionNames(error);
  if (functions.length) {
    const list = element("ol", { className: "failure-functions" });
    for (const name of functions) list.append(element("li", {}, name));
    panel.append(list);
  }
  const buttons = element("p", { className: "failure-buttons" });
  const reload = element("button", { type: "button" }, "Reload");
  reload.addEventListener("click", () => location.reload());
  buttons.append(reload);
  if (recording) {
    const download = element("button", { type: "button" }, "Download recording");
    download.addEventListener("click", () => save(recording(), "recording.sprung"));
    buttons.append(download);
  }
  panel.append(buttons);
  place.append(panel);
  reload.focus({ preventScroll: true });
}

/**
 * The placeholders that browsers use for unknown function names. WebKit uses a number or "(null)", and Firefox uses
 * `wasm-function[N]`.
 */
const NAMELESS = /^(\d+|\(null\)|wasm-function\[\d+\])$/;

/**
 * Returns the names of the innermost module functions in a stack trace of Chromium, Firefox or WebKit.
 * @param {unknown} error
 */
function functionNames(error) {
  const stack = error instanceof Error ? error.stack ?? "" : "";
  const names = [...stack.matchAll(/^(?:\s*at (\S+) \(|([^@\s]+)@).*wasm/gm)]
    .map((match) => readable((match[1] ?? match[2]).replace(/^[^$]*\.(?=\$)/, "")))
    .filter((name) => !NAMELESS.test(name));
  return names.filter((name, index) => name !== names[index - 1]).slice(0, 5);
}

/**
 * Returns the names that a mangled Swift symbol contains, for example UIKit.UIView.layout for
 * "$e5UIKit6UIViewC6layout...". Each name is preceded by its length. Parameter types are omitted. Other symbols are
 * returned unchanged.
 * @param {string} symbol
 */
function readable(symbol) {
  const names = [];
  let rest = symbol.replace(/^\$[es]/, "");
  for (let match; rest !== symbol && (match = /^[CVO]?(\d+)/.exec(rest));) {
    const start = match[0].length;
    const end = start + Number(match[1]);
    // Skip the identifier of a private name's file, which follows the name.
    if (rest[start] !== "_") names.push(rest.slice(start, end));
    rest = rest.slice(end);
  }
  return names.length > 1 ? names.join(".") : symbol;
}

/**
 * @param {string} text
 * @param {string} name
 */
export function save(text, name) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = element("a", { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}

/**
 * Creates an element with properties and text.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} properties
 * @param {string} [text]
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, properties, text) {
  const made = document.createElement(tag);
  Object.assign(made, properties);
  if (text !== undefined) made.textContent = text;
  return made;
}
