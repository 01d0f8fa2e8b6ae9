// SPDX-License-Identifier: MIT

/// Axes along which bodies do not move, see `World.lockedAxes`. Sprung addition.
public struct LockedAxes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Makes a set of bits: 1 for the horizontal axis, 2 for the vertical one; others have no meaning.
  public init(rawValue: UInt8) { self.rawValue = rawValue & 3 }
  /// Nothing moves to the left or right.
  public static let horizontal = LockedAxes(rawValue: 1)
  /// Nothing moves up or down.
  public static let vertical = LockedAxes(rawValue: 2)
}
