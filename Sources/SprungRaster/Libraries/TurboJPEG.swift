// SPDX-License-Identifier: MIT

import SprungGeometry

/// Encodes and decodes JPEG files with libturbojpeg, using functions that versions 2 and 3 both provide.
struct TurboJPEG: Sendable {
  /// Pixel formats by the order of bytes in memory: (blue, green, red, unused) and (blue, green, red, alpha).
  private static let (bgrx, bgra): (Int32, Int32) = (3, 8)
  /// Chroma subsampling: all samples, or a quarter of them.
  private static let (allSamples, quarterOfSamples): (Int32, Int32) = (0, 2)
  /// The minimum quality, 0 to 1, at which all chroma samples are written. Subsampling would be visible at red edges.
  private static let qualityOfAllSamples = 0.9

  private let startCompression: @convention(c) @Sendable () -> UnsafeMutableRawPointer?
  private let startDecompression: @convention(c) @Sendable () -> UnsafeMutableRawPointer?
  private let destroy: @convention(c) @Sendable (UnsafeMutableRawPointer?) -> Int32
  private let free: @convention(c) @Sendable (UnsafeMutablePointer<UInt8>?) -> Void
  private let errorText: @convention(c) @Sendable (UnsafeMutableRawPointer?) -> UnsafePointer<CChar>?
  private let compress:
    @convention(c) @Sendable (
      UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, Int32, Int32, Int32, Int32,
      UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, UnsafeMutablePointer<UInt>?, Int32, Int32, Int32
    ) -> Int32
  private let readHeader:
    @convention(c) @Sendable (
      UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Int32
  private let decompress:
    @convention(c) @Sendable (
      UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<UInt8>?, Int32, Int32, Int32, Int32,
      Int32
    ) -> Int32

  private static let loaded = Result { () throws(RasterFailure) in try TurboJPEG() }

  /// Returns the functions of the system library, which is loaded once.
  static func load() throws(RasterFailure) -> TurboJPEG { try loaded.get() }

  private init() throws(RasterFailure) {
    let library = try SharedLibrary("libturbojpeg.so.0", package: "libturbojpeg0")
    startCompression = try library.function("tjInitCompress")
    startDecompression = try library.function("tjInitDecompress")
    destroy = try library.function("tjDestroy")
    free = try library.function("tjFree")
    errorText = try library.function("tjGetErrorStr2")
    compress = try library.function("tjCompress2")
    readHeader = try library.function("tjDecompressHeader3")
    decompress = try library.function("tjDecompress2")
  }

  func encode(_ raster: Raster, quality: Double) throws(RasterFailure) -> [UInt8] {
    let handle = startCompression()
    defer { _ = destroy(handle) }
    let share = quality > 0 ? min(quality, 1) : 0
    var file: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    // Premultiplied colors equal the result of drawing over black, so alpha can be ignored.
    let code = raster.pixels.withUnsafeBytes { pixels in
      compress(
        handle, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(raster.width), Int32(raster.width * 4),
        Int32(raster.height), Self.bgrx, &file, &size,
        share >= Self.qualityOfAllSamples ? Self.allSamples : Self.quarterOfSamples,
        Int32(max(1, (share * 100).rounded())), 0)
    }
    defer { free(file) }
    guard code == 0, let file else { throw .unencodable(reason: reason(handle)) }
    return Array(UnsafeBufferPointer(start: file, count: Int(size)))
  }

  func decode(_ bytes: [UInt8]) throws(RasterFailure) -> Raster {
    let handle = startDecompression()
    defer { _ = destroy(handle) }
    var (width, height, samples, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard readHeader(handle, bytes, UInt(bytes.count), &width, &height, &samples, &space) == 0 else {
      throw .undecodable(byteCount: bytes.count, reason: reason(handle))
    }
    guard width > 0, height > 0, width <= Canvas.largestSide, height <= Canvas.largestSide else {
      throw .invalidSize(width: Int(width), height: Int(height))
    }
    var raster = Raster(width: Int(width), height: Int(height))
    let code = raster.pixels.withUnsafeMutableBytes { pixels in
      decompress(
        handle, bytes, UInt(bytes.count), pixels.bindMemory(to: UInt8.self).baseAddress, width, width * 4, height,
        Self.bgra, 0)
    }
    // Warnings about truncated files are treated as errors, because the missing part of the picture would be gray.
    guard code == 0 else { throw .undecodable(byteCount: bytes.count, reason: reason(handle)) }
    return raster
  }

  private func reason(_ handle: UnsafeMutableRawPointer?) -> String {
    errorText(handle).map { String(cString: $0) } ?? "no reason is known"
  }
}
