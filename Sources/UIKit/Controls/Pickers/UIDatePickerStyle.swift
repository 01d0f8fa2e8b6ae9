// SPDX-License-Identifier: MIT

/// The styles of a date picker.
nonisolated public enum UIDatePickerStyle: Int, Sendable {
  /// Compact, or wheels for durations, and for years and months.
  case automatic = 0
  /// Wheels, as in a picker view.
  case wheels = 1
  /// The date and the time as buttons. Each opens a popover.
  case compact = 2
  /// A calendar, with the time below it.
  case inline = 3
}
