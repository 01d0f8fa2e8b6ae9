// SPDX-License-Identifier: MIT

import SprungStage

/// Opens context menus for the mouse and the keyboard.
enum ContextMenuInput {
  /// Opens the menu at a point after a press of the secondary button, or of the primary button with the Control key.
  /// Returns false if no menu opens, so that the click is handled normally.
  static func open(by event: InputEvent, at point: CGPoint) -> Bool {
    guard event.kind == .pointerDown, event.flags.isDisjoint(with: [.touch, .pen]),
      event.flags.contains(.secondaryButton)
    else { return false }
    if let open = ContextMenuView.open { open.close(animated: true) }
    guard let (view, place) = WindowList.shared.hit(at: point) else { return false }
    return open(from: view, at: place, lifts: false)
  }

  /// Opens the menu of the focused view for the Menu key, as a long press at its center would.
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
