// SPDX-License-Identifier: MIT
// @ts-check

// Tabs with panels, only one of which is visible. As is conventional for tab lists, the arrow keys move between tabs.

import { element } from "../panel.js";

export class Tabs {
  /**
   * @param {string} name of the list
   * @param {{ title: string, panel: HTMLElement, shown?: (isShown: boolean) => void }[]} tabs
   */
  constructor(name, tabs) {
    this.tabs = tabs;
    this.list = element("div", { className: "tabs", role: "tablist", ariaLabel: name });
    this.element = element("div", { className: "tabbed" });
    this.element.append(this.list);
    this.buttons = tabs.map(({ title, panel }, index) => {
      const id = `tab-${title.toLowerCase()}`;
      const button = element("button", { type: "button", role: "tab", id }, title);
      panel.id = `${id}-panel`;
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-labelledby", id);
      button.setAttribute("aria-controls", panel.id);
      button.addEventListener("click", () => this.show(index));
      button.addEventListener("keydown", (event) => this.keyDown(event, index));
      this.list.append(button);
      this.element.append(panel);
      return button;
    });
    this.shown = -1;
    this.show(0);
  }

  /** @param {number} index */
  show(index) {
    if (index === this.shown) return;
    this.tabs[this.shown]?.shown?.(false);
    this.shown = index;
    this.tabs.forEach(({ panel }, number) => { panel.hidden = number !== index; });
    this.buttons.forEach((button, number) => {
      button.ariaSelected = String(number === index);
      button.tabIndex = number === index ? 0 : -1;
    });
    this.element.dataset.shown = this.tabs[index].title.toLowerCase();
    this.tabs[index].shown?.(true);
  }

  /**
   * @param {KeyboardEvent} event
   * @param {number} index
   */
  keyDown(event, index) {
    const forward = document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    const back = forward === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
    const count = this.tabs.length;
    const next = { [forward]: index + 1, [back]: index - 1 + count, Home: 0, End: count - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.show(next % count);
    this.buttons[next % count].focus();
  }
}
