// SPDX-License-Identifier: MIT

/// Decides which gestures begin and how recognizers interact. All methods are optional.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether the gesture may begin. If false, the recognizer fails. Default: `true`.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether both gestures may be recognized simultaneously. Either delegate can allow it. Default: `false`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the recognizer waits for the other one to fail. Called once per pair and gesture. Default:
  /// `false`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the other recognizer waits for this one to fail. Called once per pair and gesture. Default:
  /// `false`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the recognizer receives a new touch. Default: `true`.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Returns whether the recognizer receives a press of an allowed type. Default: `true`.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  /// Returns whether the recognizer receives an event. Called before `gestureRecognizer(_:shouldReceive:)` for the
  /// touch. Default: `true`.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}
