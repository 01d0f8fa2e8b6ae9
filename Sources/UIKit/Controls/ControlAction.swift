// SPDX-License-Identifier: MIT

/// An action that a control performs when it sends an event.
enum ControlAction {
  /// An action object, which the control retains.
  case action(UIAction)
  /// A closure. Sprung addition.
  case handler((UIControl) -> Void)
  /// The method of a target, which is not retained.
  case target(ControlTarget)
}
