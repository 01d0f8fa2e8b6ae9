// SPDX-License-Identifier: MIT
// @ts-check

import {
  AccessibilityState, CURSORS, FIRST_IMAGE_NUMBER, LayerKind, MaskKind, Operation, PathFlag, ROLES,
} from "./protocol.js";
import { gradientImage, readGradient } from "./gradient.js";
import { drawPath, pathData } from "./path.js";
import { feel } from "./feedback.js";
import { EditingField } from "./field.js";
import { applyTextStyle, drawLines } from "./text.js";
import { rootOf } from "./root.js";

/**
 * One layer on the page.
 * @typedef {object} Layer
 * @property {number} id
 * @property {number} kind
 * @property {HTMLElement} element
 * @property {HTMLElement | SVGSVGElement | null} content text or drawing, the element's first child
 * @property {HTMLElement} inside what the layers in it are in: the element itself, or of a scroller the one in it that moves
 * @property {number} width
 * @property {number} height
 * @property {import("./gradient.js").Gradient | null} gradient
 */

/** What concerns the page as a whole and so names the stage, layer 0. */
const PAGE_OPERATIONS = new Set([
  Operation.clipboard, Operation.focus, Operation.imageData, Operation.announce, Operation.cursor, Operation.textInput,
  Operation.feedback,
]);

/**
 * Moving layers up to which each is drawn apart, so that moving it draws nothing anew. A crowd costs more that way than
 * drawing it: browsers then sort hundreds of layers and put them together in every frame.
 */
const MOST_APART = 48;

/** Points that a layer is wide and high at least to be drawn apart. WebKit leaves gaps in thinner lines when it turns them. */
const THINNEST_APART = 2;

/** Draws frames as DOM: every layer is a div that is placed by its transform alone. */
export class FrameRenderer {
  /**
   * @param {HTMLElement} stage
   * @param {number} [mostApart] moving layers up to which each is drawn apart
   */
  constructor(stage, mostApart = MOST_APART) {
    this.stage = stage;
    this.mostApart = mostApart;
    /** The addresses of the pictures that the program sent, by number. @type {Map<number, string>} */
    this.images = new Map();
    /** @type {Map<number, Layer>} */
    this.layers = new Map();
    /**
     * The layers that move.
     * @type {Set<Layer>}
     */
    this.moving = new Set();
    /** Whether they are too many to be drawn apart. */
    this.isCrowd = false;
    /** The layers that are read before their siblings. @type {Set<Layer>} */
    this.firsts = new Set();
    /** What the program says goes here, beside the stage, whose children are all layers. */
    this.speaker = document.createElement("div");
    this.speaker.className = "speaker";
    this.speaker.setAttribute("role", "status");
    stage.after(this.speaker);
    /** The browser's own field over the text that is edited. */
    this.field = new EditingField(this);
    this.layers.set(0, { id: 0, kind: LayerKind.box, element: stage, inside: stage, content: null, width: 0, height: 0, gradient: null });
  }

