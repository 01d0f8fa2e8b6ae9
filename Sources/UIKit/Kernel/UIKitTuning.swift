// SPDX-License-Identifier: MIT

/// Constants for views, scrolling and gestures that we chose or measured, with their units and effects.
enum UIKitTuning {
  /// Maximum time in seconds that is simulated in one tick (0.1 s). If the gap between two ticks is longer, the excess
  /// is dropped.
  static let longestTick = 0.1

  /// Time in seconds by which a job may run early (1e-6): less than the resolution of host clocks, but more than the
  /// rounding errors of sums. At 60 frames per second, a job with a delay of 0.5 s therefore always runs in frame 30,
  /// never in frame 31.
  static let timedWorkSlack = 1e-6

  /// Maximum number of timed calls in one tick (10,000). With smaller values, fast timers lose calls. With much larger
  /// values, calls that immediately reschedule themselves delay a frame for too long.
  static let timedJobsPerTick = 10_000

  /// Number of frames without movement after which a layer is considered at rest (10). With smaller values, hosts
  /// switch repeatedly between fast and sharp drawing. With larger values, text stays blurred for longer.
  static let framesUntilLayerRests: UInt32 = 10

  /// Distance in points by which sublayers of scroll views are shifted together (4,096) before the host receives their
  /// positions again. Hosts compute with 24-bit precision, so positions up to this distance are exact to 1/2000 of a
  /// point.
  static let farthestStageShift: CGFloat = 4_096

  /// Maximum number of layout passes in one tick (10). Views that still need layout after the last pass are reported as
  /// never settling.
  static let layoutPassLimit = 10

  /// Acceleration that gravity of magnitude 1 causes, in pt/s² (1000), documented by Apple.
  static let gravityUnit = 1000.0

  /// Acceleration that a push of magnitude 1 causes for a unit mass, in pt/s² (100), documented by Apple.
  static let pushUnit = 100.0

  /// Maximum number of items for which `items(in:)` checks each item (512). For more items, a spatial index is used.
  static let scannedItems = 512

  /// Distance in points from the reference bounds at which an item that cannot return is considered lost (5,000, more
  /// than the size of the largest screens). With smaller values, items that are still visible beside a small reference
  /// view are stopped.
  static let leavingDistance = 5000.0

  /// Distance in points from the reference bounds at which an item is considered lost and stopped even if it could
  /// return (1e5).
  static let lostDistance = 1e5

  /// Interval in seconds between the ticks of `run(until:)` (1/60).
  static let runTick = 1.0 / 60

  /// Z position of the debug overlay (1e6), in front of all content of an application.
  static let overlayDepth: CGFloat = 1e6

  /// Duration in seconds for which the overlay displays contact points of items (0.25).
  static let contactMarkDuration = 0.25

  /// Distance between the field arrows in the overlay, in points (25).
  static let fieldArrowSpacing = 25.0

  /// Frequency of a snap in oscillations per second (2.5). With larger values, a snap looks like a jump; with smaller
  /// values, it looks like a spring.
  static let snapFrequency = 2.5

  /// Damping ratio of a snap with damping 0 (0.15), and the increase for damping 1 (0.85).
  static let snapDamping = (least: 0.15, range: 0.85)

  /// Ratio of the rotational to the translational frequency of a snap: the square root of 3, as if springs at the
  /// corners of the item pulled it into place.
  static let snapTurnRatio = 1.7320508075688772

  /// Torque that a pin of friction torque 1 resists, in unit masses · pt²/s² (1e6): the torque of a push of magnitude
  /// 100 at a distance of 100 points.
  static let frictionTorqueUnit = 1e6

  /// Length in points below which an attachment is treated as a spring of zero length (1e-6).
  static let zeroLength = 1e-6

  /// Number of 1/240 s steps after which a motion that has not come to rest is ended if the user prefers reduced motion
  /// (2400, or ten seconds).
  static let reducedMotionSteps = 2400
}
