// SPDX-License-Identifier: MIT

import SprungStage

/// The corners of a layer, named by the edges that meet there: minX is the left edge, minY the top edge.
nonisolated public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
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

  /// The corners that are not rounded, as flags for the host.
  var squares: BoundsFlags {
    var flags: BoundsFlags = []
    if !contains(.layerMinXMinYCorner) { flags.insert(.squaresMinXMinY) }
    if !contains(.layerMaxXMinYCorner) { flags.insert(.squaresMaxXMinY) }
    if !contains(.layerMinXMaxYCorner) { flags.insert(.squaresMinXMaxY) }
    if !contains(.layerMaxXMaxYCorner) { flags.insert(.squaresMaxXMaxY) }
    return flags
  }
}

/// The curve of rounded corners.
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Creates a curve with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A smooth curve that flattens toward its ends. Differs from Apple: hosts draw a quarter circle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
