// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// The date and time formats of a region: the order of year, month and day, and the 12-hour or 24-hour clock.
  ///
  /// Source: Unicode CLDR 44 (`timeData` and the short dates). A locale without a region uses the default region of its
  /// language.
  struct DateConventions {
    enum Order {
      case monthDayYear, dayMonthYear, yearMonthDay
    }

    let order: Order
    /// Whether the region uses the 12-hour clock with AM and PM.
    let has12Hours: Bool

    /// Regions that write the month first.
    private static let monthFirst = ["US", "PH", "PR", "GU", "VI", "AS", "MP", "MH", "FM", "PW", "UM"]
    /// Regions that write the year first.
    private static let yearFirst = ["CN", "JP", "KR", "KP", "TW", "HU", "LT", "SE", "MN", "BT", "CA", "ZA"]
    /// Regions that use the 12-hour clock.
    private static let twelveHours = [
      "US", "CA", "AU", "NZ", "IN", "PK", "BD", "PH", "MY", "SG", "HK", "TW", "KR", "KP", "EG", "SA", "AE", "KW", "QA",
      "BH",
      "OM", "YE", "JO", "IQ", "SY", "PS", "LY", "DZ", "SD", "SO", "DJ", "ER", "ET", "GR", "CY", "AL", "CO", "VE", "PR",
      "GU",
      "VI", "AS", "MP", "MH", "FM", "PW", "UM", "JM", "TT", "BS", "BB", "BM", "KY", "FJ", "PG", "GH", "GM", "LR", "SL",
      "NA",
      "ZM", "MW", "KH", "DO", "PA",
    ]
    /// The default regions of languages. A language is only listed if its region does not use the most common
    /// conventions.
    private static let regions = [
      ("en", "US"), ("ja", "JP"), ("zh", "CN"), ("ko", "KR"), ("hu", "HU"), ("lt", "LT"), ("sv", "SE"), ("mn", "MN"),
      ("hi", "IN"),
      ("ar", "EG"), ("el", "GR"),
    ]

    init(_ locale: Locale) {
      let parts = locale.identifier.split { $0 == "_" || $0 == "-" || $0 == "@" }.map { String($0) }
      let language = parts.first ?? "en"
      let named = parts.dropFirst().first { $0.utf8.count == 2 }
      let region = named ?? Self.regions.first { Self.isSame($0.0, language) }?.1 ?? ""
      if Self.contains(Self.monthFirst, region) {
        order = .monthDayYear
      } else {
        // Canadian French also writes the year first.
        order = Self.contains(Self.yearFirst, region) ? .yearMonthDay : .dayMonthYear
      }
      has12Hours =
        Self.contains(Self.twelveHours, region) && !(Self.isSame(language, "fr") && Self.isSame(region, "CA"))
    }

    private static func isSame(_ first: String, _ second: String) -> Bool { first.utf8.elementsEqual(second.utf8) }
    private static func contains(_ list: [String], _ region: String) -> Bool { list.contains { isSame($0, region) } }
  }

  extension DateFormatter {
    /// Returns a date format that contains the fields of the given template in the order that is usual in the given
    /// locale. For example, `yMMMd` becomes `MMM d, y` in American English and `d MMM y` in most locales, and `j`
    /// becomes `h a` or `HH`. `opts` is ignored. Never returns nil.
    ///
    /// Differs from Foundation: the separators are always those of English date formats.
    public static func dateFormat(fromTemplate tmplate: String, options opts: Int, locale: Locale?) -> String? {
      let conventions = DateConventions(locale ?? .current)
      let weekday = run(of: "E", in: tmplate)
      let date = datePattern(
        year: run(of: "y", in: tmplate), month: run(of: "M", in: tmplate), day: run(of: "d", in: tmplate), conventions)
      let time = timePattern(tmplate, conventions)
      var result = weekday
      if !date.isEmpty { result += (result.isEmpty ? "" : ", ") + date }
      if !time.isEmpty { result += (result.isEmpty ? "" : ", ") + time }
      return result
    }

    private static func run(of letter: Unicode.Scalar, in template: String) -> String {
      var result = ""
      for scalar in template.unicodeScalars where scalar == letter { result.unicodeScalars.append(scalar) }
      return result
    }

    private static func datePattern(year: String, month: String, day: String, _ conventions: DateConventions) -> String
    {
      let isNumeric = month.utf8.count < 3
      var fields: [String]
      switch conventions.order {
      case .monthDayYear: fields = [month, day, year]
      case .dayMonthYear: fields = [day, month, year]
      case .yearMonthDay: fields = [year, month, day]
      }
      fields.removeAll { $0.isEmpty }
      if isNumeric { return fields.joined(separator: conventions.order == .yearMonthDay ? "-" : "/") }
      if case .monthDayYear = conventions.order, !day.isEmpty, !year.isEmpty { return month + " " + day + ", " + year }
      return fields.joined(separator: " ")
    }

    private static func timePattern(_ template: String, _ conventions: DateConventions) -> String {
      let flexible = run(of: "j", in: template)
      var (half, full) = (run(of: "h", in: template), run(of: "H", in: template))
      if !flexible.isEmpty { if conventions.has12Hours { half = "h" } else { full = "H" } }
      if !full.isEmpty { full = "HH" }
      let parts = [half.isEmpty ? full : half, minutes(template), run(of: "s", in: template)].filter { !$0.isEmpty }
      return parts.joined(separator: ":") + (half.isEmpty ? "" : " a")
    }

    private static func minutes(_ template: String) -> String { run(of: "m", in: template).isEmpty ? "" : "mm" }
  }
#endif
