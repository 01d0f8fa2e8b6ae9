// SPDX-License-Identifier: MIT

// Results for the host. Strings and records are returned in memory that is separate from the inbox.

private var answered = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)

/// Returns the address of a string, which consists of a byte count and UTF-8. It is valid until the next call.
func answer(_ text: String) -> UnsafeRawPointer {
  var text = text
  return text.withUTF8 { bytes in
    answer(byteCount: bytes.count) { place in
      if let first = bytes.baseAddress { place.copyMemory(from: first, byteCount: bytes.count) }
    }
  }
}

/// Returns the address of a byte count followed by that number of bytes, which `fill` writes.
func answer(byteCount: Int, _ fill: (UnsafeMutableRawPointer) -> Void) -> UnsafeRawPointer {
  answered.deallocate()
  answered = UnsafeMutableRawPointer.allocate(byteCount: 4 + byteCount, alignment: 4)
  answered.storeBytes(of: UInt32(byteCount).littleEndian, as: UInt32.self)
  fill(answered.advanced(by: 4))
  return UnsafeRawPointer(answered)
}
