// SPDX-License-Identifier: MIT
// @ts-check

// The index page of all demos.

import { copyButton } from "./copy.js";
import { element } from "../panel.js";
import { parametersOf, presetsOf } from "./parameters.js";
import { DemoField } from "../protocol.js";
import { optionsBox } from "./pages.js";
import { Thumbnails } from "./thumbnails.js";

/**
 * The description of a demo, as provided by the module.
 * @typedef {object} Demo
 * @property {number} index
 * @property {string} name part of the address
 * @property {string} title
 * @property {string} hint one sentence with instructions
 * @property {string} subject its section in the index
 * @property {number} width of the screen for which it is designed, in points
 * @property {number} height
 * @property {string} guide the name of a related guide; can be empty
 * @property {string[]} tries further things to try
 * @property {import("./parameters.js").Parameter[]} parameters
 * @property {import("./parameters.js").Preset[]} presets
 */

/**
 * Returns the demos in the gallery's order.
 * @param {import("../module.js").Program} program
 * @returns {Demo[]}
 */
export function demosOf(program) {
  const text = (/** @type {number} */ index, /** @type {number} */ field) =>
    program.text(program.call("sp_demo_text", index, field));
  return Array.from({ length: program.call("sp_demo_count") }, (_, index) => {
    const name = text(index, DemoField.name);
    const [width, height] = text(index, DemoField.size).split("x").map(Number);
    const parameters = parametersOf(text(index, DemoField.parameters));
    return {
      index,
      name,
      title: text(index, DemoField.title),
      hint: text(index, DemoField.hint),
      subject: text(index, DemoField.subject),
      width,
      height,
      // Springy lists have a separate guide.
      guide: /^(springy|plain|message-b|store)/.test(name) ? "SpringsAndFeel" : text(index, DemoField.guide),
      tries: text(index, DemoField.tries).split("\n").filter(Boolean),
      parameters,
      presets: presetsOf(text(index, DemoField.presets), parameters),
    };
  });
}

/** The name of the demo at the top. On touchscreens, this demo scrolls horizontally, so that the page can scroll vertically. */
export const FIRST_DEMO = matchMedia("(pointer: coarse)").matches ? "springy-carousel" : "springy-list-120";

/** Search keywords for demos whose subject or name matches a pattern. @type {[RegExp, string][]} */
const KEYWORDS = [
  [/^Phy|springy|bub|chat|card|flick|stick|dynamic-p|lock/, "uikit dynamics uidynamicanimator behavior"],
  [/^List|shuf|reor|elas/, "uicollectionview collection view uicollectionviewlayout layout"],
  [/springy|bub|store/, "springs attachment uiattachmentbehavior imessage messages effect uicollectionviewflowlayout"],
  [/ball|cradle|newt|playg/, "attachment uiattachmentbehavior rope pendulum collision uigravitybehavior"],
  [/marb|playg/, "uifieldbehavior field"],
  [/plain/, "compare comparison versus before after side by side objc.io"],
  [/store/, "compositional uicollectionviewcompositionallayout"],
  [/shuf/, "diffable snapshot uicollectionviewdiffabledatasource"],
  [/cover|wheel|vega/, "carousel snap paging"],
  [/card|chat|stick/, "uisnapbehavior swipe tinder facebook pip"],
  [/contr|long|messages$/, "uislider uiswitch uialertcontroller uimenucontroller uitextfield keyboard"],
];

/** Commands that create and run an app. They must be run in a clone of the repository. */
const COMMAND = 'export PATH="$PWD/bin:$PATH"\nsprung new Hello && cd Hello\nsprung live';

/** The code for a springy list in an app. */
const FIVE_LINES = `let layout = SpringyFlowLayout(isTiled: true)
let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
list.dataSource = self
view.addSubview(list)`;

export class IndexPage {
  /**
   * @param {Demo[]} demos
   * @param {WebAssembly.Module} module
   */
  constructor(demos, module) {
    this.thumbnails = new Thumbnails(module);
    this.stage = element("div", { className: "stage", tabIndex: "0", role: "group" });
    /** @type {{ demo: Demo, item: HTMLElement }[]} */
    this.cards = [];
    /** @type {{ title: string, section: HTMLElement, button: HTMLButtonElement }[]} */
    this.subjects = [];
    /** The selected subject; null for all. @type {string | null} */
    this.subject = null;

    this.element = element("div", { className: "index" });
    this.search = element("input", {
      type: "search", placeholder: "Search", ariaLabel: "Search the demos", autocomplete: "off",
    });
    this.filter = element("div", { className: "filter", role: "search" });
    this.found = element("p", { className: "found", role: "status" });
    this.element.append(this.head(demos));
    for (const title of new Set(demos.map((demo) => demo.subject))) {
      this.element.append(this.section(title, demos.filter((demo) => demo.subject === title)));
    }
    this.filter.append(this.search, this.buttons(), this.found);
    this.search.addEventListener("input", () => this.select());
    this.element.append(optionsBox("#/"));
    this.listener = (/** @type {KeyboardEvent} */ event) => this.keyDown(event);
    document.addEventListener("keydown", this.listener);
  }

  async start() { await this.thumbnails.start(); }

  stop() {
    document.removeEventListener("keydown", this.listener);
    this.thumbnails.stop();
  }

