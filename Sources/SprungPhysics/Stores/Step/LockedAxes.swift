// SPDX-License-Identifier: MIT

/// Axes along which bodies do not move, see `World.lockedAxes`. Sprung addition.
public struct LockedAxes: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt8
  /// Creates a set from raw bits: 1 for the horizontal axis, 2 for the vertical axis. Other bits are ignored.
  public init(rawValue: UInt8) { self.rawValue = rawValue & 3 }
  /// Bodies do not move to the left or right.
  public static let horizontal = LockedAxes(rawValue: 1)
  /// Bodies do not move up or down.
  public static let vertical = LockedAxes(rawValue: 2)
}
