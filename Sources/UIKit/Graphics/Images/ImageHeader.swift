// SPDX-License-Identifier: MIT

/// The format and pixel size of an image, read from its first bytes. The host decodes the pixels.
///
/// Sources: PNG, ISO/IEC 15948, 11.2.2; JPEG, ITU T.81, B.2.2, with the orientation of Exif 2.3, 4.6.4; GIF89a, 18;
/// WebP, RFC 9649, 2.
nonisolated struct ImageHeader: Equatable, Sendable {
  /// The formats that every browser supports.
  enum Format: Sendable { case png, jpeg, gif, webP }

  let format: Format
  /// The stored width in pixels.
  let width: Int
  /// The stored height in pixels.
  let height: Int
  /// The rotation and reflection with which the stored pixels are displayed.
  var orientation = UIImage.Orientation.up

  /// Parses image data. Returns nil if the data is not an image of a supported format with at least one pixel.
  init?(_ data: [UInt8]) {
    let bytes = ImageBytes(bytes: data)
    guard let found = Self.png(bytes) ?? Self.gif(bytes) ?? Self.webP(bytes) ?? Self.jpeg(bytes) else { return nil }
    self = found
  }

  private init?(_ format: Format, width: Int?, height: Int?) {
    guard let width, let height, width > 0, height > 0 else { return nil }
    (self.format, self.width, self.height) = (format, width, height)
  }

  private static func png(_ bytes: ImageBytes) -> ImageHeader? {
    guard bytes.byte(0) == 0x89, bytes.holds("PNG\r\n", at: 1), bytes.byte(6) == 0x1A, bytes.byte(7) == 0x0A else {
      return nil
    }
    guard bytes.long(8, bigEndian: true) == 13, bytes.holds("IHDR", at: 12) else { return nil }
    guard bytes.bytes.count >= 33, let depth = bytes.byte(24), let color = bytes.byte(25) else { return nil }
    let depths: [Int]
    switch color {
    case 0: depths = [1, 2, 4, 8, 16]
    case 3: depths = [1, 2, 4, 8]
    case 2, 4, 6: depths = [8, 16]
    default: return nil
    }
    guard depths.contains(depth) else { return nil }
    return ImageHeader(.png, width: bytes.long(16, bigEndian: true), height: bytes.long(20, bigEndian: true))
  }

  private static func gif(_ bytes: ImageBytes) -> ImageHeader? {
    guard bytes.holds("GIF87a", at: 0) || bytes.holds("GIF89a", at: 0) else { return nil }
    return ImageHeader(.gif, width: bytes.short(6, bigEndian: false), height: bytes.short(8, bigEndian: false))
  }

  private static func webP(_ bytes: ImageBytes) -> ImageHeader? {
    guard bytes.holds("RIFF", at: 0), bytes.holds("WEBP", at: 8) else { return nil }
    if bytes.holds("VP8X", at: 12) {
      guard let left = bytes.short(24, bigEndian: false), let leftHigh = bytes.byte(26),
        let top = bytes.short(27, bigEndian: false), let topHigh = bytes.byte(29)
      else { return nil }
      return ImageHeader(.webP, width: (left | leftHigh << 16) + 1, height: (top | topHigh << 16) + 1)
    }
    if bytes.holds("VP8L", at: 12) {
      guard bytes.byte(20) == 0x2F, let low = bytes.short(21, bigEndian: false),
        let high = bytes.short(23, bigEndian: false)
      else { return nil }
      return ImageHeader(.webP, width: (low & 0x3FFF) + 1, height: (low >> 14 | (high & 0xFFF) << 2) + 1)
    }
    guard bytes.holds("VP8 ", at: 12), let tag = bytes.byte(20), tag & 1 == 0, bytes.byte(23) == 0x9D,
      bytes.byte(24) == 0x01, bytes.byte(25) == 0x2A
    else { return nil }
    return ImageHeader(
      .webP, width: bytes.short(26, bigEndian: false).map { $0 & 0x3FFF },
      height: bytes.short(28, bigEndian: false).map { $0 & 0x3FFF })
  }

  private static func jpeg(_ bytes: ImageBytes) -> ImageHeader? {
    guard bytes.byte(0) == 0xFF, bytes.byte(1) == 0xD8 else { return nil }
    var offset = 2
    var orientation = UIImage.Orientation.up
    while bytes.byte(offset) == 0xFF {
      // A marker can be preceded by any number of fill bytes.
      while bytes.byte(offset) == 0xFF { offset += 1 }
      guard let marker = bytes.byte(offset) else { return nil }
      offset += 1
      if marker == 0x01 || (0xD0...0xD7).contains(marker) { continue }
      guard let length = bytes.short(offset, bigEndian: true), length >= 2 else { return nil }
      switch marker {
      case 0xC4, 0xC8, 0xCC: break
      case 0xC0...0xCF:
        var header = ImageHeader(
          .jpeg, width: bytes.short(offset + 5, bigEndian: true), height: bytes.short(offset + 3, bigEndian: true))
        header?.orientation = orientation
        return header
      case 0xD9, 0xDA: return nil
      case 0xE1:
        if bytes.holds("Exif\0\0", at: offset + 2) {
          orientation = exifOrientation(bytes, at: offset + 8, end: offset + length) ?? orientation
        }
      default: break
      }
      offset += length
    }
    return nil
  }

  /// Returns the orientation in the first directory of a TIFF block.
  private static func exifOrientation(_ bytes: ImageBytes, at start: Int, end: Int) -> UIImage.Orientation? {
    let isBig = bytes.holds("MM", at: start)
    guard isBig || bytes.holds("II", at: start), bytes.short(start + 2, bigEndian: isBig) == 42,
      let offset = bytes.long(start + 4, bigEndian: isBig), offset < end - start,
      let count = bytes.short(start + offset, bigEndian: isBig)
    else { return nil }
    var entry = start + offset + 2
    for _ in 0..<count where entry + 12 <= end {
      if bytes.short(entry, bigEndian: isBig) == 0x0112 {
        return bytes.short(entry + 8, bigEndian: isBig).flatMap { UIImage.Orientation(exif: $0) }
      }
      entry += 12
    }
    return nil
  }
}
