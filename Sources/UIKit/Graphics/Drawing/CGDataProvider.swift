// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// Bytes as Core Foundation has them. Native builds only.
  public typealias CFData = NSData

  /// The source of an image's bytes. Native builds only.
  nonisolated public final class CGDataProvider: @unchecked Sendable {
    /// The bytes; nil where they cannot be had.
    public let data: CFData?

    /// Makes a provider of bytes; never nil.
    public init?(data: CFData) { self.data = data }

    init(_ bytes: [UInt8]) { data = NSData(data: Data(bytes)) }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The bytes of some data, for as long as that exists; nil for nil. Native builds only.
  nonisolated public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData?.bytes.assumingMemoryBound(to: UInt8.self)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The number of bytes of some data; 0 for nil. Native builds only.
  nonisolated public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.length ?? 0 }

  nonisolated extension CGImage {
    /// The pixels, row by row from the top: red, green, blue and opacity of a byte each, multiplied by the opacity; nil for assets, and
    /// after a report where they cannot be had. Native builds only.
    ///
    /// Differs from Apple: always in this order.
    public var dataProvider: CGDataProvider? {
      pixels.map { pixels in
        CGDataProvider(
          pixels.raster.pixels.flatMap { pixel in
            [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255), UInt8(pixel >> 24)]
          })
      }
    }

    /// Bits of a component: 8.
    public var bitsPerComponent: Int { 8 }
    /// Bits of a pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// Bytes from one row to the next.
    public var bytesPerRow: Int { width * 4 }
    /// Where the opacity of a pixel is: last, multiplied.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    /// How pixels are stored.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
    /// The space of the colors.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  }
#endif
