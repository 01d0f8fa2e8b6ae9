// SPDX-License-Identifier: MIT
// @ts-check

// Finds the document or shadow root of a stage, which may be inside of an element of another page. The focus and the target of an
// event have to be read inside of that root.

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
