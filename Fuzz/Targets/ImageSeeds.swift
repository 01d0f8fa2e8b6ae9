// SPDX-License-Identifier: MIT

/// The headers of image files in every format, which the fuzzer mutates.
enum ImageSeeds {
  static var inputs: [[UInt8]] {
    [png, gif, jpeg, lossyWebP, losslessWebP, extendedWebP].map { [1] + $0 } + [[0, 1, 2, 3, 4, 5, 6], [5] + gif]
  }

  /// 5 x 3 pixels with eight bits per component, without data after the header.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 5, 0, 0, 0, 3, 8, 6, 0, 0, 0, 0x1B, 0x36, 0xC5, 0xF8]

  private static let gif = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0]

  /// With a rotated Exif orientation.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE1, 0, 32] + Array("Exif\0\0MM".utf8)
    + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0]
    + [0xFF, 0xC0, 0, 17, 8, 0, 3, 0, 5, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]

  private static let lossyWebP =
    riff("VP8 ", [0x90, 1, 0, 0x9D, 0x01, 0x2A, 5, 0, 3, 0])
  private static let losslessWebP = riff("VP8L", [0x2F, 4, 0x80, 0, 0, 0])
  private static let extendedWebP = riff("VP8X", [0x20, 0, 0, 0, 4, 0, 0, 2, 0, 0])

  private static func riff(_ kind: String, _ bytes: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [UInt8(bytes.count + 12), 0, 0, 0] + Array("WEBP\(kind)".utf8)
      + [UInt8(bytes.count), 0, 0, 0] + bytes
  }
}