  /**
   * Applies all records of a frame.
   * @param {import("./module.js").Program} program
   * @param {number} start first word
   * @param {number} end word after the last
   */
  apply(program, start, end) {
    const { words, floats } = program;
    const focused = rootOf(this.stage).activeElement;
    /** @type {string[]} */
    const spoken = [];
    for (let at = start; at < end; at += words[at] >>> 8) {
      if (words[at] >>> 8 < 2) throw new Error(`A record at word ${at - start} has no length.`);
      const id = words[at + 1];
      const operation = words[at] & 0xff;
      if (operation === Operation.create) {
        this.create(id, words[at + 2], words[at + 3], words[at + 4]);
        continue;
      }
      const layer = this.layers.get(id);
      if (!layer || (id === 0 && !PAGE_OPERATIONS.has(operation))) {
        throw new Error(`Record ${operation} is for layer ${id}, which does not exist.`);
      }
      const p = at + 2;
      const { style } = layer.element;
      switch (operation) {
        case Operation.matrix2D:
          style.transform = `matrix(${floats[p]},${floats[p + 1]},${floats[p + 2]},${floats[p + 3]},${floats[p + 4]},`
            + `${floats[p + 5]})`;
          break;
        case Operation.matrix3D:
          style.transform = `matrix3d(${floats.subarray(p, p + 16).join()})`;
          break;
        case Operation.bounds:
          this.bounds(layer, floats[p], floats[p + 1], floats[p + 2], words[p + 3]);
          break;
        case Operation.origin:
          layer.inside.style.transform = `translate(${-floats[p]}px,${-floats[p + 1]}px)`;
          layer.inside.style.willChange = words[p + 2] && this.mostApart > 0 ? "transform" : "";
          break;
        case Operation.opacity:
          style.opacity = String(floats[p]);
          style.display = words[p + 1] ? "none" : "";
          break;
        case Operation.paint:
          this.paint(style, words, floats, p);
          break;
        case Operation.backdrop:
          backdrop(style, floats[p], floats[p + 1]);
          break;
        case Operation.text:
          this.text(program, layer, p);
          break;
        case Operation.image:
          this.image(layer.element, words[p], words[p + 1]);
          break;
        case Operation.imageData:
          this.imageData(words[p], program.bytes.slice((p + 2) * 4, (p + 2) * 4 + words[p + 1]));
          break;
        case Operation.gradient:
          layer.gradient = readGradient(words, floats, p);
          this.gradient(layer);
          break;
        case Operation.mask:
          this.mask(style, words, floats, p, at + (words[at] >>> 8));
          break;
        case Operation.path:
          drawPath(/** @type {SVGSVGElement} */ (layer.content), words, floats, p, at + (words[at] >>> 8));
          break;
        case Operation.accessibility:
          this.accessibility(program, layer, p);
          break;
        case Operation.clipboard:
          this.writeClipboard(program.utf8((p + 1) * 4, words[p]));
          break;
        case Operation.focus:
          if (this.field.owner === layer) this.field.element?.focus({ preventScroll: true });
          else layer.element.focus({ preventScroll: true });
          break;
        case Operation.textInput:
          this.field.apply(program, layer, p);
          break;
        case Operation.richText:
          drawLines(program, layer, p);
          break;
        case Operation.announce:
          spoken.push(program.utf8((p + 1) * 4, words[p]));
          break;
        case Operation.feedback:
          feel(words[p], floats[p + 1]);
          break;
        case Operation.cursor:
          this.stage.style.cursor = CURSORS[words[p]] ?? "";
          break;
        case Operation.motion:
          this.motion(layer, words[p] !== 0);
          break;
        case Operation.move:
          this.insert(layer, words[p], words[p + 1]);
          break;
        case Operation.remove:
          this.remove(layer);
          break;
      }
    }
    this.countMoving();
    this.orderFirsts();
    this.field.refresh();
    if (spoken.length) this.speak(spoken);
    // When the layer with the keyboard's focus cannot have it any more, the stage takes over, so that keys still arrive.
    // A browser lets the focus fall to the page only when it draws; nobody must hear of the page in between.
    const isMine = focused instanceof HTMLElement && focused.dataset.layer !== undefined;
    const active = rootOf(this.stage).activeElement;
    if (isMine && (active === focused || active === null || active === document.body) && !canHaveFocus(focused)) {
      this.stage.focus({ preventScroll: true });
    }
  }

  /**
   * Lets assistive technology speak. A paragraph that is added is read, one that stays is not, even with the same words.
   * @param {string[]} texts
   */
  speak(texts) {
    this.speaker.replaceChildren(...texts.map((text) => {
      const paragraph = document.createElement("p");
      paragraph.textContent = text;
      return paragraph;
    }));
  }

  /** Tells assistive technology the order of siblings of which one is read before those that are drawn below it. */
  orderFirsts() {
    for (const { element } of this.firsts) {
      const parent = element.parentElement;
      if (!parent || !element.isConnected) continue;
      const siblings = /** @type {HTMLElement[]} */ ([...parent.children].filter(
        (child) => child instanceof HTMLElement && child.dataset.layer !== undefined));
      for (const sibling of siblings) sibling.id = `layer-${sibling.dataset.layer}${this.suffix}`;
      const order = readingOrder(siblings).map((sibling) => sibling.id).join(" ");
      const owner = parent.classList.contains("scrolled") ? parent.parentElement ?? parent : parent;
      if (owner.getAttribute("aria-owns") !== order) owner.setAttribute("aria-owns", order);
    }
  }

  /**
   * Mirrors what the program copied. Browsers allow it shortly after a touch or key, which is when programs copy; where
   * they refuse, the program's own pasteboard still holds the text.
   * @param {string} text
   */
  writeClipboard(text) {
    navigator.clipboard?.writeText(text).catch(() => {});
  }

