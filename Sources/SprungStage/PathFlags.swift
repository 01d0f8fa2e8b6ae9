// SPDX-License-Identifier: MIT

/// How a path is filled and stroked.
public struct PathFlags: OptionSet, Sendable {
  /// The bits as they are sent.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Fills by the even-odd rule instead of the winding number.
  public static let evenOdd = PathFlags(rawValue: 1)
  /// Ends lines with half a disc instead of a straight cut.
  public static let roundCaps = PathFlags(rawValue: 2)
  /// Joins lines with an arc instead of a mitre.
  public static let roundJoins = PathFlags(rawValue: 4)
  /// Ends lines with a straight cut half a width beyond their end.
  public static let squareCaps = PathFlags(rawValue: 8)
  /// Joins lines with a straight cut instead of a mitre.
  public static let bevelJoins = PathFlags(rawValue: 16)
}
