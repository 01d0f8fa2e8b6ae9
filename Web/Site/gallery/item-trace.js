// SPDX-License-Identifier: MIT
// @ts-check

// Samples the values of one item from frame to frame for the graph.

import { springAt } from "./closed-form.js";

/** Samples that are kept: ten seconds at 60 a second. */
const KEPT = 600;

/**
 * The values of one thing, as `sp_inspect` says them.
 * @typedef {Map<string, { value: number | string, unit: string }>} Values
 */

/**
 * @param {string} lines
 * @returns {Values}
 */
export function readValuesOf(lines) {
  return new Map(lines.split("\n").filter(Boolean).map((line) => {
    const [name, value, unit = ""] = line.split("\t");
    return [name, { value: value === "" || Number.isNaN(Number(value)) ? value : Number(value), unit }];
  }));
}

/**
 * @typedef {object} Sample
 * @property {number} frame
 * @property {number} time seconds of what moves it
 * @property {Map<string, number>} numbers
 * @property {{ x: number, y: number } | null} closed where the closed form has it; null where there is none
 */

/** What the numbers of one thing were from frame to frame, beside the closed form of the spring that moves it. */
export class ItemTrace {
  constructor() {
    /** @type {Sample[]} */
    this.samples = [];
    /** Where the present stretch of the closed form begins. @type {Sample | null} */
    this.origin = null;
  }

  /**
   * @param {number} frame
   * @param {Values} values
   */
  add(frame, values) {
    /** @type {Map<string, number>} */
    const numbers = new Map();
    for (const [name, { value }] of values) if (typeof value === "number") numbers.set(name, value);
    // A frame that is shown again, or one that somebody went back to.
    while (this.samples.length && this.samples[this.samples.length - 1].frame >= frame) this.samples.pop();
    if (this.origin && this.origin.frame >= frame) this.origin = null;
    const before = this.samples[this.samples.length - 1];
    /** @type {Sample} */
    const sample = { frame, time: numbers.get("time") ?? 0, numbers, closed: null };
    if (!this.origin || !before || !isSameStretch(before, sample)) this.origin = numbers.has("spring.rate") ? sample : null;
    // What rests has been put where it goes; the closed form comes ever nearer to it and never is there.
    sample.closed = this.origin && values.get("awake")?.value !== "asleep" ? closedAt(this.origin, sample) : null;
    this.samples.push(sample);
    if (this.samples.length > KEPT) this.samples.shift();
  }

  /** The largest distance in points between the thing and the closed form in the present stretch; null without one. */
  get difference() {
    const { origin } = this;
    if (!origin) return null;
    return this.samples.filter(({ frame, closed }) => frame >= origin.frame && closed).reduce((largest, { numbers, closed }) =>
      Math.max(largest, Math.abs(number(numbers, "x") - (closed?.x ?? 0)), Math.abs(number(numbers, "y") - (closed?.y ?? 0))), 0);
  }
}

/**
 * @param {Map<string, number>} numbers
 * @param {string} name
 */
const number = (numbers, name) => numbers.get(name) ?? 0;

/** A closed form holds from one sample to the next while the spring stays what it is and nothing touches. */
function isSameStretch(/** @type {Sample} */ before, /** @type {Sample} */ after) {
  if (after.frame !== before.frame + 1 || number(after.numbers, "touching") || number(before.numbers, "touching")) return false;
  return ["spring.rate", "spring.damping", "spring.x", "spring.y", "drag", "placed"].every((name) =>
    before.numbers.get(name) === after.numbers.get(name));
}

function closedAt(/** @type {Sample} */ origin, /** @type {Sample} */ { time }) {
  const at = (/** @type {"x" | "y"} */ axis) => springAt({
    rate: number(origin.numbers, "spring.rate"), damping: number(origin.numbers, "spring.damping"), drag: number(origin.numbers, "drag"),
    rest: number(origin.numbers, `spring.${axis}`),
  }, number(origin.numbers, axis), number(origin.numbers, `velocity.${axis}`), time - origin.time);
  return { x: at("x"), y: at("y") };
}
