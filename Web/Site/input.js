// SPDX-License-Identifier: MIT
// @ts-check

// Converts pointer, wheel, key and focus events of the stage to input records.

import { readingOrder } from "./aria.js";
import { isDark, wantsContrast, wantsLessMotion } from "./preferences.js";
import { FrameFlag, InputFlag, InputKind, NAMED_KEYS } from "./protocol.js";
import { rootOf, targetOf } from "./layer.js";

/** The scroll distance in points for one line, in browsers that report the distance of the wheel in lines. */
const POINTS_PER_LINE = 16;

/** Keys that would scroll the page if the stage did not handle them. */
const SCROLLING_KEYS = new Set([
  "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " ",
]);

/** Keys that the program receives if Control or Command is pressed. */
const EDIT_KEYS = new Set(["x", "c", "a", "z", "y", "shift", "control", "alt", "meta"]);

/** The size in points of body text for each of the twelve categories of UIContentSizeCategory. */
const TEXT_SIZES = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53];
const USUAL_SIZE = 3;

/** The default text size of browsers in pixels. */
const USUAL_PIXELS = 16;

/** The maximum time in milliseconds after a press at which a click still belongs to it. */
const CLICK_DELAY = 500;

/** The maximum time in milliseconds after a key press at which typed text still belongs to it. */
const KEY_DELAY = 100;

/** The roles of focused elements that the Return key and the space bar press. */
const PRESSABLE = new Set(["button", "link", "switch", "listitem"]);

/** Converts events of the stage to input records. */
export class InputSource {
  /**
   * @param {HTMLElement} stage
   * @param {(target: EventTarget | null) => number} layerOf
   * @param {(record: import("./protocol.js").InputRecord) => void} send receives each record; the time NaN means now
   * @param {(text: string) => void} pasted receives pasted text
   * @param {import("./field.js").EditingField} field the browser's own field for edited text
   * @param {() => void} flush draws a frame immediately
   */
  constructor(stage, layerOf, send, pasted, field, flush) {
    this.pasted = pasted;
    this.flush = flush;
    this.takeField(field);
    /** The height in points of the part of the stage that the on-screen keyboard covers. */
    this.covered = 0;
    this.stage = stage;
    this.layerOf = layerOf;
    this.send = send;
    /** The pressed pointers. @type {Set<number>} */
    this.pressed = new Set();
    /** The timestamp of the event that ended the last press. */
    this.lastPress = -Infinity;
    /** The timestamp of the last key press. */
    this.lastKey = -Infinity;
    /** The layer with keyboard focus; 0 for none. */
    this.focused = 0;
    /** Whether the stage is embedded in another page. */
    this.isEmbedded = rootOf(stage) !== document;
    /** Whether the stage simulates a device whose screen has the size of the stage. */
    this.isDevice = false;
    /** The flags of the last frame, which specify the optional events that the program requests. */
    this.wants = 0;
    this.rectangle = stage.getBoundingClientRect();
    this.width = stage.clientWidth;
    this.height = stage.clientHeight;
    this.scale = devicePixelRatio;
    this.textSize = USUAL_SIZE;
    // An element whose size depends on the user's preferred text size.
    this.letter = document.createElement("div");
    this.letter.style.cssText = "position:fixed;top:0;left:0;width:1rem;height:1rem;visibility:hidden;pointer-events:none";
    document.body.append(this.letter);
    /** The safe area insets that were last sent to the program, in the order top, left, bottom, right. */
    this.safeArea = [0, 0, 0, 0];
    // An element whose padding equals the page's safe area insets, so that its size changes with them.
    this.edges = document.createElement("div");
    this.edges.style.cssText = "position:fixed;visibility:hidden;pointer-events:none;padding:"
      + ["top", "right", "bottom", "left"].map((edge) => `var(--safe-area-${edge},env(safe-area-inset-${edge},0px))`).join(" ");
    document.body.append(this.edges);
    this.listeners = new AbortController();
    this.listen();
  }

