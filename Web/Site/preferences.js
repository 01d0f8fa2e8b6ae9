// SPDX-License-Identifier: MIT
// @ts-check

// The preferences of the person: those in the address, such as `?dir=rtl&motion=full`, otherwise those of the system. Links keep
// them, so that they apply to all pages of a visit.

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
const DARK = "(prefers-color-scheme: dark)";
const CONTRAST = "(prefers-contrast: more)";
const RATES = [60, 30, 24, 10];

/** Sizes of the page's text, which the demos' texts follow. */
const TEXT_SIZES = new Map([["small", "87.5%"], ["large", "130%"], ["huge", "200%"]]);
const TOLD = "sprung-told-of-less-motion";

/** @param {string} name */
const asked = (name) => new URLSearchParams(location.search).get(name);

/** Whether the system asks for less motion. */
export const systemWantsLessMotion = () => matchMedia(REDUCED_MOTION).matches;

/** Whether animations are skipped. */
export const wantsLessMotion = () => asked("motion") === "less" || (asked("motion") !== "full" && systemWantsLessMotion());

/** Whether the person wants the dark appearance. */
export const isDark = () => asked("scheme") === "dark" || (asked("scheme") !== "light" && matchMedia(DARK).matches);

/** Whether the person wants more contrast. */
export const wantsContrast = () => asked("contrast") === "more" || matchMedia(CONTRAST).matches;

/** The requests of a program that the browser can answer: the bits of `StageAbilities` in Sources/SprungStage. */
export function abilities() {
  const file = new File([""], "a.txt", { type: "text/plain" });
  const canShare = typeof navigator.share === "function";
  const canShareFiles = canShare && navigator.canShare?.({ files: [file] });
  // Computers have no camera that opens from a field for files.
  const hasCamera = matchMedia("(pointer: coarse)").matches && "capture" in HTMLInputElement.prototype;
  // Phones present notifications of installed pages only, by other means.
  const canNotify = "Notification" in window && !matchMedia("(pointer: coarse)").matches;
  return (canShare ? 1 : 0) | (canShareFiles ? 2 : 0) | 4 | 8 | 16 | (hasCamera ? 32 : 0) | (canNotify ? 64 : 0)
    | 256 | ("setAppBadge" in navigator ? 128 : 0);
}

/** Frames a second at most; 0 for all that the screen has. */
export function frameRate() {
  const rate = Number(asked("rate"));
  return RATES.includes(rate) ? rate : 0;
}

/** Applies the appearance of the address to a document. */
export function applyPreferences() {
  const root = document.documentElement;
  root.dir = isRightToLeft() ? "rtl" : "ltr";
  root.style.fontSize = TEXT_SIZES.get(asked("text") ?? "") ?? "";
  const scheme = asked("scheme");
  if (scheme === "dark" || scheme === "light") root.style.colorScheme = scheme;
  if (wantsContrast()) root.dataset.contrast = "more";
}

/** The options besides motion and direction: the word in the address, the label, and the values. */
export const CHOICES = Object.freeze([
  { name: "text", title: "Text", values: [["", "System"], ["small", "Small"], ["large", "Large"], ["huge", "Huge"]] },
  { name: "scheme", title: "Colors", values: [["", "System"], ["light", "Light"], ["dark", "Dark"]] },
  { name: "contrast", title: "Contrast", values: [["", "System"], ["more", "More"]] },
  { name: "rate", title: "Frames", values: [["", "Your screen"], ...[60, 30, 24, 10].map((rate) => [String(rate), `${rate} a second`])] },
]);

/**
 * The chosen value of one of `CHOICES`.
 * @param {{ name: string, values: string[][] }} choice
 */
export function chosen({ name, values }) {
  const value = asked(name) ?? "";
  return values.some(([known]) => known === value) ? value : "";
}

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

/** Whether to show the notice about less motion: once per visit. */
export function isToBeToldOfLessMotion() {
  if (!wantsLessMotion() || !systemWantsLessMotion()) return false;
  try {
    if (sessionStorage.getItem(TOLD)) return false;
    sessionStorage.setItem(TOLD, "1");
  } catch {
    // Without storage the notice is shown on every page.
  }
  return true;
}
