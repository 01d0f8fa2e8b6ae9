// SPDX-License-Identifier: MIT

/// The kind of a column in the wheels of a date picker.
nonisolated enum DateColumn {
  /// Consecutive days, each displayed as weekday, month and day of the month.
  case date
  case year
  case month
  /// Days of the month.
  case day
  /// Hours of the day.
  case hour
  /// Minutes of the hour.
  case minute
  /// AM and PM.
  case period
  /// Hours of a duration.
  case hours
  /// Minutes of a duration.
  case minutes

  /// Returns the columns of the given mode, in the order of the region.
  @MainActor static func columns(of mode: UIDatePicker.Mode, _ texts: DateTexts) -> [DateColumn] {
    let time: [DateColumn] = texts.has12Hours ? [.hour, .minute, .period] : [.hour, .minute]
    switch mode {
    case .time: return time
    case .date: return texts.order
    case .dateAndTime: return [.date] + time
    case .countDownTimer: return [.hours, .minutes]
    case .yearAndMonth: return texts.order.filter { $0 != .day }
    }
  }
}
