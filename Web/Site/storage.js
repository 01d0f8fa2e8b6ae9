// SPDX-License-Identifier: MIT
// @ts-check

// Stores the `UserDefaults` of programs in the browser's storage, a text for each demo. If the browser rejects it, as in private
// windows, the values last as long as the page.

/** @param {string} demo */
const keyOf = (demo) => `sprung defaults ${demo}`;

/**
 * The values stored by an earlier visit; empty if there are none.
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
 * Whether another page has just stored values of a demo.
 * @param {StorageEvent} event
 * @param {string} demo
 */
export const isOfDemo = (event, demo) => event.key === keyOf(demo);

/**
 * Stores the values of a demo. Returns whether the browser took them.
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
