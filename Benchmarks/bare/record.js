// SPDX-License-Identifier: MIT
// @ts-check

/**
 * Records a demo for `bare.js` frame by frame: for each piece its matrix and the minimal elements with the same
 * appearance. Runs in the demo's page with `?clock=manual`, and stores the result in `window.recording`.
 */
(/** @type {(stage: HTMLElement) => Element} */ placeOf) => {
  const stage = /** @type {HTMLElement} */ (document.querySelector(".stage"));
  const place = /** @type {HTMLElement} */ (placeOf(stage));
  const isScrolled = place.className === "scrolled";
  const LOOKS = ["background-color", "background-image", "border-radius", "outline", "outline-offset", "box-shadow", "opacity"];
  const TEXT = ["font-size", "font-weight", "line-height", "text-align", "color"];
  const round = (/** @type {number} */ number) => Math.round(number * 1e5) / 1e5;

  /** @param {HTMLElement} element */
  function matrixOf({ style }) {
    const { a, b, c, d, e, f } = new DOMMatrix(style.transform || "none");
    return [a, b, c, d, e + (parseFloat(style.left) || 0), f + (parseFloat(style.top) || 0)].map(round);
  }

  /** @param {HTMLElement} element @param {string[]} names */
  function pick(element, names) {
    return names.map((name) => [name, element.style.getPropertyValue(name)])
      .filter(([, value]) => value && value !== "none" && value !== "1").map((pair) => pair.join(":")).join(";");
  }

  /** Returns the appearance of a piece: its own style, then a style and content for each part. @param {HTMLElement}
   * piece */
  function looksOf(piece) {
    const size = `width:${piece.style.width};height:${piece.style.height}`;
    let own = pick(piece, LOOKS);
    /** @type {string[]} */
    const parts = [];
    const add = (/** @type {HTMLElement} */ layer, /** @type {number} */ x, /** @type {number} */ y) => {
      for (const child of /** @type {HTMLElement[]} */ ([...layer.children])) {
        if (child.style.display === "none") continue;
        const { style } = child;
        if (child.tagName === "svg") {
          parts.push(`left:${x}px;top:${y}px`, child.outerHTML.replace("<svg", '<svg style="overflow:visible" width="1" height="1"'));
        } else if (child.classList.contains("layer")) {
          const [, , , , dx, dy] = matrixOf(child);
          const look = pick(child, LOOKS);
          const box = `left:${x + dx}px;top:${y + dy}px;width:${style.width};height:${style.height}`;
          const words = /** @type {HTMLElement | null} */ (child.querySelector(":scope > span"));
          const fills = x + dx === 0 && y + dy === 0 && `width:${style.width};height:${style.height}` === size;
          if (words) {
            parts.push(`${box};${pick(words, TEXT)};${look};line-height:${style.height}`, words.innerHTML);
          } else if (look && fills && !parts.length) {
            own = `${own};${look}`;
          } else if (look) {
            parts.push(`${box};${look}`, "");
          }
          if (!words) add(child, x + dx, y + dy);
        }
      }
    };
    add(piece, 0, 0);
    return [`${size};${own}`, ...parts];
  }

  const rect = stage.getBoundingClientRect();
  const box = (isScrolled ? /** @type {HTMLElement} */ (place.parentElement) : place);
  let chain = new DOMMatrix();
  for (let at = box; at !== stage; at = /** @type {HTMLElement} */ (at.parentElement)) {
    if (at.className !== "scrolled") chain = new DOMMatrix(`matrix(${matrixOf(at)})`).multiply(chain);
  }
  /** @type {any} */
  const recording = /** @type {any} */ (window).recording = {
    stage: `width:${rect.width}px;height:${rect.height}px`, isScrolled, frames: [],
    outer: `width:${box.style.width};height:${box.style.height};overflow:clip;transform:${chain};${pick(box, LOOKS)}`,
  };
  /** @type {Map<string, { key: string, matrix: string }>} */
  let known = new Map();
  let lastScroll = "";
  const tick = /** @type {any} */ (window).sprung.tick;
  function note() {
    /** @type {any} */
    const frame = { gone: [], looks: [], moves: [], scroll: null };
    const now = new Map();
    for (const piece of /** @type {HTMLElement[]} */ ([...place.children])) {
      const id = piece.dataset.layer;
      if (!id || piece.style.display === "none") continue;
      const matrix = matrixOf(piece);
      const look = looksOf(piece);
      const was = known.get(id);
      const state = { key: look.join("|"), matrix: matrix.join() };
      now.set(id, state);
      if (was?.key !== state.key) frame.looks.push([Number(id), look]);
      // Applying a new style removes the position of a piece.
      if (was?.matrix !== state.matrix || was?.key !== state.key) frame.moves.push([Number(id), ...matrix]);
    }
    for (const id of known.keys()) if (!now.has(id)) frame.gone.push(Number(id));
    known = now;
    if (isScrolled && place.style.transform !== lastScroll) {
      lastScroll = place.style.transform;
      frame.scroll = matrixOf(place).slice(4);
    }
    recording.frames.push(frame);
  }
  note();
  /** @type {any} */ (window).sprung.tick = (/** @type {number} */ milliseconds, count = 1) => {
    let flags = 0;
    for (let number = 0; number < count; number++) {
      flags = tick(milliseconds);
      note();
    }
    return flags;
  };
}
