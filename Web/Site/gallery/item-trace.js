// SPDX-License-Identifier: MIT
// @ts-check

// Samples the values of one item from frame to frame for the graph.

/**
 * A spring that leads to a point, with what it needs to know of the item: x'' + (2 damping rate + drag) x' + rate² (x - rest) = 0.
 * @typedef {object} Spring
 * @property {number} rate in 1/s, 2π times the frequency
 * @property {number} damping ratio; 1 is critical
 * @property {number} drag linear resistance in 1/s
 * @property {number} rest where it comes to rest
 */

/**
 * Where the item is by the closed form, so many seconds after it was at `start` with a velocity.
 * @param {Spring} spring
 * @param {number} start
 * @param {number} velocity
 * @param {number} seconds
 */
function springAt({ rate, damping, drag, rest }, start, velocity, seconds) {
  const away = start - rest;
  const decay = damping * rate + drag / 2;
  const square = rate * rate - decay * decay;
  const fading = Math.exp(-decay * seconds);
  const slope = velocity + decay * away;
  if (Math.abs(square) < 1e-9) return rest + fading * (away + slope * seconds);
  const root = Math.sqrt(Math.abs(square));
  if (square > 0) return rest + fading * (away * Math.cos(root * seconds) + slope / root * Math.sin(root * seconds));
  return rest + fading * (away * Math.cosh(root * seconds) + slope / root * Math.sinh(root * seconds));
}


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

/** The values of one item from frame to frame, and the closed form of the spring that moves it. */
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
    // A frame that is shown again, or an earlier one.
    while (this.samples.length && this.samples[this.samples.length - 1].frame >= frame) this.samples.pop();
    if (this.origin && this.origin.frame >= frame) this.origin = null;
    const before = this.samples[this.samples.length - 1];
    /** @type {Sample} */
    const sample = { frame, time: numbers.get("time") ?? 0, numbers, closed: null };
    if (!this.origin || !before || !isSameStretch(before, sample)) this.origin = numbers.has("spring.rate") ? sample : null;
    // An item at rest is at its target; the closed form only approaches the target.
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
