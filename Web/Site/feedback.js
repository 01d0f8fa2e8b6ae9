// SPDX-License-Identifier: MIT
// @ts-check

// Plays the haptic feedback of a program on devices that vibrate.

/** Milliseconds of vibration and of pauses in turn for each number of `StageFeedback`: short for what is small or hard. */
const PATTERNS = [[10], [16], [26], [14], [8], [5], [10, 60, 18], [18, 90, 10], [14, 50, 14, 50, 22]];

/** The fewest milliseconds that a device can be felt for. */
const SHORTEST = 4;

/**
 * Vibrates the device if it supports vibration. Browsers ignore the call until the person has touched the page.
 * @param {number} kind a number of `StageFeedback`
 * @param {number} strength 0 to 1
 */
export function feel(kind, strength) {
  const pattern = PATTERNS[kind];
  if (!pattern || !(strength > 0) || typeof navigator.vibrate !== "function" || !navigator.userActivation?.hasBeenActive) return;
  // Motors are on or off: what is weaker is shorter.
  navigator.vibrate(pattern.map((time, index) => index % 2 ? time : Math.max(SHORTEST, Math.round(time * strength))));
}
