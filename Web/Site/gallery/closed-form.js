// SPDX-License-Identifier: MIT
// @ts-check

// The exact motion of a damped spring, which the graph compares with the simulation.

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
export function springAt({ rate, damping, drag, rest }, start, velocity, seconds) {
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
