// SPDX-License-Identifier: MIT

extension UIView {
  /// The modes for fitting content into bounds of another size.
  nonisolated public enum ContentMode: Int, Sendable {
    /// Scales the content to fill the bounds, ignoring its aspect ratio.
    case scaleToFill
    /// Scales the content to fit within the bounds, preserving its aspect ratio.
    case scaleAspectFit
    /// Scales the content to fill the bounds, preserving its aspect ratio. Parts of the content may be clipped.
    case scaleAspectFill
    /// Redraws the content when the bounds change.
    case redraw
    /// Centers the content without scaling.
    case center
    /// Aligns the content to the top without scaling.
    case top
    /// Aligns the content to the bottom without scaling.
    case bottom
    /// Aligns the content to the left without scaling.
    case left
    /// Aligns the content to the right without scaling.
    case right
    /// Aligns the content to the top left corner without scaling.
    case topLeft
    /// Aligns the content to the top right corner without scaling.
    case topRight
    /// Aligns the content to the bottom left corner without scaling.
    case bottomLeft
    /// Aligns the content to the bottom right corner without scaling.
    case bottomRight
  }

  /// The margins and dimensions of a view that are resized with its superview.
  nonisolated public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw bits of the mask.
    public let rawValue: UInt
    /// Creates a mask from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
