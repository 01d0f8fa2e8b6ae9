// SPDX-License-Identifier: MIT
// @ts-check

// The panel with the parameters of a demo. It contains a slider or menu for each parameter, presets that set several
// parameters at once, and links that contain the values.

import { copyButton } from "./copy.js";
import { element } from "../panel.js";
import { inWords, nearest, swiftOf } from "./parameters.js";

/** @typedef {import("./parameters.js").Parameter} Parameter */
/** @typedef {import("./parameters.js").Values} Values */

export class TunePanel {
  /**
   * @param {import("./index.js").Demo} demo
   * @param {import("../player.js").Player} player
   * @param {{ refused: string[], changed: () => void, link: () => string, restart: () => void, compare: (isWanted:
   * boolean) => void }} page
   *   error sentences about values in the link, and actions of the page
   */
  constructor(demo, player, page) {
    this.demo = demo;
    this.player = player;
    this.page = page;
    this.element = element("section", { className: "tune", ariaLabel: "Tune" });
    for (const sentence of page.refused) this.element.append(element("p", { className: "badge", role: "status" }, sentence));
    /** The player whose values are shown. If two players are compared, it is initially the one on the right. */
    this.shown = player;
    if (player.twin) this.element.append(this.sides(player.twin));
    /** @type {{ parameter: Parameter, input: HTMLInputElement | HTMLSelectElement, output: HTMLOutputElement }[]} */
    this.rows = demo.parameters.map((parameter) => this.row(parameter));
    this.element.append(this.presets(), this.buttons());
    /** The number of values that had been set at the last update; -1 forces an update. */
    this.lastSeen = -1;
    const update = () => this.heard();
    player.listeners.push(update);
    player.twin?.listeners.push(update);
    this.update();
  }

  /**
   * Creates buttons that select the player whose values are shown.
   * @param {import("../player.js").Player} twin
   */
  sides(twin) {
    const box = element("div", { className: "sides", role: "group", ariaLabel: "Values of" });
    const buttons = /** @type {[string, import("../player.js").Player][]} */ ([["Left", this.player], ["Right", twin]]).map(([name, player]) => {
      const button = element("button", { type: "button" }, name);
      button.addEventListener("click", () => {
        this.shown = player;
        this.update();
      });
      return { button, player };
    });
    box.append(...buttons.map(({ button }) => button));
    this.sideButtons = buttons;
    return box;
  }

  /** @param {Parameter} parameter */
  row(parameter) {
    const row = element("div", { className: "parameter" });
    const output = element("output", {});
    const label = element("label", {}, parameter.title);
    row.append(label, output);
    /** @type {HTMLInputElement | HTMLSelectElement} */
    let input;
    if (parameter.choices.length) {
      input = element("select", {});
      parameter.choices.forEach((words, value) => input.append(element("option", { value: String(value) }, words)));
      output.hidden = true;
    } else {
      input = element("input", {
        type: "range", min: String(parameter.lower), max: String(parameter.upper), step: String(parameter.step),
      });
    }
    input.addEventListener("input", () => this.set(parameter, Number(input.value)));
    label.htmlFor = input.id = `parameter-${parameter.name}`;
    row.append(input);
    this.element.append(row);
    return { parameter, input, output };
  }

  presets() {
    const box = element("div", { className: "presets", role: "group", ariaLabel: "Presets" });
    const all = [{ title: "Default", values: new Map() }, ...this.demo.presets];
    this.presetButtons = all.map(({ title, values }) => {
      const button = element("button", { type: "button" }, title);
      button.addEventListener("click", () => {
        for (const parameter of this.demo.parameters) {
          const value = values.get(parameter.index) ?? parameter.value;
          if (value !== this.value(parameter)) this.shown.set(parameter.index, value);
        }
        this.page.changed();
        this.update();
      });
      return { button, values };
    });
    box.append(...this.presetButtons.map(({ button }) => button));
    return box;
  }

  buttons() {
    const box = element("div", { className: "tune-buttons" });
    const { demo, player, page } = this;
    const add = (/** @type {string} */ name, /** @type {() => void} */ pressed) => {
      const button = element("button", { type: "button" }, name);
      button.addEventListener("click", pressed);
      box.append(button);
    };
    add("Restart", () => page.restart());
    add(player.twin ? "Single view" : "Compare two", () => page.compare(!player.twin));
    if (demo.parameters.some(({ code }) => code)) {
      box.append(copyButton("Copy as Swift", () => swiftOf(demo.title, this.values(this.shown), demo.parameters)));
    }
    box.append(copyButton("Copy link to values", () => page.link(), "Link to values"));
    return box;
  }

  /**
   * @param {Parameter} parameter
   * @param {number} wish
   */
  set(parameter, wish) {
    this.shown.set(parameter.index, nearest(parameter, wish));
    this.page.changed();
    this.update();
  }

  /**
   * Returns the values of a player.
   * @param {import("../player.js").Player} player
   * @returns {Values}
   */
  values(player) {
    return new Map(this.demo.parameters.map((parameter) => [
      parameter.index, nearest(parameter, player.values.get(parameter.index) ?? parameter.value),
    ]));
  }

  /** @param {Parameter} parameter */
  value(parameter) { return nearest(parameter, this.shown.values.get(parameter.index) ?? parameter.value); }

  /** Updates the values if they may have changed. In most frames, they have not. */
  heard() {
    const { session } = this.shown;
    const seen = session.isPaused || session.isPast ? -1 : session.recorder?.settings.length ?? -1;
    if (seen >= 0 && seen === this.lastSeen) return;
    this.lastSeen = seen;
    this.update();
  }

  /** Shows the current values. */
  update() {
    const values = this.values(this.shown);
    for (const { parameter, input, output } of this.rows) {
      const value = /** @type {number} */ (values.get(parameter.index));
      const words = inWords(parameter, value);
      if (output.textContent === words && Number(input.value) === value) continue;
      output.textContent = words;
      input.value = String(value);
      if (!parameter.choices.length) input.setAttribute("aria-valuetext", words);
    }
    for (const { button, values: preset } of this.presetButtons ?? []) {
      const isOn = this.demo.parameters.every((parameter) =>
        (preset.get(parameter.index) ?? parameter.value) === values.get(parameter.index));
      if (button.ariaPressed !== String(isOn)) button.ariaPressed = String(isOn);
    }
    for (const { button, player } of this.sideButtons ?? []) button.ariaPressed = String(player === this.shown);
  }
}
