// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// The data type of Core Foundation. Native builds only.
  public typealias CFData = NSData

  /// A source of image data. Native builds only.
  nonisolated public final class CGDataProvider: @unchecked Sendable {
    /// The data, or nil if it is not available.
    public let data: CFData?

    /// Creates a provider from data. The result is never nil.
    public init?(data: CFData) { self.data = data }

    init(_ bytes: [UInt8]) { data = NSData(data: Data(bytes)) }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a pointer to the bytes, which is valid as long as `theData` exists. Returns nil if `theData` is nil.
  /// Native builds only.
  nonisolated public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData?.bytes.assumingMemoryBound(to: UInt8.self)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the number of bytes in `theData`, or 0 if it is nil. Native builds only.
  nonisolated public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.length ?? 0 }

  nonisolated extension CGImage {
    /// The pixels, row by row from the top. Each pixel consists of one byte each for red, green, blue and alpha,
    /// premultiplied. Nil for assets. If the pixels are not available, a fault is reported and the result is nil.
    /// Native builds only.
    ///
    /// Differs from Apple: the order of the components is always red, green, blue and alpha.
    public var dataProvider: CGDataProvider? {
      pixels.map { pixels in
        CGDataProvider(
          pixels.raster.pixels.flatMap { pixel in
            [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255), UInt8(pixel >> 24)]
          })
      }
    }

    /// The number of bits per component: 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits per pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// The number of bytes per row.
    public var bytesPerRow: Int { width * 4 }
    /// The alpha info: alpha is the last component, and the colors are premultiplied.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    /// The storage format of the pixels.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
    /// The color space: RGB.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  }
#endif
