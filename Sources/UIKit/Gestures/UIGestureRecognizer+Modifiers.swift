// SPDX-License-Identifier: MIT

extension UIGestureRecognizer {
  /// The modifier keys that were pressed during the latest event. This set is empty if the host does not report
  /// modifier keys.
  public final var modifierFlags: UIKeyModifierFlags { TouchDispatcher.current.event.modifierFlags }

  /// The mouse buttons that were pressed during the latest event. This set is empty for touches by fingers and pens.
  public final var buttonMask: UIEvent.ButtonMask { TouchDispatcher.current.event.buttonMask }
}
