// SPDX-License-Identifier: MIT
// @ts-check

// Draws the inspection data of animators, and a frame around the picked item, in an overlay above a stage.

const NAMESPACE = "http://www.w3.org/2000/svg";

export class Overlay {
  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.stage = stage;
    this.element = document.createElementNS(NAMESPACE, "svg");
    this.element.setAttribute("class", "overlay");
    this.element.setAttribute("aria-hidden", "true");
    this.paths = document.createElementNS(NAMESPACE, "g");
    this.frame = document.createElementNS(NAMESPACE, "rect");
    this.frame.setAttribute("class", "picked");
    this.element.append(this.paths, this.frame);
    stage.after(this.element);
    this.drawn = "";
  }

  /** @param {string} lines from `sp_inspect`; empty to clear */
  draw(lines) {
    if (lines === this.drawn) return;
    this.drawn = lines;
    this.element.setAttribute("viewBox", `0 0 ${this.stage.clientWidth} ${this.stage.clientHeight}`);
    this.paths.replaceChildren(...lines.split("\n").filter(Boolean).map((line) => {
      const [color, width, isDashed, isFilled, data] = line.split("\t");
      const path = document.createElementNS(NAMESPACE, "path");
      path.setAttribute("d", data);
      path.style.cssText = isFilled === "1" ? `fill:${color}`
        : `fill:none;stroke:${color};stroke-width:${width}${isDashed === "1" ? ";stroke-dasharray:4 3" : ""}`;
      return path;
    }));
  }

  /** @param {DOMRect | null} box of the picked item in window coordinates; null for none */
  mark(box) {
    this.frame.style.display = box ? "" : "none";
    if (!box) return;
    const stage = this.stage.getBoundingClientRect();
    const scale = this.stage.clientWidth / stage.width || 1;
    this.element.setAttribute("viewBox", `0 0 ${this.stage.clientWidth} ${this.stage.clientHeight}`);
    this.frame.setAttribute("x", String((box.left - stage.left) * scale));
    this.frame.setAttribute("y", String((box.top - stage.top) * scale));
    this.frame.setAttribute("width", String(box.width * scale));
    this.frame.setAttribute("height", String(box.height * scale));
  }

  remove() { this.element.remove(); }
}
