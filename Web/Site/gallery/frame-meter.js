// SPDX-License-Identifier: MIT
// @ts-check

// A graph of recent frame times, which shows the time spent in the module and the time spent updating the page.

import { element } from "../panel.js";

const NAMESPACE = "http://www.w3.org/2000/svg";
const FRAMES = 120;
const HEIGHT = 60;
/** The height of the graph and the duration of a frame at 60 Hz, in milliseconds. */
const FULL = 20;
const FRAME = 1000 / 60;

export class FrameMeter {
  /** @param {import("../player.js").Player} player */
  constructor(player) {
    this.player = player;
    this.element = element("div", { className: "meter" });
    this.words = element("p", {});
    this.picture = document.createElementNS(NAMESPACE, "svg");
    this.picture.setAttribute("viewBox", `0 0 ${FRAMES * 3} ${HEIGHT}`);
    this.picture.setAttribute("preserveAspectRatio", "none");
    this.picture.setAttribute("aria-hidden", "true");
    this.bars = ["page", "module"].map((kind) => {
      const bars = document.createElementNS(NAMESPACE, "path");
      bars.setAttribute("class", kind);
      this.picture.append(bars);
      return bars;
    });
    const line = document.createElementNS(NAMESPACE, "path");
    line.setAttribute("class", "limit");
    line.setAttribute("d", `M0 ${HEIGHT - FRAME / FULL * HEIGHT}H${FRAMES * 3}`);
    this.picture.append(line);
    this.element.append(this.words, this.picture);
  }

  update() {
    const module = this.player.frameTimes.program.slice(-FRAMES);
    const page = this.player.frameTimes.page.slice(-FRAMES);
    const high = (/** @type {number} */ time) => Math.min(1, time / FULL) * HEIGHT;
    const bars = (/** @type {(index: number) => number} */ top) => module.map((_, index) =>
      `M${index * 3} ${HEIGHT}v${-top(index).toFixed(1)}h2v${top(index).toFixed(1)}z`).join("");
    this.bars[0].setAttribute("d", bars((index) => high(module[index] + page[index])));
    this.bars[1].setAttribute("d", bars((index) => high(module[index])));
    const middle = (/** @type {number[]} */ times) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;
    const words = `A frame takes ${middle(module).toFixed(2)} ms in the module and ${middle(page).toFixed(2)} ms in the page.`;
    if (this.words.textContent !== words) this.words.textContent = words;
  }
}
