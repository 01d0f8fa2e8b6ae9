// SPDX-License-Identifier: MIT

/// The date that a date picker displays, and how.
struct DatePickerState {
  var mode: UIDatePicker.Mode
  /// The date; of a duration that many seconds after the beginning of a day in the calendar of the rules.
  var date: Date
  var rules: DateRules
  var texts: DateTexts
  var isEnabled: Bool

  /// The same for another mode.
  func with(_ mode: UIDatePicker.Mode) -> DatePickerState {
    var state = self
    state.mode = mode
    return state
  }
}

/// The content of a date picker in one of its styles.
class DateContentView: UIView {
  /// Called with the date that a person chose, which may be out of range.
  var chose: ((Date) -> Void)?

  /// Displays a date.
  func show(_ state: DatePickerState, animated: Bool) {}
  /// The size in points that fits the content.
  var fittingSize: CGSize { UIKitTuning.pickerSize }
  /// The size in points of a new date picker with this content, and with Auto Layout.
  var naturalSize: CGSize { fittingSize }
}
