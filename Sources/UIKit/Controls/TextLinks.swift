// SPDX-License-Identifier: MIT

/// Styles the links in a text view's text. Also detects links while the text is not editable.
///
/// A text view creates this object only when one of the properties is set, so programs that use none of them do not
/// link the detector.
final class TextLinks {
  /// The attributes of links, or nil for the default link color.
  var attributes: [NSAttributedString.Key: ActionSender]?
  /// The types of data to detect.
  var types: UIDataDetectorTypes = []
  private var last: (text: RichText, result: RichText)?

  /// Returns the text with styled and detected links.
  func displayed(_ text: RichText, color: UIColor, detects: Bool) -> RichText {
    let found = detects ? detected(in: text) : text
    guard let attributes else { return found }
    return TextLinks.styled(found, TextAttributes(attributes), color)
  }

  private func detected(in text: RichText) -> RichText {
    guard !types.isEmpty else { return text }
    if let last, last.text == text { return last.result }
    var result = text
    for match in DataDetector.matches(in: text.string, types) {
      result.change(match.range) { if $0.link == nil { $0.link = match.address } }
    }
    last = (text, result)
    return result
  }

  /// Applies link attributes, which override those of the text.
  private static func styled(_ text: RichText, _ style: TextAttributes, _ color: UIColor) -> RichText {
    var runs = text.runs
    for index in runs.indices where runs[index].attributes.link != nil {
      var own = runs[index].attributes
      // If there is no link color, links use the text color.
      own.color = style.color ?? own.color ?? color
      own.font = style.font ?? own.font
      own.background = style.background ?? own.background
      own.effects = style.effects ?? own.effects
      own.decorations.formUnion(style.decorations)
      if style.kern != 0 { own.kern = style.kern }
      if style.baselineOffset != 0 { own.baselineOffset = style.baselineOffset }
      if style.isItalic { own.isItalic = true }
      runs[index].attributes = own
    }
    return RichText(text.string, runs: runs)
  }

  func discard() { last = nil }
}

/// Finds web addresses, email addresses and phone numbers in text.
///
/// Differs from Apple: postal addresses and dates are not detected. Phone numbers are recognized only by their digits
/// and separators.
enum DataDetector {
  struct Match: Equatable {
    /// The range in UTF-16 units.
    let range: NSRange
    let address: String
  }

  static func matches(in text: String, _ types: UIDataDetectorTypes) -> [Match] {
    let units = Array(text.utf16)
    var result: [Match] = []
    if types.contains(.link) { result += links(in: units) }
    if types.contains(.phoneNumber) {
      result += numbers(in: units).filter { number in
        !result.contains { $0.range.location < number.range.upperBound && number.range.location < $0.range.upperBound }
      }
    }
    return result.sorted { $0.range.location < $1.range.location }
  }

  // MARK: Links

  private static let domains: Set<String> = [
    "com", "org", "net", "edu", "gov", "io", "dev", "app", "info", "co", "me", "ai", "de", "uk", "eu", "fr", "ch", "at",
    "it", "es", "nl",
    "se", "jp", "us", "ca", "au",
  ]

