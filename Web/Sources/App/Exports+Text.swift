// SPDX-License-Identifier: MIT

// Results for the host. Strings and records are stored in a separate allocation.

private var answered = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)

/// Returns the address of a string, valid until the next call: a byte count, then UTF-8.
func answer(_ text: String) -> UnsafeRawPointer {
  var text = text
  return text.withUTF8 { bytes in
    answer(byteCount: bytes.count) { place in
      if let first = bytes.baseAddress { place.copyMemory(from: first, byteCount: bytes.count) }
    }
  }
}

/// Returns the address of `byteCount` bytes written by `fill`, preceded by their count.
func answer(byteCount: Int, _ fill: (UnsafeMutableRawPointer) -> Void) -> UnsafeRawPointer {
  answered.deallocate()
  answered = UnsafeMutableRawPointer.allocate(byteCount: 4 + byteCount, alignment: 4)
  answered.storeBytes(of: UInt32(byteCount).littleEndian, as: UInt32.self)
  fill(answered.advanced(by: 4))
  return UnsafeRawPointer(answered)
}
