// SPDX-License-Identifier: MIT

/// The key for menus, which holds a finger on the view that has the focus for as long as it is down. So whatever a long press does can
/// be done by keyboard.
final class MenuKeyHold {
  /// The number of that finger, which no host sends.
  private static let finger: Int32 = -2

  private var isDown = false

  /// The key was pressed: a touch begins in the middle of the focused view.
  func press(at time: TimeInterval) {
    guard !isDown, let view = FocusController.shared.view, let window = view.window else { return }
    isDown = true
    let middle = CGPoint(x: FocusElement(view).rectangle.midX, y: FocusElement(view).rectangle.midY)
    TouchDispatcher.current.pointerDown(
      Self.finger, type: .direct, at: window.layer.state.pointInParent(middle), time: time)
  }

  /// The key was released: the touch is canceled, so it is not a tap.
  func release(at time: TimeInterval) {
    guard isDown else { return }
    isDown = false
    TouchDispatcher.current.pointerCancel(Self.finger, time: time)
  }
}
