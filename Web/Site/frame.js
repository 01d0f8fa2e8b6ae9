// SPDX-License-Identifier: MIT
// @ts-check

// Renders frames by applying their records to the DOM, which contains one element per layer.

import { describe, readingOrder } from "./aria.js";
import { blurBehind, fade, paint, size } from "./box.js";
import { Drawings } from "./drawings.js";
import { feel } from "./feedback.js";
import { EditingField } from "./field.js";
import { gradientImage, readGradient } from "./gradient.js";
import { Layer, rootOf } from "./layer.js";
import { NoWindowNotice } from "./no-window.js";
import { drawPath, pathData } from "./path.js";
import { place, placeInSpace, rearrange } from "./placing.js";
import { CURSORS, FIRST_IMAGE_NUMBER, LayerKind, MaskKind, Operation, PathFlag, color } from "./protocol.js";
import { drawLines, drawText } from "./text.js";

/** Operations that apply to the whole page. The records of these operations have layer 0, the stage. */
const PAGE_OPERATIONS = new Set([
  Operation.clipboard, Operation.focus, Operation.imageData, Operation.announce, Operation.cursor, Operation.textInput,
  Operation.feedback, Operation.drawing, Operation.request,
]);

/**
 * The maximum number of moving layers that are composited separately, so that no redrawing is needed while they move.
 * With more moving layers, sorting and compositing them would take browsers longer than redrawing.
 */
const MOST_APART = 48;

/** The minimum width and height in points of a separately composited layer. WebKit leaves gaps in thinner rotated lines. */
const THINNEST_APART = 2;

/** The numbers of stages. They make element IDs unique to each stage. @type {WeakMap<HTMLElement, number>} */
const stages = new WeakMap();
let lastStage = 0;

/** Renders frames in the DOM, with one div element per layer. */
export class FrameRenderer {
  /**
   * @param {HTMLElement} stage
   * @param {number} [mostApart] maximum number of separately composited layers
   */
  constructor(stage, mostApart = MOST_APART) {
    this.stage = stage;
    this.mostApart = mostApart;
    /** The URLs of images from the program, by number. @type {Map<number, string>} */
    this.images = new Map();
    /** @type {Map<number, Layer>} */
    this.layers = new Map();
    this.drawings = new Drawings(stage, this.layers, (number) => this.address(number));
    /**
     * The moving layers.
     * @type {Set<Layer>}
     */
    this.moving = new Set();
    /** Whether too many layers are moving to composite each of them separately. */
    this.isCrowd = false;
    /** The layers that are read before their siblings. @type {Set<Layer>} */
    this.firsts = new Set();
    /** Whether the layer order or reading order has changed since it was last reported. */
    this.isOrderStale = false;
    if (!stages.has(stage)) stages.set(stage, ++lastStage);
    this.suffix = `-${stages.get(stage)}`;
    /** The live region for announcements. The region is a sibling of the stage, because all children of the stage are layers. */
    this.speaker = document.createElement("div");
    this.speaker.className = "speaker";
    this.speaker.setAttribute("role", "status");
    stage.after(this.speaker);
    /** The text field of the browser that covers the edited text. */
    this.field = new EditingField(this);
    this.noWindow = new NoWindowNotice(stage);
    /** Called with each request of the program; if null, requests are ignored. @type {((record: Uint32Array) => void) | null} */
    this.requested = null;
    this.layers.set(0, new Layer(0, LayerKind.box, stage));
  }

