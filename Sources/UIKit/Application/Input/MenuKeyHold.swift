// SPDX-License-Identifier: MIT

/// Holds a simulated touch on the focused view while the Menu key is pressed, so that the keyboard can perform long
/// presses.
final class MenuKeyHold {
  /// The identifier of the simulated touch. Hosts never use this identifier.
  private static let finger: Int32 = -2

  private var isDown = false

  /// Begins a touch at the center of the focused view when the key is pressed.
  func press(at time: TimeInterval) {
    guard !isDown, let view = FocusController.shared.view, let window = view.window else { return }
    isDown = true
    let middle = CGPoint(x: FocusElement(view).rectangle.midX, y: FocusElement(view).rectangle.midY)
    TouchDispatcher.current.pointerDown(
      Self.finger, type: .direct, at: window.layer.state.pointInParent(middle), time: time)
  }

  /// Cancels the touch when the key is released, so that it is not recognized as a tap.
  func release(at time: TimeInterval) {
    guard isDown else { return }
    isDown = false
    TouchDispatcher.current.pointerCancel(Self.finger, time: time)
  }
}
