// SPDX-License-Identifier: MIT
// @ts-check

// Moves a program to any frame of its session, with copies of its memory as starting points.

import { Ledger } from "./ledger.js";

/** Initial number of frames between two stored states; when there are too many states, every other one is removed. */
const SPACING = 60;
const MOST_KEPT = 24;

/**
 * A state to go on from: all of the program's memory, and what was on the stage.
 * @typedef {object} State
 * @property {number} frame the number of frames before
 * @property {Uint8Array} memory
 * @property {Ledger} ledger
 */

/**
 * Takes a program to any frame of its session, forward and backward.
 *
 * A program keeps everything in its memory, and computes the same from the same: so a state is a copy of that memory, and any frame
 * is the state before it and the recorded input since. Some states are kept as they are passed, so that no way is long.
 */
export class Timeline {
  /**
   * @param {import("./module.js").Program} program started, with no frame shown yet
   * @param {import("./recorder.js").Recorder} recorder
   */
  constructor(program, recorder) {
    this.program = program;
    this.recorder = recorder;
    this.spacing = SPACING;
    /** By their frames, the first before all of them. @type {State[]} */
    this.states = [this.state(0, new Ledger())];
  }

  /**
   * @param {number} frame
   * @param {Ledger} ledger
   * @returns {State}
   */
  state(frame, ledger) {
    return { frame, memory: this.program.bytes.slice(), ledger: ledger.copy() };
  }

  /**
   * Puts the program after so many frames of the session, and returns what is on the stage and what the last frame said.
   * @param {number} frame
   */
  seek(frame) {
    const { program, recorder } = this;
    const kept = /** @type {State} */ (this.states.findLast((state) => state.frame <= frame));
    program.bytes.set(kept.memory);
    program.bytes.fill(0, kept.memory.length);
    const ledger = kept.ledger.copy();
    let shown = null;
    for (let number = kept.frame; number < frame; number++) {
      program.push(recorder.eventsBefore(number));
      shown = program.frame(recorder.time(number));
      ledger.apply(program, shown.start, shown.end);
      if ((number + 1) % this.spacing === 0) this.keep(number + 1, ledger);
    }
    return { ledger, flags: shown?.flags ?? 1, simulatedTime: shown?.simulatedTime ?? 0 };
  }

  /**
   * @param {number} frame
   * @param {Ledger} ledger
   */
  keep(frame, ledger) {
    const place = this.states.findIndex((state) => state.frame >= frame);
    if (place >= 0 && this.states[place].frame === frame) return;
    this.states.splice(place < 0 ? this.states.length : place, 0, this.state(frame, ledger));
    if (this.states.length <= MOST_KEPT) return;
    this.spacing *= 2;
    this.states = this.states.filter((state) => state.frame % this.spacing === 0);
  }

  /**
   * Forgets what came after so many frames.
   * @param {number} frame
   */
  cut(frame) {
    this.states = this.states.filter((state) => state.frame <= frame);
  }
}
