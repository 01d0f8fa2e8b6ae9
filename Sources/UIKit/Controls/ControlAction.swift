// SPDX-License-Identifier: MIT

/// The action that a control calls for its events.
enum ControlAction {
  /// An action object, kept alive by the control.
  case action(UIAction)
  /// A closure, Sprung's addition.
  case handler((UIControl) -> Void)
  /// The method of a target, which is not kept alive.
  case target(ControlTarget)
}
