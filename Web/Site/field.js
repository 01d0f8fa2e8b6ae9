// SPDX-License-Identifier: MIT
// @ts-check

// Covers the edited text with a text field of the browser, which supports input methods, autocorrection, dictation and
// the clipboard.

import { InputKind, TEXT_CONTENT, TextTrait } from "./protocol.js";
import { rootOf } from "./layer.js";

/** The `inputmode` values, indexed by the keyboard type in a record. */
const INPUT_MODES = ["text", "text", "text", "url", "numeric", "tel", "text", "email", "decimal", "text", "search", "numeric"];

/** The `enterkeyhint` values, indexed by the Return key type in a record. */
const RETURN_KEYS = ["enter", "go", "search", "go", "next", "go", "search", "send", "search", "done", "enter", "next"];

const CAPITALS = ["none", "words", "sentences", "characters"];

/** CSS properties that the field copies from the label that it covers. */
const LOOKS = ["fontSize", "lineHeight", "fontWeight", "fontStyle", "fontFamily", "textAlign", "color", "letterSpacing"];

/**
 * A text field of the browser that covers the edited text. Input methods, autocorrection, dictation, the clipboard and
 * the on-screen keyboard work as usual. The field is inside the text's layer, so it moves with the layer and is clipped
 * by it.
 */
export class EditingField {
  /** @param {import("./frame.js").FrameRenderer} renderer */
  constructor(renderer) {
    this.renderer = renderer;
    /** @type {HTMLInputElement | HTMLTextAreaElement | null} */
    this.element = null;
    /** The layer whose text is edited. @type {import("./layer.js").Layer | null} */
    this.owner = null;
    /** The label whose style the field copies. @type {import("./layer.js").Layer | null} */
    this.label = null;
    /** The role of the element that owns the text. */
    this.role = "textbox";
    this.generation = 0;
    /** The text, selection and marked text that were last exchanged with the program. */
    this.value = "";
    this.start = this.end = 0;
    /** @type {[number, number] | null} */
    this.marked = null;
    /** The start of the text that is being composed; -1 if no text is being composed. */
    this.composedFrom = -1;
    /** Text typed into an element that does not have a field yet. @type {{ layer: number, text: string, replaces: boolean } | null} */
    this.early = null;
    /** Whether the program is changing the field, so that events are not sent. */
    this.isChanging = false;
    /** @type {(kind: number, fields: { id: number, x?: number, y?: number, a?: number, b?: number }, event: Event | null) => void} */
    this.send = () => {};
    /** Called with text that the user copies. @type {(text: string) => void} */
    this.copied = () => {};
    this.heard = () => this.selectionChanged(null);
    document.addEventListener("selectionchange", this.heard);
  }

  /** Whether the field has keyboard focus. */
  get isActive() { return this.element !== null && rootOf(this.element).activeElement === this.element; }

  /**
   * Returns whether an event target is the field.
   * @param {EventTarget | null} target
   */
  isField(target) { return this.element !== null && target === this.element; }

  /** Removes the field and its listeners permanently. */
  release() {
    document.removeEventListener("selectionchange", this.heard);
    this.close();
  }

  /**
   * Applies a record about the edited text.
   * @param {import("./module.js").Program} program
   * @param {import("./layer.js").Layer} owner the stage if no text is edited
   * @param {number} p
   */
  apply(program, owner, p) {
    const { words } = program;
    if (owner.id === 0) {
      this.close();
      return;
    }
    const canvas = this.renderer.layers.get(words[p]);
    const label = this.renderer.layers.get(words[p + 1]);
    if (!canvas || !label) throw new Error(`The text of layer ${owner.id} is in a layer that does not exist.`);
    this.isChanging = true;
    const traits = words[p + 3];
    const isMultiline = (traits & TextTrait.multiline) !== 0;
    const name = isMultiline ? "TEXTAREA" : "INPUT";
    if (this.element?.tagName !== name || this.owner !== owner) this.open(isMultiline);
    const field = /** @type {HTMLInputElement | HTMLTextAreaElement} */ (this.element);
    this.owner = owner;
    this.label = label;
    this.generation = words[p + 2];
    this.setTraits(field, traits);
    if (field.parentElement !== canvas.element) {
      field.parentElement?.classList.remove("editing");
      canvas.element.append(field);
      canvas.element.classList.add("editing");
    }
    const text = program.utf8((p + 7) * 4, words[p + 6]);
    const isOther = field.value !== text;
    if (isOther) {
      field.value = text;
      this.composedFrom = -1;
    }
    [this.value, this.start, this.end, this.marked] = [field.value, words[p + 4], words[p + 5], null];
    if (rootOf(field).activeElement !== field) field.focus({ preventScroll: true });
    if (isOther || field.selectionStart !== this.start || field.selectionEnd !== this.end) {
      field.setSelectionRange(this.start, this.end);
    }
    this.isChanging = false;
    this.takeEarlyText();
  }

