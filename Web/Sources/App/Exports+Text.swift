// SPDX-License-Identifier: MIT

// Texts for a host, at an address of their own.

private var answered = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)

/// The address of a text, good until the next call: a byte count, then UTF-8.
func answer(_ text: String) -> UnsafeRawPointer {
  var text = text
  answered.deallocate()
  text.withUTF8 { bytes in
    answered = UnsafeMutableRawPointer.allocate(byteCount: 4 + bytes.count, alignment: 4)
    answered.storeBytes(of: UInt32(bytes.count).littleEndian, as: UInt32.self)
    if let first = bytes.baseAddress { answered.advanced(by: 4).copyMemory(from: first, byteCount: bytes.count) }
  }
  return UnsafeRawPointer(answered)
}
