// SPDX-License-Identifier: MIT
// @ts-check

// The time controls of a demo: pause, resume, slow motion, single steps, and seeking in the session.

import { copyButton } from "./copy.js";
import { element, save } from "../panel.js";

const SPEEDS = [[1, "Full speed"], [0.5, "Half speed"], [0.25, "A quarter"], [0.1, "A tenth"]];
const RATES = [[0, "Your screen"], [60, "60 a second"], [30, "30 a second"], [24, "24 a second"], [10, "10 a second"]];

/**
 * The interval in milliseconds between updates of the displayed time. The text would be unreadable at 60 updates per
 * second, and each update requires a layout.
 */
const SPACING = 100;

export class TimePanel {
  /**
   * @param {import("../player.js").Player} player
   * @param {(file: File) => void} open plays a recording
   * @param {() => Promise<string>} link returns a link to the session; throws an error with a sentence if there is none
   */
  constructor(player, open, link) {
    this.player = player;
    const { session } = player;
    this.element = element("section", { className: "time", ariaLabel: "Time" });
    this.element.append(element("h2", {}, "Time"));
    this.play = this.button("Pause", () => session.isPaused ? session.resume() : session.pause());
    this.back = this.button("Previous frame", () => session.step(-1), "◂");
    this.forward = this.button("Next frame", () => session.step(1), "▸");
    const buttons = element("div", { className: "time-buttons" });
    buttons.append(this.back, this.play, this.forward);
    this.slider = element("input", { type: "range", min: "1", max: "1", value: "1", ariaLabel: "Time in the session" });
    this.slider.addEventListener("input", () => session.seek(Number(this.slider.value)));
    this.moment = element("output", {});
    this.other = this.button("Switch to the other take", () => session.changeWay());
    this.other.hidden = true;
    const choices = element("div", { className: "time-choices" });
    choices.append(
      this.choice("Speed", SPEEDS, (value) => session.setSpeed(value)),
      this.choice("Frames", RATES, (value) => { player.rate = value; }));
    /** @type {HTMLSelectElement} */ (choices.querySelector("label:last-child select")).value = String(player.rate);
    const files = element("div", { className: "time-files" });
    const recording = this.button("Download recording", () => save(session.text(), `${player.demo.name}.sprung`), "Download");
    const file = element("input", { type: "file", accept: ".sprung,text/plain", ariaLabel: "Recording file" });
    file.hidden = true;
    file.addEventListener("change", () => { if (file.files?.[0]) open(file.files[0]); });
    const upload = this.button("Open a recording", () => file.click(), "Open");
    this.badge = element("p", { className: "badge", role: "status" });
    this.element.append(
      this.slider, this.moment, this.badge, buttons, this.other, choices, files);
    files.append(recording, upload, copyButton("Copy link to session", link, "Link to session"), file);
    this.lastShown = 0;
    player.listeners.push(() => this.heard());
    this.change();
  }

  /** Updates the displayed time, at intervals while the demo runs, and immediately when it is paused. */
  heard() {
    const { player } = this;
    const isRunning = !player.isManual && player.wantsFrames && !player.session.isPaused && !player.session.isPast;
    if (isRunning && performance.now() - this.lastShown < SPACING) return;
    this.change();
  }

  /**
   * @param {string} name
   * @param {() => void} pressed
   * @param {string} [sign] shown instead of the name
   */
  button(name, pressed, sign) {
    const button = element("button", sign ? { type: "button", ariaLabel: name, title: name } : { type: "button" }, sign ?? name);
    button.addEventListener("click", pressed);
    return button;
  }

  /**
   * @param {string} name
   * @param {(string | number)[][]} values
   * @param {(value: number) => void} chosen
   */
  choice(name, values, chosen) {
    const label = element("label", {});
    const select = element("select", {});
    for (const [value, words] of values) select.append(element("option", { value: String(value) }, String(words)));
    select.addEventListener("change", () => chosen(Number(select.value)));
    label.append(element("span", {}, name), select);
    return label;
  }

  /** Shows the current position in time. */
  change() {
    const { player } = this;
    const { session } = player;
    const { recorder } = session;
    if (!recorder || !session.length) return;
    this.lastShown = performance.now();
    const start = recorder.time(0);
    const seconds = (/** @type {number} */ time) => ((time - start) / 1000).toFixed(2);
    const words = `${seconds(player.time)} of ${seconds(recorder.time(session.length - 1))} s, frame ${session.position} of ${session.length}`;
    this.slider.max = String(session.length);
    this.slider.value = String(session.position);
    this.slider.setAttribute("aria-valuetext", words);
    this.moment.textContent = recorder.isFull ? "The session is too long to rewind." : words;
    this.slider.disabled = this.back.disabled = recorder.isFull;
    const badge = session.divergence ? `This replay differs from the recording, from frame ${session.divergence} at the latest.` : "";
    if (this.badge.textContent !== badge) this.badge.textContent = badge;
    const name = session.isPaused ? "Resume" : "Pause";
    if (this.play.textContent !== name) this.play.textContent = name;
    this.other.hidden = session.otherWays.length === 0;
  }
}
