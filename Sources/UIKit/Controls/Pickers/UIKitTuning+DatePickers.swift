// SPDX-License-Identifier: MIT

nonisolated extension UIKitTuning {
  /// Points by which a column of dates is wider than its widest title and the insets (2), so that rounding never shortens a title.
  static let dateColumnExtra: CGFloat = 2
  /// The size of a new compact date picker for a date and a time in points (228 x 36), as recorded.
  static let compactDateSize = CGSize(width: 228, height: 36)
  /// The padding around a compact button's title in points, 12 horizontally and 7 vertically, from the recorded size of a date in a
  /// 17-point font.
  static let datePillInsets = CGSize(width: 12, height: 7)
  /// Points between two compact buttons (6). Our choice.
  static let datePillGap: CGFloat = 6
  /// The corner radius of a compact button in points (6). Our choice, after screenshots.
  static let datePillRadius: CGFloat = 6
  /// The size of a new inline calendar in points (320 x 324), as recorded.
  static let inlineDateSize = CGSize(width: 320, height: 324)
  /// The height that fits an inline calendar in points (440), as recorded.
  static let inlineDateFittingHeight: CGFloat = 440
  /// The height of the time below an inline calendar in points (42), the difference of the recorded sizes.
  static let inlineTimeHeight: CGFloat = 42
  /// The size that fits an inline time in points (112.667 x 114), as recorded.
  static let inlineTimeSize = CGSize(width: 112.667, height: 114)
  /// The size of the wheels in the popover of a compact time in points (196 x 180). Our choice: three columns and five rows.
  static let timePopoverSize = CGSize(width: 196, height: 180)
  /// Points around a calendar in a popover (8). Our choice.
  static let datePopoverMargin: CGFloat = 8
  /// The height of the header of a calendar in points (44), so that its buttons can be tapped. The text has 17 points.
  static let calendarHeader: CGFloat = 44
  /// The height of the row of weekdays in points (20). The text has 13 points.
  static let calendarWeekdays: CGFloat = 20
  /// The largest diameter of the circle of a selected day in points (44), as observed. The text has 20 points.
  static let calendarCircle: CGFloat = 44
  /// The opacity of the circle of a selected day other than today (0.15), as observed.
  static let calendarSelectionAlpha: CGFloat = 0.15
}
