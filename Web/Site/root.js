// SPDX-License-Identifier: MIT
// @ts-check

// A stage may be in the shadow of an element of somebody else's page. There the page knows of the element only: who has the
// focus, and where an event happened, must be asked inside.

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
