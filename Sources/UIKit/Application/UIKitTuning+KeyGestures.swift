// SPDX-License-Identifier: MIT

/// The constants of gestures that keys perform.
nonisolated extension UIKitTuning {
  /// The length of a stroke with Shift and an arrow key in points (120): longer than a swipe requires, and shorter than
  /// a screen's width.
  static let keyStrokeLength: CGFloat = 120
  /// The duration of a key's gesture in seconds (0.15). Higher values make a stroke too slow for a flick. Lower values
  /// make a stroke flick every view that supports flicks.
  static let keyGestureDuration = 0.15
  /// The number of steps in which the touches move (9), as sampled by a 60 Hz screen.
  static let keyGestureSteps = 9
  /// The distance in points (30) between the touches of a stroke.
  static let keyFingerSpacing: CGFloat = 30
  /// The maximum number of simulated touches (5), the number of fingers on a hand.
  static let mostKeyFingers = 5
  /// The distance in points (60) from the center at which the touches of a pinch or rotation begin. Reduced in small
  /// views.
  static let keyFingerReach: CGFloat = 60
  /// The final distance of the touches in a pinch with plus, relative to the initial distance (1.4). The resulting
  /// movement exceeds the slop by about a quarter.
  static let keyPinchRatio: CGFloat = 1.4
  /// The angle in radians of a rotation with a bracket key (30 degrees), well beyond the slop.
  static let keyTurn: CGFloat = 0.5235987755982988
}
