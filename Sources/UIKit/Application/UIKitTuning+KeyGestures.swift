// SPDX-License-Identifier: MIT

/// The constants of gestures that keys perform.
nonisolated extension UIKitTuning {
  /// The length in points of the stroke that Shift with an arrow key performs (120): longer than the minimum length of
  /// a swipe, and shorter than a screen's width.
  static let keyStrokeLength: CGFloat = 120
  /// The duration in seconds of a gesture performed by a key (0.15). Higher values make a stroke too slow for a flick.
  /// Lower values turn every stroke into a flick in views that support flicks.
  static let keyGestureDuration = 0.15
  /// The number of steps in which the touches move (9), which is the number of frames of a 60 Hz screen during the
  /// gesture.
  static let keyGestureSteps = 9
  /// The distance in points (30) between the touches of a stroke.
  static let keyFingerSpacing: CGFloat = 30
  /// The maximum number of simulated touches (5), the number of fingers on a hand.
  static let mostKeyFingers = 5
  /// The distance in points (60) from the center at which the touches of a pinch or rotation begin. Reduced in small
  /// views.
  static let keyFingerReach: CGFloat = 60
  /// The final distance between the touches of a pinch with the plus key, relative to their initial distance (1.4). The
  /// resulting movement exceeds the slop by about a quarter.
  static let keyPinchRatio: CGFloat = 1.4
  /// The angle in radians of a rotation with a bracket key (30 degrees), which is well above the slop.
  static let keyTurn: CGFloat = 0.5235987755982988
}
