// SPDX-License-Identifier: MIT
// @ts-check

// Loads an application's WebAssembly module and provides typed access to its exports and memory.

import { HEADER_SIZE, Header, INBOX_RECORDS, RECORD_SIZE, VERSION } from "./protocol.js";

/** An error whose message is shown to the user. */
export class HostError extends Error {}

/**
 * Fetches and compiles the WebAssembly module, with streaming compilation if the server supports it.
 * @param {string} address
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compile(address) {
  let response;
  try {
    response = await fetch(address);
  } catch (error) {
    throw new HostError(
      location.protocol === "file:"
        ? "This page must be served over HTTP: run `make run`, or put the folder on any web server."
        : `The file ${address} could not be fetched: ${error instanceof Error ? error.message : error}.`);
  }
  if (!response.ok) {
    throw new HostError(`The file ${address} is missing on this server (status ${response.status}); build it with make run.`);
  }
  // Streaming compilation starts during the download and does not need a second copy of the module in memory. It
  // requires the content type application/wasm.
  const isTyped = (response.headers.get("Content-Type") ?? "").startsWith("application/wasm");
  if (isTyped && WebAssembly.compileStreaming) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/**
 * A running program, with typed access to its exports and memory. After a trap, the program is not called again.
 */
export class Program {
  /** @param {WebAssembly.Instance} instance */
  constructor(instance) {
    /** @type {any} */
    const exports = instance.exports;
    this.exports = exports;
    /** @type {WebAssembly.Memory} */
    this.memory = exports.memory;
    /** The error that stopped the program, if any. @type {unknown} */
    this.failure = null;
    this.buffer = this.memory.buffer;
    this.words = new Uint32Array(this.buffer);
    this.floats = new Float32Array(this.buffer);
    this.view = new DataView(this.buffer);
    this.bytes = new Uint8Array(this.buffer);
    this.logAddress = 0;
    this.decoder = new TextDecoder();
  }

  /**
   * Instantiates a compiled module and checks its protocol version.
   * @param {WebAssembly.Module} module
   */
  static async start(module) {
    const program = new Program(await WebAssembly.instantiate(module, {}));
    const version = typeof program.exports.sp_abi === "function" ? program.call("sp_abi") >>> 0 : 0;
    if (version !== VERSION) {
      throw new HostError(
        `The module uses protocol ${describeVersion(version)}, this page ${describeVersion(VERSION)}. `
        + "Build both from the same sources, and reload without the browser's cache.");
    }
    program.logAddress = program.call("sp_log");
    return program;
  }

  get isDead() {
    return this.failure !== null;
  }

  /**
   * Calls an export. A trap stops the program permanently and is rethrown.
   * @param {string} name
   * @param {...(number | bigint)} parameters
   * @returns {any}
   */
  call(name, ...parameters) {
    if (this.isDead) throw this.failure;
    try {
      const result = this.exports[name](...parameters);
      this.refresh();
      return result;
    } catch (error) {
      this.failure = error ?? new Error("unknown");
      this.refresh();
      throw error;
    }
  }

  /**
   * Updates the typed arrays that provide access to the memory. When the memory grows, its buffer is replaced, and
   * arrays of the old buffer become empty.
   */
  refresh() {
    if (this.memory.buffer === this.buffer) return;
    this.buffer = this.memory.buffer;
    this.words = new Uint32Array(this.buffer);
    this.floats = new Float32Array(this.buffer);
    this.view = new DataView(this.buffer);
    this.bytes = new Uint8Array(this.buffer);
  }

  /**
   * Sends the clipboard's text to the program, unless the text is larger than the inbox.
   * @param {string} text
   */
  clipboard(text) {
    this.send("sp_clipboard", text);
  }

  /**
   * Sends the values that an earlier visit has stored, unless they are larger than the inbox.
   * @param {string} text
   */
  loadDefaults(text) {
    this.send("sp_load_defaults", text);
  }

  /**
   * Writes a string to the inbox and calls an export with its byte count. A string that is larger than the inbox is not
   * sent.
   * @param {string} name
   * @param {string} text
   */
  send(name, text) {
    const bytes = new TextEncoder().encode(text);
    if (bytes.length > INBOX_RECORDS * RECORD_SIZE) return;
    const inbox = this.call("sp_inbox");
    new Uint8Array(this.view.buffer, inbox, bytes.length).set(bytes);
    this.call(name, bytes.length);
  }

