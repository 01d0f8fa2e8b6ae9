// SPDX-License-Identifier: MIT

/// The action that a control performs for its events.
enum ControlAction {
  /// An action object, retained by the control.
  case action(UIAction)
  /// A closure, a Sprung addition.
  case handler((UIControl) -> Void)
  /// The method of a target, which is not retained.
  case target(ControlTarget)
}
