// SPDX-License-Identifier: MIT

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits, one for each corner: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
  public let rawValue: UInt

  /// Creates a set from raw bits. Unknown bits are retained and ignored.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners, with all bits set, as in UIKit.
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}
