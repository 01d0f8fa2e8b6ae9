// SPDX-License-Identifier: MIT

/// Constants for pointer effects. The values were chosen for Sprung and not measured on iOS.
nonisolated extension UIKitTuning {
  /// The duration of the animation that shows or hides an effect, in seconds (0.2).
  static let pointerDuration = 0.2
  /// The fraction of its size by which a lifted view grows (0.05). With much larger values, the view covers adjacent
  /// views.
  static let pointerGrowth: CGFloat = 0.05
  /// The maximum growth of a lifted view, in points (8). With this limit, large views do not appear to jump.
  static let pointerLargestGrowth: CGFloat = 8
  /// The distance by which the background of a highlight extends beyond the view, in points (8).
  static let pointerOutset: CGFloat = 8
  /// The minimum corner radius of tints and backgrounds in points (8).
  static let pointerCornerRadius: CGFloat = 8
  /// The maximum side length of a view to which the automatic effect applies a highlight, in points (88). For larger
  /// views, the automatic effect is a hover effect.
  static let pointerHighlightSize: CGFloat = 88
}