  /**
   * Enables text input in a field.
   * @param {import("./field.js").EditingField} field the browser's own field for edited text
   */
  takeField(field) {
    this.field = field;
    field.send = (kind, fields, event) => this.put(event, kind, fields);
    field.copied = this.pasted;
  }

  /** Removes the event listeners. */
  stop() {
    this.listeners.abort();
    this.observer.disconnect();
    this.letter.remove();
    this.edges.remove();
  }

  listen() {
    const { signal } = this.listeners;
    const on = (/** @type {EventTarget} */ target, /** @type {string} */ type, /** @type {(event: any) => void} */ heard) =>
      target.addEventListener(type, heard, { signal, passive: false });
    on(this.stage, "pointerdown", (event) => this.pointerDown(event));
    on(this.stage, "pointermove", (event) => this.pointerMove(event));
    on(this.stage, "pointerleave", (event) => this.hover(event, 0));
    on(this.stage, "pointerup", (event) => this.pointerEnd(event, InputKind.up));
    on(this.stage, "pointercancel", (event) => this.pointerEnd(event, InputKind.cancel));
    on(this.stage, "lostpointercapture", (event) => this.pointerEnd(event, InputKind.cancel));
    on(this.stage, "contextmenu", (event) => { if (!this.field.isField(event.target)) event.preventDefault(); });
    on(this.stage, "wheel", (event) => this.wheel(event));
    on(document, "keydown", (event) => this.key(event, InputKind.keydown));
    on(document, "keyup", (event) => this.key(event, InputKind.keyup));
    on(this.stage, "focusin", (event) => this.focus(event, event.target));
    on(this.stage, "focusout", (event) => this.focus(event, event.relatedTarget));
    on(this.stage, "beforeinput", (event) => this.typeEarly(event));
    on(this.stage, "click", (event) => this.click(event));
    on(document, "visibilitychange", (event) =>
      this.put(event, InputKind.visibility, { id: document.hidden ? 0 : 1 }));
    on(matchMedia("(prefers-reduced-motion: reduce)"), "change", (event) =>
      this.put(event, InputKind.reducedmotion, { id: wantsLessMotion() ? 1 : 0 }));
    on(matchMedia("(prefers-color-scheme: dark)"), "change", (event) =>
      this.put(event, InputKind.appearance, { id: isDark() ? 1 : 0 }));
    on(matchMedia("(prefers-contrast: more)"), "change", (event) =>
      this.put(event, InputKind.contrast, { id: wantsContrast() ? 1 : 0 }));
    on(document, "paste", (event) => this.paste(event));
    if (window.visualViewport) on(window.visualViewport, "resize", () => this.measureKeyboard());
    this.observer = new ResizeObserver(() => {
      this.resize();
      this.resizeText();
      this.measureSafeArea();
    });
    this.observer.observe(this.stage);
    this.observer.observe(this.letter);
    this.observer.observe(this.edges, { box: "border-box" });
    this.watchScale();
  }

  /**
   * @param {Event | null} event
   * @param {number} kind
   * @param {{ flags?: number, id?: number, x?: number, y?: number, a?: number, b?: number }} fields
   */
  put(event, kind, { flags = 0, id = 0, x = 0, y = 0, a = 0, b = 0 }) {
    this.send({ kind, flags, id, x, y, a, b, time: event ? event.timeStamp : NaN });
  }

  // MARK: Pointers

