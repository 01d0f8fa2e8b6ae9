// SPDX-License-Identifier: MIT

import SprungStage

/// The key for menus, and where the host says that the focus is.
extension UIApplication {
  /// The number of the finger that the key for menus holds down.
  private static let holdingFinger: Int32 = -2

  /// The key for menus went down: a finger is held on what has the focus, as long as the key.
  ///
  /// So whatever a long press does can be done by keyboard.
  final func holdFocus(at time: TimeInterval) {
    guard !delivery.isHolding, let view = focus.view, let window = view.window else { return }
    delivery.isHolding = true
    let middle = CGPoint(x: view.focusRectangle.midX, y: view.focusRectangle.midY)
    dispatcher.pointerDown(
      Self.holdingFinger, type: .direct, at: window.layer.state.pointInParent(middle), time: time)
  }

  /// The key for menus came up: the finger is lifted, which is no tap.
  final func releaseFocus(at time: TimeInterval) {
    guard delivery.isHolding else { return }
    delivery.isHolding = false
    dispatcher.pointerCancel(Self.holdingFinger, time: time)
  }

  /// The host says that a layer has the focus, or with 0 that none has.
  final func focusArrived(at layer: LayerID) {
    if focus.arrived(at: layer) { editingFollowsFocus() }
  }
}
