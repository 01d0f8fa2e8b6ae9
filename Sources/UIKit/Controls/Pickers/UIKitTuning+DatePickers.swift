// SPDX-License-Identifier: MIT

nonisolated extension UIKitTuning {
  /// The width by which a date column exceeds its widest title and insets, in points (2), so that rounding never
  /// truncates a title.
  static let dateColumnExtra: CGFloat = 2
  /// The initial size of a compact date picker with a date and time in points (228 x 36), as measured on iOS.
  static let compactDateSize = CGSize(width: 228, height: 36)
  /// The padding of a compact button's title in points (12 horizontally, 7 vertically), derived from the measured size
  /// of a date in a 17-point font.
  static let datePillInsets = CGSize(width: 12, height: 7)
  /// The gap between two compact buttons in points (6). Our choice.
  static let datePillGap: CGFloat = 6
  /// The corner radius of a compact button in points (6). Our choice, based on screenshots.
  static let datePillRadius: CGFloat = 6
  /// The initial size of an inline calendar in points (320 x 324), as measured on iOS.
  static let inlineDateSize = CGSize(width: 320, height: 324)
  /// The fitting height of an inline calendar in points (440), as measured on iOS.
  static let inlineDateFittingHeight: CGFloat = 440
  /// The height of the time below an inline calendar in points (42), which is the difference between the measured sizes
  /// with and without the time.
  static let inlineTimeHeight: CGFloat = 42
  /// The fitting size of the inline style for times, in points (112.667 x 114), as measured on iOS.
  static let inlineTimeSize = CGSize(width: 112.667, height: 114)
  /// The size of the wheels in the popover of a compact time, in points (196 x 180). Our choice: enough for three
  /// columns and five rows.
  static let timePopoverSize = CGSize(width: 196, height: 180)
  /// The margin around a calendar in a popover, in points (8). Our choice.
  static let datePopoverMargin: CGFloat = 8
  /// The height of a calendar's header in points (44), the minimum size of a touch target. The font size is 17 points.
  static let calendarHeader: CGFloat = 44
  /// The height of the row of weekdays in points (20). The font size is 13 points.
  static let calendarWeekdays: CGFloat = 20
  /// The maximum diameter of a selected day's circle in points (44), as observed on iOS. The font size is 20 points.
  static let calendarCircle: CGFloat = 44
  /// The opacity of the circle of a selected day other than today (0.15), as observed on iOS.
  static let calendarSelectionAlpha: CGFloat = 0.15
}
