// SPDX-License-Identifier: MIT

/// The date that a date picker displays, and its display options.
struct DatePickerState {
  var mode: UIDatePicker.Mode
  /// The date. A duration is represented as seconds since the start of a day in the calendar of `rules`.
  var date: Date
  var rules: DateRules
  var texts: DateTexts
  var isEnabled: Bool

  /// Returns the same state with another mode.
  func with(_ mode: UIDatePicker.Mode) -> DatePickerState {
    var state = self
    state.mode = mode
    return state
  }
}

/// The content of a date picker in one of its styles.
class DateContentView: UIView {
  /// Called with the date that the user selects, which may be out of range.
  var chose: ((Date) -> Void)?

  /// Displays the date and options of the given state.
  func show(_ state: DatePickerState, animated: Bool) {}
  /// The size in points that fits the content.
  var fittingSize: CGSize { UIKitTuning.pickerSize }
  /// The initial size of a date picker with this content, and its intrinsic size for Auto Layout, in points.
  var naturalSize: CGSize { fittingSize }
}