  /** @param {PointerEvent} event */
  pointerDown(event) {
    if (event.button !== 0 && event.button !== 2) return;
    const isInField = this.field.isField(event.target);
    // In the field, the browser handles the mouse, which selects text. A touch must be reported, because it can also
    // scroll the surrounding content.
    if (isInField && event.pointerType !== "touch") return;
    this.rectangle = this.stage.getBoundingClientRect();
    this.pressed.add(event.pointerId);
    if (isInField) {
      this.pointer(event, InputKind.down);
      return;
    }
    try {
      this.stage.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is no longer active, but its end is still reported.
    }
    event.preventDefault();
    this.pointer(event, InputKind.down);
    // The focus ring is for keyboard users, but browsers also show it when a script sets focus.
    this.stage.dataset.pointer = "";
    // The program decides whether a tap outside the field ends text editing.
    if (!this.field.isActive) this.stage.focus({ preventScroll: true });
  }

  /** @param {PointerEvent} event */
  pointerMove(event) {
    if (!this.pressed.has(event.pointerId)) {
      this.hover(event, 1);
      return;
    }
    // Browsers coalesce pointer moves into one event per frame. The coalesced events contain the original positions and times.
    const merged = event.getCoalescedEvents ? event.getCoalescedEvents() : [];
    for (const move of merged.length ? merged : [event]) this.pointer(move, InputKind.move);
  }

  /**
   * @param {PointerEvent} event
   * @param {number} isOver 1 if the pointer is over the stage, 0 when it leaves
   */
  hover(event, isOver) {
    if (!(this.wants & FrameFlag.wantsHover) || event.pointerType === "touch") return;
    this.rectangle = this.stage.getBoundingClientRect();
    this.put(event, InputKind.hover, { flags: modifiers(event), id: isOver, ...this.place(event) });
  }

  /**
   * @param {PointerEvent} event
   * @param {number} kind
   */
  pointerEnd(event, kind) {
    if (!this.pressed.delete(event.pointerId)) return;
    this.lastPress = event.timeStamp;
    this.pointer(event, kind);
    if (kind !== InputKind.up) return;
    // Phones show their keyboard only if a field gets focus while a touch event is being handled.
    if (this.isOver(event, event.pointerType === "touch" ? "box" : "switch")) this.flush();
  }

  /**
   * @param {PointerEvent} event
   * @param {string} end suffix of the role: "box" matches text and search fields
   */
  isOver(event, end) {
    return [...this.stage.querySelectorAll(`[role$=${end}]`)].some((element) => {
      const box = element.getBoundingClientRect();
      return event.clientX >= box.left && event.clientX < box.right && event.clientY >= box.top && event.clientY < box.bottom;
    });
  }

  /** Sends the safe area insets if they have changed. Does nothing for simulated devices, which have their own insets. */
  measureSafeArea() {
    if (this.isDevice) return;
    const style = getComputedStyle(this.edges);
    const { left, top, right, bottom } = this.stage.getBoundingClientRect();
    const covered = [
      parseFloat(style.paddingTop) - top, parseFloat(style.paddingLeft) - left,
      parseFloat(style.paddingBottom) - (innerHeight - bottom), parseFloat(style.paddingRight) - (innerWidth - right),
    ].map((points, index) => {
      const edge = parseFloat([style.paddingTop, style.paddingLeft, style.paddingBottom, style.paddingRight][index]);
      // Parts of the stage that are scrolled out of view are not counted as covered.
      return Math.max(0, Math.min(edge, points));
    });
    if (covered.every((points, index) => points === this.safeArea[index])) return;
    this.safeArea = covered;
    this.put(null, InputKind.safearea, { x: covered[0], y: covered[1], a: covered[2], b: covered[3] });
  }

  /**
   * Sets whether the stage simulates a device.
   * @param {boolean} isDevice
   */
  setDevice(isDevice) {
    if (isDevice === this.isDevice) return;
    this.isDevice = isDevice;
    this.safeArea = [0, 0, 0, 0];
    this.put(null, InputKind.safearea, { id: isDevice ? 1 : 0 });
    this.measureSafeArea();
  }

