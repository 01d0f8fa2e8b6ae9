// SPDX-License-Identifier: MIT
// @ts-check

// The panel that lists the views, animators and values of a demo while it runs.

import { FrameMeter } from "./frame-meter.js";
import { Graph } from "./graph.js";
import { ItemTrace, readValuesOf } from "./item-trace.js";
import { Overlay } from "./overlay.js";
import { element } from "../panel.js";
import { Inspection } from "../protocol.js";

/** The interval between updates of the lists, in frames, while the demo moves. Numbers are updated in every frame. */
const LOOKS = 6;

/** The minimum number of similar consecutive lines that are collapsed into one. */
const MANY = 6;

/** The values that can be plotted over time. */
const GRAPHS = ["x", "y", "angle", "speed"];

/** The reasons why an item is awake, as text. */
const REASONS = new Map(Object.entries({
  settling: "is settling", undampedSpring: "swings without damping", joined: "is attached to a moving item",
  falling: "falls", pushed: "is pushed", field: "is moved by a field", moving: "moves", touching: "touches a moving item",
}));

/** Shows the views and animators of a demo and their values. */
export class InspectPanel {
  /** @param {import("../player.js").Player} player */
  constructor(player) {
    this.player = player;
    this.element = element("section", { className: "inspect", ariaLabel: "Inspect" });
    /** @type {Overlay | null} */
    this.overlay = null;
    this.picked = 0;
    this.trace = new ItemTrace();
    this.isShown = false;
    this.frames = 0;

    const bar = element("div", { className: "inspect-bar" });
    this.overlayBox = element("input", { type: "checkbox" });
    this.overlayBox.addEventListener("change", () => this.update(true));
    const label = element("label", {});
    label.append(this.overlayBox, element("span", {}, "Overlay"));
    this.pickButton = element("button", { type: "button", ariaPressed: "false" }, "Pick");
    this.pickButton.addEventListener("click", () => this.setPicking(!this.picking));
    bar.append(label, this.pickButton);

    this.what = element("p", { className: "what" }, "Nothing is selected. Press Pick, then tap an item on the screen.");
    this.values = element("dl", { className: "values" });
    this.graphed = element("select", { ariaLabel: "Plotted value" });
    for (const name of GRAPHS) this.graphed.append(element("option", { value: name }, name));
    this.graphed.addEventListener("change", () => this.drawGraph());
    this.graph = new Graph("Value over time");
    this.difference = element("p", { className: "difference" });
    this.pickedBox = element("div", { className: "picked-box" });
    this.pickedBox.hidden = true;
    this.pickedBox.append(this.values, this.graphed, this.graph.element, this.difference);

    this.meter = new FrameMeter(player);
    this.lists = {
      awake: this.list("Active items", Inspection.awake, (lines) => this.awake(lines)),
      behaviors: this.list("Behaviors", Inspection.behaviors, (lines) => this.behaviors(lines)),
      views: this.list("Views", Inspection.views, (lines) => this.views(lines)),
      log: this.list("Gestures and contacts", Inspection.log, (lines) => this.log(lines)),
    };
    this.element.append(
      bar, this.what, this.pickedBox, this.meter.element, ...Object.values(this.lists).map(({ box }) => box));
    player.listeners.push(() => {
      this.sample();
      if (this.isShown || this.overlay) this.update(player.session.isPaused || !player.wantsFrames || ++this.frames % LOOKS === 0);
    });
    this.pointerDown = (/** @type {PointerEvent} */ event) => this.pick(event);
  }

  /** @param {boolean} isShown */
  show(isShown) {
    this.isShown = isShown;
    if (!isShown) this.setPicking(false);
    this.update(true);
  }

  /**
   * @param {string} title
   * @param {number} kind
   * @param {(lines: string[][]) => HTMLElement[]} rows
   */
  list(title, kind, rows) {
    const box = element("details", {});
    const summary = element("summary", {}, title);
    const body = element("ul", { className: "lines" });
    box.append(summary, body);
    box.addEventListener("toggle", () => this.update(true));
    return { box, body, kind, rows, shown: /** @type {string | null} */ (null), opened: /** @type {Set<string>} */ (new Set()) };
  }

