// SPDX-License-Identifier: MIT
// @ts-check

// Converts pointer, wheel, key and focus events of the stage to input records.

import { readingOrder } from "./aria.js";
import { isDark, wantsContrast, wantsLessMotion } from "./preferences.js";
import { FrameFlag, InputFlag, InputKind, NAMED_KEYS } from "./protocol.js";
import { rootOf, targetOf } from "./layer.js";

/** Points that a line of a wheel counts for; browsers that report lines scroll about this much for one. */
const POINTS_PER_LINE = 16;

/** Keys that would scroll the page if the stage did not take them. */
const SCROLLING_KEYS = new Set([
  "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " ",
]);

/** Keys that the program hears with control or command. */
const EDIT_KEYS = new Set(["x", "c", "a", "z", "y", "shift", "control", "alt", "meta"]);

/** Points that running text has in the twelve sizes of text, as in UIContentSizeCategory; the fourth is the usual one. */
const TEXT_SIZES = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53];
const USUAL_SIZE = 3;

/** Pixels that a browser's text has unless the person prefers another size. */
const USUAL_PIXELS = 16;

/** Milliseconds after the end of a press in which a click belongs to it. */
const CLICK_DELAY = 500;

/** Milliseconds after a key in which text that is typed belongs to it. */
const KEY_DELAY = 100;

/** Roles whose element is pressed by Return or the space bar when it has the keyboard's focus. */
const PRESSABLE = new Set(["button", "link", "switch", "listitem"]);

/** Turns what happens to the stage into input records. */
export class InputSource {
  /**
   * @param {HTMLElement} stage
   * @param {(target: EventTarget | null) => number} layerOf
   * @param {(record: import("./protocol.js").InputRecord) => void} send receives each record; a time of NaN is now
   * @param {(text: string) => void} pasted receives what a person pastes
   * @param {import("./field.js").EditingField} field the browser's own field, while a text is edited
   * @param {() => void} flush shows a frame at once
   */
  constructor(stage, layerOf, send, pasted, field, flush) {
    this.pasted = pasted;
    this.flush = flush;
    this.takeField(field);
    /** Points of the stage that the keyboard on the screen covers. */
    this.covered = 0;
    this.stage = stage;
    this.layerOf = layerOf;
    this.send = send;
    /** Pointers that are down. @type {Set<number>} */
    this.pressed = new Set();
    /** When the last press ended, in the time of events. */
    this.lastPress = -Infinity;
    /** When a key was pressed last, in the time of events. */
    this.lastKey = -Infinity;
    /** The layer that has the keyboard's focus, 0 for none. */
    this.focused = 0;
    /** Whether the stage is embedded in another page. */
    this.isEmbedded = rootOf(stage) !== document;
    /** Whether the stage represents a device with a screen of its size. */
    this.isDevice = false;
    /** Flags of the last frame: the optional events that the program requests. */
    this.wants = 0;
    this.rectangle = stage.getBoundingClientRect();
    this.width = stage.clientWidth;
    this.height = stage.clientHeight;
    this.scale = devicePixelRatio;
    this.textSize = USUAL_SIZE;
    // As large as a letter, so that it changes its size with the size of text that the person prefers.
    this.letter = document.createElement("div");
    this.letter.style.cssText = "position:fixed;top:0;left:0;width:1rem;height:1rem;visibility:hidden;pointer-events:none";
    document.body.append(this.letter);
    /** The edges of the stage that the system covers, as the program heard last: top, left, bottom and right. */
    this.safeArea = [0, 0, 0, 0];
    // Its padding is what the system covers of the page; its size changes with it.
    this.edges = document.createElement("div");
    this.edges.style.cssText = "position:fixed;visibility:hidden;pointer-events:none;padding:"
      + ["top", "right", "bottom", "left"].map((edge) => `var(--safe-area-${edge},env(safe-area-inset-${edge},0px))`).join(" ");
    document.body.append(this.edges);
    this.listeners = new AbortController();
    this.listen();
  }

  /**
   * Receives text input from a field.
   * @param {import("./field.js").EditingField} field the browser's own field, while a text is edited
   */
  takeField(field) {
    this.field = field;
    field.send = (kind, fields, event) => this.put(event, kind, fields);
    field.copied = this.pasted;
  }