  /** Reports how much of the stage the on-screen keyboard covers. */
  measureKeyboard() {
    const seen = window.visualViewport;
    // The visual viewport of a zoomed page is smaller even without a keyboard, so it is ignored.
    if (!seen || seen.scale > 1.01) return;
    const bottom = this.stage.getBoundingClientRect().bottom;
    const covered = this.field.element ? Math.max(0, Math.round(bottom - seen.offsetTop - seen.height)) : 0;
    if (covered === this.covered) return;
    this.covered = covered;
    this.put(null, InputKind.keyboard, { y: covered });
  }

  /**
   * @param {PointerEvent} event
   * @param {number} kind
   */
  pointer(event, kind) {
    let flags = modifiers(event);
    if (event.pointerType === "touch") flags |= InputFlag.touch;
    if (event.pointerType === "pen") flags |= InputFlag.pen;
    if (event.isPrimary) flags |= InputFlag.primary;
    if (event.button === 2 || event.buttons & 2) flags |= InputFlag.secondaryButton;
    this.put(event, kind, { flags, id: event.pointerId, ...this.place(event), a: event.pressure, b: event.width });
  }

  /** @param {MouseEvent} event */
  place(event) {
    const { left, top, width } = this.rectangle;
    // Convert to points, because a stage that does not fit the page is scaled down.
    const scale = this.stage.clientWidth / width || 1;
    return { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale };
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    this.rectangle = this.stage.getBoundingClientRect();
    const unit = [1, POINTS_PER_LINE, this.height][event.deltaMode] ?? 1;
    this.put(event, InputKind.wheel, {
      flags: modifiers(event), ...this.place(event), a: event.deltaX * unit, b: event.deltaY * unit,
    });
  }

  // MARK: Keyboard and assistive technology

  /**
   * Returns whether the stage handles an event. It does so if the target is inside it, or if nothing has focus and the
   * stage is not embedded in another page.
   * @param {EventTarget | null} target
   */
  isMine(target) {
    if (target instanceof Node && this.stage.contains(target)) return true;
    return target === document.body && !this.isEmbedded;
  }

  /**
   * Handles key events if the stage or nothing has focus.
   * @param {KeyboardEvent} event
   * @param {number} kind
   */
  key(event, kind) {
    const target = targetOf(event);
    if (!this.isMine(target)) return;
    this.lastKey = event.timeStamp;
    if (event.isComposing) return;
    if (this.field.isField(target)) {
      this.keyInField(event, kind);
      return;
    }
    delete this.stage.dataset.pointer;
    // The browser handles other keys that are pressed with Control or Command. The paste event contains the clipboard's text.
    if ((event.ctrlKey || event.metaKey) && !EDIT_KEYS.has(event.key.toLowerCase())) return;
    if (event.key === "Tab") {
      if (kind === InputKind.keydown) this.tab(event);
      return;
    }
    const layer = this.layerOf(target);
    const role = layer && target instanceof Element ? target.getAttribute("role") : null;
    if ((event.key === "Enter" || event.key === " ") && role && PRESSABLE.has(role)) {
      event.preventDefault();
      if (kind === InputKind.keydown && !event.repeat) this.put(event, InputKind.activate, { id: layer });
      return;
    }
    // On keyboards without a menu key, Shift-F10 takes its place.
    const isMenu = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
    const id = keyCode(isMenu ? "ContextMenu" : event.key);
    if (id === null) return;
    if (isMenu) event.preventDefault();
    if (SCROLLING_KEYS.has(event.key)) event.preventDefault();
    this.put(event, kind, { flags: modifiers(event) | (event.repeat ? InputFlag.repeat : 0), id });
  }

