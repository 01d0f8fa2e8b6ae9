// SPDX-License-Identifier: MIT

/// An offset from a reference point, in points. For an attachment, the reference point is the center of the item.
public struct UIOffset: Hashable, Sendable {
  /// The horizontal offset, positive to the right.
  public var horizontal: CGFloat
  /// The vertical offset, positive downward.
  public var vertical: CGFloat

  /// An offset of zero.
  public static let zero = UIOffset()

  /// Creates an offset of zero.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset from its components.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
