// SPDX-License-Identifier: MIT
// @ts-check

// Stores the last record of each property of each layer, so that the stage can be redrawn at any time.

import { Header, HEADER_SIZE, LATER_WINS, ONCE, Operation, VERSION } from "./protocol.js";

/**
 * @typedef {object} Entry
 * @property {number} kind
 * @property {number} parent
 * @property {number[]} children
 * @property {Map<number, Uint32Array>} records the last record of each operation, in operation order
 */

/** Operations that apply to the entire stage. Only the last record of each operation is stored, regardless of its layer. */
const OF_STAGE = new Set([Operation.cursor, Operation.textInput, Operation.focus]);

/**
 * Stores the latest record of each property of the stage, like StageLedger in Sources/SprungDisplay. A display that
 * connects later can draw the entire stage from these records. Records are immutable, so copies are cheap.
 */
export class Ledger {
  constructor() {
    /** @type {Map<number, Entry>} */
    this.entries = new Map([[0, { kind: 0, parent: -1, children: [], records: new Map() }]]);
    /** @type {Map<number, Uint32Array>} */
    this.ofStage = new Map();
    /** @type {Map<number, Uint32Array>} */
    this.images = new Map();
  }

  copy() {
    const copy = new Ledger();
    copy.entries = new Map([...this.entries].map(([id, { kind, parent, children, records }]) =>
      [id, { kind, parent, children: [...children], records: new Map(records) }]));
    copy.ofStage = new Map(this.ofStage);
    copy.images = new Map(this.images);
    return copy;
  }

  /**
   * Applies the records of a frame.
   * @param {import("./module.js").Program} program
   * @param {number} start index of the first word
   * @param {number} end index after the last word
   */
  apply(program, start, end) {
    const { words } = program;
    for (let at = start; at < end; at += words[at] >>> 8) {
      if (words[at] >>> 8 < 2) throw new Error(`A record at word ${at - start} has no length.`);
      this.take(words.slice(at, at + (words[at] >>> 8)));
    }
  }

  /** @param {Uint32Array} record */
  take(record) {
    const operation = record[0] & 0xff;
    const id = record[1];
    if (operation === Operation.create) {
      this.entries.set(id, { kind: record[3], parent: record[2], children: [], records: new Map() });
      this.attach(id, record[2], record[4]);
    } else if (operation === Operation.move) {
      this.detach(id);
      this.attach(id, record[2], record[3]);
    } else if (operation === Operation.remove) {
      this.detach(id);
      this.forget(id);
    } else if (operation === Operation.imageData) {
      if (record[3]) this.images.set(record[2], record); else this.images.delete(record[2]);
    } else if (operation === Operation.drawing && id === 0) {
      this.images.set(record[2], record);
    } else if (OF_STAGE.has(operation)) {
      this.ofStage.set(operation, record);
    } else if (!ONCE.has(operation)) {
      const { records } = this.entry(id);
      for (const other of LATER_WINS.get(operation) ?? []) records.delete(other);
      records.set(operation, record);
    }
  }

  /** @param {number} id */
  entry(id) {
    const entry = this.entries.get(id);
    if (!entry) throw new Error(`A record is for layer ${id}, which does not exist.`);
    return entry;
  }

  /**
   * @param {number} id
   * @param {number} parent
   * @param {number} index
   */
  attach(id, parent, index) {
    this.entry(id).parent = parent;
    this.entry(parent).children.splice(index, 0, id);
  }

  /** @param {number} id */
  detach(id) {
    const siblings = this.entry(this.entry(id).parent).children;
    siblings.splice(siblings.indexOf(id), 1);
  }

  /** @param {number} id */
  forget(id) {
    for (const child of this.entry(id).children) this.forget(child);
    this.entries.delete(id);
    for (const [operation, record] of this.ofStage) if (record[1] === id) this.ofStage.delete(operation);
  }

  /** Returns a frame that creates the entire stage: header and records. */
  wholeFrame() {
    /** @type {Uint32Array[]} */
    const all = [...this.images.values()];
    const add = (/** @type {number} */ parent) => this.entry(parent).children.forEach((id, index) => {
      const { kind, records } = this.entry(id);
      all.push(Uint32Array.of(Operation.create | 5 << 8, id, parent, kind, index));
      for (const [, record] of [...records].sort(([one], [two]) => one - two)) all.push(record);
      add(id);
    });
    add(0);
    all.push(...this.ofStage.values());
    const header = HEADER_SIZE >> 2;
    const frame = new Uint32Array(header + all.reduce((sum, record) => sum + record.length, 0));
    frame[Header.version] = VERSION;
    frame[Header.byteLength] = (frame.length - header) * 4;
    frame[Header.count] = all.length;
    let at = header;
    for (const record of all) {
      frame.set(record, at);
      at += record.length;
    }
    return frame.buffer;
  }
}
