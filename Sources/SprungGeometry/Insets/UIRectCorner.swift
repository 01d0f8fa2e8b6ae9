// SPDX-License-Identifier: MIT

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit a corner: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
  public let rawValue: UInt

  /// Makes a set from its bits; bits that mean no corner are kept and ignored.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner where the top and the left edge meet.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner where the top and the right edge meet.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner where the bottom and the left edge meet.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner where the bottom and the right edge meet.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// Every corner: all bits, as in UIKit.
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}
