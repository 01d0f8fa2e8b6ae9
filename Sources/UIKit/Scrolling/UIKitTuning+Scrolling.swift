// SPDX-License-Identifier: MIT

/// Constants of scroll views: measured on published touch traces of iOS 26, or our choice where nothing is published.
nonisolated extension UIKitTuning {
  /// Share of an overscroll shown by the rubber band, without unit (0.55, measured). Larger: the edge feels loose.
  static let rubberBandStiffness = 0.55
  /// Points per second at which deceleration stops (10, measured). Smaller: a long crawl before rest.
  static let decelerationEndSpeed = 10.0
  /// Points per second below which a release does not decelerate (250; 187.5 and 750 are the measured bounds).
  /// Smaller: every careful placement drifts.
  static let decelerationFloor = 250.0
  /// Radians per second of the critically damped bounce (11, fitted to two traces). Larger: a harder edge.
  static let bounceFrequency = 11.0
  /// Points from the edge at which a bounce ends and snaps (0.47, between the measured 0.451 and 0.488).
  static let bounceRestDistance = 0.47
  /// Inward starting speed of a slow release, per point of overscroll and second (7.3, one trace). Only feel depends
  /// on it, never the end state.
  static let bounceReleaseSpeed = 7.3
  /// Smallest and largest retention per millisecond accepted for a retargeted deceleration; outside it a spring is
  /// used. Wider: targets are reached in a blink, or only after many seconds.
  static let retargetRetentionRange = 0.90...0.9995
  /// Points per millisecond from which a release turns the page (0.3). Larger: pages are hard to turn.
  static let pagingVelocity = 0.3
  /// Points of finger travel that start a drag and are not applied to the content (10, measured).
  static let dragSlop = 10.0
  /// Tangent of the angle, 22.5 degrees, within which a directional lock drops the lesser axis.
  static let directionalLockSlope = 0.41421356237309503
  /// Seconds over which a release velocity is measured (0.1). Longer: a flick at the end of a slow drag is lost.
  static let velocityWindow = 0.1
  /// Seconds after the last move within which a lift still belongs to it (1/60, a frame of the usual screen); what goes
  /// beyond counts as rest. Shorter: flicks lose speed on slow screens. Longer: a hold is taken for a flick.
  static let liftDelay = 1.0 / 60
  /// Points per second of the fastest fling (8000, what iOS gives). Larger: one clumsy event throws the content away.
  /// Smaller: long lists take too many flicks.
  static let largestFlingSpeed = 8000.0
  /// Seconds for which a touch-down is withheld from content that may scroll (0.15). Longer: content feels dead.
  static let contentTouchDelay = 0.15
  /// Seconds of an animated content offset (0.3).
  static let animatedOffsetDuration = 0.3
  /// Seconds of an animated change of scale, and of the way back from outside its limits (0.3).
  static let zoomDuration = 0.3
  /// Scale factor of a trackpad's pinch: the exponent of e for a point of the wheel (0.01, what browsers use).
  static let wheelZoomRate = 0.01
  /// Seconds by which the sum of frame times may miss a duration and still reach it (5e-7): sums round.
  static let frameSlack = 5e-7
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
  /// Points of the shortest indicator (36).
  static let indicatorMinimumLength = 36.0
  /// Points of the shortest indicator while overscrolled (6); it shrinks towards this as the content is pulled away.
  static let indicatorSquashedLength = 6.0
  /// Seconds without movement after which indicators begin to fade (0.4).
  static let indicatorIdleTime = 0.4
  /// Seconds of the fade of an indicator (0.25).
  static let indicatorFadeDuration = 0.25
}