  // The picked item.

  get picking() { return this.pickButton.ariaPressed === "true"; }

  /** @param {boolean} isPicking */
  setPicking(isPicking) {
    const { stage } = this.player;
    this.pickButton.ariaPressed = String(isPicking);
    stage.parentElement?.classList.toggle("picking", isPicking);
    // Capture the event, so that it is handled before the stage receives it.
    if (isPicking) stage.parentElement?.addEventListener("pointerdown", this.pointerDown, { capture: true });
    else stage.parentElement?.removeEventListener("pointerdown", this.pointerDown, { capture: true });
  }

  /** @param {PointerEvent} event */
  pick(event) {
    const { player } = this;
    event.preventDefault();
    event.stopPropagation();
    const stage = player.stage.getBoundingClientRect();
    const scale = player.stage.clientWidth / stage.width || 1;
    const layer = player.attempt(() =>
      player.program.call("sp_pick", (event.clientX - stage.left) * scale, (event.clientY - stage.top) * scale)) ?? 0;
    this.setPicking(false);
    this.take(layer);
  }

  /** @param {number} layer */
  take(layer) {
    this.picked = layer;
    this.trace = new ItemTrace();
    this.sample();
    this.update(true);
  }

  /** Samples the values of the item that the user has picked. */
  sample() {
    if (!this.picked) return;
    const values = readValuesOf(this.player.inspect(Inspection.values, this.picked));
    this.current = values;
    if (values.size) this.trace.add(this.player.session.position, values);
  }

  // Display.

  /** @param {boolean} withLists */
  update(withLists) {
    this.drawOverlay();
    if (!this.isShown) return;
    this.meter.update();
    this.showPicked();
    if (!withLists) return;
    for (const list of Object.values(this.lists)) {
      if (!list.box.open) continue;
      const text = this.player.inspect(list.kind);
      if (text === list.shown) continue;
      list.shown = text;
      const lines = text.split("\n").filter(Boolean).map((line) => line.split("\t"));
      list.body.replaceChildren(...(lines.length ? this.grouped(list, lines) : [element("li", {}, "Nothing.")]));
    }
  }

  /**
   * Returns the rows of a list. If many lines differ only in their subject, only the first line is shown, with a button
   * that shows the other lines.
   * @param {{ kind: number, rows: (lines: string[][]) => HTMLElement[], opened: Set<string>, shown: string | null }} list
   * @param {string[][]} lines
   */
  grouped(list, lines) {
    const key = (/** @type {string[]} */ line) =>
      list.kind === Inspection.awake ? line[2] : list.kind === Inspection.behaviors ? line[0] + line[1] : "";
    const rows = list.rows(lines);
    /** @type {HTMLElement[]} */
    const shown = [];
    for (let start = 0; start < lines.length;) {
      const name = key(lines[start]);
      let end = start + 1;
      while (name && end < lines.length && key(lines[end]) === name) end++;
      if (end - start < MANY || list.opened.has(name)) shown.push(...rows.slice(start, end));
      else {
        const more = element("button", { type: "button", className: "plain" }, `${end - start - 1} more like this`);
        more.addEventListener("click", () => {
          list.opened.add(name);
          list.shown = null;
          this.update(true);
        });
        const row = element("li", {});
        row.append(more);
        row.style.paddingInlineStart = rows[start].style.paddingInlineStart;
        shown.push(rows[start], row);
      }
      start = end;
    }
    return shown;
  }

