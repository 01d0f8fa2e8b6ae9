// SPDX-License-Identifier: MIT

/// Flags for clipping, for the back of a layer, and for its corners.
public struct BoundsFlags: OptionSet, Sendable {
  /// The raw bits, as sent to the host.
  public let rawValue: UInt32

  /// Creates a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Sublayers are clipped to the box and its rounded corners.
  public static let clips = BoundsFlags(rawValue: 1)
  /// The layer is hidden while its back faces the viewer.
  public static let hidesBackface = BoundsFlags(rawValue: 2)
  /// The top left corner is not rounded.
  public static let squaresMinXMinY = BoundsFlags(rawValue: 4)
  /// The top right corner is not rounded.
  public static let squaresMaxXMinY = BoundsFlags(rawValue: 8)
  /// The bottom left corner is not rounded.
  public static let squaresMinXMaxY = BoundsFlags(rawValue: 16)
  /// The bottom right corner is not rounded.
  public static let squaresMaxXMaxY = BoundsFlags(rawValue: 32)
}
