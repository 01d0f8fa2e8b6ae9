// SPDX-License-Identifier: MIT

/// The constants of views, scrolling and gestures that are our choice or were measured, with unit and effect.
enum UIKitTuning {
  /// Seconds simulated at most in one tick (0.1 s); a longer gap between ticks is dropped, not caught up.
  static let longestTick = 0.1

  /// Seconds (1e-6) by which a job may run early: less than any host's clock can resolve, more than the rounding of sums, so that
  /// half a second is the thirtieth of sixty frames and not sometimes the next one.
  static let timedWorkSlack = 1e-6

  /// Timed calls in one tick at most (10,000). Fewer would cut fast timers short; many more would let calls that schedule
  /// themselves delay a frame forever.
  static let timedJobsPerTick = 10_000

  /// Frames without movement after which a layer counts as resting (10). Fewer make hosts switch to and fro between
  /// their fast and their sharp way of drawing; more keep text blurred for longer.
  static let framesUntilLayerRests: UInt32 = 10

  /// Points by which sublayers of scroll views are shifted together (4,096) before the host receives their positions
  /// again. Hosts compute with 24 bits, so positions stay exact to a two-thousandth of a point.
  static let farthestStageShift: CGFloat = 4_096

  /// Layout passes in one tick (10) after which views that still mark themselves are reported as never settling.
  static let layoutPassLimit = 10

  /// Acceleration of gravity magnitude 1, in pt/s² (1000), as Apple documents it.
  static let gravityUnit = 1000.0

  /// Acceleration by push magnitude 1 of a unit mass, in pt/s² (100), as Apple documents it.
  static let pushUnit = 100.0

  /// Items up to which `items(in:)` looks at each (512); beyond that an index of places is kept up to date.
  static let scannedItems = 512

  /// Points beyond the reference bounds from which an item counts as lost if it cannot return (5,000, more than the
  /// largest screens). Less stops items that are still visible beside a small reference view.
  static let leavingDistance = 5000.0

  /// Points beyond the reference bounds from which any item counts as lost and is stopped (1e5).
  static let lostDistance = 1e5

  /// Seconds between the ticks of `run(until:)` (1/60).
  static let runTick = 1.0 / 60

  /// The layer position of the overlay (1e6), above whatever an application stacks.
  static let overlayDepth: CGFloat = 1e6

  /// Seconds for which the overlay shows where items touched (0.25).
  static let contactMarkDuration = 0.25

  /// Points between the arrows of fields in the overlay (25).
  static let fieldArrowSpacing = 25.0

  /// Swings per second of a snap (2.5). Higher looks like a jump, lower like a spring.
  static let snapFrequency = 2.5

  /// Damping ratio of a snap with damping 0 (0.15) and what damping 1 adds (0.85).
  static let snapDamping = (least: 0.15, range: 0.85)

  /// How much faster a snap turns an item back than it moves it: the square root of 3, as springs at the corners do.
  static let snapTurnRatio = 1.7320508075688772

  /// Torque that a pin of friction torque 1 resists, in unit masses · pt²/s² (1e6): a push of 100 at 100 points.
  static let frictionTorqueUnit = 1e6

  /// Length in points below which an attachment counts as a spring without length (1e-6).
  static let zeroLength = 1e-6

  /// Steps of 1/240 s after which reduced motion ends a motion that would otherwise continue (2400, ten seconds).
  static let reducedMotionSteps = 2400
}
