// SPDX-License-Identifier: MIT
// @ts-check

// The user's preferences. They are specified in the URL, as in `?dir=rtl&motion=full`, or by the system if the URL does
// not specify them. Links contain the preferences, so they apply to all pages of a visit.

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
const DARK = "(prefers-color-scheme: dark)";
const CONTRAST = "(prefers-contrast: more)";
const RATES = [60, 30, 24, 10];

/** The selectable text sizes of the page. Demos use the selected size too. */
const TEXT_SIZES = new Map([["small", "87.5%"], ["large", "130%"], ["huge", "200%"]]);
const TOLD = "sprung-told-of-less-motion";

/** @param {string} name */
const asked = (name) => new URLSearchParams(location.search).get(name);

/** Whether the system requests reduced motion. */
export const systemWantsLessMotion = () => matchMedia(REDUCED_MOTION).matches;

/** Whether animations are skipped. */
export const wantsLessMotion = () => asked("motion") === "less" || (asked("motion") !== "full" && systemWantsLessMotion());

/** Whether the user prefers dark appearance. */
export const isDark = () => asked("scheme") === "dark" || (asked("scheme") !== "light" && matchMedia(DARK).matches);

/** Whether the user prefers increased contrast. */
export const wantsContrast = () => asked("contrast") === "more" || matchMedia(CONTRAST).matches;

/** Returns the requests of programs that this browser supports, as bits of `StageAbilities` in Sources/SprungStage. */
export function abilities() {
  const file = new File([""], "a.txt", { type: "text/plain" });
  const canShare = typeof navigator.share === "function";
  const canShareFiles = canShare && navigator.canShare?.({ files: [file] });
  // On desktop computers, a file field cannot open the camera.
  const hasCamera = matchMedia("(pointer: coarse)").matches && "capture" in HTMLInputElement.prototype;
  // Phones present notifications only for installed pages, and with a different API.
  const canNotify = "Notification" in window && !matchMedia("(pointer: coarse)").matches;
  return (canShare ? 1 : 0) | (canShareFiles ? 2 : 0) | 4 | 8 | 16 | (hasCamera ? 32 : 0) | (canNotify ? 64 : 0)
    | 256 | ("setAppBadge" in navigator ? 128 : 0);
}

/** The maximum frame rate; 0 for the screen's rate. */
export function frameRate() {
  const rate = Number(asked("rate"));
  return RATES.includes(rate) ? rate : 0;
}

/** Applies the preferences to the document. */
export function applyPreferences() {
  const root = document.documentElement;
  root.dir = isRightToLeft() ? "rtl" : "ltr";
  root.style.fontSize = TEXT_SIZES.get(asked("text") ?? "") ?? "";
  const scheme = asked("scheme");
  if (scheme === "dark" || scheme === "light") root.style.colorScheme = scheme;
  if (wantsContrast()) root.dataset.contrast = "more";
}

/** The options other than motion and direction. Each has a key in the URL, a label, and values. */
export const CHOICES = Object.freeze([
  { name: "text", title: "Text", values: [["", "System"], ["small", "Small"], ["large", "Large"], ["huge", "Huge"]] },
  { name: "scheme", title: "Colors", values: [["", "System"], ["light", "Light"], ["dark", "Dark"]] },
  { name: "contrast", title: "Contrast", values: [["", "System"], ["more", "More"]] },
  { name: "rate", title: "Frames", values: [["", "Your screen"], ...[60, 30, 24, 10].map((rate) => [String(rate), `${rate} a second`])] },
]);

/**
 * Returns the selected value of an option in `CHOICES`.
 * @param {{ name: string, values: string[][] }} choice
 */
export function chosen({ name, values }) {
  const value = asked(name) ?? "";
  return values.some(([known]) => known === value) ? value : "";
}

/** Whether the layout is right to left. */
export const isRightToLeft = () => asked("dir") === "rtl";

/**
 * Returns the current URL with a changed preference.
 * @param {string} name
 * @param {string | null} value null for the system's value
 * @param {string} hash the page's fragment
 */
export function addressWith(name, value, hash) {
  const address = new URL(location.href);
  if (value === null) address.searchParams.delete(name); else address.searchParams.set(name, value);
  address.hash = hash;
  return address.href;
}

/** Returns whether to show the notice about reduced motion. It is shown once per visit. */
export function isToBeToldOfLessMotion() {
  if (!wantsLessMotion() || !systemWantsLessMotion()) return false;
  try {
    if (sessionStorage.getItem(TOLD)) return false;
    sessionStorage.setItem(TOLD, "1");
  } catch {
    // If storage is not available, the notice is shown on every page.
  }
  return true;
}
