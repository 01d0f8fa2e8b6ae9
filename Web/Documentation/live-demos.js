// SPDX-License-Identifier: MIT

// Adds live demos below the titles of documentation pages. The documentation is a single-page application that replaces
// its content as the user navigates, so the content is observed.

import "./sprung-app.js";
import { demos } from "./demos.js";

const place = new URL(".", import.meta.url);
let shown = null;

/** Returns the demo of the current page. The path can have any depth. */
function wanted() {
  const path = location.pathname.replace(/\/$/, "").toLowerCase();
  const name = Object.keys(demos).find((page) => path.endsWith("/documentation/" + page));
  return name ? { page: name, demo: demos[name] } : null;
}

/** Returns the element after which the demo is inserted: below the title and the sentence that follows it. */
function spot() {
  return document.querySelector(".documentation-hero, .hero");
}

function look() {
  const wish = wanted();
  const hero = spot();
  if (shown && (!wish || shown.page !== wish.page || !shown.element.isConnected)) {
    shown.element.remove();
    shown = null;
  }
  if (!wish || !hero || shown) return;
  const figure = document.createElement("figure");
  figure.className = "live-demo";
  figure.style.cssText = "margin: 24px auto; width: fit-content; text-align: center";
  const app = document.createElement("sprung-app");
  for (const [name, value] of [["src", new URL("App.wasm", place).href], ["demo", wish.demo], ["width", 320], ["height", 480]]) {
    app.setAttribute(name, value);
  }
  app.style.cssText = "border: 1px solid #8886; border-radius: 12px; overflow: hidden";
  const words = document.createElement("figcaption");
  words.textContent = "Alive: touch it, drag it, throw it.";
  figure.append(app, words);
  hero.after(figure);
  shown = { page: wish.page, element: figure };
}

new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
look();
