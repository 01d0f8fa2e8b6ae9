// SPDX-License-Identifier: MIT

/// The rows in the wheels of a date picker: their values, their titles and the dates that they select.
///
/// The wheels of months, days, hours and minutes wrap around. As measured on iOS, they have 10,000 rows, and the
/// selection begins in the middle.
struct DateWheelRows {
  let rules: DateRules
  let texts: DateTexts
  /// The day of the middle row in the `date` column.
  var reference: Date

  private static let count = 10_000
  private static let middle = count / 2

  /// Returns the number of values after which the given column repeats, or nil if it does not wrap around.
  private func cycle(_ column: DateColumn, _ date: Date) -> Int? {
    switch column {
    case .month: rules.calendar.range(of: .month, in: .year, for: date)?.count ?? 12
    case .day: 31
    case .hour, .hours: 24
    case .minute, .minutes: 60 / rules.minuteInterval
    case .date, .year, .period: nil
    }
  }

  /// Returns the number of rows in the given column.
  func rowCount(_ column: DateColumn) -> Int { column == .period ? 2 : Self.count }

  /// Returns the value of a column for the given date, starting at 0. For the `date` column, returns the number of days
  /// after the reference day.
  func value(_ column: DateColumn, _ date: Date) -> Int {
    let calendar = rules.calendar
    switch column {
    case .date:
      let start = calendar.startOfDay(for: reference)
      // Days on which daylight saving time begins or ends have 23 or 25 hours, so the quotient must be rounded.
      return Int((calendar.startOfDay(for: date).timeIntervalSince(start) / 86_400).rounded())
    case .year: return calendar.component(.year, from: date) - 1
    case .month: return calendar.component(.month, from: date) - 1
    case .day: return calendar.component(.day, from: date) - 1
    case .hour, .hours: return calendar.component(.hour, from: date)
    case .minute, .minutes: return calendar.component(.minute, from: date) / rules.minuteInterval
    case .period: return calendar.component(.hour, from: date) / 12
    }
  }

  /// Returns the value of the given row.
  func value(ofRow row: Int, _ column: DateColumn, _ date: Date) -> Int {
    if let cycle = cycle(column, date) { return row % cycle }
    return column == .date ? row - Self.middle : row
  }

  /// Returns the row with the given value that is in the middle of the column.
  func centralRow(_ value: Int, _ column: DateColumn, _ date: Date) -> Int {
    if let cycle = cycle(column, date) { return Self.middle - Self.middle % cycle + value }
    return column == .date ? Self.middle + value : min(max(0, value), rowCount(column) - 1)
  }

  /// Returns the row with the given value that is nearest to another row.
  func nearestRow(_ value: Int, to row: Int, _ column: DateColumn, _ date: Date) -> Int {
    guard let cycle = cycle(column, date) else { return centralRow(value, column, date) }
    let forward = ((value - row % cycle) % cycle + cycle) % cycle
    return row + (forward * 2 > cycle ? forward - cycle : forward)
  }

  /// Returns whether a row is so far from the middle that the wheel should be recentered.
  func isFar(_ row: Int, _ column: DateColumn) -> Bool {
    column != .year && column != .period && abs(row - Self.middle) > Self.count / 10
  }

  /// Returns whether the given row exists in the column.
  func exists(_ row: Int, _ column: DateColumn) -> Bool { row >= 0 && row < rowCount(column) }

  /// Returns the day with the given value in the `date` column.
  private func day(_ value: Int) -> Date {
    rules.calendar.date(byAdding: .day, value: value, to: rules.calendar.startOfDay(for: reference)) ?? reference
  }

  // MARK: Titles

