// SPDX-License-Identifier: MIT

/// Constants of pointer effects. None of them is recorded of iOS.
nonisolated extension UIKitTuning {
  /// Seconds in which an effect appears or disappears (0.2).
  static let pointerDuration = 0.2
  /// The growth of a lifted view, as a share of its size (0.05). Much more, and neighbors are covered.
  static let pointerGrowth: CGFloat = 0.05
  /// The greatest growth in points (8), so that large views do not jump.
  static let pointerLargestGrowth: CGFloat = 8
  /// Points by which the background of a highlight extends beyond the view (8).
  static let pointerOutset: CGFloat = 8
  /// The least radius of the corners of tints and backgrounds, in points (8).
  static let pointerCornerRadius: CGFloat = 8
  /// The greatest side in points of a view that the automatic effect highlights (88); larger ones hover.
  static let pointerHighlightSize: CGFloat = 88
}
