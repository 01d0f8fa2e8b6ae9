// SPDX-License-Identifier: MIT
// @ts-check

// Displays web pages in frames inside a program's layers. Loaded on first use.

import { rootOf } from "./layer.js";

/** The time in milliseconds after which loading a page fails. It equals the default timeout of Foundation's requests. */
const LONGEST_LOAD = 60_000;

/**
 * The permissions of all pages. Pages of other origins can also use storage, because theirs is separate from the
 * storage of this page.
 */
const ALLOWED = "allow-forms allow-popups allow-popups-to-escape-sandbox";

/** Layers with a background color block pointers to the frames behind them. All other layers pass pointers through. */
const STYLE = `
  .page { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; border-radius: inherit; background: #fff; pointer-events: auto; }
  .has-pages .layer[style*="background-color"] { pointer-events: auto; }
`;

/** @typedef {"cancelled" | "done" | "failed"} Outcome */

/** Functions that resolve pending promises, by frame. @type {WeakMap<HTMLIFrameElement, (outcome: Outcome) => void>} */
const waiting = new WeakMap();

/**
 * Handles a page request of a program.
 * @param {number} step 0 loads a page, 1 waits until the frame loads another page, 2 stops loading
 * @param {import("./requests.js").Part[]} parts the layer, and for step 0 a URL or HTML; then "scripts" if scripts can
 *   run, and the base URL
 * @param {HTMLElement} stage
 * @returns {Promise<Outcome>}
 */
export async function show(step, parts, stage) {
  const [content, options] = parts;
  const layer = stage.querySelector(`[data-layer="${Number(content.name)}"]`);
  if (!layer) return "failed";
  const known = /** @type {HTMLIFrameElement | null} */ (layer.querySelector(":scope > .page"));
  if (step === 2) {
    if (known) stop(known);
    return "done";
  }
  if (step === 1) return known ? next(known) : "failed";
  const text = new TextDecoder().decode(content.bytes);
  const frame = known ?? make(stage);
  const isAddress = content.type === "text/uri-list";
  const address = isAddress ? page(text) : null;
  if (isAddress && !address) return "failed";
  frame.setAttribute("sandbox", permissions(address, options.name === "scripts"));
  const result = next(frame, LONGEST_LOAD);
  if (address) {
    frame.removeAttribute("srcdoc");
    frame.src = address.href;
  } else {
    frame.removeAttribute("src");
    frame.srcdoc = withBase(text, new TextDecoder().decode(options.bytes));
  }
  if (!known) layer.append(frame);
  return result;
}

/** @param {HTMLElement} stage */
function make(stage) {
  const root = rootOf(stage);
  if (!stage.classList.contains("has-pages")) {
    stage.classList.add("has-pages");
    const style = document.createElement("style");
    style.textContent = STYLE;
    (root instanceof Document ? document.head : root).append(style);
  }
  const frame = document.createElement("iframe");
  frame.className = "page";
  frame.referrerPolicy = "no-referrer";
  return frame;
}

/**
 * Returns the URL of a page, or null if a frame must not load the URL, for example because it contains a script.
 * @param {string} text
 */
function page(text) {
  try {
    const address = new URL(text, location.href);
    return ["https:", "http:", "about:"].includes(address.protocol) ? address : null;
  } catch {
    return null;
  }
}

/**
 * @param {URL | null} address null for HTML of the program
 * @param {boolean} runsScripts
 */
function permissions(address, runsScripts) {
  const isForeign = address && address.protocol !== "about:" && address.origin !== location.origin;
  return `${ALLOWED}${runsScripts ? " allow-scripts" : ""}${isForeign ? " allow-same-origin" : ""}`;
}

/**
 * Inserts a base URL into HTML.
 * @param {string} html
 * @param {string} base
 */
function withBase(html, base) {
  if (!base) return html;
  const element = document.createElement("base");
  element.href = base;
  const head = /<head[^>]*>/i.exec(html) ?? /<html[^>]*>/i.exec(html) ?? /^\s*<!doctype[^>]*>/i.exec(html);
  const at = head ? head.index + head[0].length : 0;
  return html.slice(0, at) + element.outerHTML + html.slice(at);
}

/**
 * Returns a promise that resolves when a frame has loaded its next page, when `limit` is exceeded, or when a later call
 * or `stop` cancels it.
 * @param {HTMLIFrameElement} frame
 * @param {number} [limit] milliseconds
 * @returns {Promise<Outcome>}
 */
function next(frame, limit) {
  waiting.get(frame)?.("cancelled");
  return new Promise((resolve) => {
    const timer = limit ? setTimeout(() => end("failed"), limit) : 0;
    const end = (/** @type {Outcome} */ outcome) => {
      clearTimeout(timer);
      if (waiting.get(frame) === end) waiting.delete(frame);
      frame.removeEventListener("load", loaded);
      resolve(outcome);
    };
    const loaded = () => end("done");
    frame.addEventListener("load", loaded);
    waiting.set(frame, end);
  });
}

/**
 * Stops loading by removing the frame, because scripts cannot cancel a frame's load.
 * @param {HTMLIFrameElement} frame
 */
function stop(frame) {
  waiting.get(frame)?.("cancelled");
  frame.remove();
}
