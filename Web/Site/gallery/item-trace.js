// SPDX-License-Identifier: MIT
// @ts-check

// Samples an item's values in each frame for the graph.

/**
 * A spring that pulls an item to a point: x'' + (2 damping rate + drag) x' + rate² (x - rest) = 0.
 * @typedef {object} Spring
 * @property {number} rate in 1/s, 2π times the frequency
 * @property {number} damping ratio; 1 is critical
 * @property {number} drag linear resistance in 1/s
 * @property {number} rest equilibrium position
 */

/**
 * Returns the closed-form position of the item `seconds` after it was at `start` with the given velocity.
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


/** The maximum number of samples: ten seconds at 60 Hz. */
const KEPT = 600;

/**
 * The values of an item, as reported by `sp_inspect`.
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
 * @property {number} time simulated time of its animator in seconds
 * @property {Map<string, number>} numbers
 * @property {{ x: number, y: number } | null} closed closed-form position; null if there is none
 */

/** Records an item's values in each frame, and the closed-form solution of the spring that moves it. */
export class ItemTrace {
  constructor() {
    /** @type {Sample[]} */
    this.samples = [];
    /** The start of the current closed-form segment. @type {Sample | null} */
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
    // If a frame is repeated or an earlier frame is shown, discard the samples from that frame on.
    while (this.samples.length && this.samples[this.samples.length - 1].frame >= frame) this.samples.pop();
    if (this.origin && this.origin.frame >= frame) this.origin = null;
    const before = this.samples[this.samples.length - 1];
    /** @type {Sample} */
    const sample = { frame, time: numbers.get("time") ?? 0, numbers, closed: null };
    if (!this.origin || !before || !isSameStretch(before, sample)) this.origin = numbers.has("spring.rate") ? sample : null;
    // No closed form is shown for a sleeping item, which is at its target. The closed form only approaches the target.
    sample.closed = this.origin && values.get("awake")?.value !== "asleep" ? closedAt(this.origin, sample) : null;
    this.samples.push(sample);
    if (this.samples.length > KEPT) this.samples.shift();
  }

  /** The largest distance in points between the item and the closed form in the current segment; null if there is no segment. */
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

/** Returns whether a closed form applies between two samples: the spring has not changed and nothing touches the item. */
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
