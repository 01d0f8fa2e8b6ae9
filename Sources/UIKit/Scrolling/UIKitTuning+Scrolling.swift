// SPDX-License-Identifier: MIT

/// Constants of scroll views: measured on published touch traces of iOS 26, or our choice where nothing is published.
nonisolated extension UIKitTuning {
  /// Tangent of the angle, 22.5 degrees, within which a directional lock drops the lesser axis.
  static let directionalLockSlope = 0.41421356237309503
  /// Points per second of the fastest fling (8000, what iOS gives). Larger: one clumsy event throws the content away.
  /// Smaller: long lists take too many flicks.
  static let largestFlingSpeed = 8000.0
  /// Seconds of an animated content offset (0.3).
  static let animatedOffsetDuration = 0.3
  /// Seconds of an animated change of scale, and of the return from a scale outside the limits (0.3).
  static let zoomDuration = 0.3
  /// Scale factor of a trackpad's pinch: the exponent of e for a point of the wheel (0.01, what browsers use).
  static let wheelZoomRate = 0.01
  /// Seconds by which the sum of frame times may miss a duration and still reach it (5e-7): sums round.
  static let frameSlack = 5e-7
  /// Seconds without wheel events after which a partly visible bar is shown or hidden completely (0.2). If less, the
  /// bar moves between two wheel events.
  static let wheelRestTime = 0.2
  /// Seconds of a scroll by key (0.25).
  static let keyScrollDuration = 0.25
  /// Points that an arrow key scrolls (40).
  static let keyScrollDistance = 40.0
  /// Share of the viewport that a page key scrolls (0.9). 1 would lose the reader's line.
  static let pageKeyShare = 0.9
  /// Points of thickness of a scroll indicator (2.5).
  static let indicatorThickness = 2.5
  /// Points between an indicator and the edge beside it (3).
  static let indicatorMargin = 3.0
  /// Seconds without movement after which indicators begin to fade (0.4).
  static let indicatorIdleTime = 0.4
  /// Seconds of the fade of an indicator (0.25).
  static let indicatorFadeDuration = 0.25
}
