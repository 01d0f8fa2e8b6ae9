// SPDX-License-Identifier: MIT

/// A distance from a reference place, in points: for an attachment, from the center of the item.
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat

  /// The offset zero.
  public static let zero = UIOffset()

  /// Creates the offset zero.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Makes an offset from its two distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
