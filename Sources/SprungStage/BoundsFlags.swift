// SPDX-License-Identifier: MIT

/// The treatment of content outside a layer's box or behind its plane.
public struct BoundsFlags: OptionSet, Sendable {
  /// The bits as they are sent.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Sublayers are cut at the box and its rounded corners.
  public static let clips = BoundsFlags(rawValue: 1)
  /// The layer is not drawn when its back faces the viewer.
  public static let hidesBackface = BoundsFlags(rawValue: 2)
  /// The corner at the left of the upper edge has no radius.
  public static let squaresMinXMinY = BoundsFlags(rawValue: 4)
  /// The corner at the right of the upper edge has no radius.
  public static let squaresMaxXMinY = BoundsFlags(rawValue: 8)
  /// The corner at the left of the lower edge has no radius.
  public static let squaresMinXMaxY = BoundsFlags(rawValue: 16)
  /// The corner at the right of the lower edge has no radius.
  public static let squaresMaxXMaxY = BoundsFlags(rawValue: 32)
}
