// SPDX-License-Identifier: MIT
// @ts-check

// The element `<sprung-app>`, which embeds an app in any web page.

import { compile, HostError, Program } from "./module.js";
import { showFailure } from "./panel.js";
import { Player } from "./player.js";

/** The style sheet of stages, which is fetched once for all elements. @type {Promise<CSSStyleSheet> | null} */
let sheet = null;

/**
 * Compiled modules by URL. They are shared by elements that display the same app.
 * @type {Map<string, Promise<WebAssembly.Module>>}
 */
const modules = new Map();

const FRAME = `
  :host { display: block; position: relative; width: 320px; height: 568px; contain: layout paint; }
  :host([hidden]) { display: none; }
  .stage { position: absolute; inset: 0; }
`;

function look() {
  sheet ??= fetch(new URL("stage.css", import.meta.url)).then(async (response) => {
    if (!response.ok) throw new HostError(`The file stage.css is missing on this server (status ${response.status}).`);
    const made = new CSSStyleSheet();
    made.replaceSync(await response.text() + FRAME);
    return made;
  });
  return sheet;
}

/** @param {string} address */
function moduleAt(address) {
  const known = modules.get(address);
  if (known) return known;
  const made = compile(address);
  // Failed requests are not cached, because a later request may succeed.
  made.catch(() => modules.delete(address));
  modules.set(address, made);
  return made;
}

/**
 * The element `<sprung-app src="App.wasm">`, which displays an app in a page at the size of the element.
 *
 * `width` and `height` are in points. By default, the page's style determines the size. If it does not, the element has
 * the size of a small phone. `demo` selects a demo of the module, `label` is the accessible name, `motion` is `less` or
 * `full`, and `dir` is `ltr` or `rtl`. With `clock="manual"`, a script of the page advances time with `tick`. The app
 * is restarted when `src` or `demo` changes, and when the element is removed and inserted again.
 */
export class SprungApp extends HTMLElement {
  static observedAttributes = ["src", "demo", "width", "height", "label"];

  constructor() {
    super();
    this.inside = this.attachShadow({ mode: "open" });
    /** @type {Player | null} */
    this.player = null;
    this.visit = 0;
    /** A promise that resolves when the app has drawn its first frame or has failed. @type {Promise<void>} */
    this.ready = Promise.resolve();
  }

  connectedCallback() { this.restart(); }

  disconnectedCallback() {
    this.visit++;
    this.player?.stop();
    this.player = null;
    this.inside.replaceChildren();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (name === "width" || name === "height") this.resize();
    else if (this.isConnected) this.restart();
  }

  resize() {
    for (const side of /** @type {const} */ (["width", "height"])) {
      const value = Number(this.getAttribute(side));
      if (value > 0) this.style[side] = `${value}px`;
    }
  }

  restart() {
    const visit = ++this.visit;
    this.player?.stop();
    this.player = null;
    this.ready = this.start(visit).catch((error) => { if (visit === this.visit) this.failed(error); });
  }

  /** @param {number} visit */
  async start(visit) {
    const source = this.getAttribute("src");
    if (!source) return;
    const [style, module] = await Promise.all([look(), moduleAt(new URL(source, document.baseURI).href)]);
    const program = await Program.start(module);
    if (visit !== this.visit) return;
    const demo = this.chosen(program);
    const stage = document.createElement("div");
    stage.className = "stage";
    stage.tabIndex = 0;
    stage.role = "group";
    stage.ariaLabel = this.getAttribute("label") ?? demo.title;
    this.inside.adoptedStyleSheets = [style];
    this.inside.replaceChildren(stage);
    this.player = new Player(program, stage, demo, {
      isManual: this.getAttribute("clock") === "manual",
      isPart: true,
      lessMotion: { less: true, full: false }[this.getAttribute("motion") ?? ""],
      rightToLeft: { rtl: true, ltr: false }[this.dir],
      onFailure: (error) => this.failed(error),
    });
    this.player.start();
    this.dispatchEvent(new CustomEvent("sprung-ready", { bubbles: true, composed: true }));
  }

  /**
   * Returns the demo that the attribute `demo` names, or the module's first demo.
   * @param {Program} program
   */
  chosen(program) {
    const wish = this.getAttribute("demo");
    const text = (/** @type {number} */ index, /** @type {number} */ field) =>
      program.text(program.call("sp_demo_text", index, field));
    const count = program.call("sp_demo_count");
    for (let index = 0; index < count; index++) {
      if (wish === null || text(index, 0) === wish) return { index, name: text(index, 0), title: text(index, 1) };
    }
    throw new HostError(`No match for “${wish}” in ${this.getAttribute("src")}.`);
  }

  /** @param {unknown} error */
  failed(error) {
    console.error(error);
    look().then((style) => { this.inside.adoptedStyleSheets = [style]; }, () => {});
    const box = document.createElement("div");
    this.inside.append(box);
    const player = this.player;
    showFailure(box, {
      title: player ? "The app has stopped" : "The app cannot start", error, log: player?.program.log(),
      recording: player ? () => player.session.text() : undefined,
    });
  }

  // The API for tests and the console.

  /** Returns the state hash. */
  hash() { return this.running().program.hash(); }

  /** The number of frames drawn since the app started. */
  get frames() { return this.player?.frames ?? 0; }

  /** All input of the app so far, as a script. */
  get recording() { return this.player?.session.text() ?? ""; }

  /** With `clock="manual"`, runs frames at intervals of `milliseconds` and returns the flags of the last one. */
  tick(milliseconds = 1000 / 60, count = 1) {
    const player = this.running();
    if (!player.isManual) throw new Error('tick needs the attribute clock="manual"');
    for (let frame = 0; frame < count; frame++) player.advance(player.time + milliseconds);
    return player.flags;
  }

  running() {
    if (!this.player) throw new Error("no app is running");
    return this.player;
  }
}

customElements.define("sprung-app", SprungApp);
