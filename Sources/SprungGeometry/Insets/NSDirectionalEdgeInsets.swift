// SPDX-License-Identifier: MIT

/// Distances in points by which edges move inwards, by the reading direction instead of left and right.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// How far the top edge moves down.
  public var top: CGFloat
  /// How far the edge where lines of text begin moves inwards.
  public var leading: CGFloat
  /// How far the bottom edge moves up.
  public var bottom: CGFloat
  /// How far the edge where lines of text end moves inwards.
  public var trailing: CGFloat

  /// Insets that move no edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes insets that move no edge.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes insets from the four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension UIEdgeInsets {
  /// Sprung addition: the insets by left and right that `directional` means when text is read in `direction`.
  public init(_ directional: NSDirectionalEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: directional.top,
      left: isMirrored ? directional.trailing : directional.leading,
      bottom: directional.bottom,
      right: isMirrored ? directional.leading : directional.trailing)
  }
}
