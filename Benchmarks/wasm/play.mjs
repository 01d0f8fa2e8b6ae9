// SPDX-License-Identifier: MIT
// Plays a scene in WebAssembly and prints the same output as the native program: `node play.mjs SCENE N`. It implements
// the C library for peers/scenes.c: formatted output, a clock, and math for setup and checks.

import { readFileSync } from "node:fs";

const file = new URL(".build-wasm/App.wasm", import.meta.url);
let memory;
let words32 = new Int32Array();

const text = (address) => {
  const bytes = new Uint8Array(memory.buffer);
  let end = address;
  while (bytes[end]) end++;
  return new TextDecoder().decode(bytes.subarray(address, end));
};

const store = (address, string) => {
  const bytes = new TextEncoder().encode(string);
  new Uint8Array(memory.buffer).set([...bytes, 0], address);
  return bytes.length;
};

// %g prints the requested number of digits, without trailing zeros.
const general = (value, digits) => {
  if (!Number.isFinite(value)) return String(value);
  const exponent = value === 0 ? 0 : Number(value.toExponential(digits - 1).split("e")[1]);
  if (exponent < -4 || exponent >= digits) {
    const [mantissa, power] = value.toExponential(digits - 1).split("e");
    const sign = power[0];
    return `${Number(mantissa)}e${sign}${power.slice(1).padStart(2, "0")}`;
  }
  return String(Number(value.toFixed(Math.max(0, digits - 1 - exponent))));
};

const format = (pattern, next) => {
  const view = new DataView(memory.buffer);
  const take = (size) => {
    next = (next + size - 1) & -size;
    next += size;
    return next - size;
  };
  return text(pattern).replace(/%(?:\.(\d+))?(llx|[dsfg])/g, (_, digits, kind) => {
    switch (kind) {
      case "d": return view.getInt32(take(4), true);
      case "s": return text(view.getUint32(take(4), true));
      case "llx": return view.getBigUint64(take(8), true).toString(16);
      case "f": return view.getFloat64(take(8), true).toFixed(digits ?? 6);
      default: return general(view.getFloat64(take(8), true), Number(digits ?? 6));
    }
  });
};

const env = {
  sin: Math.sin,
  cos: Math.cos,
  exp: Math.exp,
  hypot: Math.hypot,
  atoi: (address) => parseInt(text(address), 10) || 0,
  strcmp: (first, second) => {
    const [a, b] = [text(first), text(second)];
    return a < b ? -1 : a > b ? 1 : 0;
  },
  // qsort is only used for numbers.
  qsort: (address, count) => new Float64Array(memory.buffer, address, count).sort(),
  fopen: () => 0,
  fclose: () => 0,
  fprintf: () => 0,
  printf: (pattern, values) => {
    process.stdout.write(format(pattern, values));
    return 0;
  },
  sprintf: (target, pattern, values) => store(target, format(pattern, values)),
  // clock_gettime is called twice per frame, so it must be fast.
  clock_gettime: (_, address) => {
    const now = performance.now();
    const seconds = Math.floor(now / 1000);
    if (words32.buffer !== memory.buffer) words32 = new Int32Array(memory.buffer);
    words32[address >> 2] = seconds;
    words32[(address >> 2) + 1] = 0;
    words32[(address >> 2) + 2] = (now - seconds * 1000) * 1e6;
    return 0;
  },
};

const { instance } = await WebAssembly.instantiate(readFileSync(file), { env });
memory = instance.exports.memory;
const words = ["scenes", ...process.argv.slice(2, 4)].map((word) => {
  const address = instance.exports.malloc(word.length + 1);
  store(address, word);
  return address;
});
const list = instance.exports.malloc(4 * words.length);
new Uint32Array(memory.buffer, list, words.length).set(words);
process.exitCode = instance.exports.scene_main(words.length, list);
