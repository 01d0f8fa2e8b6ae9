// SPDX-License-Identifier: MIT

/// Constants of pointer effects, chosen for Sprung rather than measured on iOS.
nonisolated extension UIKitTuning {
  /// The duration in seconds in which an effect appears or disappears (0.2).
  static let pointerDuration = 0.2
  /// The growth of a lifted view as a fraction of its size (0.05). With much larger values, it covers neighboring
  /// views.
  static let pointerGrowth: CGFloat = 0.05
  /// The maximum growth in points (8), so that large views do not jump.
  static let pointerLargestGrowth: CGFloat = 8
  /// The distance in points by which a highlight's background extends beyond the view (8).
  static let pointerOutset: CGFloat = 8
  /// The minimum corner radius of tints and backgrounds in points (8).
  static let pointerCornerRadius: CGFloat = 8
  /// The maximum side length in points of a view that the automatic effect highlights (88). Larger views use the hover
  /// effect.
  static let pointerHighlightSize: CGFloat = 88
}
