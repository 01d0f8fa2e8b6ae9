// SPDX-License-Identifier: MIT
// @ts-check

// The panel with the Swift sources and guides of a demo.

import { element } from "../panel.js";
import { Inspection } from "../protocol.js";
import { renderMarkdown } from "./markdown.js";
import { linesOf, swiftPieces } from "./swift-words.js";

/** @typedef {{ name: string, isBeginning: boolean, files: string[], main: string }} Entry */
/** @typedef {{ demos: Entry[], types: Record<string, string> }} List */

/** The list of all sources, fetched on first use. @type {Promise<List> | null} */
let list = null;

/** The interval between updates of the marked lines, in frames, while the demo moves. */
const LOOKS = 6;

/** @param {string} address */
async function fetched(address) {
  const response = await fetch(address).catch(() => {
    throw new Error(`${address} cannot be reached${navigator.onLine ? "" : ", this device is offline"}`);
  });
  if (!response.ok) throw new Error(`${address} is missing on this server (status ${response.status})`);
  return response;
}

function fetchedList() {
  list ??= fetched("sources.json").then((response) => response.json());
  list.catch(() => { list = null; });
  return list;
}

/**
 * Splits the name of a guide into words, as in "Springs and feel".
 * @param {string} name
 */
export const guideTitle = (name) => {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])|(?<=A)(?=[A-Z])/g, " ");
  return words[0] + words.slice(1).toLowerCase();
};

/**
 * Displays the Swift sources from which a demo on this page was compiled. Lines of active behaviors are marked. The
 * names of library types are links to the sources of these types, which contain their documentation.
 */
export class SourcePanel {
  /**
   * @param {import("./index.js").Demo} demo
   * @param {import("../player.js").Player} player
   */
  constructor(demo, player) {
    this.demo = demo;
    this.player = player;
    this.element = element("section", { className: "source", ariaLabel: "Swift source" });
    this.files = element("select", { ariaLabel: "File" });
    this.files.addEventListener("change", () => this.tryToLoad(this.files.value));
    this.acting = element("p", { className: "acting", role: "note" });
    this.code = element("code", {});
    this.text = element("pre", { tabIndex: "0" });
    this.text.append(this.code);
    this.guide = element("article", { className: "guide", tabIndex: "0" });
    this.guide.hidden = true;
    this.element.append(this.files, this.acting, this.text, this.guide);
    /** The lines of each behavior class in the displayed file. @type {Map<string, Set<number>>} */
    this.lines = new Map();
    /** @type {HTMLElement[]} */
    this.rows = [];
    this.marked = "";
    this.isShown = false;
    this.frames = 0;
    player.listeners.push(() => {
      if (this.isShown && (player.session.isPaused || ++this.frames % LOOKS === 0 || !player.wantsFrames)) this.mark();
    });
  }

  /** @param {boolean} isShown */
  show(isShown) {
    this.isShown = isShown;
    if (isShown && !this.files.length) this.open();
    if (isShown) this.mark();
  }

  async open() {
    try {
      const { demos } = await fetchedList();
      const { name } = this.demo;
      const entry = demos.find((candidate) => candidate.isBeginning ? name.startsWith(candidate.name) : name === candidate.name);
      if (!entry) throw new Error("this server has no sources");
      for (const file of entry.files) this.files.append(element("option", { value: file }, file.split("/").pop()));
      if (this.demo.guide) {
        this.files.append(element("option", { value: `Guides/${this.demo.guide}.md` }, `Guide: ${guideTitle(this.demo.guide)}`));
      }
      // The user may have selected another source while the list was being loaded.
      if (!this.wanted) await this.load(entry.main);
    } catch (error) {
      this.code.textContent = `The sources cannot be shown: ${error instanceof Error ? error.message : error}.`;
    }
  }

  /** @param {string} file */
  async tryToLoad(file) {
    this.wanted = file;
    try {
      await this.load(file);
    } catch (error) {
      this.guide.hidden = true;
      this.text.hidden = false;
      this.code.textContent = `This source cannot be shown: ${error instanceof Error ? error.message : error}.`;
    }
  }

  /** @param {string} file */
  async load(file) {
    if (![...this.files.options].some(({ value }) => value === file)) {
      this.files.append(element("option", { value: file }, file.split("/").pop()));
    }
    this.files.value = this.wanted = file;
    const text = await (await fetched(`sources/${file.split("/").map(encodeURIComponent).join("/")}`)).text();
    const { types } = await fetchedList();
    if (this.files.value !== file) return;
    const isGuide = file.endsWith(".md");
    this.guide.hidden = !isGuide;
    this.text.hidden = this.acting.hidden = isGuide;
    if (isGuide) {
      this.guide.replaceChildren(...renderMarkdown(text, (other) => this.tryToLoad(`Guides/${other}`)));
      this.guide.scrollTop = 0;
      return;
    }
    this.fill(text, types);
    this.lines = linesOf(text);
    this.marked = "";
    this.text.scrollTop = 0;
    this.mark();
  }

  /**
   * @param {string} text
   * @param {Record<string, string>} types
   */
  fill(text, types) {
    this.rows = [];
    let row = this.row();
    for (const [kind, piece] of swiftPieces(text)) {
      const file = kind === "type" ? types[piece] : undefined;
      piece.split("\n").forEach((part, index) => {
        if (index > 0) {
          row.append("\n");
          row = this.row();
        }
        if (!part) return;
        if (file && file !== this.files.value) row.append(this.link(part, file));
        else row.append(kind ? element("span", { className: `swift-${kind}` }, part) : part);
      });
    }
    this.code.replaceChildren(...this.rows);
  }

  row() {
    const row = element("span", { className: "row" });
    this.rows.push(row);
    return row;
  }

  /**
   * @param {string} name
   * @param {string} file
   */
  link(name, file) {
    const link = element("a", { className: "swift-type", href: `sources/${file}`, title: `The source and documentation of ${name}` }, name);
    link.addEventListener("click", (event) => {
      event.preventDefault();
      this.tryToLoad(file);
      this.text.focus();
    });
    return link;
  }

  /** Marks the lines of active behaviors. */
  mark() {
    const acting = this.player.inspect(Inspection.acting).split("\n").filter(Boolean);
    const words = acting.length ? `Running now: ${acting.join(", ")}` : "Nothing is running.";
    if (this.acting.textContent !== words) this.acting.textContent = words;
    const marked = acting.join(" ");
    if (marked === this.marked) return;
    this.marked = marked;
    const lines = new Set(acting.flatMap((name) => [...this.lines.get(name) ?? []]));
    this.rows.forEach((row, index) => row.classList.toggle("acts", lines.has(index)));
  }
}
