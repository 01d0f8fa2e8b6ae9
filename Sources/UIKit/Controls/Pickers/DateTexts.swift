// SPDX-License-Identifier: MIT

/// The date strings for a date picker's calendar and language, and the order of date components in the picker's region.
final class DateTexts {
  private let formatter = DateFormatter()
  private let locale: Locale
  /// The cached patterns for templates. Foundation takes longer to create a pattern than to format a date.
  private var patterns: [(template: String, pattern: String)] = []

  init(_ rules: DateRules) {
    locale = rules.locale
    formatter.locale = rules.locale
    formatter.calendar = rules.calendar
    formatter.timeZone = rules.calendar.timeZone
  }

  /// Formats a date with a pattern, such as `MMMM`.
  func text(_ date: Date, _ pattern: String) -> String {
    if !formatter.dateFormat.isLiterallyEqual(to: pattern) { formatter.dateFormat = pattern }
    return formatter.string(from: date)
  }

  /// Returns the pattern for the fields of the given template, in the order of the region.
  func pattern(_ template: String) -> String {
    if let known = patterns.first(where: { $0.template.isLiterallyEqual(to: template) }) { return known.pattern }
    let made = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    patterns.append((template, made))
    return made
  }

  /// Formats a date with the fields of the given template.
  func text(_ date: Date, template: String) -> String { text(date, pattern(template)) }

  /// Returns the field letters of the given pattern as bytes, without quoted text.
  private func letters(_ pattern: String) -> [UInt8] {
    var isQuoted = false
    var result: [UInt8] = []
    for byte in pattern.utf8 {
      if byte == UInt8(ascii: "'") { isQuoted.toggle() } else if !isQuoted { result.append(byte) }
    }
    return result
  }

  /// Whether hours are displayed from 1 to 12.
  var has12Hours: Bool {
    letters(pattern("j")).contains { $0 == UInt8(ascii: "h") || $0 == UInt8(ascii: "K") }
  }

  /// The columns for year, month and day, in the order of the region.
  var order: [DateColumn] {
    var result: [DateColumn] = []
    for letter in letters(pattern("yMd")) {
      let column: DateColumn
      switch letter {
      case UInt8(ascii: "y"): column = .year
      case UInt8(ascii: "M"), UInt8(ascii: "L"): column = .month
      case UInt8(ascii: "d"): column = .day
      default: continue
      }
      if !result.contains(column) { result.append(column) }
    }
    return result.count == 3 ? result : [.month, .day, .year]
  }

  /// Returns the text of the date on a compact button, such as `Nov 29, 2026`.
  func compactDate(_ date: Date) -> String { text(date, template: "yMMMd") }

  /// Returns the text of the time on a compact button, such as `9:41 AM`.
  func compactTime(_ date: Date) -> String { text(date, template: "jmm") }
}
