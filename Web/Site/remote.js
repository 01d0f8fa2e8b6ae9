// SPDX-License-Identifier: MIT
// @ts-check

// Frames and input of a remote program, in the format in which they are sent over a connection.

import { HEADER_SIZE, Header, RECORD_SIZE, VERSION } from "./protocol.js";
import { HostError } from "./module.js";

/** A frame received over a connection. The renderer reads it like the memory of a program. */
export class RemoteFrame {
  /** @param {ArrayBuffer} buffer header and records */
  constructor(buffer) {
    this.buffer = buffer;
    this.words = new Uint32Array(buffer);
    this.floats = new Float32Array(buffer);
    this.view = new DataView(buffer);
    this.bytes = new Uint8Array(buffer);
    this.decoder = new TextDecoder();
    if (this.words[Header.version] !== VERSION) throw new HostError("The frame has a different protocol version.");
    this.start = HEADER_SIZE >> 2;
    this.end = (HEADER_SIZE + this.words[Header.byteLength]) >> 2;
    this.flags = this.words[Header.flags];
    this.simulatedTime = this.view.getFloat64(Header.time * 4, true);
    this.wakeUp = this.words[Header.wakeUp];
  }

  /**
   * @param {number} address
   * @param {number} count
   */
  utf8(address, count) {
    return this.decoder.decode(this.bytes.subarray(address, address + count));
  }
}

/**
 * Returns the bytes of a frame request, which contains the frame's time and the input that precedes the frame.
 * @param {number} time milliseconds
 * @param {import("./protocol.js").InputRecord[]} records
 */
export function frameRequest(time, records) {
  const view = new DataView(new ArrayBuffer(8 + records.length * RECORD_SIZE));
  view.setFloat64(0, time, true);
  records.forEach((record, index) => {
    const at = 8 + index * RECORD_SIZE;
    view.setUint32(at, (record.kind | (record.flags << 8)) >>> 0, true);
    view.setInt32(at + 4, record.id, true);
    view.setFloat32(at + 8, record.x, true);
    view.setFloat32(at + 12, record.y, true);
    view.setFloat32(at + 16, record.a, true);
    view.setFloat32(at + 20, record.b, true);
    view.setFloat64(at + 24, record.time, true);
  });
  return view.buffer;
}