  /** @param {Demo[]} demos */
  head(demos) {
    const head = element("header", { className: "head" });
    const words = element("div", { className: "introduction" });
    words.append(element("h1", {}, "Sprung"));
    words.append(element("p", { className: "lead" },
      "UIKit physics and collection views, open source: written in Swift, on Linux and in this page."));
    words.append(this.filter, commandLine(), element("pre", { className: "five" }, FIVE_LINES));
    const first = demos.find((demo) => demo.name === FIRST_DEMO) ?? demos[0];
    this.stage.ariaLabel = first.title;
    const figure = element("figure", { className: "first" });
    const caption = element("figcaption", {});
    caption.append(element("a", { href: `#/${first.name}` }, first.title), ` ${first.hint}`);
    const device = element("div", { className: "window" });
    device.append(this.stage);
    device.addEventListener("wheel", (event) => event.stopPropagation(), { capture: true, passive: true });
    figure.append(device, caption);
    head.append(words, figure);
    return head;
  }

  /**
   * @param {string} title
   * @param {Demo[]} demos
   */
  section(title, demos) {
    const section = element("section", { className: "subject" });
    section.append(element("h2", {}, title));
    const list = element("ul", { className: "demos" });
    /** @type {HTMLElement | null} */
    let counts = null;
    for (const demo of demos) {
      const count = demo.name.match(/^springy-list-(.*)/)?.[1];
      if (count && counts) {
        counts.append(element("a", { href: `#/${demo.name}`, ariaLabel: demo.title }, Number(count).toLocaleString("en")));
        continue;
      }
      const item = element("li", {});
      const link = element("a", { href: `#/${demo.name}` });
      const picture = element("div", { className: "picture", ariaHidden: "true" });
      picture.inert = true;
      link.append(picture);
      link.append(element("span", { className: "demo-title" }, demo.title));
      link.append(element("span", { className: "demo-hint" }, demo.hint));
      item.append(link);
      if (count) item.append(counts = element("div", { className: "counts" }));
      list.append(item);
      this.cards.push({ demo, item });
      this.thumbnails.add(demo, item, picture);
    }
    section.append(list);
    const button = element("button", { type: "button", ariaPressed: "false" }, title);
    button.addEventListener("click", () => {
      this.subject = this.subject === title ? null : title;
      this.select();
    });
    this.subjects.push({ title, section, button });
    return section;
  }

  buttons() {
    const box = element("div", { className: "subjects", role: "group", ariaLabel: "Subjects" });
    box.append(...this.subjects.map(({ button }) => button));
    return box;
  }

  /** Shows the demos that match the search words and the subject. */
  select() {
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const { demo, item } of this.cards) {
      const text = textOf(demo);
      const fits = (this.subject === null || this.subject === demo.subject) && words.every((word) => text.includes(word));
      item.hidden = !fits;
      if (fits) count++;
    }
    const isClose = count === 0 && words.length > 0;
    if (isClose) this.showClosest(words);
    for (const { title, section, button } of this.subjects) {
      section.hidden = !section.querySelector("li:not([hidden])");
      button.ariaPressed = String(this.subject === title);
    }
    const isAll = !words.length && this.subject === null;
    this.element.classList.toggle("chosen", !isAll);
    this.found.textContent = isAll ? "" : isClose ? "No matching demos. The closest ones:" : count === 1 ? "1 demo" : `${count} demos`;
  }

  /**
   * Shows the three demos that match the words best.
   * @param {string[]} words
   */
  showClosest(words) {
    const ranked = this.cards.map(({ demo, item }) => {
      const known = textOf(demo).split(/[^\p{L}\d]+/u);
      return { item, score: words.reduce((sum, word) => sum + Math.max(...known.map((other) => likeness(word, other))), 0) };
    });
    ranked.sort((left, right) => right.score - left.score);
    for (const { item } of ranked.slice(0, 3)) item.hidden = false;
  }

  /** @param {KeyboardEvent} event */
  keyDown(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const isInStage = event.composedPath().includes(this.stage);
    if (event.key === "/" && event.target !== this.search && !isInStage) {
      event.preventDefault();
      this.search.focus();
      this.search.select();
    } else if (event.key === "Escape" && event.target === this.search && (this.search.value || this.subject)) {
      event.preventDefault();
      this.search.value = "";
      this.subject = null;
      this.select();
    }
  }
}

/**
 * Returns the searchable text of a demo.
 * @param {Demo} demo
 */
function textOf(demo) {
  const more = KEYWORDS.filter(([pattern]) => pattern.test(demo.name) || pattern.test(demo.subject)).map(([, words]) => words);
  return [demo.title, demo.hint, demo.subject, demo.name, ...demo.tries, ...more].join(" ").toLowerCase();
}

function commandLine() {
  const line = element("div", { className: "command" });
  line.append(element("code", {}, COMMAND), copyButton("Copy", () => COMMAND));
  return line;
}

/**
 * Returns the similarity of two words, from 0 to 1: the fraction of adjacent letter pairs that both words contain.
 * @param {string} left
 * @param {string} right
 */
function likeness(left, right) {
  const pairs = (/** @type {string} */ word) => new Set(Array.from(word.slice(1), (letter, index) => word[index] + letter));
  const [one, other] = [pairs(left), pairs(right)];
  return 2 * [...one].filter((pair) => other.has(pair)).length / (one.size + other.size || 1);
}
