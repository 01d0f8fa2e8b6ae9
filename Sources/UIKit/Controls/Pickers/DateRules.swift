// SPDX-License-Identifier: MIT

/// The dates that a date picker accepts: limits, intervals and the calendar.
nonisolated struct DateRules {
  /// The calendar, with the time zone of the date picker.
  var calendar: Calendar
  /// The language and region.
  var locale: Locale
  /// The earliest date; nil for none.
  var minimum: Date?
  /// The latest date; nil for none.
  var maximum: Date?
  /// Minutes between two choices.
  var minuteInterval = 1
  /// Whether minutes of dates are rounded down to the interval.
  var roundsToMinuteInterval = true

  /// The limits; nil if there are none, or if they are in reverse order, because then both are ignored.
  private var limits: (minimum: Date?, maximum: Date?) {
    if let minimum, let maximum, minimum > maximum { return (nil, nil) }
    return (minimum, maximum)
  }

  /// Whether there is a minimum or maximum date.
  var hasLimits: Bool { limits.minimum != nil || limits.maximum != nil }

  /// The nearest date within the limits.
  func clamped(_ date: Date) -> Date {
    if let minimum = limits.minimum, date < minimum { return minimum }
    if let maximum = limits.maximum, date > maximum { return maximum }
    return date
  }

  /// Whether a part of the time from `start` to before `end` is within the limits.
  func allows(from start: Date, to end: Date) -> Bool {
    if let minimum = limits.minimum, end <= minimum { return false }
    if let maximum = limits.maximum, start > maximum { return false }
    return true
  }

  /// The date with its minutes rounded down to the interval; seconds stay.
  func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1 else { return date }
    let excess = calendar.component(.minute, from: date) % minuteInterval
    return excess == 0 ? date : date.addingTimeInterval(Double(-60 * excess))
  }

  /// Whether minutes of an hour can be divided into such intervals.
  static func isUsable(interval: Int) -> Bool { interval >= 1 && interval <= 30 && 60 % interval == 0 }

  /// A duration in whole minutes, from one interval to 23 hours 59 minutes; one that is out of range is the shortest.
  func duration(_ seconds: Double) -> Double {
    let shortest = Double(minuteInterval * 60)
    guard seconds >= shortest, seconds < 86_400 else { return shortest }
    return (seconds / shortest).rounded(.down) * shortest
  }

  /// The number of days in the month of a date.
  func dayCount(inMonthOf date: Date) -> Int {
    calendar.range(of: .day, in: .month, for: date)?.count ?? 31
  }

  /// A date with another year, month and day. The day is at most the last one of the month; the time of the day stays.
  func date(_ date: Date, year: Int, month: Int, day: Int) -> Date {
    var parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    (parts.year, parts.month, parts.day) = (year, month, 1)
    guard let first = calendar.date(from: parts) else { return date }
    let last = dayCount(inMonthOf: first)
    parts.day = min(max(1, day), last)
    return calendar.date(from: parts) ?? date
  }

  /// A date with another time of the day, at the full minute.
  func date(_ date: Date, hour: Int, minute: Int) -> Date {
    var parts = calendar.dateComponents([.year, .month, .day], from: date)
    (parts.hour, parts.minute, parts.second) = (hour, minute, 0)
    return calendar.date(from: parts) ?? date
  }

  /// The first moment of a month, some months after that of a date.
  func month(of date: Date, plus count: Int = 0) -> Date {
    let parts = calendar.dateComponents([.year, .month], from: date)
    let first = calendar.date(from: parts) ?? date
    return count == 0 ? first : calendar.date(byAdding: .month, value: count, to: first) ?? first
  }
}
