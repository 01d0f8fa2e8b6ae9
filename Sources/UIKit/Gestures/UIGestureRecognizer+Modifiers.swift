// SPDX-License-Identifier: MIT

extension UIGestureRecognizer {
  /// The modifier keys that were down at the latest event that the recognizer can have received; none where the host does not report keys.
  public final var modifierFlags: UIKeyModifierFlags { TouchDispatcher.current.event.modifierFlags }

  /// The buttons of the mouse at the latest event; none for fingers and pens.
  public final var buttonMask: UIEvent.ButtonMask { TouchDispatcher.current.event.buttonMask }
}
