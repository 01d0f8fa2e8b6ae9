// SPDX-License-Identifier: MIT

import SprungStage

/// Opens context menus by mouse and by key.
enum ContextMenuInput {
  /// The secondary button went down, or the first with the control key held: opens the menu there. Returns false if there is none, so
  /// that the click is an ordinary one.
  static func open(by event: InputEvent, at point: CGPoint) -> Bool {
    guard event.kind == .pointerDown, event.flags.isDisjoint(with: [.touch, .pen]),
      event.flags.contains(.secondaryButton)
    else { return false }
    if let open = ContextMenuView.open { open.close(animated: true) }
    guard let (view, place) = WindowList.shared.hit(at: point) else { return false }
    return open(from: view, at: place, lifts: false)
  }

  /// The key for menus: opens the menu of the view that has the focus, as a long press in its middle would.
  static func openAtFocus() -> Bool {
    guard let view = FocusController.shared.view else { return false }
    let rect = FocusElement(view).rectangle
    return open(from: view, at: CGPoint(x: rect.midX, y: rect.midY), lifts: true)
  }

  private static func open(from view: UIView, at point: CGPoint, lifts: Bool) -> Bool {
    var around: UIView? = view
    while let current = around {
      for recognizer in current.recognizers {
        if let press = recognizer as? ContextMenuRecognizer, press.open(at: point, lifts: lifts) { return true }
      }
      around = current.superview
    }
    return false
  }
}
