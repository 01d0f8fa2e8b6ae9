// SPDX-License-Identifier: MIT

/// The constants of views, scrolling and gestures that are our choice or were measured, with unit and effect.
enum UIKitTuning {
  /// Seconds simulated at most in one tick (0.1 s); a longer gap between ticks is dropped, not caught up.
  static let longestTick = 0.1

  /// Frames without movement after which a layer counts as resting (10). Fewer make hosts switch to and fro between
  /// their fast and their sharp way of drawing; more keep text blurred for longer.
  static let framesUntilLayerRests: UInt32 = 10

  /// Layout passes in one tick (10) after which views that still mark themselves are reported as never settling.
  static let layoutPassLimit = 10

  /// Acceleration of gravity magnitude 1, in pt/s² (1000), as Apple documents it.
  static let gravityUnit = 1000.0

  /// Acceleration by push magnitude 1 of a unit mass, in pt/s² (100), as Apple documents it.
  static let pushUnit = 100.0

  /// Torque that a pin of friction torque 1 resists, in unit masses · pt²/s² (1e6): a push of 100 at 100 points.
  static let frictionTorqueUnit = 1e6

  /// Length in points below which an attachment counts as a spring without length (1e-6).
  static let zeroLength = 1e-6

  /// Steps of 1/240 s after which reduced motion ends a motion that would not end by itself (2400, ten seconds).
  static let reducedMotionSteps = 2400
}
