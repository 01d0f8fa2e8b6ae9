// SPDX-License-Identifier: MIT

extension UIGestureRecognizer {
  /// The modifier keys that were down at the latest event that the recognizer can have received; none where the host does not report keys.
  public final var modifierFlags: UIKeyModifierFlags { TouchDispatcher.current.event.modifierFlags }
}
