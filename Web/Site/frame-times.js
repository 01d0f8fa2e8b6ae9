// SPDX-License-Identifier: MIT
// @ts-check

// Records how long the last frames took.

/** Frames whose times are kept. */
const SAMPLES = 600;

/** How many milliseconds each of the last frames took. */
export class FrameTimes {
  constructor() {
    /** In the program. @type {number[]} */
    this.program = [];
    /** In changing the page. @type {number[]} */
    this.page = [];
  }

  /**
   * @param {number} program
   * @param {number} page
   */
  add(program, page) {
    this.program.push(program);
    this.page.push(page);
    if (this.program.length > SAMPLES) {
      this.program.shift();
      this.page.shift();
    }
  }
}
