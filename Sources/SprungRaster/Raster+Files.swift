// SPDX-License-Identifier: MIT

extension Raster {
  /// Decodes a PNG or JPEG file, detected by its first bytes. The EXIF orientation of JPEG files is ignored.
  public init(file bytes: [UInt8]) throws(RasterFailure) {
    if bytes.starts(with: [0xFF, 0xD8]) { try self.init(jpeg: bytes) } else { try self.init(png: bytes) }
  }

  /// Decodes a PNG file.
  public init(png bytes: [UInt8]) throws(RasterFailure) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
      throw .undecodable(byteCount: bytes.count, reason: "they do not begin as a PNG")
    }
    self = try Canvas(Cairo.load(), png: bytes).raster()
  }

  /// Decodes a JPEG file.
  public init(jpeg bytes: [UInt8]) throws(RasterFailure) {
    guard bytes.starts(with: [0xFF, 0xD8]) else {
      throw .undecodable(byteCount: bytes.count, reason: "they do not begin as a JPEG")
    }
    self = try TurboJPEG.load().decode(bytes)
  }

  /// Encodes the pixels as a PNG file.
  public func png() throws(RasterFailure) -> [UInt8] { try Canvas(Cairo.load(), self).png() }

  /// Encodes the pixels as a JPEG file. Transparent pixels are drawn over black.
  ///
  /// - Parameter quality: from 0 for the smallest file to 1 for the best quality. Other values are clamped, and NaN is
  ///   treated as 0.
  public func jpeg(quality: Double) throws(RasterFailure) -> [UInt8] {
    try TurboJPEG.load().encode(self, quality: quality)
  }
}