  /**
   * Handles a key event in a field. The browser handles keys that change the text, and the program receives the
   * resulting changes. The program also receives keys that do not change the text.
   * @param {KeyboardEvent} event
   * @param {number} kind
   */
  keyInField(event, kind) {
    const field = /** @type {HTMLInputElement | HTMLTextAreaElement} */ (this.field.element);
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && !event.altKey && (key === "z" || key === "y")) {
      // The program performs undo, because the browser's undo stack does not include the program's changes.
      event.preventDefault();
      if (kind === InputKind.keydown) this.put(event, kind, { flags: modifiers(event), id: /** @type {number} */ (keyCode(key)) });
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Tab") {
      delete this.stage.dataset.pointer;
      if (kind === InputKind.keydown) this.tab(event);
      return;
    }
    const isReturn = event.key === "Enter" && field instanceof HTMLInputElement;
    const deletesNothing = event.key === "Backspace" && field.value === "";
    if (!isReturn && !deletesNothing && event.key !== "Escape") return;
    event.preventDefault();
    this.put(event, kind, { flags: modifiers(event), id: /** @type {number} */ (keyCode(event.key)) });
  }

  /**
   * Handles the Tab key, which moves focus between groups. A list is one group, and every other element is a group of
   * its own. Arrow keys move focus within a list. Before the first group and after the last one, focus leaves the
   * stage, except in a dialog, where it wraps around until Escape is pressed.
   * @param {KeyboardEvent} event
   */
  tab(event) {
    const all = inReadingOrder(this.stage)
      .filter((element) => !element.closest("[inert]") && element.checkVisibility({ opacityProperty: true }));
    const groupOf = (/** @type {Element} */ element) => element.closest("[role=list]") ?? element;
    const active = this.field.isActive ? this.field.owner?.element : rootOf(this.stage).activeElement;
    const at = all.findIndex((element) => element === active);
    if (at < 0 && active !== this.stage) return;
    if (at < 0 && event.shiftKey) return;
    const mine = at < 0 ? null : groupOf(all[at]);
    const isOther = (/** @type {HTMLElement} */ element) => groupOf(element) !== mine;
    let next = event.shiftKey ? all.slice(0, at).reverse().find(isOther) : all.slice(at + 1).find(isOther);
    if (!next && at >= 0 && all[at].closest("[aria-modal]")) {
      // If a dialog has only one element, this element keeps the focus.
      next = (event.shiftKey ? [...all].reverse() : all).find(isOther) ?? all[at];
    }
    if (next) {
      event.preventDefault();
      entryOf(all.filter((element) => groupOf(element) === groupOf(next)), this.rectangle)
        .focus({ preventScroll: true });
      return;
    }
    if (event.shiftKey) {
      event.preventDefault();
      this.stage.focus({ preventScroll: true });
      return;
    }
    // The browser moves focus after this event. It must skip the elements of the stage.
    for (const element of all) element.tabIndex = -1;
    setTimeout(() => {
      for (const element of all) if (element.tabIndex === -1) element.tabIndex = 0;
    });
  }

  /**
   * Handles pasting. The program receives the text, and then the key that pastes it.
   * @param {ClipboardEvent} event
   */
  paste(event) {
    const target = targetOf(event);
    if (!this.isMine(target)) return;
    if (this.field.isField(target)) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    this.pasted(text);
    this.put(event, InputKind.keydown, { flags: InputFlag.command, id: /** @type {number} */ (keyCode("v")) });
  }

  /**
   * @param {Event} event
   * @param {EventTarget | null} target
   */
  focus(event, target) {
    if (event.type === "focusout" && target instanceof Node && this.stage.contains(target)) return;
    // The element does not actually lose focus if the program moves or removes the field, or if the window is in the background.
    if (event.type === "focusout" && (this.field.isChanging || !document.hasFocus())) return;
    const layer = this.layerOf(target);
    if (layer === this.focused) return;
    this.focused = layer;
    this.put(event, InputKind.focus, { id: layer });
  }

  /**
   * Handles text that a script types into an element without a field. The element itself is not changed, because only
   * the program changes displayed text.
   * @param {InputEvent} event
   */
  typeEarly(event) {
    if (this.field.isField(event.target)) return;
    event.preventDefault();
    // If a key was just pressed, the program has already received the key press.
    if (event.timeStamp - this.lastKey < KEY_DELAY) return;
    const layer = this.layerOf(event.target);
    // In a shadow tree, Chromium reports the selection only through the shadow root.
    const root = /** @type {Document} */ (rootOf(this.stage));
    const selection = (root.getSelection ? root : document).getSelection();
    if (layer && event.data) this.field.typedEarly(layer, event.data, selection?.type === "Range");
  }

  /**
   * Handles clicks from assistive technology and scripts. A click after a press is ignored, because the program already
   * received the press.
   * @param {MouseEvent} event
   */
  click(event) {
    if (this.field.isField(event.target)) return;
    if (event.detail !== 0 && event.timeStamp - this.lastPress < CLICK_DELAY) return;
    const layer = this.layerOf(event.target);
    if (layer) this.put(event, InputKind.activate, { id: layer });
  }

  // MARK: The stage itself

  resize() {
    this.rectangle = this.stage.getBoundingClientRect();
    const [width, height, scale] = [this.stage.clientWidth, this.stage.clientHeight, devicePixelRatio];
    if (width === this.width && height === this.height && scale === this.scale) return;
    if (width === 0 || height === 0) return;
    [this.width, this.height, this.scale] = [width, height, scale];
    this.put(null, InputKind.resize, { x: width, y: height, a: scale });
  }

  /** Sends the preferred text size, rounded to the nearest category, if it has changed. */
  resizeText() {
    const wanted = this.letter.getBoundingClientRect().width / USUAL_PIXELS * TEXT_SIZES[USUAL_SIZE];
    if (wanted === 0) return;
    const distances = TEXT_SIZES.map((size) => Math.abs(size - wanted));
    const nearest = distances.indexOf(Math.min(...distances));
    if (nearest === this.textSize) return;
    this.textSize = nearest;
    this.put(null, InputKind.contentsize, { id: nearest });
  }

  /** Observes the pixel ratio. A media query matches a single ratio, so a new query is created after each change. */
  watchScale() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      "change",
      () => {
        this.resize();
        this.watchScale();
      },
      { once: true, signal: this.listeners.signal });
  }
}

