// SPDX-License-Identifier: MIT
// @ts-check

// Parses recorded sessions and detects damaged ones.

import { HostError } from "../module.js";
import { InputKind } from "../protocol.js";
import { crc32, FRAME, LIMIT } from "../recorder.js";

/**
 * A recorded session, read from a file.
 * @typedef {object} Recording
 * @property {string} demo
 * @property {number} width
 * @property {number} height
 * @property {number} scale
 * @property {number[][]} entries in the recorder's format
 * @property {Map<number, string>} hashes state hashes, by number of preceding frames
 */

/** The maximum file size in bytes. Every session that this page records is smaller, because each entry has eight numbers. */
export const LONGEST_FILE = LIMIT * 160;

/**
 * Parses a recording. Throws an error with a message for the user if the recording is damaged.
 * @param {string} text
 * @returns {Recording}
 */
export function readRecording(text) {
  const refuse = (/** @type {string} */ why) => { throw new HostError(`Not a Sprung recording: ${why}.`); };
  if (text.length > LONGEST_FILE) refuse(`it is longer than ${LONGEST_FILE} characters`);
  const lines = text.split("\n");
  if (!/^sprung-script recorded \d+$/.test(lines[0])) refuse("its first line is not `sprung-script recorded 2`");
  const end = /^end (\d+) ([0-9a-f]{8})$/.exec(lines[lines.length - 2] ?? "");
  if (!end || lines[lines.length - 1] !== "") refuse("its end is missing");
  const before = text.slice(0, text.lastIndexOf("end "));
  if (end?.[2] !== crc32(new TextEncoder().encode(before))) refuse("it was changed or damaged");
  /** @type {Recording} */
  const recording = { demo: "", width: 0, height: 0, scale: 0, entries: [], hashes: new Map() };
  let frames = 0;
  lines.slice(1, -2).forEach((line, index) => {
    const [word, ...rest] = line.split(" ");
    const numbers = rest.map(Number);
    const isGood = (/** @type {number} */ count) => numbers.length === count && numbers.every(Number.isFinite);
    if (word === "size" && isGood(3)) [recording.width, recording.height, recording.scale] = numbers;
    else if (word === "demo" && rest.length === 1) recording.demo = rest[0];
    else if (word === "frame" && isGood(1)) {
      recording.entries.push([FRAME, 0, 0, 0, 0, 0, 0, numbers[0]]);
      frames++;
    } else if (word === "event" && rest[0] in InputKind && rest.slice(1).length === 7 && numbers.slice(1).every(Number.isFinite)) {
      recording.entries.push([InputKind[/** @type {keyof typeof InputKind} */ (rest[0])], ...numbers.slice(1)]);
    } else if (word === "#" && rest[0] === "hash") recording.hashes.set(numbers[1], rest[2]);
    else if (word !== "#" && line !== "") refuse(`its line ${index + 2} cannot be read`);
  });
  if (recording.entries.length !== Number(end?.[1])) refuse("its number of steps is wrong");
  const sides = [recording.width, recording.height];
  if (!sides.every((side) => side >= 1 && side <= 10_000) || !(recording.scale >= 0.25 && recording.scale <= 16)) {
    refuse("its size is not a valid screen size");
  }
  if (frames === 0) refuse("it has no frames");
  return recording;
}
