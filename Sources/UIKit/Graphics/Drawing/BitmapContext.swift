// SPDX-License-Identifier: MIT

/// The position of the alpha component in a pixel, and whether the color components are premultiplied by alpha.
nonisolated public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha component.
  case none = 0
  /// Alpha last, premultiplied.
  case premultipliedLast = 1
  /// Alpha first, premultiplied.
  case premultipliedFirst = 2
  /// Alpha last, not premultiplied.
  case last = 3
  /// Alpha first, not premultiplied.
  case first = 4
  /// An unused last byte.
  case noneSkipLast = 5
  /// An unused first byte.
  case noneSkipFirst = 6
  /// Only an alpha component.
  case alphaOnly = 7
}

/// The storage format of pixels. It consists of the alpha info, in the lowest bits, and the byte order.
nonisolated public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a format from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The mask for `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The mask for the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 16 bits, little-endian.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// 32 bits, little-endian.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// 16 bits, big-endian.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// 32 bits, big-endian.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

nonisolated extension CGContext {
  /// Creates a bitmap context, whose y axis points up from the lower left corner. `makeImage()` returns the drawing.
  ///
  /// As in Core Graphics, the result is nil unless the size is positive, components have 8 bits, and alpha is
  /// premultiplied. Differs from Apple: `data` must be nil, because drawing is recorded. If a buffer is passed, a fault
  /// is reported and the result is nil.
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