  /**
   * Stores text that is typed into an element before the program provides a field for it.
   * @param {number} layer the element's layer
   * @param {string} text
   * @param {boolean} replaces whether it replaces the element's content
   */
  typedEarly(layer, text, replaces) { this.early = { layer, text, replaces }; }

  /** Inserts the text that was typed before the field existed. */
  takeEarlyText() {
    const { element, early, owner } = this;
    if (!element || !early || owner?.id !== early.layer) return;
    this.early = null;
    if (early.replaces) element.select();
    element.setRangeText(early.text, element.selectionStart ?? 0, element.selectionEnd ?? 0, "end");
    element.dispatchEvent(new InputEvent("input", { inputType: "insertText", data: early.text }));
  }

  /** Updates the field's style and name, which can change in any frame. */
  refresh() {
    const { element, owner, label } = this;
    if (!element || !owner || !label) return;
    const content = /** @type {HTMLElement | null} */ (label.content);
    const letters = /** @type {HTMLElement | null} */ (content?.querySelector("span") ?? content);
    for (const look of LOOKS) {
      const value = /** @type {any} */ (letters?.style)?.[look] || /** @type {any} */ (content?.style)?.[look] || "";
      if (/** @type {any} */ (element.style)[look] !== value) /** @type {any} */ (element.style)[look] = value;
    }
    const words = owner.element.getAttribute("aria-label");
    if (words && element.getAttribute("aria-label") !== words) element.setAttribute("aria-label", words);
    this.role = owner.element.getAttribute("role") ?? this.role;
    if (this.role !== "textbox") element.setAttribute("role", this.role);
    // The field has the role of the text, so its container must not have the same role.
    owner.element.removeAttribute("role");
    owner.element.removeAttribute("contenteditable");
    element.disabled = false;
  }