/** @param {MouseEvent | KeyboardEvent} event */
function modifiers(event) {
  return (event.shiftKey ? InputFlag.shift : 0) | (event.ctrlKey ? InputFlag.control : 0)
    | (event.altKey ? InputFlag.option : 0) | (event.metaKey ? InputFlag.command : 0);
}

/**
 * Returns the focusable descendants of an element in reading order.
 * @param {Element} element
 * @returns {HTMLElement[]}
 */
function inReadingOrder(element) {
  return readingOrder([...element.children]).flatMap((child) => {
    const inside = inReadingOrder(child);
    return child instanceof HTMLElement && child.getAttribute("tabindex") === "0" ? [child, ...inside] : inside;
  });
}

/**
 * Returns the element of a group that Tab reaches. In a list, Tab reaches the first visible item by position, because
 * the order of the elements is arbitrary.
 * @param {HTMLElement[]} group
 * @param {DOMRect} stage
 */
function entryOf(group, stage) {
  const place = (/** @type {HTMLElement} */ element) => Number(element.getAttribute("aria-posinset") ?? 0);
  const shown = group.filter((element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x >= stage.left && x < stage.right && y >= stage.top && y < stage.bottom;
  });
  return (shown.length ? shown : group).reduce((first, other) => (place(other) < place(first) ? other : first));
}

/**
 * @param {string} key
 * @returns {number | null}
 */
function keyCode(key) {
  if (Object.hasOwn(NAMED_KEYS, key)) return /** @type {Record<string, number>} */ (NAMED_KEYS)[key];
  if (/^F\d/.test(key)) return 0x110020 + +key.slice(1);
  const scalars = [...key.toLowerCase()];
  return scalars.length === 1 ? /** @type {number} */ (scalars[0].codePointAt(0)) : null;
}
