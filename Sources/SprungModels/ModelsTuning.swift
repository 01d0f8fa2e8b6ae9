// SPDX-License-Identifier: MIT

/// The constants of the models with their units, usual values and effects. The values were measured on published touch
/// traces of iOS 26. Where no traces are published, we chose them.
package enum ModelsTuning {
  /// Fraction of an overscroll displayed by the rubber band (0.55, measured). Larger: the edge feels loose.
  package static let rubberBandStiffness = 0.55
  /// Speed in points per second at which deceleration stops (10, measured). Smaller: content crawls for a long time.
  package static let decelerationEndSpeed = 10.0
  /// Release speed in points per second below which content stops immediately (250; the measured bounds are 187.5 and
  /// 750). Smaller: content drifts after careful placement.
  package static let decelerationFloor = 250.0
  /// Frequency of the critically damped bounce in radians per second (11, fitted to two traces). Larger: a harder edge.
  package static let bounceFrequency = 11.0
  /// Distance in points at which a bounce snaps to the edge (0.47, between the measured 0.451 and 0.488).
  package static let bounceRestDistance = 0.47
  /// Inward initial speed of a slow release, in points per second for each point of overscroll (7.3, one trace). The
  /// value only affects the feel, never the final position.
  package static let bounceReleaseSpeed = 7.3
  /// Range of retention per millisecond for a retargeted deceleration; outside of it, a spring is used. Wider: targets
  /// are reached instantly or only after many seconds.
  package static let retargetRetentionRange = 0.90...0.9995
  /// Release velocity in points per millisecond that changes the page (0.3). Larger: pages are hard to turn.
  package static let pagingVelocity = 0.3
  /// Minimum length of an indicator in points (36).
  package static let indicatorMinimumLength = 36.0
  /// Minimum length in points of an indicator that shrinks during overscroll (6).
  package static let indicatorSquashedLength = 6.0
  /// Interval in seconds over which a release velocity is measured (0.1). Larger: a flick at the end of a slow drag is
  /// not recognized.
  package static let velocityWindow = 0.1
  /// Seconds after the last movement within which lifting the touch counts as part of the movement (1/60, a frame of a
  /// common screen); a longer delay counts as rest. Smaller: flicks lose speed on slow screens. Larger: holding is
  /// recognized as a flick.
  package static let liftDelay = 1.0 / 60
  /// Tolerance in seconds or points for comparing values (1e-9), which covers rounding errors of sums.
  package static let roundingTolerance = 1e-9
  /// Minimum damping ratio of an animation's spring (0.01). Smaller: the spring oscillates more than a hundred times;
  /// with 0, it never comes to rest.
  package static let smallestDampingRatio = 0.01
  /// Number of items that `SectionMatch` searches to find where two shifted lists match again (32). Smaller: if
  /// neighbors move together, all following items are looked up by hash. Larger: each item that moves far requires more
  /// comparisons.
  package static let matchWindow = 32
}
