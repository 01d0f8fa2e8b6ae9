// SPDX-License-Identifier: MIT
// @ts-check

// Plays a program's haptic feedback on devices that support vibration.

/** The alternating durations of vibrations and pauses, in milliseconds, for each `StageFeedback` number. */
const PATTERNS = [[10], [16], [26], [14], [8], [5], [10, 60, 18], [18, 90, 10], [14, 50, 14, 50, 22]];

/** The shortest noticeable vibration, in milliseconds. */
const SHORTEST = 4;

/**
 * Vibrates the device if it supports vibration. Browsers ignore the call until the user has touched the page.
 * @param {number} kind a number of `StageFeedback`
 * @param {number} strength 0 to 1
 */
export function feel(kind, strength) {
  const pattern = PATTERNS[kind];
  if (!pattern || !(strength > 0) || typeof navigator.vibrate !== "function" || !navigator.userActivation?.hasBeenActive) return;
  // The strength of a vibration cannot be set, so weaker feedback is shorter instead.
  navigator.vibrate(pattern.map((time, index) => index % 2 ? time : Math.max(SHORTEST, Math.round(time * strength))));
}
