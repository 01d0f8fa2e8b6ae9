// SPDX-License-Identifier: MIT
// @ts-check

/**
 * What a person prefers: what the address asks for, such as `?dir=rtl&motion=full`, and else what the system says. Links
 * carry it on, so that it can be sent to others and every page of a visit is alike.
 */

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
const TOLD = "sprung-told-of-less-motion";

/** @param {string} name */
const asked = (name) => new URLSearchParams(location.search).get(name);

/** Whether the system asks for less motion. */
export const systemWantsLessMotion = () => matchMedia(REDUCED_MOTION).matches;

/** Whether things go to their places without moving there. */
export const wantsLessMotion = () => asked("motion") === "less" || (asked("motion") !== "full" && systemWantsLessMotion());

/** Whether the person reads from right to left. */
export const isRightToLeft = () => asked("dir") === "rtl";

/**
 * The present address with another preference.
 * @param {string} name
 * @param {string | null} value null for what the system says
 * @param {string} hash the page
 */
export function addressWith(name, value, hash) {
  const address = new URL(location.href);
  if (value === null) address.searchParams.delete(name); else address.searchParams.set(name, value);
  address.hash = hash;
  return address.href;
}

/** Whether the person is to be told that less motion is in force: once a visit. */
export function isToBeToldOfLessMotion() {
  if (!wantsLessMotion() || !systemWantsLessMotion()) return false;
  try {
    if (sessionStorage.getItem(TOLD)) return false;
    sessionStorage.setItem(TOLD, "1");
  } catch {
    // Without storage it is told on every page, which is better than on none.
  }
  return true;
}
