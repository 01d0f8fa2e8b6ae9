// SPDX-License-Identifier: MIT
// @ts-check

import { InputKind } from "./protocol.js";

/** Entries kept at most: twenty minutes of frames at 60 Hz with four events each. At rest no entries are made. */
const LIMIT = 360_000;
const NUMBERS = 8;
const CHUNK = 4096;
const FRAME = 0;

const NAMES = Object.entries(InputKind).reduce(
  (names, [name, kind]) => names.set(kind, name), /** @type {Map<number, string>} */ (new Map()));

/** What each byte does to the state of `crc32`. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? value >>> 1 ^ 0xEDB88320 : value >>> 1;
  return value;
});

/**
 * The cyclic redundancy check of gzip and PNG, as eight hexadecimal digits: with it a damaged recording is found out.
 * @param {Uint8Array} bytes
 */
function crc32(bytes) {
  let state = 0xFFFFFFFF;
  for (const byte of bytes) state = state >>> 8 ^ CRC_TABLE[(state ^ byte) & 0xFF];
  return (~state >>> 0).toString(16).padStart(8, "0");
}

/**
 * Everything that reached the program, in order: with it a run can be replayed elsewhere, bit for bit.
 *
 * A replay must begin at the beginning, so a full recorder keeps what it has and says that the end is missing.
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
  }

  /** @param {import("./protocol.js").InputRecord} record */
  event(record) {
    this.add(
      record.kind, record.flags, record.id, Math.fround(record.x), Math.fround(record.y), Math.fround(record.a),
      Math.fround(record.b), record.time);
  }

  /** @param {number} time */
  frame(time) {
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
    this.count++;
  }

  /** The recording as text, in the format of scripts. */
  text() {
    const lines = [];
    for (let index = 0; index < this.count; index++) {
      const chunk = this.chunks[Math.floor(index / CHUNK)];
      const numbers = chunk.subarray((index % CHUNK) * NUMBERS, (index % CHUNK + 1) * NUMBERS);
      lines.push(
        numbers[0] === FRAME
          ? `frame ${numbers[7]}`
          : `event ${NAMES.get(numbers[0])} ${numbers.subarray(1).join(" ")}`);
    }
    if (this.isFull) lines.push(`# cut after ${LIMIT} lines`);
    const text = this.head + lines.map((line) => line + "\n").join("");
    return `${text}end ${this.count} ${crc32(new TextEncoder().encode(text))}\n`;
  }
}
