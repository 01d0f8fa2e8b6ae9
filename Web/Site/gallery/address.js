// SPDX-License-Identifier: MIT
// @ts-check

// Reads and writes the fragment of a URL, which contains a demo, its parameter values, and a packed session.

/**
 * The fragment of a URL contains a demo and its parameters, as in `#/newtons-cradle?gravity=2&resistance=0`. The page
 * uses the keys `compare`, `frame` and `session`. All other keys are parameters of the demo.
 */

/** The maximum length of a link. Messaging apps truncate longer links. */
export const LONGEST_LINK = 30_000;

const OWN = new Set(["compare", "frame", "session"]);

/**
 * @typedef {object} Place
 * @property {string} name of the demo; empty for the index
 * @property {[string, string][]} values parameter values
 * @property {[string, string][] | null} compared parameter values of the second demo, if two are side by side
 * @property {string} frame screen size such as `390x844`; empty for the default
 * @property {string} session a packed recording; empty for none
 */

/**
 * @param {string} hash
 * @returns {Place}
 */
export function readAddress(hash) {
  const [path, query = ""] = splitOnce(hash.replace(/^#\/?/, ""), "?");
  const words = new URLSearchParams(query);
  const compared = words.get("compare");
  return {
    name: decoded(path),
    values: [...words].filter(([name]) => !OWN.has(name)),
    compared: compared === null ? null : compared.split(",").filter(Boolean).map((pair) => {
      const [name, value = ""] = splitOnce(pair, ":");
      return [name, value];
    }),
    frame: words.get("frame") ?? "",
    session: words.get("session") ?? "",
  };
}

/**
 * @param {Partial<Place>} place
 * @returns {string}
 */
export function addressOf({ name = "", values = [], compared = null, frame = "", session = "" }) {
  const words = new URLSearchParams(values);
  if (compared) words.set("compare", compared.map(([key, value]) => `${key}:${value}`).join(","));
  if (frame) words.set("frame", frame);
  if (session) words.set("session", session);
  const query = words.toString();
  return `#/${encodeURIComponent(name)}${query ? `?${query}` : ""}`;
}

/**
 * @param {string} text
 * @param {string} sign
 */
function splitOnce(text, sign) {
  const place = text.indexOf(sign);
  return place < 0 ? [text] : [text.slice(0, place), text.slice(place + 1)];
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    // The text contains an invalid percent escape. Return it unchanged, because no demo has such a name.
    return text;
  }
}

/**
 * Encodes text for a link.
 * @param {string} text
 */
export async function packed(text) {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), Infinity);
  let letters = "";
  for (let start = 0; start < bytes.length; start += 0x8000) {
    letters += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * Decodes packed text. Throws if the text is incomplete.
 * @param {string} letters
 * @param {number} limit maximum size in bytes
 */
export async function unpacked(letters, limit) {
  const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(await through(bytes, new DecompressionStream("deflate-raw"), limit));
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 * @param {number} limit
 */
async function through(bytes, stream, limit) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > limit) throw new Error("it is too long");
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
