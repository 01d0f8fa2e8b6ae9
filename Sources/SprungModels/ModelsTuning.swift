// SPDX-License-Identifier: MIT

/// The constants of the models, each with its unit, its usual value and what breaks: measured on published touch traces of
/// iOS 26, or our choice where nothing is published.
package enum ModelsTuning {
  /// Share of an overscroll shown by the rubber band, without unit (0.55, measured). Larger: the edge feels loose.
  package static let rubberBandStiffness = 0.55
  /// Points per second at which deceleration stops (10, measured). Smaller: a long crawl before rest.
  package static let decelerationEndSpeed = 10.0
  /// Points per second below which a release does not decelerate (250; 187.5 and 750 are the measured bounds).
  /// Smaller: every careful placement drifts.
  package static let decelerationFloor = 250.0
  /// Radians per second of the critically damped bounce (11, fitted to two traces). Larger: a harder edge.
  package static let bounceFrequency = 11.0
  /// Points from the edge at which a bounce ends and snaps (0.47, between the measured 0.451 and 0.488).
  package static let bounceRestDistance = 0.47
  /// Inward starting speed of a slow release, per point of overscroll and second (7.3, one trace). Only feel depends
  /// on it, never the end state.
  package static let bounceReleaseSpeed = 7.3
  /// Smallest and largest retention per millisecond accepted for a retargeted deceleration; outside it a spring is
  /// used. Wider: targets are reached in a blink, or only after many seconds.
  package static let retargetRetentionRange = 0.90...0.9995
  /// Points per millisecond from which a release turns the page (0.3). Larger: pages are hard to turn.
  package static let pagingVelocity = 0.3
  /// Points of the shortest indicator (36).
  package static let indicatorMinimumLength = 36.0
  /// Points of the shortest indicator while overscrolled (6); it shrinks towards this as the content is pulled away.
  package static let indicatorSquashedLength = 6.0
  /// Seconds over which a release velocity is measured (0.1). Longer: a flick at the end of a slow drag is lost.
  package static let velocityWindow = 0.1
  /// Seconds after the last move within which a lift still belongs to it (1/60, a frame of the usual screen); what goes
  /// beyond counts as rest. Shorter: flicks lose speed on slow screens. Longer: a hold is taken for a flick.
  package static let liftDelay = 1.0 / 60
  /// Seconds or points by which two values may differ and still count as the same (1e-9): the rounding of sums.
  package static let roundingTolerance = 1e-9
  /// The least damping ratio of an animation's spring (0.01). Less swings for more than a hundred periods, 0 for ever.
  package static let smallestDampingRatio = 0.01
  /// Items by which two lists may have shifted against each other for `SectionMatch` to find where they agree again (32).
  /// Smaller: neighbors that move together make all items after them be looked up by their hashes. Larger: each item that
  /// moves far takes as many comparisons.
  package static let matchWindow = 32
}
