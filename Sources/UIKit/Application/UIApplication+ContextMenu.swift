// SPDX-License-Identifier: MIT

import SprungStage

extension UIApplication {
  /// The secondary button went down, or the first with the control key held: opens the menu that lies there. False if there is
  /// none, so that the click is one like others.
  final func opensContextMenu(_ event: InputEvent, at point: CGPoint) -> Bool {
    guard event.kind == .pointerDown, event.flags.isDisjoint(with: [.touch, .pen]),
      event.flags.contains(.secondaryButton)
    else { return false }
    if let open = ContextMenuView.open { open.close(animated: true) }
    for window in WindowList.shared.visible.reversed() {
      let place = window.layer.state.pointFromParent(point)
      guard let view = window.hitTest(place, with: nil) else { continue }
      return opensContextMenu(from: view, at: place, lifts: false)
    }
    return false
  }

  /// The key for menus: opens the menu of what has the focus, as a long press in its middle would.
  final func opensContextMenuOfFocus() -> Bool {
    guard let view = focus.view else { return false }
    let place = view.focusRectangle
    return opensContextMenu(from: view, at: CGPoint(x: place.midX, y: place.midY), lifts: true)
  }

  private func opensContextMenu(from view: UIView, at place: CGPoint, lifts: Bool) -> Bool {
    var around: UIView? = view
    while let current = around {
      for recognizer in current.recognizers {
        if let press = recognizer as? ContextMenuRecognizer, press.open(at: place, lifts: lifts) { return true }
      }
      around = current.superview
    }
    return false
  }
}