  /**
   * Shows a picture, or a color wherever the picture is opaque.
   * @param {HTMLElement} element
   * @param {number} number 0 for none
   * @param {number} tint 0 for the picture's own colors
   */
  image(element, number, tint) {
    element.classList.add("image");
    const address = number >= FIRST_IMAGE_NUMBER ? this.images.get(number) : number ? `assets/${number}.svg` : undefined;
    const picture = address ? `url("${address}")` : "";
    element.classList.toggle("stencil", tint !== 0);
    element.style.backgroundImage = tint ? "" : picture;
    element.style.maskImage = tint ? picture : "";
    element.style.setProperty("--tint", tint ? color(tint) : "");
  }

  /**
   * Takes the bytes of a picture's file; none when it is shown no more.
   * @param {number} number
   * @param {Uint8Array<ArrayBuffer>} bytes
   */
  imageData(number, bytes) {
    URL.revokeObjectURL(this.images.get(number) ?? "");
    this.images.delete(number);
    if (bytes.length) this.images.set(number, URL.createObjectURL(new Blob([bytes])));
  }

  /** Gives back what the page holds for the program's pictures. */
  release() {
    for (const address of this.images.values()) URL.revokeObjectURL(address);
    this.images.clear();
    this.field.release();
    this.speaker.remove();
  }

