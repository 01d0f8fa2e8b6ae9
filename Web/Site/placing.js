// SPDX-License-Identifier: MIT
// @ts-check

// Positions layers with CSS transforms, or with layout if they rest on whole pixels.

/** The tolerance for recognizing a rotation matrix, which is about the last bit of a single-precision number. */
const ROUNDING = 1e-6;

/**
 * Sets a layer's 2D transform.
 * @param {import("./layer.js").Layer} layer
 * @param {Float32Array} floats
 * @param {number} p
 */
export function place(layer, floats, p) {
  const { matrix } = layer;
  let isSame = true;
  for (let index = 0; index < 6; index++) {
    if (matrix[index] === floats[p + index]) continue;
    matrix[index] = floats[p + index];
    isSame = false;
  }
  if (!isSame) arrange(layer);
}

/**
 * Writes a layer's position.
 *
 * Layers at rest on whole pixels are positioned by layout. A transform would look the same, but browsers keep a
 * separate drawing of each transformed element and visit it in every frame.
 * @param {import("./layer.js").Layer} layer
 */
function arrange(layer) {
  const { matrix } = layer;
  const isStill = !layer.isMoving && isOnPixels(matrix);
  layer.write("left", isStill ? matrix[4] : 0, distance);
  layer.write("top", isStill ? matrix[5] : 0, distance);
  if (!isStill) layer.style.transform = transform(matrix);
  else if (layer.isTransformed) layer.style.transform = "";
  layer.isTransformed = !isStill;
}

/**
 * Switches between positioning by transform and by layout when a layer starts or stops moving.
 * @param {import("./layer.js").Layer} layer
 */
export function rearrange(layer) {
  if (isOnPixels(layer.matrix) && layer.isTransformed !== layer.isMoving) arrange(layer);
}

/**
 * Sets a layer's 3D transform.
 * @param {import("./layer.js").Layer} layer
 * @param {Float32Array} floats
 * @param {number} p
 */
export function placeInSpace(layer, floats, p) {
  layer.matrix.fill(NaN);
  layer.write("left", 0, distance);
  layer.write("top", 0, distance);
  let numbers = String(floats[p]);
  for (let index = 1; index < 16; index++) numbers += `,${floats[p + index]}`;
  layer.style.transform = `matrix3d(${numbers})`;
  layer.isTransformed = true;
}

/** @param {number} number */
function distance(number) { return number ? `${number}px` : ""; }

/**
 * Returns whether a matrix is a translation by whole points and whole pixels. If other positions were set by layout,
 * browsers would round them.
 * @param {Float32Array} m
 */
function isOnPixels(m) {
  return m[0] === 1 && m[1] === 0 && m[2] === 0 && m[3] === 1 && Number.isInteger(m[4]) && Number.isInteger(m[5])
    && Number.isInteger(m[4] * devicePixelRatio) && Number.isInteger(m[5] * devicePixelRatio);
}

/**
 * Returns a matrix as CSS. Translations and rotations have special forms, which Chromium parses twice as fast as
 * matrices.
 * @param {Float32Array} m
 */
function transform(m) {
  const isRotation = m[0] === m[3] && m[1] === -m[2] && Math.abs(m[0] * m[0] + m[1] * m[1] - 1) < ROUNDING;
  if (!isRotation) return matrixOf(m);
  if (m[0] === 1 && m[1] === 0) return `translate(${m[4]}px,${m[5]}px)`;
  return `translate(${m[4]}px,${m[5]}px) rotate(${Math.atan2(m[1], m[0])}rad)`;
}

/** @param {Float32Array} m */
function matrixOf(m) {
  return `matrix(${m[0]},${m[1]},${m[2]},${m[3]},${m[4]},${m[5]})`;
}