  /** Returns the values to store, or null if no value has changed. */
  changedDefaults() {
    return this.call("sp_defaults_changed") ? this.text(this.call("sp_defaults")) : null;
  }

  /**
   * Sends input to the program, in as many batches as needed.
   * @param {import("./protocol.js").InputRecord[]} records
   */
  push(records) {
    for (let start = 0; start < records.length; start += INBOX_RECORDS) {
      const part = records.slice(start, start + INBOX_RECORDS);
      const inbox = this.call("sp_inbox");
      part.forEach((record, index) => {
        const at = inbox + index * RECORD_SIZE;
        this.view.setUint32(at, (record.kind | (record.flags << 8)) >>> 0, true);
        this.view.setInt32(at + 4, record.id, true);
        this.view.setFloat32(at + 8, record.x, true);
        this.view.setFloat32(at + 12, record.y, true);
        this.view.setFloat32(at + 16, record.a, true);
        this.view.setFloat32(at + 20, record.b, true);
        this.view.setFloat64(at + 24, record.time, true);
      });
      this.call("sp_push", part.length * RECORD_SIZE);
    }
  }

  /**
   * Advances the program to a time and returns its frame, which is valid until the next call.
   * @param {number} milliseconds
   */
  frame(milliseconds) {
    const address = this.call("sp_frame", milliseconds);
    const header = address >> 2;
    if (this.words[header + Header.version] !== VERSION) throw new HostError("The frame has no header.");
    return {
      start: (address + HEADER_SIZE) >> 2,
      end: (address + HEADER_SIZE + this.words[header + Header.byteLength]) >> 2,
      flags: this.words[header + Header.flags],
      simulatedTime: this.view.getFloat64(address + Header.time * 4, true),
      count: this.words[header + Header.count],
      wakeUp: this.words[header + Header.wakeUp],
    };
  }

  /**
   * Reads input records from the program's memory. They are preceded by their size in bytes.
   * @param {number} address
   * @returns {import("./protocol.js").InputRecord[]}
   */
  records(address) {
    return Array.from({ length: this.words[address >> 2] / RECORD_SIZE }, (_, index) => {
      const at = address + 4 + index * RECORD_SIZE;
      const word = this.view.getUint32(at, true);
      return {
        kind: word & 0xff, flags: word >>> 8, id: this.view.getInt32(at + 4, true), x: this.view.getFloat32(at + 8, true),
        y: this.view.getFloat32(at + 12, true), a: this.view.getFloat32(at + 16, true),
        b: this.view.getFloat32(at + 20, true), time: this.view.getFloat64(at + 24, true),
      };
    });
  }

  /** Returns the state hash as 16 hexadecimal digits. */
  hash() {
    return BigInt.asUintN(64, this.call("sp_hash")).toString(16).padStart(16, "0");
  }

  /**
   * Reads a string from the program's memory. The UTF-8 text is preceded by its size in bytes.
   * @param {number} address
   */
  text(address) {
    return this.utf8(address + 4, this.words[address >> 2]);
  }

  /**
   * @param {number} address
   * @param {number} count
   */
  utf8(address, count) {
    return this.decoder.decode(this.bytes.subarray(address, address + count));
  }

  /**
   * Returns the program's recent output. The output is read from memory, so it is available even after a trap.
   * @param {number} [count] maximum number of bytes from the end
   */
  log(count = Infinity) {
    if (!this.logAddress) return "";
    const total = this.words[this.logAddress >> 2];
    const capacity = this.words[(this.logAddress >> 2) + 1];
    const ring = this.bytes.subarray(this.logAddress + 8, this.logAddress + 8 + capacity);
    const text = new Uint8Array(Math.min(total, capacity, count));
    for (let index = 0; index < text.length; index++) text[index] = ring[(total - text.length + index) % capacity];
    // Skip the remaining bytes of a character whose first byte is no longer in the ring buffer.
    let start = 0;
    while (start < text.length && (text[start] & 0xc0) === 0x80) start++;
    return this.decoder.decode(text.subarray(start));
  }

  /** The number of bytes printed since the start. */
  get logTotal() {
    return this.logAddress ? this.words[this.logAddress >> 2] : 0;
  }
}

/** @param {number} version */
function describeVersion(version) {
  return version >>> 16 === 0x5350 ? String(version & 0xffff) : `unknown (${version})`;
}
