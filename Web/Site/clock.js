// SPDX-License-Identifier: MIT
// @ts-check

// The clock of a player. Unlike the browser's, it can be stopped, slowed down and set.

/** The time of a demo, in milliseconds: the browser's own until somebody stops it, slows it down or sets it. */
export class Clock {
  constructor() {
    /** Seconds of the demo in a second of the browser; 0 while it stands. */
    this.pace = 1;
    this.offset = 0;
  }

  /**
   * What the demo's clock shows at a time of the browser's.
   * @param {number} now
   */
  at(now) { return now * this.pace + this.offset; }

  /**
   * Sets what the clock shows now, and how it goes on.
   * @param {number} now
   * @param {number} time
   * @param {number} pace
   */
  set(now, time, pace) {
    this.pace = pace;
    this.offset = time - now * pace;
  }
}
