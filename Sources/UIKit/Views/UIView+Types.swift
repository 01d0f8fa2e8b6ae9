// SPDX-License-Identifier: MIT

extension UIView {
  /// How content fits bounds of another size.
  nonisolated public enum ContentMode: Int, Sendable {
    /// Stretched to fill.
    case scaleToFill
    /// As large as fits whole.
    case scaleAspectFit
    /// As small as fills, cut off.
    case scaleAspectFill
    /// Redrawn.
    case redraw
    /// Unscaled, in the middle.
    case center
    /// Unscaled, at the top.
    case top
    /// Unscaled, at the bottom.
    case bottom
    /// Unscaled, at the left.
    case left
    /// Unscaled, at the right.
    case right
    /// Unscaled, in the top left corner.
    case topLeft
    /// Unscaled, in the top right corner.
    case topRight
    /// Unscaled, in the bottom left corner.
    case bottomLeft
    /// Unscaled, in the bottom right corner.
    case bottomRight
  }

  /// Which margins and sides follow the superview's size.
  nonisolated public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin grows and shrinks.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width grows and shrinks.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin grows and shrinks.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin grows and shrinks.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height grows and shrinks.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin grows and shrinks.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