  drawOverlay() {
    const isWanted = this.overlayBox.checked || (this.isShown && this.picked !== 0);
    if (isWanted && !this.overlay) this.overlay = new Overlay(this.player.stage);
    if (!isWanted && this.overlay) {
      this.overlay.remove();
      this.overlay = null;
    }
    this.overlay?.draw(this.overlayBox.checked ? this.player.inspect(Inspection.overlay) : "");
    const view = this.picked ? this.player.renderer.layers.get(this.picked)?.element : null;
    this.overlay?.mark(view?.getBoundingClientRect() ?? null);
  }

  showPicked() {
    this.pickedBox.hidden = !this.picked;
    if (!this.picked) return;
    const values = this.current ?? new Map();
    const what = values.get("what");
    this.what.textContent = what ? `${what.value}${what.unit ? ` “${what.unit}”` : ""}` : "The selected item was removed.";
    const rows = [...values].filter(([name]) => !["what", "time", "touching", "placed", "awake"].includes(name) && !name.startsWith("spring."));
    const awake = values.get("awake")?.value;
    const words = rows.map(([name, { value, unit }]) => [name, `${Number(value).toFixed(2)} ${unit}`]);
    if (awake !== undefined) words.push(["state", awake === "asleep" ? "at rest" : REASONS.get(String(awake)) ?? String(awake)]);
    this.values.replaceChildren(...words.flatMap(([name, text]) => [element("dt", {}, name), element("dd", {}, text)]));
    this.drawGraph();
  }

  drawGraph() {
    const name = /** @type {"x" | "y"} */ (this.graphed.value);
    const unit = this.current?.get(name)?.unit ?? "";
    this.graph.show(this.trace.samples.filter(({ numbers }) => numbers.has(name)).map(({ time, numbers, closed }) => ({
      time, value: numbers.get(name) ?? 0, closed: closed && name in closed ? closed[name] : null,
    })), unit);
    const { difference } = this.trace;
    this.difference.textContent = difference === null ? "No closed form: the item is not attached to a single spring."
      : `Dotted: the spring's closed form, which it follows ${difference ? `to ${difference < 0.001 ? difference.toExponential(1) : difference.toFixed(3)} pt` : "exactly"}.`;
  }

  // The lists.

  /** @param {string[][]} lines */
  awake(lines) {
    return lines.map(([layer, words, reason]) => this.row(0, Number(layer), `${words}: ${REASONS.get(reason) ?? reason}`));
  }

  /** @param {string[][]} lines */
  behaviors(lines) {
    return lines.map(([depth, name, isActing, count, settings]) => {
      const row = this.row(Number(depth), 0, name);
      row.append(element("span", { className: "settings" }, ` ${count === "1" ? "1 item" : `${count} items`}${settings ? `, ${settings}` : ""}`));
      row.classList.toggle("acts", isActing === "1");
      return row;
    });
  }

  /** @param {string[][]} lines */
  views(lines) {
    return lines.map(([depth, name, layer, words, x, y, width, height, isHidden]) => {
      const row = this.row(Number(depth), Number(layer), words ? `${name} “${words}”` : name);
      row.append(element("span", { className: "settings" }, ` ${x}, ${y}  ${width} × ${height}${isHidden === "1" ? ", hidden" : ""}`));
      return row;
    });
  }

  /** @param {string[][]} lines */
  log(lines) {
    return lines.map(([time, words, layer, , x, y]) => {
      const row = this.row(0, Number(layer), `${Number(time).toFixed(2)} s  ${words}`);
      row.append(element("span", { className: "settings" }, ` at ${Math.round(Number(x))}, ${Math.round(Number(y))}`));
      return row;
    });
  }

  /**
   * @param {number} depth
   * @param {number} layer the layer that a click picks; 0 for none
   * @param {string} words
   */
  row(depth, layer, words) {
    const row = element("li", {});
    row.style.paddingInlineStart = `${depth * 0.9}rem`;
    if (!layer) {
      row.append(words);
      return row;
    }
    const button = element("button", { type: "button", className: "plain" }, words);
    button.addEventListener("click", () => this.take(layer));
    row.append(button);
    return row;
  }

  stop() {
    this.setPicking(false);
    this.overlay?.remove();
  }
}
