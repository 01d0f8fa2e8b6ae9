// SPDX-License-Identifier: MIT

/// The sides to which the arrow of a popover points.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upward: the popover is below what it belongs to.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downward: the popover is above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left: the popover is at the right.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right: the popover is at the left.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// To any side.
  public static let any = UIPopoverArrowDirection(rawValue: 15)
  /// Not known: the popover was not presented.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
