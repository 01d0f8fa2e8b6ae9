// SPDX-License-Identifier: MIT
// @ts-check

/**
 * Plays a recording of `record.js` like a handwritten page: one element per piece, one more for each text or image in
 * it, static styles, and one transform per frame for each moving element.
 */

/** The number of displayed frames. */
let shown = 0;

/**
 * Plays a recording in a loop.
 * @param {any} recording
 */
function play(recording) {
  const stage = document.createElement("div");
  stage.className = "stage";
  stage.style.cssText = recording.stage;
  const outer = document.createElement("div");
  outer.style.cssText = recording.outer;
  const inner = recording.isScrolled ? document.createElement("div") : outer;
  if (recording.isScrolled) inner.style.willChange = "transform";
  stage.append(outer);
  if (inner !== outer) outer.append(inner);
  document.body.append(stage);
  /** @type {Map<number, HTMLElement>} */
  const pieces = new Map();
  /** @type {Map<number, any[]>} */
  const looks = new Map();

  /** @param {number} id @param {any[]} nodes the piece's own style, then pairs of style and content */
  function dress(id, nodes) {
    let piece = pieces.get(id);
    const old = looks.get(id);
    looks.set(id, nodes);
    if (!piece || old?.length !== nodes.length) {
      piece?.remove();
      piece = document.createElement("div");
      piece.style.cssText = nodes[0];
      for (let at = 1; at < nodes.length; at += 2) {
        const part = document.createElement("div");
        part.style.cssText = nodes[at];
        part.innerHTML = nodes[at + 1];
        piece.append(part);
      }
      pieces.set(id, piece);
      return inner.append(piece);
    }
    if (old[0] !== nodes[0]) piece.style.cssText = nodes[0];
    for (let at = 1; at < nodes.length; at += 2) {
      const part = /** @type {HTMLElement} */ (piece.children[at >> 1]);
      if (old[at] !== nodes[at]) part.style.cssText = nodes[at];
      if (old[at + 1] !== nodes[at + 1]) part.innerHTML = nodes[at + 1];
    }
  }

  let next = 0;
  function frame() {
    const { gone, looks, moves, scroll } = recording.frames[next];
    for (const id of gone) {
      pieces.get(id)?.remove();
      pieces.delete(id);
    }
    for (const [id, nodes] of looks) dress(id, nodes);
    for (const [id, a, b, c, d, x, y] of moves) {
      /** @type {HTMLElement} */ (pieces.get(id)).style.transform = `matrix(${a},${b},${c},${d},${x},${y})`;
    }
    if (scroll) inner.style.transform = `translate(${scroll[0]}px,${scroll[1]}px)`;
    shown++;
    if (++next === recording.frames.length) {
      next = 0;
      for (const id of pieces.keys()) if (!recording.frames[0].looks.some((/** @type {any} */ look) => look[0] === id)) {
        pieces.get(id)?.remove();
        pieces.delete(id);
      }
    }
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);
}
