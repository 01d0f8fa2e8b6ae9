// SPDX-License-Identifier: MIT
// @ts-check

// Records all input of a program, so that a replay of the session has bit-identical results.

import { InputKind } from "./protocol.js";

/**
 * The maximum number of entries, which is sufficient for twenty minutes at 60 Hz with four events per frame. Nothing is
 * recorded while the demo is at rest.
 */
export const LIMIT = 360_000;
const NUMBERS = 8;
const CHUNK = 4096;
export const FRAME = 0;

/** The number of frames between state hashes. The hashes detect a replay that diverges from the recording. */
const HASH_SPACING = 60;

const NAMES = Object.entries(InputKind).reduce(
  (names, [name, kind]) => names.set(kind, name), /** @type {Map<number, string>} */ (new Map()));

/** The lookup table of `crc32`. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? value >>> 1 ^ 0xEDB88320 : value >>> 1;
  return value;
});

/**
 * Returns the same CRC-32 as in gzip and PNG, as eight hexadecimal digits. It is used to detect damaged recordings.
 * @param {Uint8Array} bytes
 */
export function crc32(bytes) {
  let state = 0xFFFFFFFF;
  for (const byte of bytes) state = state >>> 8 ^ CRC_TABLE[(state ^ byte) & 0xFF];
  return (~state >>> 0).toString(16).padStart(8, "0");
}

/**
 * Records all input of a program in order, so that a replay on any machine has bit-identical results.
 *
 * Replays start at the beginning, so a recorder that is full keeps the start of a session, and marks its end as missing.
 */
export class Recorder {
  /**
   * @param {string} demo
   * @param {number} width
   * @param {number} height
   * @param {number} scale
   */
  constructor(demo, width, height, scale) {
    this.head = `sprung-script recorded 2\nsize ${width} ${height} ${scale}\ndemo ${demo}\n`;
    /** @type {Float64Array[]} */
    this.chunks = [];
    this.count = 0;
    this.isFull = false;
    /** The indexes of frame entries. @type {number[]} */
    this.frames = [];
    /**
     * The values that the user has set, in order. Each consists of an entry index, a parameter index and a value.
     * @type {[number, number, number][]}
     */
    this.settings = [];
    /** State hashes by number of preceding frames. @type {Map<number, string>} */
    this.hashes = new Map();
  }

  /** @param {import("./protocol.js").InputRecord} record */
  event(record) {
    this.add(
      record.kind, record.flags, record.id, Math.fround(record.x), Math.fround(record.y), Math.fround(record.a),
      Math.fround(record.b), record.time);
  }

  /** @param {number} time */
  frame(time) {
    if (this.count < LIMIT) this.frames.push(this.count);
    this.add(FRAME, 0, 0, 0, 0, 0, 0, time);
  }

  /** @param {...number} numbers */
  add(...numbers) {
    if (this.count >= LIMIT) {
      this.isFull = true;
      return;
    }
    const index = this.count % CHUNK;
    if (index === 0) this.chunks.push(new Float64Array(CHUNK * NUMBERS));
    this.chunks[this.chunks.length - 1].set(numbers, index * NUMBERS);
    if (numbers[0] === InputKind.parameter) this.settings.push([this.count, numbers[2], numbers[3]]);
    this.count++;
  }

  /**
   * Records the hash of the state at regular intervals.
   * @param {() => string} hash
   */
  noteHash(hash) {
    const { length } = this.frames;
    if (length % HASH_SPACING === 0 && !this.isFull) this.hashes.set(length, hash());
  }

  /** @param {number} index */
  entry(index) {
    const start = (index % CHUNK) * NUMBERS;
    return this.chunks[Math.floor(index / CHUNK)].subarray(start, start + NUMBERS);
  }

  /**
   * Returns the time of a frame in milliseconds.
   * @param {number} frame zero-based
   */
  time(frame) { return this.entry(this.frames[frame])[7]; }

  /**
   * Returns the input that was delivered with a frame.
   * @param {number} frame zero-based
   */
  eventsBefore(frame) {
    return this.events(frame ? this.frames[frame - 1] + 1 : 0, this.frames[frame]);
  }

  /**
   * Returns the input in a half-open range of entries.
   * @param {number} start
   * @param {number} end
   * @returns {import("./protocol.js").InputRecord[]}
   */
  events(start, end) {
    return Array.from({ length: end - start }, (_, number) => {
      const [kind, flags, id, x, y, a, b, time] = this.entry(start + number);
      return { kind, flags, id, x, y, a, b, time };
    });
  }

  /**
   * Discards everything after the given number of frames.
   * @param {number} frame
   */
  cut(frame) {
    this.count = frame ? this.frames[frame - 1] + 1 : 0;
    this.frames.length = frame;
    this.chunks.length = Math.ceil(this.count / CHUNK);
    this.isFull = false;
    this.settings = this.settings.filter(([entry]) => entry < this.count);
    for (const key of this.hashes.keys()) if (key > frame) this.hashes.delete(key);
  }

  /** Returns everything recorded, for `restore`. */
  session() {
    const entries = Array.from({ length: this.count }, (_, index) => Array.from(this.entry(index)));
    return { entries, hashes: new Map(this.hashes) };
  }

  /**
   * Replaces the recorded session.
   * @param {{ entries: number[][], hashes: Map<number, string> }} session
   */
  restore({ entries, hashes }) {
    this.cut(0);
    for (const numbers of entries) {
      if (numbers[0] === FRAME) this.frame(numbers[7]);
      else this.add(...numbers);
    }
    this.hashes = new Map(hashes);
  }

  /**
   * Returns the values that the user had set when `position` frames had been drawn, by parameter index.
   * @param {number} position
   * @returns {Map<number, number>}
   */
  valuesAt(position) {
    const end = this.frames[Math.max(1, position) - 1] ?? this.count;
    return new Map(this.settings.filter(([entry]) => entry <= end).map(([, number, value]) => [number, value]));
  }

  /** Returns the latest event of each pointer that is still pressed at the end of the recording. */
  fingersDown() {
    /** @type {Map<number, import("./protocol.js").InputRecord>} */
    const down = new Map();
    for (const event of this.events(0, this.count)) {
      if (event.kind === InputKind.down || (event.kind === InputKind.move && down.has(event.id))) down.set(event.id, event);
      if (event.kind === InputKind.up || event.kind === InputKind.cancel) down.delete(event.id);
    }
    return [...down.values()];
  }

  /** Returns the recording in the script format. */
  text() {
    const lines = [];
    let frames = 0;
    for (let index = 0; index < this.count; index++) {
      const numbers = this.entry(index);
      if (numbers[0] !== FRAME) {
        lines.push(`event ${NAMES.get(numbers[0])} ${numbers.subarray(1).join(" ")}`);
        continue;
      }
      lines.push(`frame ${numbers[7]}`);
      const hash = this.hashes.get(++frames);
      if (hash) lines.push(`# hash ${frames} ${hash}`);
    }
    if (this.isFull) lines.push(`# cut after ${LIMIT} lines`);
    const text = this.head + lines.map((line) => line + "\n").join("");
    return `${text}end ${this.count} ${crc32(new TextEncoder().encode(text))}\n`;
  }
}
