// SPDX-License-Identifier: MIT
// @ts-check

// A layer on the page, with its element, its children and the property values that were last written.

import { LayerKind } from "./protocol.js";

/** The initial values of a layer's properties. */
const UNWRITTEN = {
  left: 0, top: 0, opacity: 1, display: 0, willChange: 0, borderRadius: 0, overflow: 0, backfaceVisibility: 0, backgroundColor: 0,
  boxShadow: "", filter: "",
};

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
    /** A cached reference, because reading `element.style` takes as long as writing a number. */
    this.style = element.style;
    /** The text or outline, which is the element's first child. @type {HTMLElement | SVGSVGElement | null} */
    this.content = null;
    /**
     * The element that contains the sublayers, which is the layer's element or the moving part of a scroller.
     * @type {HTMLElement}
     */
    this.inside = element;
    /** The canvas with the program's drawing, below the layer's other content. @type {HTMLCanvasElement | null} */
    this.canvas = null;
    /** @type {import("./drawing.js").Drawing | null} */
    this.drawing = null;
    /** Whether the canvas needs new content and not only a new size. */
    this.isRedrawn = false;
    /** The number of the image (0 for none), followed by its tint color (0 for the image's own colors). */
    this.picture = 0;
    this.tint = 0;
    this.width = 0;
    this.height = 0;
    /** @type {import("./gradient.js").Gradient | null} */
    this.gradient = null;
    this.isMoving = false;
    /** The six numbers of the transform; NaN if none was set. */
    this.matrix = new Float32Array(6).fill(NaN);
    /** Whether the layer is positioned by a transform instead of `left` and `top`. */
    this.isTransformed = false;
    /** The last written property values. @type {Record<string, string | number>} */
    this.written = Object.create(UNWRITTEN);
  }

  /**
   * Writes a style property if its value has changed. Values are compared before they are converted to strings.
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
   * Creates an empty layer.
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
      // Text is exposed only if the program describes it as text, because it may be decoration.
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

  /** The SVG element of a `shape` layer. It is created with the first path, because many shape layers have no path. */
  get outlines() {
    if (this.content instanceof SVGSVGElement) return this.content;
    const outlines = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    // The layer's element has the role and name. If the outlines were also exposed, they would be read as an image
    // without a name.
    outlines.setAttribute("aria-hidden", "true");
    if (this.canvas) this.canvas.after(outlines); else this.element.prepend(outlines);
    this.content = outlines;
    return outlines;
  }

  /** The number of elements before the sublayers. */
  get leaders() {
    return this.inside === this.element ? (this.canvas ? 1 : 0) + (this.content ? 1 : 0) : 0;
  }
}

/**
 * Returns the document or shadow root that contains an element, or the document if the element is detached.
 * @param {Element} element
 * @returns {Document | ShadowRoot}
 */
export function rootOf(element) {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}

/**
 * Returns the target of an event, including targets inside shadow trees.
 * @param {Event} event
 */
export const targetOf = (event) => event.composedPath()[0] ?? event.target;
