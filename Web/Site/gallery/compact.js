// SPDX-License-Identifier: MIT
// @ts-check

// Adapts a demo's page to small screens: parts of the description move into a menu, and the tools are shown in a sheet.

import { element } from "../panel.js";

/** The media query for which the style sheet hides the description. */
const NO_WORDS = "(max-width: 700px), (max-height: 560px)";

/** The parts of the description that move into the menu, in this order. */
const PARTS = ".tries, .guide-button, .neighbors, .screen";

/** The distance in pixels by which the sheet must be dragged to close it. */
const CLOSING_DRAG = 60;

/** A menu with the controls that do not fit on a demo's page. */
export class Menu {
  /** @param {HTMLElement} words the description, which contains the menu */
  constructor(words) {
    this.words = words;
    this.menu = /** @type {HTMLDetailsElement} */ (words.querySelector(".options"));
    this.place = element("li", { className: "more" });
    this.menu.querySelector("ul")?.firstElementChild?.after(this.place);
    this.listeners = new AbortController();
    const { signal } = this.listeners;
    this.query = matchMedia(NO_WORDS);
    this.query.addEventListener("change", () => this.arrange(), { signal });
    document.addEventListener("pointerdown", (event) => {
      if (!event.composedPath().includes(this.menu)) this.close();
    }, { signal, capture: true });
    this.menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.menu.open) return;
      event.stopPropagation();
      this.close();
      this.menu.querySelector("summary")?.focus();
    }, { signal });
    this.place.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("button, a")) this.close();
    }, { signal });
    this.arrange();
  }

  /** Closes the menu if it covers the page. */
  close() {
    if (this.query.matches) this.menu.open = false;
  }

  /** Moves parts of the description into the menu or back to the page, depending on the available space. */
  arrange() {
    const parts = [...this.words.querySelectorAll(PARTS)];
    if (this.query.matches) return this.place.append(...parts);
    for (const part of parts) {
      if (part.matches(".screen")) this.words.append(part);
      else this.menu.before(part);
    }
  }

  stop() { this.listeners.abort(); }
}

/** A sheet with the tools of a demo. A button opens it. Escape, a tap outside, a drag or its close button closes it. */
export class Sheet {
  /**
   * @param {HTMLElement} tools
   * @param {HTMLElement} opener the button that opens it
   */
  constructor(tools, opener) {
    this.tools = tools;
    this.opener = opener;
    this.grip = element("button", { type: "button", className: "grip", ariaLabel: "Close this sheet" });
    this.listeners = new AbortController();
    const { signal } = this.listeners;
    opener.addEventListener("click", () => this.toggle(), { signal });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.defaultPrevented && tools.contains(document.activeElement)) this.close();
    }, { signal });
    document.addEventListener("pointerdown", (event) => {
      const path = event.composedPath();
      if (!path.includes(tools) && !path.includes(opener)) this.close();
    }, { signal, capture: true });
    this.grip.addEventListener("click", () => this.close(), { signal });
    this.grip.addEventListener("pointerdown", (event) => this.drag(event), { signal });
  }

  get isOpen() { return this.tools.classList.contains("open"); }

  toggle() {
    if (this.isOpen) return this.close();
    this.tools.prepend(this.grip);
    this.tools.classList.add("open");
    this.grip.focus({ preventScroll: true });
  }

  close() {
    if (!this.isOpen) return;
    const hadFocus = this.tools.contains(document.activeElement);
    this.tools.classList.remove("open");
    this.tools.style.transform = "";
    if (!hadFocus) return;
    const seen = this.opener.checkVisibility() ? this.opener : this.opener.closest("details")?.querySelector("summary");
    seen?.focus();
  }

  /**
   * Moves the sheet with a drag on its grip.
   * @param {PointerEvent} start
   */
  drag(start) {
    this.grip.setPointerCapture(start.pointerId);
    const drag = new AbortController();
    const distance = (/** @type {PointerEvent} */ event) => Math.max(0, event.clientY - start.clientY);
    const { signal } = drag;
    this.grip.addEventListener("pointermove", (event) => {
      this.tools.style.transform = `translateY(${distance(event)}px)`;
    }, { signal });
    const end = (/** @type {PointerEvent} */ event) => {
      drag.abort();
      this.tools.style.transform = "";
      if (event.type === "pointerup" && distance(event) > CLOSING_DRAG) this.close();
    };
    this.grip.addEventListener("pointerup", end, { signal });
    this.grip.addEventListener("pointercancel", end, { signal });
  }

  stop() { this.listeners.abort(); }
}