  /** @param {boolean} isMultiline */
  open(isMultiline) {
    this.close(true);
    const field = document.createElement(isMultiline ? "textarea" : "input");
    field.className = "field";
    field.addEventListener("input", (event) => this.changed(/** @type {InputEvent} */ (event)));
    field.addEventListener("select", (event) => this.selectionChanged(event));
    field.addEventListener("compositionstart", () => { this.composedFrom = field.selectionStart ?? 0; });
    field.addEventListener("compositionend", (event) => {
      this.composedFrom = -1;
      this.selectionChanged(event);
    });
    const copied = () => this.copied(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0));
    field.addEventListener("copy", copied);
    field.addEventListener("cut", copied);
    this.element = field;
  }

  /**
   * Removes the field and returns keyboard focus to the text's element.
   * @param {boolean} [isMoving] whether another field opens immediately
   */
  close(isMoving = false) {
    const { element, owner } = this;
    if (!element) return;
    const wasActive = this.isActive;
    this.isChanging = true;
    element.parentElement?.classList.remove("editing");
    const { stage } = this.renderer;
    if (owner?.element.isConnected) {
      owner.element.setAttribute("role", this.role);
      owner.element.setAttribute("contenteditable", "true");
    }
    this.element = this.owner = this.label = null;
    this.composedFrom = -1;
    element.remove();
    if (wasActive && !isMoving) {
      // Keyboard navigation must continue from the text's element. After pointer input, the stage gets focus instead.
      const goesOn = owner?.element.isConnected && stage.dataset.pointer === undefined;
      (goesOn ? /** @type {HTMLElement} */ (owner?.element) : stage).focus({ preventScroll: true });
    }
    if (!isMoving) this.isChanging = false;
  }

  /**
   * @param {HTMLInputElement | HTMLTextAreaElement} field
   * @param {number} traits
   */
  setTraits(field, traits) {
    const set = (/** @type {string} */ name, /** @type {string} */ value) => {
      if (field.getAttribute(name) !== value) field.setAttribute(name, value);
    };
    if (field instanceof HTMLInputElement) set("type", traits & TextTrait.secure ? "password" : "text");
    set("inputmode", INPUT_MODES[(traits >> 8) & 15] ?? "text");
    set("enterkeyhint", RETURN_KEYS[(traits >> 12) & 15] ?? "enter");
    set("autocapitalize", CAPITALS[(traits >> 2) & 3]);
    set("autocorrect", ((traits >> 4) & 3) === 1 ? "off" : "on");
    set("spellcheck", ((traits >> 6) & 3) === 1 ? "false" : "true");
    set("autocomplete", TEXT_CONTENT[traits >>> 16] || "off");
  }

  // MARK: User input

  /** @param {InputEvent} event */
  changed(event) {
    const field = this.element;
    if (!field || this.isChanging) return;
    const old = this.value;
    const text = field.value;
    const caret = field.selectionStart ?? text.length;
    if (text !== old) {
      const [start, end] = changedPart(old, text, this.start, this.end, caret);
      const fresh = text.slice(start, text.length - (old.length - end));
      const scalars = [...fresh];
      this.send(InputKind.textedit, { id: this.generation, x: start, y: end - start, a: scalars.length }, event);
      for (const scalar of scalars) {
        this.send(InputKind.character, { id: /** @type {number} */ (scalar.codePointAt(0)) }, event);
      }
      this.value = text;
      // The program's selection after the change.
      this.start = this.end = start + fresh.length;
      const length = this.composedFrom >= 0 ? (event.data ?? "").length : 0;
      const marked = /** @type {[number, number] | null} */ (length ? [this.composedFrom, this.composedFrom + length] : null);
      this.tellSelection(event, marked);
      return;
    }
    this.selectionChanged(event);
  }

  /** @param {Event | null} event */
  selectionChanged(event) {
    if (!this.element || this.isChanging || !this.isActive) return;
    this.tellSelection(event, this.composedFrom >= 0 ? this.marked : null);
  }

  /**
   * @param {Event | null} event
   * @param {[number, number] | null} marked
   */
  tellSelection(event, marked) {
    const field = this.element;
    // If the text has also changed, another event reports the change.
    if (!field || field.value !== this.value) return;
    const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
    const isSame = start === this.start && end === this.end && String(marked) === String(this.marked);
    if (isSame && event?.type !== "input") return;
    [this.start, this.end, this.marked] = [start, end, marked];
    this.send(InputKind.textselection, {
      id: this.generation, x: start, y: end, a: marked ? marked[0] : -1, b: marked ? marked[1] : -1,
    }, event);
  }
}

/**
 * Returns the range of the old text that an edit has replaced. This is the selection or the text before the caret if
 * replacing it results in the new text, and otherwise the range in which the strings differ.
 * @param {string} old
 * @param {string} text
 * @param {number} start
 * @param {number} end of the previous selection
 * @param {number} caret the current position
 * @returns {[number, number]}
 */
export function changedPart(old, text, start, end, caret) {
  const explains = (/** @type {number} */ from, /** @type {number} */ to) => {
    const tail = old.length - to;
    return from <= to && from <= text.length - tail && text.startsWith(old.slice(0, from)) && text.endsWith(old.slice(to));
  };
  if ((start !== end || caret >= end) && explains(start, end)) return [start, end];
  const removed = old.length - text.length;
  if (removed > 0 && explains(caret, caret + removed)) return [caret, caret + removed];
  const limit = Math.min(old.length, text.length);
  let head = 0;
  while (head < limit && old[head] === text[head]) head++;
  let tail = 0;
  while (tail < limit - head && old[old.length - 1 - tail] === text[text.length - 1 - tail]) tail++;
  // A surrogate pair must not be split.
  if (head > 0 && /[\ud800-\udbff]/.test(old[head - 1])) head--;
  if (tail > 0 && /[\udc00-\udfff]/.test(old[old.length - tail])) tail--;
  return [head, old.length - tail];
}
