// SPDX-License-Identifier: MIT
// @ts-check

// A graph of a value over time, with its closed-form solution as a dotted line.

const NAMESPACE = "http://www.w3.org/2000/svg";
const WIDTH = 400;
const HEIGHT = 130;

export class Graph {
  /** @param {string} name */
  constructor(name) {
    this.element = document.createElementNS(NAMESPACE, "svg");
    this.element.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
    this.element.setAttribute("class", "graph");
    this.element.setAttribute("role", "img");
    this.element.setAttribute("aria-label", name);
    this.lines = ["closed", "measured"].map((kind) => {
      const line = document.createElementNS(NAMESPACE, "path");
      line.setAttribute("class", kind);
      this.element.append(line);
      return line;
    });
    this.marks = ["start", "end"].map((place, index) => {
      const mark = document.createElementNS(NAMESPACE, "text");
      mark.setAttribute("x", "4");
      mark.setAttribute("y", index ? String(HEIGHT - 4) : "12");
      this.element.append(mark);
      return mark;
    });
  }

  /**
   * @param {{ time: number, value: number, closed: number | null }[]} points in chronological order
   * @param {string} unit
   */
  show(points, unit) {
    const numbers = points.flatMap(({ value, closed }) => closed === null ? [value] : [value, closed]);
    const [low, high] = numbers.length ? [Math.min(...numbers), Math.max(...numbers)] : [0, 0];
    const room = Math.max(high - low, 1e-6);
    const start = points[0]?.time ?? 0;
    const length = Math.max((points[points.length - 1]?.time ?? 0) - start, 1 / 60);
    const place = (/** @type {number} */ time, /** @type {number} */ value) =>
      `${((time - start) / length * WIDTH).toFixed(1)} ${(HEIGHT - 16 - (value - low) / room * (HEIGHT - 32)).toFixed(1)}`;
    const path = (/** @type {(point: { value: number, closed: number | null }) => number | null} */ of) => {
      let data = "";
      let isDown = false;
      for (const point of points) {
        const value = of(point);
        if (value !== null) data += `${isDown ? "L" : "M"}${place(point.time, value)}`;
        isDown = value !== null;
      }
      return data;
    };
    this.lines[0].setAttribute("d", path(({ closed }) => closed));
    this.lines[1].setAttribute("d", path(({ value }) => value));
    this.marks[0].textContent = numbers.length ? `${high.toFixed(1)} ${unit}` : "";
    this.marks[1].textContent = numbers.length ? `${low.toFixed(1)} ${unit}` : "";
  }
}
