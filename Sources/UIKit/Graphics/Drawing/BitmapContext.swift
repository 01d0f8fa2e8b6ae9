// SPDX-License-Identifier: MIT

/// Where the opacity of a pixel is, and whether colors are multiplied by it.
nonisolated public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No opacity.
  case none = 0
  /// Last, multiplied.
  case premultipliedLast = 1
  /// First, multiplied.
  case premultipliedFirst = 2
  /// Last.
  case last = 3
  /// First.
  case first = 4
  /// A last byte that does not count.
  case noneSkipLast = 5
  /// A first byte that does not count.
  case noneSkipFirst = 6
  /// Opacity alone.
  case alphaOnly = 7
}

/// How pixels are stored: the alpha info in the lowest bits, and the order of bytes.
nonisolated public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes the info from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 16 bits, the lowest byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// 32 bits, the lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// 16 bits, the highest byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// 32 bits, the highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

nonisolated extension CGContext {
  /// Makes a context of pixels, whose y grows upward from the lower left corner. `makeImage()` returns what was drawn.
  ///
  /// Nil for sizes that are not above 0, for bits other than 8 per component, and for opacity that is not multiplied, as in Core
  /// Graphics. Differs from Apple: `data` must be nil, because drawing is recorded; other memory is reported and gives nil.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    if data != nil {
      Diagnostics.report(
        "bitmapMemory", "A bitmap context cannot draw into existing memory. Pass nil for data, and call makeImage()."
      )
      return nil
    }
    let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    let isSupported: Bool =
      switch alpha {
      case .premultipliedFirst, .premultipliedLast, .noneSkipFirst, .noneSkipLast: space.numberOfComponents == 3
      case .some(.none): space.numberOfComponents == 1
      case .alphaOnly: true
      default: false
      }
    let pixelBytes = space.numberOfComponents == 3 && alpha != .alphaOnly ? 4 : 1
    guard width > 0, height > 0, width <= 1_000_000, height <= 1_000_000, bitsPerComponent == 8, isSupported,
      bytesPerRow == 0 || bytesPerRow >= width * pixelBytes
    else { return nil }
    let isOpaque = alpha == .noneSkipFirst || alpha == .noneSkipLast || alpha == .some(.none)
    self.init(size: CGSize(width: width, height: height), scale: 1, isOpaque: isOpaque, growsUpward: true)
  }
}