  /**
   * The number of the layer that an element belongs to; 0 for the stage and all that is no layer.
   * @param {EventTarget | null} target
   */
  layerOf(target) {
    if (this.field.isField(target)) return this.field.owner?.id ?? 0;
    const element = target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("[data-layer]")) : null;
    return element && this.stage.contains(element) ? Number(element.dataset.layer) : 0;
  }

  /**
   * @param {number} id
   * @param {number} parent
   * @param {number} kind
   * @param {number} index
   */
  create(id, parent, kind, index) {
    if (this.layers.has(id)) throw new Error(`Layer ${id} is created twice.`);
    const element = document.createElement("div");
    element.className = "layer";
    element.dataset.layer = String(id);
    /** @type {Layer} */
    const layer = { id, kind, element, inside: element, content: null, width: 0, height: 0, gradient: null };
    if (kind === LayerKind.label) {
      layer.content = document.createElement("span");
      // Words are read where the program says that they are text, not where they only decorate something else.
      layer.content.setAttribute("aria-hidden", "true");
      element.classList.add("label");
    } else if (kind === LayerKind.shape) {
      layer.content = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      // Roles and names are the layer's own; a drawing would count as a picture without a name.
      layer.content.setAttribute("aria-hidden", "true");
    } else if (kind === LayerKind.image) {
      element.classList.add("image");
    } else if (kind === LayerKind.scroller) {
      layer.inside = document.createElement("div");
      layer.inside.className = "scrolled";
      element.append(layer.inside);
    }
    if (layer.content) element.append(layer.content);
    this.layers.set(id, layer);
    this.insert(layer, parent, index);
  }

  /**
   * @param {Layer} layer
   * @param {number} parentID
   * @param {number} index final place among the parent's layers
   */
  insert(layer, parentID, index) {
    const parent = this.layers.get(parentID);
    if (!parent) throw new Error(`Layer ${layer.id} is put under layer ${parentID}, which does not exist.`);
    const siblings = parent.inside.children;
    if (layer.element.parentElement === parent.inside) {
      const current = Array.prototype.indexOf.call(siblings, layer.element) - (parent.content ? 1 : 0);
      if (current === index) return;
      if (current < index) index += 1;
    }
    parent.inside.insertBefore(layer.element, siblings[index + (parent.content ? 1 : 0)] ?? null);
  }

  /**
   * Notes that a layer begins or ceases to move.
   * @param {Layer} layer
   * @param {boolean} isMoving
   */
  motion(layer, isMoving) {
    if (isMoving) this.moving.add(layer); else this.moving.delete(layer);
    this.drawApart(layer);
  }

  /**
   * Draws a layer apart while it moves, unless it is one of a crowd or a thin line.
   * @param {Layer} layer
   */
  drawApart(layer) {
    const isApart = this.moving.has(layer) && !this.isCrowd && Math.min(layer.width, layer.height) >= THINNEST_APART;
    layer.element.style.willChange = isApart ? "transform" : "";
  }

  /** Draws moving layers apart or not, by their number; fewer than half as many as make a crowd end it. */
  countMoving() {
    const isCrowd = this.moving.size > (this.isCrowd ? this.mostApart / 2 : this.mostApart);
    if (isCrowd === this.isCrowd) return;
    this.isCrowd = isCrowd;
    for (const layer of this.moving) this.drawApart(layer);
  }

  /** @param {Layer} layer */
  remove(layer) {
    for (const element of layer.element.querySelectorAll("[data-layer]")) {
      const id = Number(/** @type {HTMLElement} */ (element).dataset.layer);
      const inner = this.layers.get(id);
      if (inner) this.moving.delete(inner);
      if (inner) this.firsts.delete(inner);
      this.layers.delete(id);
    }
    this.moving.delete(layer);
    this.firsts.delete(layer);
    this.layers.delete(layer.id);
    layer.element.remove();
  }

  /**
   * @param {Layer} layer
   * @param {number} width
   * @param {number} height
   * @param {number} radius
   * @param {number} flags
   */
  bounds(layer, width, height, radius, flags) {
    const { style } = layer.element;
    layer.width = width;
    layer.height = height;
    if (layer.gradient) this.gradient(layer);
    if (this.moving.has(layer)) this.drawApart(layer);
    style.width = `${width}px`;
    style.height = `${height}px`;
    const square = flags & 60;
    // In the order of style sheets, clockwise from the upper left.
    const corners = [4, 8, 32, 16].map((bit) => (square & bit ? "0" : `${radius}px`));
    style.borderRadius = radius ? (square ? corners.join(" ") : `${radius}px`) : "";
    style.overflow = flags & 1 ? "clip" : "";
    style.backfaceVisibility = flags & 2 ? "hidden" : "";
  }

  /** @param {Layer} layer */
  gradient(layer) {
    const { element, gradient, width, height } = layer;
    element.style.backgroundImage = gradient ? gradientImage(gradient, width, height) : "";
  }

  /**
   * @param {CSSStyleDeclaration} style
   * @param {Uint32Array} words
   * @param {Float32Array} floats
   * @param {number} p
   * @param {number} end
   */
  mask(style, words, floats, p, end) {
    const kind = words[p];
    style.clipPath = "";
    style.maskImage = "";
    if (kind === MaskKind.path) {
      const rule = words[p + 1] & PathFlag.evenOdd ? "evenodd, " : "";
      style.clipPath = `path(${rule}"${pathData(words, floats, p + 2, end)[0]}")`;
    } else if (kind === MaskKind.gradient) {
      const [x, y, width, height] = floats.subarray(p + 1, p + 5);
      const gradient = readGradient(words, floats, p + 5);
      // Without colors nothing is opaque.
      style.maskImage = gradient ? gradientImage(gradient, width, height) : "linear-gradient(#0000 0 0)";
      style.maskPosition = `${x}px ${y}px`;
      style.maskSize = `${width}px ${height}px`;
      style.maskRepeat = "no-repeat";
    }
  }

  /**
   * @param {CSSStyleDeclaration} style
   * @param {Uint32Array} words
   * @param {Float32Array} floats
   * @param {number} p
   */
  paint(style, words, floats, p) {
    const [fill, border, shadow] = [words[p], words[p + 1], words[p + 3]];
    style.backgroundColor = fill & 0xff ? color(fill) : "";
    // An outline is drawn above the layer's children, as a layer's border is, and takes no room.
    const width = floats[p + 2];
    const hasBorder = width > 0 && (border & 0xff) !== 0;
    style.outline = hasBorder ? `${width}px solid ${color(border)}` : "";
    style.outlineOffset = hasBorder ? `${-width}px` : "";
    const hasShadow = (shadow & 0xff) !== 0;
    const [offset, radius] = [`${floats[p + 4]}px ${floats[p + 5]}px`, floats[p + 6]];
    // A layer's shadow radius is the deviation of the blur, and so is a filter's; the shadow of a box takes twice as much.
    style.boxShadow = hasShadow && fill & 0xff ? `${offset} ${radius * 2}px ${color(shadow)}` : "";
    style.filter = hasShadow && !(fill & 0xff) ? `drop-shadow(${offset} ${radius}px ${color(shadow)})` : "";
  }

  /**
   * @param {import("./module.js").Program} program
   * @param {Layer} layer
   * @param {number} p
   */
  text(program, layer, p) {
    if (!(layer.content instanceof HTMLElement)) throw new Error(`Layer ${layer.id} has text but is no label.`);
    const { words, floats } = program;
    applyTextStyle(layer.element, layer.content, words[p], floats[p + 1], floats[p + 2], words[p + 3]);
    layer.content.style.color = color(words[p + 4]);
    const text = program.utf8((p + 6) * 4, words[p + 5]);
    if (layer.content.textContent !== text) layer.content.textContent = text;
  }

  /**
   * @param {import("./module.js").Program} program
   * @param {Layer} layer
   * @param {number} p
   */
  accessibility(program, layer, p) {
    const { words } = program;
    const { element } = layer;
    const [kind, state, position, count] = [ROLES[words[p]] ?? null, words[p + 1], words[p + 2], words[p + 3]];
    const name = program.utf8((p + 5) * 4, words[p + 4]);
    // Text is read as it stands there, and needs neither role nor name; one with another name than its words, as where
    // these are cut off, is read like a picture of them.
    const isText = kind === "text" && sameWords(layer.content?.textContent ?? "", name);
    const role = isText ? null : kind === "text" ? "img" : kind;
    const set = (/** @type {string} */ name, /** @type {string | null} */ value) =>
      value === null ? element.removeAttribute(name) : element.setAttribute(name, value);
    const isSelected = (state & AccessibilityState.selected) !== 0;
    set("role", role);
    set("aria-label", (role && name) || null);
    if (layer.content instanceof HTMLElement) {
      if (isText) layer.content.removeAttribute("aria-hidden"); else layer.content.setAttribute("aria-hidden", "true");
    }
    set("aria-modal", role === "dialog" || role === "alertdialog" ? "true" : null);
    const isSlider = role === "slider";
    set("aria-posinset", position && !isSlider ? String(position) : null);
    set("aria-setsize", position && !isSlider ? String(count || -1) : null);
    set("aria-valuenow", isSlider ? String(position) : null);
    set("aria-valuemin", isSlider ? "0" : null);
    set("aria-valuemax", isSlider ? String(count) : null);
    set("aria-level", role === "heading" ? "2" : null);
    set("aria-disabled", state & AccessibilityState.disabled ? "true" : null);
    set("aria-checked", role === "switch" ? String(isSelected) : null);
    set("aria-current", role === "listitem" && isSelected ? "true" : null);
    set("aria-pressed", role === "button" && isSelected ? "true" : null);
    set("tabindex", state & AccessibilityState.focusable ? "0" : null);
    // Below a modal sheet nothing is read, reached or pressed.
    element.inert = (state & AccessibilityState.hidden) !== 0;
    const isFirst = (state & AccessibilityState.first) !== 0;
    if (isFirst) this.firsts.add(layer); else this.firsts.delete(layer);
    element.toggleAttribute("data-first", isFirst);
  }
}

