// SPDX-License-Identifier: MIT

/// The rules for valid dates of a date picker: limits, intervals and the calendar.
nonisolated struct DateRules {
  /// The calendar, with the date picker's time zone.
  var calendar: Calendar
  /// The locale, which determines the language and region.
  var locale: Locale
  /// The earliest date, or nil for no limit.
  var minimum: Date?
  /// The latest date, or nil for no limit.
  var maximum: Date?
  /// The interval between selectable minutes, in minutes.
  var minuteInterval = 1
  /// Whether the minutes of dates are rounded down to the interval.
  var roundsToMinuteInterval = true

  /// The limits. Both are nil if the minimum is later than the maximum, because such limits are ignored.
  private var limits: (minimum: Date?, maximum: Date?) {
    if let minimum, let maximum, minimum > maximum { return (nil, nil) }
    return (minimum, maximum)
  }

  /// Whether there is a minimum or maximum date.
  var hasLimits: Bool { limits.minimum != nil || limits.maximum != nil }

  /// Clamps a date to the limits.
  func clamped(_ date: Date) -> Date {
    if let minimum = limits.minimum, date < minimum { return minimum }
    if let maximum = limits.maximum, date > maximum { return maximum }
    return date
  }

  /// Returns whether the half-open interval from `start` to `end` contains a date within the limits.
  func allows(from start: Date, to end: Date) -> Bool {
    if let minimum = limits.minimum, end <= minimum { return false }
    if let maximum = limits.maximum, start > maximum { return false }
    return true
  }

  /// Rounds the minutes of a date down to the interval, preserving its seconds.
  func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1 else { return date }
    let excess = calendar.component(.minute, from: date) % minuteInterval
    return excess == 0 ? date : date.addingTimeInterval(Double(-60 * excess))
  }

  /// Returns whether the given interval divides an hour evenly.
  static func isUsable(interval: Int) -> Bool { interval >= 1 && interval <= 30 && 60 % interval == 0 }

  /// Rounds a duration in seconds to a whole number of intervals. A duration shorter than one interval or not less than
  /// 24 hours is replaced by one interval.
  func duration(_ seconds: Double) -> Double {
    let shortest = Double(minuteInterval * 60)
    guard seconds >= shortest, seconds < 86_400 else { return shortest }
    return (seconds / shortest).rounded(.down) * shortest
  }

  /// Returns the number of days in the month of the given date.
  func dayCount(inMonthOf date: Date) -> Int {
    calendar.range(of: .day, in: .month, for: date)?.count ?? 31
  }

  /// Returns the date with another year, month and day, and the same time of day. The day is limited to the last day of
  /// the month.
  func date(_ date: Date, year: Int, month: Int, day: Int) -> Date {
    var parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    (parts.year, parts.month, parts.day) = (year, month, 1)
    guard let first = calendar.date(from: parts) else { return date }
    let last = dayCount(inMonthOf: first)
    parts.day = min(max(1, day), last)
    return calendar.date(from: parts) ?? date
  }

  /// Returns the date with another time of day, with zero seconds.
  func date(_ date: Date, hour: Int, minute: Int) -> Date {
    var parts = calendar.dateComponents([.year, .month, .day], from: date)
    (parts.hour, parts.minute, parts.second) = (hour, minute, 0)
    return calendar.date(from: parts) ?? date
  }

  /// Returns the start of the month that is `count` months after the given date.
  func month(of date: Date, plus count: Int = 0) -> Date {
    let parts = calendar.dateComponents([.year, .month], from: date)
    let first = calendar.date(from: parts) ?? date
    return count == 0 ? first : calendar.date(byAdding: .month, value: count, to: first) ?? first
  }
}
