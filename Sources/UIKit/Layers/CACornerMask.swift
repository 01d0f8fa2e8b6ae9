// SPDX-License-Identifier: MIT

import SprungStage

/// Corners of a layer, named by the edges that meet there: minX is the left one, minY the upper one.
nonisolated public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Corners of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)

  /// The flags for the host: the corners that are left square.
  var squares: BoundsFlags {
    var flags: BoundsFlags = []
    if !contains(.layerMinXMinYCorner) { flags.insert(.squaresMinXMinY) }
    if !contains(.layerMaxXMinYCorner) { flags.insert(.squaresMaxXMinY) }
    if !contains(.layerMinXMaxYCorner) { flags.insert(.squaresMinXMaxY) }
    if !contains(.layerMaxXMaxYCorner) { flags.insert(.squaresMaxXMaxY) }
    return flags
  }
}

/// The curve of round corners.
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public let rawValue: String

  /// A curve of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Flatter towards its ends. Differs from Apple: hosts draw a quarter of a circle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
