// SPDX-License-Identifier: MIT
// @ts-check

// The page of a demo, with its description, one or two screens, and the tools beside them.

import { addressOf, LONGEST_LINK, packed } from "./address.js";
import { InspectPanel } from "./inspect-panel.js";
import { Program } from "../module.js";
import { demoPage } from "./pages.js";
import { element } from "../panel.js";
import { pairsOf, readValues } from "./parameters.js";
import { Player } from "../player.js";
import { frameRate } from "../preferences.js";
import { readSize, ScreenChoice } from "./screen.js";
import { isOfDemo } from "../storage.js";
import { guideTitle, SourcePanel } from "./source-panel.js";
import { Tabs } from "./tabs.js";
import { TimePanel } from "./time-panel.js";
import { TunePanel } from "./tune-panel.js";
import { Twin } from "./twin.js";

export class DemoPage {
  /**
   * @param {import("./index.js").Demo} demo
   * @param {import("./address.js").Place} place the parsed address
   * @param {{
   *   module: WebAssembly.Module, demos: import("./index.js").Demo[], isManual: boolean, size: { width: number, height: number } | null,
   *   recording: import("./recording.js").Recording | null, open: (file: File) => void, restart: () => void,
   *   failed: (error: unknown, player: Player) => void, say: (sentence: string) => void }} options `size` is that of a bare stage without a device
   */
  constructor(demo, place, options) {
    this.demo = demo;
    this.place = place;
    this.options = options;
    const { recording } = options;
    // Recordings contain their own parameter values.
    const asked = readValues(recording ? [] : place.values, demo.parameters);
    const compared = place.compared && !recording ? readValues(place.compared, demo.parameters) : null;
    this.values = asked.values;
    this.compared = compared?.values ?? null;
    this.refused = [...asked.refused, ...(compared?.refused ?? [])];
    if (place.frame && !readSize(place.frame)) {
      this.refused.push(`The screen size “${place.frame}” in the link is invalid. Use a size such as 390x844.`);
    }
    const parts = demoPage(demo, recording ?? options.size, options.demos, this.compared !== null);
    this.element = parts.page;
    this.stages = parts.stages;
    this.tools = parts.tools;
    this.words = parts.words;
    this.sheet = parts.sheet;
    this.menu = parts.menu;
    /** @type {Player | null} */
    this.player = null;
    /** @type {ScreenChoice | null} */
    this.screen = null;
    this.stored = (/** @type {StorageEvent} */ event) => {
      if (isOfDemo(event, demo.name)) options.say("This demo is also open on another page. Only the last change is stored.");
    };
  }

  /** Starts the demo. The page must be in the document. */
  async start() {
    const { demo, options } = this;
    if (!options.size && !options.recording) {
      const frame = readSize(this.place.frame) ? this.place.frame : "";
      const devices = this.stages.map((stage) => /** @type {HTMLElement} */ (stage.parentElement));
      this.screen = new ScreenChoice(this.element, devices, frame, () => {
        this.player?.input?.setDevice(this.screen?.isDevice ?? false);
        this.changed();
      });
      this.words.append(this.screen.element);
    }
    // Each visit starts a new program, so that its initial state is always the same.
    const programs = await Promise.all(this.stages.map(() => Program.start(options.module)));
    if (this.isOver) return;
    const { isManual, recording, failed } = options;
    let isTold = false;
    this.player = new Player(programs[0], this.stages[0], demo, {
      isManual, recording, values: this.values, rate: frameRate(), onFailure: failed, isDevice: this.screen?.isDevice,
      onUnstored: () => {
        if (!isTold) options.say("This browser cannot store data for this page. Your settings are lost when you leave it.");
        isTold = true;
      },
    });
    addEventListener("storage", this.stored);
    if (this.compared) {
      const twin = new Twin(programs[1], this.stages[1], demo, this.player, { values: this.compared, onFailure: failed });
      twin.start();
    }
    this.player.start();
    this.fillTools(this.player);
  }

  /** @param {Player} player */
  fillTools(player) {
    const { demo } = this;
    const source = new SourcePanel(demo, player);
    const inspect = new InspectPanel(player);
    this.inspect = inspect;
    const tabs = [{
      title: "Inspect", panel: inspect.element, shown: (/** @type {boolean} */ isShown) => inspect.show(isShown),
    }, { title: "Source", panel: source.element, shown: (/** @type {boolean} */ isShown) => source.show(isShown) }];
    if (demo.parameters.length) {
      const tune = new TunePanel(demo, player, {
        refused: this.refused, changed: () => this.changed(), link: () => this.link(), restart: () => this.options.restart(),
        compare: (isWanted) => this.compare(isWanted),
      });
      tabs.unshift({ title: "Tune", panel: tune.element, shown: () => {} });
    } else {
      this.words.append(...this.refused.map((sentence) => element("p", { className: "badge", role: "status" }, sentence)));
    }
    const time = new TimePanel(player, this.options.open, () => this.sessionLink());
    const tabbed = new Tabs("Tools", tabs);
    this.tools.replaceChildren(tabbed.element, time.element);
    if (demo.guide) {
      const guide = element("button", { type: "button", className: "guide-button" }, `Guide: ${guideTitle(demo.guide)}`);
      guide.addEventListener("click", () => {
        if (!this.sheet.isOpen) this.sheet.toggle();
        tabbed.show(tabs.findIndex(({ title }) => title === "Source"));
        source.tryToLoad(`Guides/${demo.guide}.md`);
      });
      this.words.querySelector(".neighbors")?.before(guide);
    }
    this.menu.arrange();
    this.screen?.fit();
  }

  /** Updates the address with the user's choices. */
  changed() {
    if (!this.player || this.player.isStopped) return;
    history.replaceState(null, "", addressOf(this.present()));
  }

  present() {
    const { demo, player } = this;
    return {
      name: demo.name,
      values: pairsOf(player?.values ?? this.values, demo.parameters),
      compared: player?.twin ? pairsOf(player.twin.values, demo.parameters) : null,
      frame: this.screen?.frame ?? "",
    };
  }

  link() { return new URL(addressOf(this.present()), location.href).href; }

  /** Returns a link that contains the session. Throws an error whose message is a sentence if the session is too long. */
  async sessionLink() {
    const session = await packed(this.player?.session.text() ?? "");
    const address = new URL(addressOf({ name: this.demo.name, session }), location.href).href;
    if (address.length > LONGEST_LINK) {
      throw new Error(`The link to this session has ${address.length} characters, but the limit is ${LONGEST_LINK}. Download the session instead.`);
    }
    return address;
  }

  /** @param {boolean} isWanted */
  compare(isWanted) {
    const place = this.present();
    history.replaceState(null, "", addressOf({ ...place, compared: isWanted ? [] : null }));
    this.options.restart();
  }

  stop() {
    this.isOver = true;
    removeEventListener("storage", this.stored);
    this.player?.stop();
    this.player?.twin?.stop();
    this.inspect?.stop();
    this.screen?.stop();
    this.sheet.stop();
    this.menu.stop();
  }
}
