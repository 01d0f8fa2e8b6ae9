// SPDX-License-Identifier: MIT

extension UIGestureRecognizer {
  /// The modifier keys that were pressed during the latest event. Empty if the host does not report keys.
  public final var modifierFlags: UIKeyModifierFlags { TouchDispatcher.current.event.modifierFlags }

  /// The pressed mouse buttons during the latest event. Empty for fingers and pens.
  public final var buttonMask: UIEvent.ButtonMask { TouchDispatcher.current.event.buttonMask }
}