  /** Stops listening. */
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
    // In the field a mouse selects; a finger also scrolls what is around.
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
      // The pointer is already gone; its end will be heard all the same.
    }
    event.preventDefault();
    this.pointer(event, InputKind.down);
    // The ring is for those who go by keyboard; browsers show it for any focus that a script sets.
    this.stage.dataset.pointer = "";
    // A tap elsewhere does not end the editing of a text: the program does, if it wants to.
    if (!this.field.isActive) this.stage.focus({ preventScroll: true });
  }

  /** @param {PointerEvent} event */
  pointerMove(event) {
    if (!this.pressed.has(event.pointerId)) {
      this.hover(event, 1);
      return;
    }
    // Browsers merge moves to one for each frame; the merged ones carry the finger's true path and times.
    const merged = event.getCoalescedEvents ? event.getCoalescedEvents() : [];
    for (const move of merged.length ? merged : [event]) this.pointer(move, InputKind.move);
  }

  /**
   * @param {PointerEvent} event
   * @param {number} isOver 1 over the stage, 0 when it leaves
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
    // Phones show their keyboard only for a field that gets the focus while a finger is being heard.
    if (this.isOver(event, event.pointerType === "touch" ? "box" : "switch")) this.flush();
  }

  /**
   * @param {PointerEvent} event
   * @param {string} end of the role: "box" is that of text and search fields
   */
  isOver(event, end) {
    return [...this.stage.querySelectorAll(`[role$=${end}]`)].some((element) => {
      const box = element.getBoundingClientRect();
      return event.clientX >= box.left && event.clientX < box.right && event.clientY >= box.top && event.clientY < box.bottom;
    });
  }

  /** Sends the edges of the stage that the system covers, if they have changed. A device that the page pictures has its own. */
  measureSafeArea() {
    if (this.isDevice) return;
    const style = getComputedStyle(this.edges);
    const { left, top, right, bottom } = this.stage.getBoundingClientRect();
    const covered = [
      parseFloat(style.paddingTop) - top, parseFloat(style.paddingLeft) - left,
      parseFloat(style.paddingBottom) - (innerHeight - bottom), parseFloat(style.paddingRight) - (innerWidth - right),
    ].map((points, index) => {
      const edge = parseFloat([style.paddingTop, style.paddingLeft, style.paddingBottom, style.paddingRight][index]);
      // Scrolled-out parts do not count as covered.
      return Math.max(0, Math.min(edge, points));
    });
    if (covered.every((points, index) => points === this.safeArea[index])) return;
    this.safeArea = covered;
    this.put(null, InputKind.safearea, { x: covered[0], y: covered[1], a: covered[2], b: covered[3] });
  }

  /**
   * Sets whether the stage represents a device.
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
    // A zoomed page has a smaller visual viewport even without a keyboard.
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
    // A stage that does not fit is scaled down.
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
   * Whether an event at a target is for the stage: all inside of it, and events without a focused element, unless the
   * stage is embedded in another page.
   * @param {EventTarget | null} target
   */
  isMine(target) {
    if (target instanceof Node && this.stage.contains(target)) return true;
    return target === document.body && !this.isEmbedded;
  }

  /**
   * Keys belong to the stage while it has the focus, and while nothing has it.
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
    // Other keys with a modifier are the browser's; "paste" comes with the clipboard's text.
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
    // Keyboards without a key for menus have two that stand for it.
    const isMenu = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
    const id = keyCode(isMenu ? "ContextMenu" : event.key);
    if (id === null) return;
    if (isMenu) event.preventDefault();
    if (SCROLLING_KEYS.has(event.key)) event.preventDefault();
    this.put(event, kind, { flags: modifiers(event) | (event.repeat ? InputFlag.repeat : 0), id });
  }

  /**
   * The browser handles most keys in a field, and the program receives the changes that they make. The program receives
   * those keys that change nothing on their own.
   * @param {KeyboardEvent} event
   * @param {number} kind
   */
  keyInField(event, kind) {
    const field = /** @type {HTMLInputElement | HTMLTextAreaElement} */ (this.field.element);
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && !event.altKey && (key === "z" || key === "y")) {
      // The program undoes; the browser's own list of changes does not know those of the program.
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
   * Tab moves from group to group: a list is one group, every other element is a group of its own. Arrow keys move inside
   * a list. Beyond the first and last group the focus leaves the stage, but in a dialog it wraps around until Escape.
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
      // The only element of a dialog keeps the focus.
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
    // The browser moves the focus after this; what is left of the stage must not be in its way.
    for (const element of all) element.tabIndex = -1;
    setTimeout(() => {
      for (const element of all) if (element.tabIndex === -1) element.tabIndex = 0;
    });
  }

  /**
   * The person pastes: the program hears the text, then the key that pastes.
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
    // A field that the program moves or takes away was not left, nor is one in a window that is not in front.
    if (event.type === "focusout" && (this.field.isChanging || !document.hasFocus())) return;
    const layer = this.layerOf(target);
    if (layer === this.focused) return;
    this.focused = layer;
    this.put(event, InputKind.focus, { id: layer });
  }

  /**
   * A script types into an element that has no field yet; nothing but the program changes what an element shows.
   * @param {InputEvent} event
   */
  typeEarly(event) {
    if (this.field.isField(event.target)) return;
    event.preventDefault();
    // The program has already received the key that types.
    if (event.timeStamp - this.lastKey < KEY_DELAY) return;
    const layer = this.layerOf(event.target);
    // Chromium knows what is selected in a shadow only if the shadow is asked.
    const root = /** @type {Document} */ (rootOf(this.stage));
    const selection = (root.getSelection ? root : document).getSelection();
    if (layer && event.data) this.field.typedEarly(layer, event.data, selection?.type === "Range");
  }

  /**
   * A click that follows a press is part of it, which the program already has; any other one comes from assistive technology or a
   * script.
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

  /** Reports the preferred text size if it has changed: the nearest of twelve. */
  resizeText() {
    const wanted = this.letter.getBoundingClientRect().width / USUAL_PIXELS * TEXT_SIZES[USUAL_SIZE];
    if (wanted === 0) return;
    const distances = TEXT_SIZES.map((size) => Math.abs(size - wanted));
    const nearest = distances.indexOf(Math.min(...distances));
    if (nearest === this.textSize) return;
    this.textSize = nearest;
    this.put(null, InputKind.contentsize, { id: nearest });
  }

  /** No event reports a changed pixel ratio: a media query for the present one does, and is renewed after each change. */
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
 * Everything in an element that can have the keyboard's focus, in the order in which it is read.
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
 * The element of a group that Tab reaches: of a list the first item that shows, as the order of elements says nothing.
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
