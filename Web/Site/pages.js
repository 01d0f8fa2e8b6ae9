// SPDX-License-Identifier: MIT
// @ts-check

import { element } from "./panel.js";
import {
  addressWith, isRightToLeft, isToBeToldOfLessMotion, systemWantsLessMotion, wantsLessMotion,
} from "./preferences.js";
import { DemoField } from "./protocol.js";

/**
 * What the module says about one demo.
 * @typedef {object} Demo
 * @property {number} index
 * @property {string} name part of the address
 * @property {string} title
 * @property {string} hint one sentence: what to do
 */

/**
 * The demos, in the gallery's order.
 * @param {import("./module.js").Program} program
 * @returns {Demo[]}
 */
export function demosOf(program) {
  const text = (/** @type {number} */ index, /** @type {number} */ field) =>
    program.text(program.call("sp_demo_text", index, field));
  return Array.from({ length: program.call("sp_demo_count") }, (_, index) => ({
    index,
    name: text(index, DemoField.name),
    title: text(index, DemoField.title),
    hint: text(index, DemoField.hint),
  }));
}

/**
 * The list of all demos.
 * @param {Demo[]} demos
 */
export function indexPage(demos) {
  const page = element("div", { className: "index" });
  page.append(element("h1", {}, "Sprung"));
  page.append(element("p", { className: "lead" }, "Interfaces that move like things. UIKit in Swift, running in this page."));
  const list = element("ol", { className: "demos" });
  for (const demo of demos) {
    const link = element("a", { href: `#/${demo.name}` });
    link.append(element("span", { className: "demo-title" }, demo.title));
    link.append(element("span", { className: "demo-hint" }, demo.hint));
    const item = element("li", {});
    item.append(link);
    list.append(item);
  }
  page.append(list, options("#/"));
  return page;
}

/**
 * What the person can choose, as links that carry the choice in the address.
 * @param {string} hash the page
 */
function options(hash) {
  const box = element("details", { className: "options" });
  box.append(element("summary", {}, "Options"));
  const list = element("ul", {});
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
    add("Less motion", addressWith("motion", systemWantsLessMotion() ? null : "less", hash));
  }
  box.append(list);
  return box;
}

/**
 * Says that less motion is in force and offers to play all the same.
 * @param {string} hash the page
 */
function motionNotice(hash) {
  const notice = element("p", { className: "notice", role: "status" });
  notice.append("Your system asks for less motion, so things go to their places at once. ");
  notice.append(element("a", { href: addressWith("motion", "full", hash) }, "Play with motion"));
  return notice;
}

/**
 * One demo: its words beside a device with the stage in it.
 * @param {Demo} demo
 * @param {{ width: number, height: number } | null} size asked for in the address
 */
export function demoPage(demo, size) {
  const page = element("div", { className: "demo" });
  const words = element("header", { className: "words" });
  const back = element("a", { className: "back", href: "#/", ariaLabel: "All demos" });
  back.append(element("span", {}, "All demos"));
  words.append(back);
  words.append(element("h1", {}, demo.title));
  words.append(element("p", { className: "hint" }, demo.hint));
  if (isToBeToldOfLessMotion()) words.append(motionNotice(`#/${demo.name}`));
  words.append(options(`#/${demo.name}`));
  const device = element("div", { className: "device" });
  const stage = element("div", { className: "stage", tabIndex: "0", role: "group", ariaLabel: demo.title });
  if (size) {
    device.classList.add("fixed");
    stage.style.width = `${size.width}px`;
    stage.style.height = `${size.height}px`;
  }
  device.append(stage);
  page.append(words, device);
  return { page, stage };
}

/** @param {string} name */
export function missingPage(name) {
  const page = element("div", { className: "index" });
  page.append(element("h1", {}, "No such demo"));
  page.append(element("p", { className: "lead" }, `There is no demo called “${name}”.`));
  page.append(element("a", { className: "back", href: "#/" }, "All demos"));
  return page;
}