  private static func links(in units: [UInt16]) -> [Match] {
    var result: [Match] = []
    var start = 0
    while start < units.count {
      guard !isSpace(units[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < units.count, !isSpace(units[end]) { end += 1 }
      let range = trimmed(units, start..<end)
      let word = String(decoding: units[range], as: UTF16.self)
      if let address = address(of: word) {
        result.append(Match(range: NSRange(location: range.lowerBound, length: range.count), address: address))
      }
      start = end
    }
    return result
  }

  /// Returns the range of a word without surrounding punctuation. A closing parenthesis is included if the word
  /// contains an opening one.
  private static func trimmed(_ units: [UInt16], _ word: Range<Int>) -> Range<Int> {
    var range = word
    while let first = range.first, "([{<\"'\u{201C}\u{2018}".utf16.contains(units[first]) { range.removeFirst() }
    while let last = range.last {
      let isBracket = units[last] == 41 && units[range].contains(40)
      guard !isBracket, ".,;:!?)]}>\"'\u{201D}\u{2019}\u{2026}".utf16.contains(units[last]) else { break }
      range.removeLast()
    }
    return range
  }

  private static func address(of word: String) -> String? {
    let bytes = Array(word.utf8)
    guard bytes.count > 3, bytes.allSatisfy({ $0 > 32 && $0 < 127 }) else { return nil }
    let lower = String(decoding: bytes.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }, as: UTF8.self)
    if lower.hasPrefix("https://") || lower.hasPrefix("http://") {
      return host(lower.hasPrefix("https://") ? bytes.dropFirst(8) : bytes.dropFirst(7)).isEmpty ? nil : word
    }
    if lower.hasPrefix("mailto:") { return word }
    let parts = bytes.split(separator: 64, omittingEmptySubsequences: false)
    if parts.count == 2 {
      return !parts[0].isEmpty && isDomain(host(parts[1])) && host(parts[1]).count == parts[1].count
        ? "mailto:" + word : nil
    }
    guard parts.count == 1 else { return nil }
    let name = host(bytes[...])
    return lower.hasPrefix("www.") || isDomain(name) ? (name.isEmpty ? nil : "http://" + word) : nil
  }

  /// Returns the host name at the beginning of the given address.
  private static func host(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.prefix { isAlphanumeric(UInt16($0)) || $0 == 45 || $0 == 46 }
  }

  private static func isDomain(_ name: ArraySlice<UInt8>) -> Bool {
    let labels = name.split(separator: 46, omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), let last = labels.last else { return false }
    return domains.contains(String(decoding: last.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }, as: UTF8.self))
  }

  // MARK: Phone numbers

  private static func numbers(in units: [UInt16]) -> [Match] {
    var result: [Match] = []
    var start = 0
    while start < units.count {
      let begins = units[start] == 43 || units[start] == 40 || isDigit(units[start])
      guard begins, start == 0 || !isAlphanumeric(units[start - 1]) && units[start - 1] != 43 else {
        start += 1
        continue
      }
      var end = start
      var last = start
      while end < units.count, isDigit(units[end]) || isSeparator(units, end, start) {
        if isDigit(units[end]) { last = end + 1 }
        end += 1
      }
      // Digits that are part of a word are not a phone number.
      let isWhole = last == units.count || !isAlphanumeric(units[last])
      if last > start, isWhole, let digits = telephone(units[start..<last]) {
        result.append(Match(range: NSRange(location: start, length: last - start), address: "tel:" + digits))
      }
      start = max(last, start + 1)
    }
    return result
  }

  /// Returns whether the code unit separates groups of digits: a space, hyphen, period, slash or parenthesis.
  private static func isSeparator(_ units: [UInt16], _ index: Int, _ start: Int) -> Bool {
    let unit = units[index]
    if unit == 43 { return index == start }
    guard [32, 0xA0, 40, 41, 45, 46, 47].contains(unit) else { return false }
    guard index > start else { return unit == 40 }
    let before = units[index - 1]
    return isDigit(before) || before == 41 || unit == 40 || (unit == 32 && before == 40)
  }

  /// Returns the digits of a phone number, or nil for other numbers, such as dates.
  private static func telephone(_ units: ArraySlice<UInt16>) -> String? {
    let digits = units.filter { isDigit($0) }
    guard digits.count >= 7, digits.count <= 15 else { return nil }
    let groups = units.split { !isDigit($0) }.map { $0.count }
    let isDate = groups == [4, 2, 2] || groups == [2, 2, 4] || groups.count == 3 && groups.allSatisfy { $0 <= 2 }
    // Two groups of digits separated by a period form a decimal number.
    let isDecimal = groups.count == 2 && units.contains(46)
    guard !isDate, !isDecimal else { return nil }
    return (units.first == 43 ? "+" : "") + String(decoding: digits, as: UTF16.self)
  }

  private static func isSpace(_ unit: UInt16) -> Bool {
    unit == 32 || unit == 0xA0 || (unit >= 9 && unit <= 13) || unit == 0x2028 || unit == 0xFFFC
  }

  private static func isDigit(_ unit: UInt16) -> Bool { unit >= 48 && unit <= 57 }

  private static func isAlphanumeric(_ unit: UInt16) -> Bool {
    isDigit(unit) || (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122) || unit >= 0xC0 && unit < 0x2000
  }
}
