// SPDX-License-Identifier: MIT

/// The style of a date picker.
nonisolated public enum UIDatePickerStyle: Int, Sendable {
  /// The compact style for dates and times, and wheels for durations and for years and months.
  case automatic = 0
  /// Wheels, as in a picker view.
  case wheels = 1
  /// Buttons for date and time that open popovers.
  case compact = 2
  /// A calendar with the time below it.
  case inline = 3
}
