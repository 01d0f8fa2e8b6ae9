// SPDX-License-Identifier: MIT
// @ts-check

// Describes layers to assistive technology: roles, names, values and reading order.

import { AccessibilityState, ROLES } from "./protocol.js";

/**
 * Describes a layer to assistive technology. Returns whether the layer is read before its siblings.
 * @param {import("./module.js").Program} program
 * @param {import("./layer.js").Layer} layer
 * @param {number} p
 */
export function describe(program, layer, p) {
  const { words } = program;
  const { element } = layer;
  const [kind, state, position, count] = [ROLES[words[p]] ?? null, words[p + 1], words[p + 2], words[p + 3]];
  const name = program.utf8((p + 5) * 4, words[p + 4]);
  // Visible text is read directly and needs neither a role nor a name. If the name of an element differs from its text,
  // for example because the text is truncated, the element is exposed as an image with that name.
  const isText = kind === "text" && sameWords(layer.content?.textContent ?? "", name);
  const role = isText || (kind === "heading" && !name) ? null : kind === "text" ? "img" : kind;
  const isSelected = (state & AccessibilityState.selected) !== 0;
  set(element, "role", role);
  set(element, "aria-label", (role && name) || null);
  if (layer.content instanceof HTMLElement) set(layer.content, "aria-hidden", isText ? null : "true");
  set(element, "aria-modal", role === "dialog" || role === "alertdialog" ? "true" : null);
  const isSlider = role === "slider";
  set(element, "aria-posinset", position && !isSlider ? String(position) : null);
  set(element, "aria-setsize", position && !isSlider ? String(count || -1) : null);
  set(element, "aria-valuenow", isSlider ? String(position) : null);
  set(element, "aria-valuemin", isSlider ? "0" : null);
  set(element, "aria-valuemax", isSlider ? String(count) : null);
  set(element, "aria-level", role === "heading" ? "2" : null);
  set(element, "aria-disabled", state & AccessibilityState.disabled ? "true" : null);
  set(element, "aria-checked", role === "switch" ? String(isSelected) : null);
  set(element, "aria-current", role === "listitem" && isSelected ? "true" : null);
  set(element, "aria-pressed", role === "button" && isSelected ? "true" : null);
  element.classList.toggle("element", kind !== null);
  // The element of a text field is editable, so that scripts can type into it. When it gets focus, an actual text field
  // of the browser replaces it.
  const isEditable = (role === "textbox" || role === "searchbox")
    && state & AccessibilityState.focusable && !(state & AccessibilityState.disabled);
  set(element, "contenteditable", isEditable ? "true" : null);
  set(element, "tabindex", state & AccessibilityState.focusable ? "0" : null);
  // Content behind a modal sheet cannot be read, focused or pressed.
  const isHidden = (state & AccessibilityState.hidden) !== 0;
  if (element.inert !== isHidden) element.inert = isHidden;
  set(element, "aria-hidden", isHidden ? "true" : null);
  const isFirst = (state & AccessibilityState.first) !== 0;
  set(element, "data-first", isFirst ? "" : null);
  return isFirst;
}

/**
 * Sets or removes an attribute if its value has changed.
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string | null} value null removes it
 */
function set(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Returns whether two strings are equal except for white space, which can differ at line breaks.
 * @param {string} left
 * @param {string} right
 */
function sameWords(left, right) {
  return left.replace(/\s+/g, "") === right.replace(/\s+/g, "");
}

/**
 * Returns siblings in reading order.
 * @template {Element} Sibling
 * @param {Sibling[]} siblings
 */
export function readingOrder(siblings) {
  const isFirst = (/** @type {Sibling} */ element) => element.hasAttribute("data-first");
  return siblings.some(isFirst)
    ? [...siblings.filter(isFirst), ...siblings.filter((element) => !isFirst(element))] : siblings;
}
