// SPDX-License-Identifier: MIT
// @ts-check

// Handles the requests of a program with the sheets and dialogs of the browser. Loaded on first use.

import { InputKind } from "./protocol.js";

/** The kinds of requests, as in `StageRequest.Kind`. */
const Kind = Object.freeze({
  share: 1, open: 2, save: 3, photos: 4, camera: 5, notificationPermission: 6, notification: 7, removeNotification: 8, badge: 9,
  page: 10,
});

/** The outcomes of requests, as in `StageAnswer.Outcome`. */
const Outcome = Object.freeze({ cancelled: 0, done: 1, failed: 2 });

/** The maximum size of an answer, followed by the size of the part that one record contains, in bytes. */
const LARGEST = 8_388_608;
const BYTES_IN_RECORD = 16;

/** The time in milliseconds after which the data of a saved file is released. Browsers read the data only after the click. */
const SAVE_TIME = 60_000;

/** @typedef {{ name: string, type: string, bytes: Uint8Array<ArrayBuffer> }} Part a file or a part of a request */
/** @typedef {{ kind: number, id: number, x: number, y: number, a?: number, b?: number }} Fields fields of an input record */

/**
 * Handles a request. When the user has made a decision, returns the input records of the answer.
 * @param {Uint32Array} record number, kind, 1 if several files can be chosen, number of parts, and the parts
 * @param {HTMLElement} stage
 * @returns {Promise<Fields[]>}
 */
export async function answer(record, stage) {
  const [number, kind, allowsMultiple] = record;
  const parts = read(record);
  let outcome = Outcome.failed;
  /** @type {File[]} */
  let files = [];
  /** @type {Part[]} */
  const replies = [];
  try {
    if (kind === Kind.share) {
      outcome = await share(parts);
    } else if (kind === Kind.save) {
      parts.forEach(save);
      outcome = Outcome.done;
    } else if (kind >= Kind.page) {
      const { show } = await import("./web-pages.js");
      outcome = Outcome[await show(kind - Kind.page, parts, stage)];
    } else if (kind >= Kind.notificationPermission) {
      const { notify } = await import("./notifications.js");
      outcome = Outcome[await notify(kind - Kind.notificationPermission, parts, replies)];
    } else {
      files = await choose(parts.map(({ type }) => type), allowsMultiple !== 0, kind === Kind.camera);
      outcome = files.length ? Outcome.done : Outcome.cancelled;
    }
    return records(number, outcome, [...replies, ...await Promise.all(files.map(load))]);
  } catch (error) {
    console.error(error);
    return records(number, Outcome.failed, []);
  }
}

/**
 * Reads the parts of a request.
 * @param {Uint32Array} record
 * @returns {Part[]}
 */
function read(record) {
  const bytes = new Uint8Array(record.buffer, record.byteOffset, record.byteLength);
  let at = 4;
  const next = () => {
    const count = record[at];
    const start = (at + 1) * 4;
    at += 1 + Math.ceil(count / 4);
    return bytes.slice(start, start + count);
  };
  const text = () => new TextDecoder().decode(next());
  return Array.from({ length: record[3] }, () => ({ name: text(), type: text(), bytes: next() }));
}

/**
 * Opens the browser's share sheet.
 * @param {Part[]} parts
 */
async function share(parts) {
  /** @type {ShareData} */
  const data = {};
  const texts = [];
  const files = [];
  for (const { name, type, bytes } of parts) {
    const text = () => new TextDecoder().decode(bytes);
    if (name) files.push(new File([bytes], name, { type }));
    else if (type === "text/x-subject") data.title = text();
    else if (type === "text/uri-list" && !data.url) data.url = text();
    else texts.push(text());
  }
  if (texts.length) data.text = texts.join("\n");
  // Browsers reject all files if one of them has a type that cannot be shared.
  const shared = files.filter((file) => navigator.canShare?.({ files: [file] }));
  if (shared.length) data.files = shared;
  try {
    await navigator.share(data);
    return Outcome.done;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return Outcome.cancelled;
    throw error;
  }
}

/**
 * Saves a file to the browser's download folder.
 * @param {Part} part
 */
function save({ name, type, bytes }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVE_TIME);
}

/** The input element of the open dialog. @type {HTMLInputElement | null} */
let field = null;

/**
 * Opens the browser's file dialog. Resolves without files if the dialog is canceled. Browsers open the dialog only
 * after a touch or key press. If the browser does not open the dialog, the request remains pending until the program
 * sends another one.
 * @param {string[]} types
 * @param {boolean} allowsMultiple
 * @param {boolean} isCamera
 * @returns {Promise<File[]>}
 */
function choose(types, allowsMultiple, isCamera) {
  return new Promise((resolve) => {
    field?.remove();
    const input = document.createElement("input");
    field = input;
    input.type = "file";
    input.accept = types.join(",");
    input.multiple = allowsMultiple;
    input.hidden = true;
    if (isCamera) input.capture = "environment";
    const end = () => {
      input.remove();
      resolve([...input.files ?? []]);
    };
    input.addEventListener("change", end);
    input.addEventListener("cancel", end);
    // Some browsers open the dialog only if the field is in the page.
    document.body.append(input);
    input.click();
  });
}

/**
 * Reads a chosen file.
 * @param {File} file
 * @returns {Promise<Part>}
 */
async function load(file) {
  if (file.size > LARGEST) throw new Error(`The file ${file.name} has ${file.size} bytes, but the limit is ${LARGEST}.`);
  return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

/**
 * Encodes an answer in the format of `StageAnswer` in Sources/SprungStage.
 * @param {number} number
 * @param {number} outcome
 * @param {Part[]} parts
 * @returns {Fields[]}
 */
export function records(number, outcome, parts) {
  const bytes = parts.length ? payload(parts) : new Uint8Array();
  if (bytes.length > LARGEST) throw new Error(`The files have ${bytes.length} bytes, but the limit is ${LARGEST}.`);
  /** @type {Fields[]} */
  const result = [{ kind: InputKind.answer, id: number, x: bytes.length, y: outcome }];
  for (let at = 0; at < bytes.length; at += BYTES_IN_RECORD) {
    const value = (/** @type {number} */ offset, /** @type {number} */ count) => {
      let sum = 0;
      for (let index = count - 1; index >= 0; index--) sum = sum * 256 + (bytes[at + offset + index] ?? 0);
      return sum;
    };
    result.push({ kind: InputKind.answerdata, id: value(0, 4) | 0, x: value(4, 3), y: value(7, 3), a: value(10, 3), b: value(13, 3) });
  }
  return result;
}

/** @param {Part[]} parts */
function payload(parts) {
  const encoder = new TextEncoder();
  const pieces = parts.flatMap(({ name, type, bytes }) => [encoder.encode(name), encoder.encode(type), bytes]);
  const padded = (/** @type {number} */ count) => 4 + Math.ceil(count / 4) * 4;
  const result = new Uint8Array(4 + pieces.reduce((sum, piece) => sum + padded(piece.length), 0));
  const view = new DataView(result.buffer);
  view.setUint32(0, parts.length, true);
  let at = 4;
  for (const piece of pieces) {
    view.setUint32(at, piece.length, true);
    result.set(piece, at + 4);
    at += padded(piece.length);
  }
  return result;
}
