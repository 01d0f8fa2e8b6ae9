// SPDX-License-Identifier: MIT
// @ts-check

// The screen of a demo: a device in portrait or landscape, or the size of the page.

import { element } from "../panel.js";

/** The available screens. The first screen is as tall as the page. */
const SCREENS = [
  ["", "As tall as the page"], ["320x568", "Small phone, 320 × 568"], ["390x844", "Phone, 390 × 844"], ["430x932", "Large phone, 430 × 932"],
  ["768x1024", "Tablet, 768 × 1,024"],
];

/**
 * Devices with a safe area and a status bar. Each has a name in URLs and scripts, a label, and a width and height in
 * portrait orientation.
 * @type {[string, string, number, number][]}
 */
const DEVICES = [
  ["iphone-se", "iPhone SE", 375, 667], ["iphone-14", "iPhone 14", 390, 844], ["iphone-15", "iPhone 15", 393, 852],
  ["iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956], ["ipad", "iPad", 820, 1180],
];

/** The name suffix of a rotated device. */
const LANDSCAPE = "-landscape";

/** Button icons. */
const TURN = '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M4 11a6 6 0 1 0 2-5.5M5.5 2v4h4"/></svg>';
const FULL = '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4"/></svg>';

/** The minimum and maximum length of a side of a screen, in points. */
const SIDES = [100, 4000];

/** The total width of a device's bezel on both sides, followed by the margin around the device, in points. */
const EDGE = 32;
const MARGIN = 40;

/** The gap between two devices, in points. */
const BETWEEN = 16;

/**
 * Parses a size from a URL or the name of a device. Returns null if the text does not specify a valid screen.
 * @param {string} text
 * @returns {{ width: number, height: number, device?: string } | null}
 */
export function readSize(text) {
  const isRotated = text.endsWith(LANDSCAPE);
  const device = DEVICES.find(([name]) => name === (isRotated ? text.slice(0, -LANDSCAPE.length) : text));
  if (device) {
    const [name, , width, height] = device;
    return isRotated ? { width: height, height: width, device: name } : { width, height, device: name };
  }
  const match = /^(\d{2,5})x(\d{2,5})$/.exec(text);
  if (!match) return null;
  const [width, height] = [Number(match[1]), Number(match[2])];
  return [width, height].every((side) => side >= SIDES[0] && side <= SIDES[1]) ? { width, height } : null;
}

/** Manages the size, orientation and full-screen mode of the screen on a demo's page. */
export class ScreenChoice {
  /**
   * @param {HTMLElement} page
   * @param {HTMLElement[]} devices the elements that contain a stage
   * @param {string} frame size from the address; empty for the default
   * @param {(frame: string) => void} changed
   */
  constructor(page, devices, frame, changed) {
    this.page = page;
    this.devices = devices;
    this.frame = frame;
    this.changed = changed;
    this.element = element("div", { className: "screen", role: "group", ariaLabel: "Screen" });
    this.select = element("select", { ariaLabel: "Screen size" });
    for (const [value, words] of SCREENS) this.select.append(element("option", { value }, words));
    const group = element("optgroup", { label: "With safe area and status bar" });
    for (const [value, words] of DEVICES) group.append(element("option", { value }, words));
    this.select.append(group);
    this.select.addEventListener("change", () => this.choose(this.select.value));
    const turn = element("button", { type: "button", ariaLabel: "Rotate the screen", title: "Rotate the screen" });
    turn.innerHTML = TURN;
    turn.addEventListener("click", () => this.turn());
    this.element.append(this.select, turn);
    if (document.fullscreenEnabled && devices.length === 1) {
      const full = element("button", { type: "button", ariaLabel: "Full screen", title: "Full screen" });
      full.innerHTML = FULL;
      full.addEventListener("click", () => devices[0].requestFullscreen().catch(() => {}));
      this.element.append(full);
    }
    this.observer = new ResizeObserver(() => this.fit());
    this.observer.observe(page);
    this.apply();
  }

  stop() { this.observer.disconnect(); }

  /** @param {string} frame */
  choose(frame) {
    this.frame = frame;
    this.apply();
    this.changed(frame);
  }

  /** Rotates the screen between portrait and landscape. */
  turn() {
    const { device } = readSize(this.frame) ?? {};
    if (device) return this.choose(this.frame.endsWith(LANDSCAPE) ? device : device + LANDSCAPE);
    const stage = this.stages[0];
    this.choose(`${stage.clientHeight}x${stage.clientWidth}`);
  }

  /** Whether the screen belongs to a device with a safe area. */
  get isDevice() { return Boolean(readSize(this.frame)?.device); }

  get stages() { return this.devices.map((device) => /** @type {HTMLElement} */ (device.querySelector(".stage"))); }

  apply() {
    const size = readSize(this.frame);
    for (const stage of this.stages) {
      stage.style.width = size ? `${size.width}px` : "";
      stage.style.height = size ? `${size.height}px` : "";
      stage.style.minHeight = size ? "0" : "";
    }
    const upright = size?.device ?? (size ? `${Math.min(size.width, size.height)}x${Math.max(size.width, size.height)}` : "");
    // The list may not contain a size that was specified in a link.
    if (![...this.select.options].some(({ value }) => value === upright)) {
      this.select.append(element("option", { value: upright }, upright.replace("x", " × ")));
    }
    this.select.value = upright;
    this.fit();
  }

  /** Scales a screen down to fit the page. */
  fit() {
    const size = readSize(this.frame);
    const count = this.devices.length;
    const { display, flexDirection, columnGap, paddingLeft, paddingRight } = getComputedStyle(this.page);
    // Compute the minimum widths that the page's style sheet specifies for the description and the tools.
    const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const share = innerWidth / 100;
    const isStacked = matchMedia("(min-width: 861px) and (max-width: 1099px)").matches;
    const beside = [...this.page.children].map((child) =>
      child.matches(".words") ? (isStacked ? 0 : Math.min(12 * letter, 18 * share)) : child.matches(".tools") && getComputedStyle(child).position !== "fixed" && child.checkVisibility()
        ? Math.min(17 * letter, 26 * share) : 0).filter(Boolean).reduce((sum, width) => sum + width + parseFloat(columnGap), 0);
    const isColumn = display === "flex" && flexDirection === "column";
    const width = this.page.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - (isColumn ? 0 : beside)
      - (count - 1) * BETWEEN;
    const height = this.page.clientHeight - MARGIN;
    this.devices.forEach((device, index) => {
      const stage = this.stages[index];
      const [wide, high] = size ? [size.width + EDGE, size.height + EDGE] : [stage.offsetWidth + EDGE, stage.offsetHeight + EDGE];
      const isScaled = size !== null || count > 1;
      const scale = isScaled ? Math.max(0.1, Math.min(1, width / (wide * count), height / high)) : 1;
      device.style.transform = scale < 1 ? `scale(${scale})` : "";
      device.style.margin = scale < 1 ? `${(scale - 1) * high / 2}px ${(scale - 1) * wide / 2}px` : "";
    });
  }
}
