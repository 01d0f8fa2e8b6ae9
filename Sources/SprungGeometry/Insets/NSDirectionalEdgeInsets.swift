// SPDX-License-Identifier: MIT

/// Edge insets in points that use leading and trailing edges instead of left and right ones.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the leading edge, where lines of text start.
  public var leading: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the trailing edge, where lines of text end.
  public var trailing: CGFloat

  /// Insets of zero.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension UIEdgeInsets {
  /// Sprung addition: creates the insets to which `directional` corresponds in the given layout direction.
  public init(_ directional: NSDirectionalEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: directional.top,
      left: isMirrored ? directional.trailing : directional.leading,
      bottom: directional.bottom,
      right: isMirrored ? directional.leading : directional.trailing)
  }
}
