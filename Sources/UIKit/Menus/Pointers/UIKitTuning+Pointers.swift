// SPDX-License-Identifier: MIT

/// Constants of pointer effects, chosen for Sprung rather than measured on iOS.
nonisolated extension UIKitTuning {
  /// The duration of the animation that shows or hides an effect, in seconds (0.2).
  static let pointerDuration = 0.2
  /// The growth of a lifted view as a fraction of its size (0.05). With much larger values, the view covers its
  /// neighbors.
  static let pointerGrowth: CGFloat = 0.05
  /// The maximum growth in points (8), so that large views do not jump.
  static let pointerLargestGrowth: CGFloat = 8
  /// The distance by which the background of a highlight extends beyond the view, in points (8).
  static let pointerOutset: CGFloat = 8
  /// The minimum corner radius of tints and backgrounds in points (8).
  static let pointerCornerRadius: CGFloat = 8
  /// The maximum side length of a view to which the automatic effect applies a highlight, in points (88). Larger views
  /// have the hover effect.
  static let pointerHighlightSize: CGFloat = 88
}
