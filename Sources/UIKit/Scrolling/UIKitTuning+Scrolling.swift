// SPDX-License-Identifier: MIT

/// Constants for scroll views. They were measured from published touch traces of iOS 26, or chosen where no data has
/// been published.
nonisolated extension UIKitTuning {
  /// The tangent of the angle (22.5 degrees) below which a directional lock ignores the minor axis.
  static let directionalLockSlope = 0.41421356237309503
  /// Maximum fling velocity in points per second (8000, as on iOS). With larger values, a single inaccurate event
  /// flings the content too far. With smaller values, long lists need too many flicks.
  static let largestFlingSpeed = 8000.0
  /// Duration of an animated content offset change in seconds (0.3).
  static let animatedOffsetDuration = 0.3
  /// Duration in seconds of an animated scale change, and of the return from a scale outside the limits (0.3).
  static let zoomDuration = 0.3
  /// Scale factor of a trackpad pinch: the exponent of e per wheel point (0.01, as in browsers).
  static let wheelZoomRate = 0.01
  /// Tolerance in seconds for rounding errors when the sum of frame times is compared with a duration (5e-7).
  static let frameSlack = 5e-7
  /// Seconds without wheel events after which a partly visible bar is shown or hidden completely (0.2). With smaller
  /// values, the bar would already move between two wheel events.
  static let wheelRestTime = 0.2
  /// Duration of a keyboard scroll in seconds (0.25).
  static let keyScrollDuration = 0.25
  /// Distance in points by which an arrow key scrolls (40).
  static let keyScrollDistance = 40.0
  /// Fraction of the viewport by which a page key scrolls (0.9). With 1, readers would lose their place.
  static let pageKeyShare = 0.9
  /// Thickness of a scroll indicator in points (2.5).
  static let indicatorThickness = 2.5
  /// Distance in points between an indicator and the adjacent edge (3).
  static let indicatorMargin = 3.0
  /// Seconds without movement after which indicators begin to fade (0.4).
  static let indicatorIdleTime = 0.4
  /// Duration of an indicator's fade in seconds (0.25).
  static let indicatorFadeDuration = 0.25
}
