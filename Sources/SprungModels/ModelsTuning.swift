// SPDX-License-Identifier: MIT

/// The constants of the models, with their units, values and effects. The values were measured on published touch
/// traces of iOS 26, or chosen by us where no traces are published.
package enum ModelsTuning {
  /// The fraction of an overscroll that the rubber band displays (0.55, measured). With larger values, the edge feels
  /// loose.
  package static let rubberBandStiffness = 0.55
  /// The speed in points per second at which deceleration stops (10, measured). With smaller values, content crawls for
  /// a long time.
  package static let decelerationEndSpeed = 10.0
  /// The release speed in points per second below which content stops immediately (250; the measured bounds are 187.5
  /// and 750). With smaller values, content that the user places carefully drifts away.
  package static let decelerationFloor = 250.0
  /// The frequency of the critically damped bounce in radians per second (11, fitted to two traces). With larger
  /// values, the edge feels harder.
  package static let bounceFrequency = 11.0
  /// The distance in points at which a bounce snaps to the edge (0.47; the measured bounds are 0.451 and 0.488).
  package static let bounceRestDistance = 0.47
  /// The initial speed toward the edge after a slow release, in points per second for each point of overscroll (7.3,
  /// measured on one trace). The value only affects the feel, never the final position.
  package static let bounceReleaseSpeed = 7.3
  /// The range of the retention per millisecond for a retargeted deceleration; outside of the range, a spring is used.
  /// With a wider range, some targets are reached instantly or only after many seconds.
  package static let retargetRetentionRange = 0.90...0.9995
  /// The release velocity in points per millisecond that changes the page (0.3). With larger values, pages are hard to
  /// turn.
  package static let pagingVelocity = 0.3
  /// The minimum length of an indicator in points (36).
  package static let indicatorMinimumLength = 36.0
  /// The minimum length in points of an indicator that shrinks during overscroll (6).
  package static let indicatorSquashedLength = 6.0
  /// The interval in seconds over which a release velocity is measured (0.1). With larger values, a flick at the end of
  /// a slow drag is not recognized.
  package static let velocityWindow = 0.1
  /// The time in seconds after the last movement within which lifting the touch counts as part of the movement (1/60, a
  /// frame of a common screen). A longer delay counts as rest. With smaller values, flicks lose speed on slow screens;
  /// with larger values, holding is recognized as a flick.
  package static let liftDelay = 1.0 / 60
  /// The tolerance in seconds or points for comparing values (1e-9). It is larger than the rounding errors of sums.
  package static let roundingTolerance = 1e-9
  /// The minimum damping ratio of an animation's spring (0.01). With smaller values, the spring oscillates more than a
  /// hundred times; with a value of 0, it never comes to rest.
  package static let smallestDampingRatio = 0.01
  /// The number of items that `SectionMatch` searches to find where two shifted lists match again (32). With smaller
  /// values, if neighbors move together, all following items are looked up by hash. With larger values, each item that
  /// moves far requires more comparisons.
  package static let matchWindow = 32
}
