// SPDX-License-Identifier: MIT

/// Writes single-color PNG files.
///
/// The file has one bit per pixel and a palette with a single entry, so all pixel bytes are 0. The compressed data is
/// therefore a zero followed by instructions to repeat it. Sources: PNG, ISO/IEC 15948; zlib, RFC 1950; deflate with
/// fixed codes, RFC 1951, 3.2.6.
nonisolated enum SolidPNG {
  /// Returns the file, or nil if a side is less than 1 or greater than `UIKitTuning.largestSolidPNG` pixels.
  static func bytes(width: Int, height: Int, rgba: UInt32) -> [UInt8]? {
    guard width > 0, height > 0, max(width, height) <= UIKitTuning.largestSolidPNG else { return nil }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // The last five bytes specify one bit per pixel, a palette, the only defined compression and filter methods, and no
    // interlacing.
    let header = word(UInt32(width)) + word(UInt32(height)) + [1, 3, 0, 0, 0]
    add([0x49, 0x48, 0x44, 0x52], header, to: &file)
    add([0x50, 0x4C, 0x54, 0x45], [UInt8(rgba >> 24), UInt8(rgba >> 16 & 0xFF), UInt8(rgba >> 8 & 0xFF)], to: &file)
    if rgba & 0xFF != 0xFF { add([0x74, 0x52, 0x4E, 0x53], [UInt8(rgba & 0xFF)], to: &file) }
    // Each row consists of its filter type, 0, and its pixels.
    add([0x49, 0x44, 0x41, 0x54], zeros(height * (1 + (width + 7) / 8)), to: &file)
    add([0x49, 0x45, 0x4E, 0x44], [], to: &file)
    return file
  }

  /// Returns a zlib stream of `count` zeros.
  private static func zeros(_ count: Int) -> [UInt8] {
    var bits = BitWriter(bytes: [0x78, 0x01])
    bits.put(0b1, 1)  // The last block,
    bits.put(0b01, 2)  // with fixed codes.
    bits.putCode(0x30, 8)  // The literal 0.
    var left = count - 1
    while left >= 258 {
      bits.putCode(0xC5, 8)  // Copy 258 bytes
      bits.putCode(0, 5)  // from one byte back.
      left -= 258
    }
    for _ in 0..<left { bits.putCode(0x30, 8) }
    bits.putCode(0, 7)  // End of block.
    bits.flush()
    // In the Adler-32 checksum of zeros, the first sum remains 1, and the second sum is the number of bytes.
    return bits.bytes + word(UInt32(count % 65521) << 16 | 1)
  }

  private static func add(_ name: [UInt8], _ payload: [UInt8], to file: inout [UInt8]) {
    file += word(UInt32(payload.count)) + name + payload + word(checksum(name + payload))
  }

  private static func word(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }

  /// Returns the CRC-32 as specified in annex D of the PNG standard.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
    }
    return ~remainder
  }

  /// Packs bits into bytes, starting with the least significant bit.
  private struct BitWriter {
    var bytes: [UInt8]
    var pending: UInt32 = 0
    var count = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func put(_ value: UInt32, _ width: Int) {
      pending |= value << UInt32(count)
      count += width
      while count >= 8 {
        bytes.append(UInt8(pending & 0xFF))
        pending >>= 8
        count -= 8
      }
    }

    /// Writes a Huffman code, starting with its most significant bit.
    mutating func putCode(_ code: UInt32, _ width: Int) {
      for bit in stride(from: width - 1, through: 0, by: -1) { put(code >> UInt32(bit) & 1, 1) }
    }

    mutating func flush() { if count > 0 { put(0, 8 - count) } }
  }
}

extension UIKitTuning {
  /// The maximum side length in pixels of a single-color image for which `pngData()` creates a file (16,384). Most
  /// programs have this limit, and larger images would only waste memory.
  nonisolated static let largestSolidPNG = 16_384
}