/**
 * Whether two texts are the same but for the spaces at which lines were broken.
 * @param {string} left
 * @param {string} right
 */
function sameWords(left, right) {
  return left.replace(/\s+/g, "") === right.replace(/\s+/g, "");
}

/**
 * Whether an element can have the keyboard's focus.
 * @param {HTMLElement} element
 */
function canHaveFocus(element) {
  return element.isConnected && element.hasAttribute("tabindex") && !element.closest("[inert]") && element.checkVisibility();
}

/**
 * Siblings in the order in which they are read.
 * @template {Element} Sibling
 * @param {Sibling[]} siblings
 */
export function readingOrder(siblings) {
  const isFirst = (/** @type {Sibling} */ element) => element.hasAttribute("data-first");
  return siblings.some(isFirst)
    ? [...siblings.filter(isFirst), ...siblings.filter((element) => !isFirst(element))] : siblings;
}

/**
 * A packed color as CSS.
 * @param {number} rgba
 */
export function color(rgba) {
  return `#${rgba.toString(16).padStart(8, "0")}`;
}

/**
 * Blurs what lies behind an element.
 * @param {CSSStyleDeclaration} style
 * @param {number} radius deviation in points, 0 for none
 * @param {number} saturation how many times as colorful it is
 */
function backdrop(style, radius, saturation) {
  const filter = radius > 0 ? `blur(${radius}px) saturate(${saturation})` : "";
  style.setProperty("backdrop-filter", filter);
  style.setProperty("-webkit-backdrop-filter", filter);
}
