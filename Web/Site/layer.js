// SPDX-License-Identifier: MIT
// @ts-check

// A layer on the page: its element, its children and the properties that were written last.

import { LayerKind } from "./protocol.js";

/** The initial values of a layer's properties. */
const UNWRITTEN = {
  left: 0, top: 0, opacity: 1, display: 0, willChange: 0, borderRadius: 0, overflow: 0, backfaceVisibility: 0, backgroundColor: 0,
  boxShadow: "", filter: "",
};

/** One layer on the page. */
export class Layer {
  /**
   * @param {number} id
   * @param {number} kind
   * @param {HTMLElement} element
   */
  constructor(id, kind, element) {
    this.id = id;
    this.kind = kind;
    this.element = element;
    /** The element's own; to ask the element for it takes as long as to write a number. */
    this.style = element.style;
    /** Text or drawing, the element's first child. @type {HTMLElement | SVGSVGElement | null} */
    this.content = null;
    /** The element that contains the sublayers: the element itself, or the moving part of a scroller. @type {HTMLElement} */
    this.inside = element;
    /** The program's drawing, below everything else in the layer. @type {HTMLCanvasElement | null} */
    this.canvas = null;
    /** @type {import("./drawing.js").Drawing | null} */
    this.drawing = null;
    /** Whether its canvas has to show something else, and not only in another size. */
    this.isRedrawn = false;
    /** The number of its picture, 0 for none, and the color of that, 0 for its own. */
    this.picture = 0;
    this.tint = 0;
    this.width = 0;
    this.height = 0;
    /** @type {import("./gradient.js").Gradient | null} */
    this.gradient = null;
    this.isMoving = false;
    /** The six numbers of its transform; NaN before the first one. */
    this.matrix = new Float32Array(6).fill(NaN);
    /** Whether it is positioned by a transform instead of `left` and `top`. */
    this.isTransformed = false;
    /** The values of its last paint and text records. @type {Record<string, string | number>} */
    this.written = Object.create(UNWRITTEN);
  }

  /**
   * Writes a property of the style, unless it has that value: values are compared before any of them is put into words.
   * @template {string | number} Value
   * @param {string} property
   * @param {Value} value
   * @param {(value: Value) => string} words
   */
  write(property, value, words) {
    if (this.written[property] === value) return;
    this.written[property] = value;
    /** @type {any} */ (this.style)[property] = words(value);
  }

  /**
   * Makes a layer that shows nothing yet.
   * @param {number} id
   * @param {number} kind
   */
  static make(id, kind) {
    const element = document.createElement("div");
    element.className = "layer";
    element.dataset.layer = String(id);
    const layer = new Layer(id, kind, element);
    if (kind === LayerKind.label) {
      layer.content = document.createElement("span");
      // Words are read where the program says that they are text, not where they only decorate something else.
      layer.content.setAttribute("aria-hidden", "true");
      element.classList.add("label");
    } else if (kind === LayerKind.image) {
      element.classList.add("image");
    } else if (kind === LayerKind.scroller) {
      layer.inside = document.createElement("div");
      layer.inside.className = "scrolled";
      element.append(layer.inside);
    }
    if (layer.content) element.append(layer.content);
    return layer;
  }

  /** The SVG element of a layer of kind `shape`, created with the first path: many layers never get one. */
  get outlines() {
    if (this.content instanceof SVGSVGElement) return this.content;
    const outlines = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    // Roles and names are the layer's own; outlines would count as a picture without a name.
    outlines.setAttribute("aria-hidden", "true");
    if (this.canvas) this.canvas.after(outlines); else this.element.prepend(outlines);
    this.content = outlines;
    return outlines;
  }

  /** The number of elements that precede its sublayers. */
  get leaders() {
    return this.inside === this.element ? (this.canvas ? 1 : 0) + (this.content ? 1 : 0) : 0;
  }
}

/**
 * The document or the shadow that holds an element; the document for one that is nowhere.
 * @param {Element} element
 * @returns {Document | ShadowRoot}
 */
export function rootOf(element) {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}

/**
 * Where an event happened, inside of shadows too.
 * @param {Event} event
 */
export const targetOf = (event) => event.composedPath()[0] ?? event.target;
