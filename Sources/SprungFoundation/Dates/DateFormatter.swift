// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// Formats dates with a pattern such as `yyyy-MM-dd HH:mm` or with the styles of American English.
  ///
  /// Differs from Foundation: only English and the pattern letters `y M L d E H h m s S a` are supported.
  public final class DateFormatter {
    /// The amount of detail of a date or time.
    public enum Style: Sendable {
      /// No date or time.
      case none
      /// Only digits, in the shortest form.
      case short
      /// With the abbreviated month.
      case medium
      /// With the full month.
      case long
      /// With the full month and the day of the week.
      case full
    }

    /// The pattern. Default: empty, in which case the styles are used.
    public var dateFormat = ""
    /// The style of the date. Default: none.
    public var dateStyle = Style.none
    /// The style of the time. Default: none.
    public var timeStyle = Style.none
    /// The locale, which has no effect. Default: American English.
    public var locale: Locale! = .current
    /// The calendar, which defines local time.
    public var calendar = Calendar.current
    /// The time zone of the calendar. Default: GMT.
    public var timeZone: TimeZone! {
      get { calendar.timeZone }
      set { calendar.timeZone = newValue }
    }

    private static let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    /// Creates a formatter without pattern and styles.
    public init() {}

    /// Formats the given date.
    public func string(from date: Date) -> String {
      write(date, pattern: dateFormat.isEmpty ? styledPattern : dateFormat)
    }

    /// Formats a date with the given styles.
    public static func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
      let formatter = DateFormatter()
      formatter.dateStyle = dateStyle
      formatter.timeStyle = timeStyle
      return formatter.string(from: date)
    }

    /// Unavailable in the browser, where dates can be formatted but not parsed.
    @available(*, unavailable, message: "the browser build formats dates but does not parse them")
    public func date(from string: String) -> Date? { nil }

    private var styledPattern: String {
      let day =
        switch dateStyle {
        case .none: ""
        case .short: "M/d/yy"
        case .medium: "MMM d, y"
        case .long: "MMMM d, y"
        case .full: "EEEE, MMMM d, y"
        }
      let time =
        switch timeStyle {
        case .none: ""
        case .short: "h:mm a"
        default: "h:mm:ss a"
        }
      if day.isEmpty || time.isEmpty { return day + time }
      return day + (dateStyle == .short ? ", " : " 'at' ") + time
    }

    private func write(_ date: Date, pattern: String) -> String {
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday], from: date)
      var result = ""
      var isQuoted = false
      let scalars = Array(pattern.unicodeScalars)
      var place = 0
      while place < scalars.count {
        let scalar = scalars[place]
        if scalar == "'" {
          if place + 1 < scalars.count, scalars[place + 1] == "'" {
            result += "'"
            place += 1
          } else {
            isQuoted.toggle()
          }
          place += 1
          continue
        }
        var count = 1
        while !isQuoted, place + count < scalars.count, scalars[place + count] == scalar { count += 1 }
        if isQuoted || !Self.letters.contains(scalar) {
          for _ in 0..<count { result.unicodeScalars.append(scalar) }
        } else {
          result += Self.field(scalar, count, parts)
        }
        place += count
      }
      return result
    }

    private static let letters: [Unicode.Scalar] = ["y", "M", "L", "d", "E", "H", "h", "m", "s", "S", "a"]

    private static func field(_ letter: Unicode.Scalar, _ count: Int, _ parts: DateComponents) -> String {
      let hour = parts.hour ?? 0
      switch letter {
      case "y":
        let year = parts.year ?? 0
        return count == 2 ? digits((year % 100 + 100) % 100, 2) : digits(year, count)
      case "M", "L":
        let month = parts.month ?? 1
        return count < 3 ? digits(month, count) : name(months[month - 1], isShort: count == 3)
      case "d": return digits(parts.day ?? 0, count)
      case "E": return name(weekdays[(parts.weekday ?? 1) - 1], isShort: count < 4)
      case "H": return digits(hour, count)
      case "h": return digits((hour + 11) % 12 + 1, count)
      case "m": return digits(parts.minute ?? 0, count)
      case "s": return digits(parts.second ?? 0, count)
      case "S": return fraction(parts.nanosecond ?? 0, count)
      default: return hour < 12 ? "AM" : "PM"
      }
    }

    private static func name(_ name: String, isShort: Bool) -> String { isShort ? String(name.prefix(3)) : name }

    private static func fraction(_ nanoseconds: Int, _ count: Int) -> String {
      let all = Array(digits(nanoseconds, 9).utf8)
      return String(decoding: all.prefix(count), as: UTF8.self) + String(repeating: "0", count: max(0, count - 9))
    }

    private static func digits(_ value: Int, _ least: Int) -> String {
      let text = "\(value < 0 ? -value : value)"
      return (value < 0 ? "-" : "") + String(repeating: "0", count: max(0, least - text.utf8.count)) + text
    }
  }
#endif