  /**
   * Applies all records of a frame.
   * @param {import("./module.js").Program} program
   * @param {number} start index of the first word
   * @param {number} end index after the last word
   */
  apply(program, start, end) {
    const { words, floats } = program;
    const focused = rootOf(this.stage).activeElement;
    /** @type {string[] | null} */
    let spoken = null;
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
      switch (operation) {
        case Operation.matrix2D:
          place(layer, floats, p);
          break;
        case Operation.matrix3D:
          placeInSpace(layer, floats, p);
          break;
        case Operation.bounds:
          size(layer, floats[p], floats[p + 1], floats[p + 2], words[p + 3]);
          if (layer.gradient) this.gradient(layer);
          if (layer.canvas) this.drawings.stale.add(layer);
          if (layer.isMoving) this.drawApart(layer);
          break;
        case Operation.origin:
          this.scroll(layer, floats[p], floats[p + 1], words[p + 2] !== 0);
          break;
        case Operation.opacity:
          fade(layer, floats[p], words[p + 1]);
          break;
        case Operation.paint:
          paint(layer, words, floats, p);
          break;
        case Operation.backdrop:
          blurBehind(layer, floats[p], floats[p + 1]);
          break;
        case Operation.text:
          drawText(program, layer, p);
          break;
        case Operation.image:
          this.image(layer, words[p], words[p + 1]);
          break;
        case Operation.imageData:
          this.imageData(words[p], program.bytes.slice((p + 2) * 4, (p + 2) * 4 + words[p + 1]));
          break;
        case Operation.drawing:
          if (id === 0) this.discardImage(words[p]);
          this.drawings.apply(layer, words, floats, p, at + (words[at] >>> 8));
          if (id === 0) this.imageChanged(words[p]);
          break;
        case Operation.gradient:
          layer.gradient = readGradient(words, floats, p);
          this.gradient(layer);
          break;
        case Operation.mask:
          this.mask(layer.style, words, floats, p, at + (words[at] >>> 8));
          break;
        case Operation.path:
          drawPath(layer, words, floats, p, at + (words[at] >>> 8));
          break;
        case Operation.accessibility:
          if (describe(program, layer, p)) this.firsts.add(layer); else this.firsts.delete(layer);
          this.isOrderStale = true;
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
          (spoken ??= []).push(program.utf8((p + 1) * 4, words[p]));
          break;
        case Operation.feedback:
          feel(words[p], floats[p + 1]);
          break;
        case Operation.request:
          this.requested?.(words.slice(p, at + (words[at] >>> 8)));
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
    this.drawings.flush();
    this.orderFirsts();
    this.field.refresh();
    this.noWindow.update(this.layers.size === 1);
    if (spoken) this.speak(spoken);
    // If the focused layer can no longer have focus, the stage gets focus, so that key events still arrive. Otherwise,
    // browsers would move focus to the page when they draw the next time, and that change would be reported.
    const isMine = focused instanceof HTMLElement && focused.dataset.layer !== undefined;
    const active = rootOf(this.stage).activeElement;
    if (isMine && (active === focused || active === null || active === document.body) && !canHaveFocus(focused)) {
      this.stage.focus({ preventScroll: true });
    }
  }

  /**
   * Makes assistive technology speak. Adding a paragraph triggers speech, but setting an existing paragraph to equal
   * text does not.
   * @param {string[]} texts
   */
  speak(texts) {
    this.speaker.replaceChildren(...texts.map((text) => {
      const paragraph = document.createElement("p");
      paragraph.textContent = text;
      return paragraph;
    }));
  }

  /** Sets the reading order of siblings if one of them is read before siblings that are drawn below it. */
  orderFirsts() {
    if (!this.isOrderStale) return;
    this.isOrderStale = false;
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
   * Copies the program's pasteboard to the system clipboard. Browsers allow copying only shortly after a touch or key
   * press, which is when programs copy. If the browser rejects the call, the program's pasteboard still contains the
   * text.
   * @param {string} text
   */
  writeClipboard(text) {
    navigator.clipboard?.writeText(text).catch(() => {});
  }

  /**
   * Displays an image with its own colors or in a tint color.
   * @param {Layer} layer
   * @param {number} number 0 for none
   * @param {number} tint 0 for the image's own colors
   */
  image(layer, number, tint) {
    const { element } = layer;
    [layer.picture, layer.tint] = [number, tint];
    const isDrawn = this.drawings.show(layer, number);
    element.classList.add("image");
    const address = isDrawn ? undefined : this.address(number);
    const picture = address ? `url("${address}")` : "";
    const isStencil = tint !== 0 && !isDrawn;
    element.classList.toggle("stencil", isStencil);
    element.style.backgroundImage = isStencil ? "" : picture;
    element.style.maskImage = isStencil ? picture : "";
    element.style.setProperty("--tint", isStencil ? color(tint) : "");
  }

  /**
   * Returns the URL of an image file.
   * @param {number} number
   */
  address(number) {
    return number >= FIRST_IMAGE_NUMBER ? this.images.get(number) : number ? `assets/${number}.svg` : undefined;
  }

  /**
   * Stores the bytes of an image file, or discards the image if there are no bytes.
   * @param {number} number
   * @param {Uint8Array<ArrayBuffer>} bytes
   */
  imageData(number, bytes) {
    this.discardImage(number);
    if (!bytes.length) return;
    this.images.set(number, URL.createObjectURL(new Blob([bytes])));
    this.imageChanged(number);
  }

  /** @param {number} number */
  discardImage(number) {
    URL.revokeObjectURL(this.images.get(number) ?? "");
    this.images.delete(number);
    this.drawings.discard(number);
  }

  /**
   * Updates every layer that shows an image.
   * @param {number} number
   */
  imageChanged(number) {
    for (const layer of this.layers.values()) if (layer.picture === number) this.image(layer, number, layer.tint);
    this.drawings.changed(number);
  }

  /** Revokes the URLs of the program's images and releases the renderer's resources. */
  release() {
    for (const address of this.images.values()) URL.revokeObjectURL(address);
    this.images.clear();
    this.drawings.release();
    this.field.release();
    this.noWindow.remove();
    this.speaker.remove();
  }

  /**
   * Returns the number of the layer that contains an element; 0 for the stage and elements outside of layers.
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
    const layer = Layer.make(id, kind);
    this.layers.set(id, layer);
    this.insert(layer, parent, index);
  }

  /**
   * @param {Layer} layer
   * @param {number} parentID
   * @param {number} index final index among the parent's layers
   */
  insert(layer, parentID, index) {
    const parent = this.layers.get(parentID);
    this.isOrderStale = true;
    if (!parent) throw new Error(`Layer ${layer.id} is inserted into layer ${parentID}, which does not exist.`);
    const siblings = parent.inside.children;
    if (layer.element.parentElement === parent.inside) {
      const current = Array.prototype.indexOf.call(siblings, layer.element) - parent.leaders;
      if (current === index) return;
      if (current < index) index += 1;
    }
    parent.inside.insertBefore(layer.element, siblings[index + parent.leaders] ?? null);
  }

  /**
   * Records that a layer starts or stops moving.
   * @param {Layer} layer
   * @param {boolean} isMoving
   */
  motion(layer, isMoving) {
    layer.isMoving = isMoving;
    if (isMoving) this.moving.add(layer); else this.moving.delete(layer);
    rearrange(layer);
    this.drawApart(layer);
  }

  /**
   * Composites a moving layer separately, unless it is a thin line or too many layers are moving.
   * @param {Layer} layer
   */
  drawApart(layer) {
    const isApart = layer.isMoving && !this.isCrowd && Math.min(layer.width, layer.height) >= THINNEST_APART;
    layer.write("willChange", isApart ? 1 : 0, willChange);
  }

  /** Disables separate compositing above the limit of moving layers, and enables it again at half the limit. */
  countMoving() {
    const isCrowd = this.moving.size > (this.isCrowd ? this.mostApart / 2 : this.mostApart);
    if (isCrowd === this.isCrowd) return;
    this.isCrowd = isCrowd;
    for (const layer of this.moving) this.drawApart(layer);
  }

  /**
   * Moves the content of a scrolling layer.
   * @param {Layer} layer
   * @param {number} x
   * @param {number} y
   * @param {boolean} isMoving
   */
  scroll(layer, x, y, isMoving) {
    const { style } = layer.inside;
    const { written } = layer;
    if (written.originX !== x || written.originY !== y) style.transform = `translate(${-x}px,${-y}px)`;
    const isApart = isMoving && this.mostApart > 0 ? 1 : 0;
    if ((written.isApartInside ?? 0) !== isApart) style.willChange = willChange(isApart);
    [written.originX, written.originY, written.isApartInside] = [x, y, isApart];
  }

  /** @param {Layer} layer */
  remove(layer) {
    this.isOrderStale = true;
    for (const element of layer.element.querySelectorAll("[data-layer]")) {
      const id = Number(/** @type {HTMLElement} */ (element).dataset.layer);
      const inner = this.layers.get(id);
      if (inner) this.moving.delete(inner);
      if (inner) this.firsts.delete(inner);
      if (inner) this.drawings.stale.delete(inner);
      this.layers.delete(id);
    }
    this.moving.delete(layer);
    this.firsts.delete(layer);
    this.drawings.stale.delete(layer);
    this.layers.delete(layer.id);
    layer.element.remove();
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
      // Without colors, the mask is transparent everywhere.
      style.maskImage = gradient ? gradientImage(gradient, width, height) : "linear-gradient(#0000 0 0)";
      style.maskPosition = `${x}px ${y}px`;
      style.maskSize = `${width}px ${height}px`;
      style.maskRepeat = "no-repeat";
    }
  }
}

/**
 * Returns whether an element can have keyboard focus.
 * @param {HTMLElement} element
 */
function canHaveFocus(element) {
  return element.isConnected && element.hasAttribute("tabindex") && !element.closest("[inert]") && element.checkVisibility();
}

/** @param {number} isApart */
function willChange(isApart) { return isApart ? "transform" : ""; }
