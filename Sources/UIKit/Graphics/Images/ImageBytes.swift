// SPDX-License-Identifier: MIT

/// Reads numbers from image data. The result is nil if the offset is beyond the end of the data.
nonisolated struct ImageBytes {
  let bytes: [UInt8]

  /// Returns the byte at the given offset.
  func byte(_ offset: Int) -> Int? {
    guard offset >= 0, offset < bytes.count else { return nil }
    return Int(bytes[offset])
  }

  /// Returns the two-byte number at the given offset.
  func short(_ offset: Int, bigEndian: Bool) -> Int? {
    guard let first = byte(offset), let second = byte(offset + 1) else { return nil }
    return bigEndian ? first << 8 | second : second << 8 | first
  }

  /// Returns the four-byte number at the given offset, or nil for numbers above 2^31 - 1, which no image needs.
  func long(_ offset: Int, bigEndian: Bool) -> Int? {
    guard let first = short(offset, bigEndian: bigEndian), let second = short(offset + 2, bigEndian: bigEndian) else {
      return nil
    }
    let (high, low) = bigEndian ? (first, second) : (second, first)
    return high < 0x8000 ? high << 16 | low : nil
  }

  /// Returns whether the given ASCII characters are at the given offset.
  func holds(_ letters: StaticString, at offset: Int) -> Bool {
    let count = letters.utf8CodeUnitCount
    guard offset >= 0, offset + count <= bytes.count else { return false }
    for index in 0..<count where bytes[offset + index] != letters.utf8Start[index] { return false }
    return true
  }
}
