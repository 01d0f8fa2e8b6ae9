// SPDX-License-Identifier: MIT

import Foundation

/// Small image files written by actual encoders. All images are 5 x 3 pixels unless their name specifies another size.
nonisolated enum ImageFiles {
  static let png = bytes(
    "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAYAAABbNsX4AAAAHUlEQVR4AWzIwQkAAACCQGn/nesfCn4uhf5BUhwAAAD//ybXvt4AAAAGSURBVAMADEwJ"
      + "/Zf6lZoAAAAASUVORK5CYII=")
  static let jpeg = bytes(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////"
      + "////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAADAAUD"
      + "ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwT/xAAUEQEA"
      + "AAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCQA1j/2Q==")
  /// 1 x 1 pixel.
  static let gif = bytes("R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==")
  static let webPLossy = webP(
    "VlA4ICwAAACQAQCdASoFAAMAAsBMJaACdLoAA5gA/u5DH+5sc4twV/9tD/9aH/60P+lAAA==")
  static let webPLossless = webP("VlA4TA8AAAAvBIAAAAcQ/Y/+ByKi/wEA")
  static let webPExtended = webP("VlA4WAoAAAAgAAAABAAAAgAA")

  /// Returns the JPEG file with an Exif orientation inserted after the start marker, as cameras do.
  static func jpeg(exifOrientation: UInt8, isBigEndian: Bool) -> [UInt8] {
    let tiff: [UInt8] =
      isBigEndian
      ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, exifOrientation, 0, 0]
      : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, exifOrientation, 0, 0, 0]
    let segment = Array("Exif\0\0".utf8) + tiff
    return Array(jpeg[..<2]) + [0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment + jpeg[2...]
  }

  private static func webP(_ chunk: String) -> [UInt8] {
    let chunk = bytes(chunk)
    return Array("RIFF".utf8) + [UInt8(chunk.count + 4), 0, 0, 0] + Array("WEBP".utf8) + chunk
  }

  private static func bytes(_ base64: String) -> [UInt8] { Data(base64Encoded: base64).map { [UInt8]($0) } ?? [] }
}
