// SPDX-License-Identifier: MIT

/// The fill and stroke options of a path.
public struct PathFlags: OptionSet, Sendable {
  /// The raw bits, as sent to the host.
  public let rawValue: UInt32

  /// Creates a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Fills by the even-odd rule instead of the nonzero winding rule.
  public static let evenOdd = PathFlags(rawValue: 1)
  /// Uses round line caps instead of butt caps.
  public static let roundCaps = PathFlags(rawValue: 2)
  /// Uses round line joins instead of miter joins.
  public static let roundJoins = PathFlags(rawValue: 4)
  /// Uses square line caps, which extend half a line width beyond the end.
  public static let squareCaps = PathFlags(rawValue: 8)
  /// Uses bevel joins instead of miter joins.
  public static let bevelJoins = PathFlags(rawValue: 16)
}