  /// Returns the title of the given value.
  func title(_ column: DateColumn, _ value: Int, _ date: Date) -> String {
    let year = rules.calendar.component(.year, from: date)
    switch column {
    case .date:
      let day = day(value)
      return rules.calendar.isDate(day, inSameDayAs: PresentDate.now) ? "Today" : text(ofDay: day)
    case .year: return texts.text(rules.date(date, year: value + 1, month: 1, day: 1), "y")
    case .month: return texts.text(rules.date(date, year: year, month: value + 1, day: 1), "LLLL")
    case .day: return "\(value + 1)"
    case .hour: return texts.has12Hours ? "\((value + 11) % 12 + 1)" : Self.twoDigits(value)
    case .minute: return Self.twoDigits(value * rules.minuteInterval)
    case .period: return texts.text(rules.date(date, hour: value * 12, minute: 0), "a")
    case .hours: return value == 1 ? "1 hour" : "\(value) hours"
    case .minutes: return "\(value * rules.minuteInterval) min"
    }
  }

  /// Returns the text of a day, without a comma after the weekday, as on Apple's wheels.
  private func text(ofDay day: Date) -> String {
    var result = ""
    for scalar in texts.text(day, template: "EEEMMMd").unicodeScalars where scalar != "," {
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

  /// Returns titles for measuring the column, which include its widest title.
  func widestTitles(_ column: DateColumn, _ date: Date) -> [String] {
    switch column {
    case .date: (1...12).map { text(ofDay: rules.date(date, year: 2026, month: $0, day: 20 + $0 % 9)) }
    case .year: ["0000"]
    case .month: (0..<(cycle(column, date) ?? 12)).map { title(column, $0, date) }
    case .day, .hour, .minute: ["00"]
    case .period: [title(column, 0, date), title(column, 1, date)]
    case .hours: ["00 hours"]
    case .minutes: ["00 min"]
    }
  }

  // MARK: Selection

  /// Returns whether selecting the given value results in a date within the limits.
  func isAllowed(_ column: DateColumn, _ value: Int, _ date: Date) -> Bool {
    if column == .day, value >= rules.dayCount(inMonthOf: date) { return false }
    if column == .minutes { return value > 0 || rules.calendar.component(.hour, from: date) > 0 }
    guard rules.hasLimits, column != .hours else { return true }
    let calendar = rules.calendar
    let (year, month) = (calendar.component(.year, from: date), calendar.component(.month, from: date))
    let start: Date
    let end: Date?
    switch column {
    case .date:
      start = day(value)
      end = calendar.date(byAdding: .day, value: 1, to: start)
    case .year:
      start = calendar.startOfDay(for: rules.date(date, year: value + 1, month: 1, day: 1))
      end = calendar.date(byAdding: .year, value: 1, to: start)
    case .month:
      start = calendar.startOfDay(for: rules.date(date, year: year, month: value + 1, day: 1))
      end = calendar.date(byAdding: .month, value: 1, to: start)
    case .day:
      start = calendar.startOfDay(for: rules.date(date, year: year, month: month, day: value + 1))
      end = calendar.date(byAdding: .day, value: 1, to: start)
    case .hour:
      start = rules.date(date, hour: value, minute: 0)
      end = start.addingTimeInterval(3600)
    case .minute:
      start = choosing(.minute, value, date)
      end = start.addingTimeInterval(60)
    default:
      start = rules.date(date, hour: value * 12, minute: 0)
      end = start.addingTimeInterval(43_200)
    }
    return rules.allows(from: start, to: end ?? start)
  }

  /// Returns the date that results from selecting the given value in a column.
  func choosing(_ column: DateColumn, _ value: Int, _ date: Date) -> Date {
    let calendar = rules.calendar
    let (year, month) = (calendar.component(.year, from: date), calendar.component(.month, from: date))
    let day = calendar.component(.day, from: date)
    let (hour, minute) = (calendar.component(.hour, from: date), calendar.component(.minute, from: date))
    switch column {
    case .date: return calendar.date(byAdding: .day, value: value - self.value(.date, date), to: date) ?? date
    case .year: return rules.date(date, year: value + 1, month: month, day: day)
    case .month: return rules.date(date, year: year, month: value + 1, day: day)
    case .day: return rules.date(date, year: year, month: month, day: value + 1)
    case .hour, .hours: return rules.date(date, hour: value, minute: minute)
    case .minute, .minutes: return rules.date(date, hour: hour, minute: value * rules.minuteInterval)
    case .period: return rules.date(date, hour: hour % 12 + value * 12, minute: minute)
    }
  }
}
