// SPDX-License-Identifier: MIT
// @ts-check

// Stores the `UserDefaults` of programs in the browser, as one string per demo. If the browser denies access to its
// storage, for example in private windows, the values last only until the page is closed.

/** @param {string} demo */
const keyOf = (demo) => `sprung defaults ${demo}`;

/**
 * Returns the values that an earlier visit has stored, or an empty string if there are none.
 * @param {string} demo
 */
export function storedDefaults(demo) {
  try {
    return localStorage.getItem(keyOf(demo)) ?? "";
  } catch {
    return "";
  }
}

/**
 * Returns whether a storage event from another page affects a demo's values.
 * @param {StorageEvent} event
 * @param {string} demo
 */
export const isOfDemo = (event, demo) => event.key === keyOf(demo);

/**
 * Stores the values of a demo. Returns whether the browser has stored the values.
 * @param {string} demo
 * @param {string} text
 */
export function storeDefaults(demo, text) {
  try {
    if (text) localStorage.setItem(keyOf(demo), text);
    else localStorage.removeItem(keyOf(demo));
    return true;
  } catch {
    return false;
  }
}
