// SPDX-License-Identifier: MIT
// @ts-check

// Elements that pages share: options, links between demos, and the page for an unknown URL.

import { Menu, Sheet } from "./compact.js";
import { element } from "../panel.js";
import {
  addressWith, CHOICES, chosen, isRightToLeft, isToBeToldOfLessMotion, systemWantsLessMotion, wantsLessMotion,
} from "../preferences.js";

/**
 * Creates the user options. They are links whose URLs contain the choices.
 * @param {string} hash the page's fragment
 * @param {HTMLElement} [first] placed before the options
 */
export function optionsBox(hash, first) {
  const box = element("details", { className: "options" });
  box.append(element("summary", {}, "Options"));
  const list = element("ul", {});
  if (first) {
    const item = element("li", {});
    item.append(first);
    list.append(item);
  }
  const add = (/** @type {string} */ words, /** @type {string} */ href) => {
    const item = element("li", {});
    item.append(element("a", { href }, words));
    list.append(item);
  };
  if (isRightToLeft()) add("Left to right", addressWith("dir", null, hash));
  else add("Right to left", addressWith("dir", "rtl", hash));
  if (wantsLessMotion()) {
    add("Play with motion", addressWith("motion", systemWantsLessMotion() ? "full" : null, hash));
  } else {
    add("Reduce motion", addressWith("motion", systemWantsLessMotion() ? null : "less", hash));
  }
  for (const choice of CHOICES) {
    const item = element("li", {});
    const label = element("label", {});
    const select = element("select", {});
    for (const [value, words] of choice.values) select.append(element("option", { value }, words));
    select.value = chosen(choice);
    select.addEventListener("change", () => { location.href = addressWith(choice.name, select.value || null, location.hash); });
    label.append(element("span", {}, choice.title), select);
    item.append(label);
    list.append(item);
  }
  box.append(list);
  return box;
}

/**
 * Creates a notice that reduced motion is enabled, with a link that enables full motion.
 * @param {string} hash the page's fragment
 */
function motionNotice(hash) {
  const notice = element("p", { className: "notice", role: "status" });
  notice.append("Your system requests reduced motion, so animations are skipped. ");
  notice.append(element("a", { href: addressWith("motion", "full", hash) }, "Play with motion"));
  return notice;
}

/**
 * Creates the page of a demo, with its description, a device that contains the stage, and a column for tools.
 * @param {import("./index.js").Demo} demo
 * @param {{ width: number, height: number } | null} size requested by the URL or a recording
 * @param {import("./index.js").Demo[]} demos all demos, for links to the previous and next ones
 * @param {boolean} isTwice whether two instances are shown side by side
 */
export function demoPage(demo, size, demos, isTwice) {
  const page = element("div", { className: "demo" });
  const words = element("header", { className: "words" });
  const back = element("a", { className: "back", href: "#/", ariaLabel: "All demos" });
  back.append(element("span", {}, "All demos"));
  words.append(back);
  words.append(element("h1", {}, demo.title));
  words.append(element("p", { className: "hint" }, demo.hint));
  if (demo.tries.length) words.append(tries(demo.tries));
  if (isToBeToldOfLessMotion()) words.append(motionNotice(`#/${demo.name}`));
  const tools = element("aside", { className: "tools", ariaLabel: "Tools" });
  const open = element("button", { type: "button", className: "open-tools" }, "Tools");
  const options = optionsBox(`#/${demo.name}`, open);
  const sheet = new Sheet(tools, open);
  open.addEventListener("click", () => options.removeAttribute("open"));
  words.append(neighbors(demo, demos), options);
  const devices = element("div", { className: "devices" });
  const labels = isTwice ? [`${demo.title}, left`, `${demo.title}, right`] : [demo.title];
  const stages = labels.map((ariaLabel) => {
    const device = element("div", { className: "device" });
    const stage = element("div", { className: "stage", tabIndex: "0", role: "group", ariaLabel });
    if (size) {
      device.classList.add("fixed");
      stage.style.width = `${size.width}px`;
      stage.style.height = `${size.height}px`;
    }
    device.append(stage);
    devices.append(device);
    return stage;
  });
  page.append(words, devices, tools);
  return { page, words, stages, tools, sheet, menu: new Menu(words) };
}

/**
 * Creates a list of further things to try.
 * @param {string[]} sentences
 */
function tries(sentences) {
  const box = element("section", { className: "tries" });
  box.append(element("h2", {}, "What to try"));
  const list = element("ul", {});
  list.append(...sentences.map((sentence) => element("li", {}, sentence)));
  box.append(list);
  return box;
}

/**
 * Creates the links to the previous and next demos.
 * @param {import("./index.js").Demo} demo
 * @param {import("./index.js").Demo[]} demos
 */
function neighbors(demo, demos) {
  const way = element("nav", { className: "neighbors", ariaLabel: "Other demos" });
  const add = (/** @type {number} */ index, /** @type {string} */ words, /** @type {string} */ rel) => {
    const other = demos[index];
    if (!other) return;
    const link = element("a", { href: `#/${other.name}`, rel });
    link.append(element("span", {}, words), ` ${other.title}`);
    way.append(link);
  };
  add(demo.index - 1, "Previous:", "prev");
  add(demo.index + 1, "Next:", "next");
  return way;
}

/** @param {string} name */
export function missingPage(name) {
  const page = element("div", { className: "message" });
  page.append(element("h1", {}, "No such demo"));
  page.append(element("p", { className: "lead" }, `There is no demo called “${name}”.`));
  page.append(element("a", { className: "back", href: "#/" }, "All demos"));
  return page;
}
