// SPDX-License-Identifier: MIT
// @ts-check

// Seeks to any frame of a program's session, starting from copies of its memory.

import { Ledger } from "./ledger.js";

/** The initial number of frames between stored states. If too many states are stored, every other state is discarded. */
const SPACING = 60;
const MOST_KEPT = 24;

/**
 * A stored state, which consists of the program's memory and the content of the stage.
 * @typedef {object} State
 * @property {number} frame number of preceding frames
 * @property {Uint8Array} memory
 * @property {Ledger} ledger
 */

/**
 * Moves a program to any frame of its session, forward and backward.
 *
 * A program is deterministic and stores everything in its memory, so a state is a copy of that memory. Any frame can be
 * computed from an earlier state and the input recorded since then. States are stored at intervals, so that only short
 * replays are necessary.
 */
export class Timeline {
  /**
   * @param {import("./module.js").Program} program started, before its first frame
   * @param {import("./recorder.js").Recorder} recorder
   */
  constructor(program, recorder) {
    this.program = program;
    this.recorder = recorder;
    this.spacing = SPACING;
    /** The states, sorted by frame. The first state precedes all frames. @type {State[]} */
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
   * Moves the program to the state after `frame` frames. Returns the stage's content and the last frame's flags.
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
   * Discards all states after the given number of frames.
   * @param {number} frame
   */
  cut(frame) {
    this.states = this.states.filter((state) => state.frame <= frame);
  }
}
