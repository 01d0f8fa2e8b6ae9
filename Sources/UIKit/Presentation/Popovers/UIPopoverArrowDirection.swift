// SPDX-License-Identifier: MIT

/// The directions in which a popover's arrow can point.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bit mask, with UIKit's values.
  public let rawValue: UInt

  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up, and the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down, and the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points left, and the popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points right, and the popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any direction.
  public static let any = UIPopoverArrowDirection(rawValue: 15)
  /// The direction is unknown, because the popover has not been presented.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
