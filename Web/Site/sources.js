// SPDX-License-Identifier: MIT
// @ts-check

import { element } from "./panel.js";
import { swiftPieces } from "./swift-words.js";

/** @typedef {{ name: string, isBeginning: boolean, files: string[] }} Entry */

/** The list of all sources, fetched when somebody asks for the first one. @type {Promise<Entry[]> | null} */
let list = null;

/** @param {string} address */
async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} is missing on this server (status ${response.status})`);
  return response;
}

/**
 * The files of a demo.
 * @param {string} demo
 * @returns {Promise<string[]>}
 */
async function filesOf(demo) {
  list ??= fetched("sources.json").then((response) => response.json());
  list.catch(() => { list = null; });
  const entry = (await list).find(({ name, isBeginning }) => isBeginning ? demo.startsWith(name) : demo === name);
  return entry?.files ?? [];
}

/**
 * A button that shows the Swift sources of a demo: those that run in this page.
 * @param {import("./index.js").Demo} demo
 */
export function sourceButton(demo) {
  const button = element("button", { type: "button", className: "source-button" }, "Swift source");
  button.addEventListener("click", () => new SourceDialog(demo).open());
  return button;
}

/** The sources of a demo, a file at a time, over the page. */
class SourceDialog {
  /** @param {import("./index.js").Demo} demo */
  constructor(demo) {
    this.demo = demo;
    this.element = element("dialog", { className: "source", ariaLabel: `Swift source of ${demo.title}` });
    this.files = element("select", { ariaLabel: "File" });
    this.files.addEventListener("change", () => this.show(this.files.value));
    const close = element("button", { type: "button" }, "Close");
    close.addEventListener("click", () => this.element.close());
    const bar = element("div", { className: "source-bar" });
    bar.append(this.files, close);
    this.code = element("code", {});
    this.text = element("pre", { tabIndex: "0" });
    this.text.append(this.code);
    this.element.append(bar, this.text);
    this.element.addEventListener("close", () => this.element.remove());
    this.element.addEventListener("click", (event) => { if (event.target === this.element) this.element.close(); });
  }

  async open() {
    document.body.append(this.element);
    this.element.showModal();
    try {
      const files = await filesOf(this.demo.name);
      for (const file of files) this.files.append(element("option", { value: file }, file.split("/").pop()));
      // The screen says more than the words about it.
      const first = files.find((file) => file.endsWith("ViewController.swift")) ?? files[0];
      if (!first) throw new Error("there are none on this server");
      this.files.value = first;
      await this.show(first);
    } catch (error) {
      this.code.textContent = `The sources cannot be shown: ${error instanceof Error ? error.message : error}.`;
    }
  }

  /** @param {string} file */
  async show(file) {
    const text = await (await fetched(`sources/${file.split("/").map(encodeURIComponent).join("/")}`)).text();
    if (this.files.value !== file) return;
    this.code.replaceChildren(...swiftPieces(text).map(([kind, piece]) =>
      kind ? element("span", { className: `swift-${kind}` }, piece) : document.createTextNode(piece)));
    this.text.scrollTop = 0;
  }
}
