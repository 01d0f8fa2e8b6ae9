// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// The Gregorian calendar.
  ///
  /// Differs from Foundation: other calendars are not supported, and weeks begin on Sunday. The time zone is GMT unless
  /// the host sets `secondsFromGMT`. Daylight saving time is not supported.
  public struct Calendar: Hashable, Sendable {
    /// The supported calendars.
    public enum Identifier: Sendable {
      /// The Gregorian calendar.
      case gregorian
    }

    /// A component of a date.
    public enum Component: Hashable, Sendable {
      /// The year.
      case year
      /// The month, starting at 1.
      case month
      /// The day of the month, starting at 1.
      case day
      /// The hour, from 0 to 23.
      case hour
      /// The minute.
      case minute
      /// The second.
      case second
      /// The number of nanoseconds.
      case nanosecond
      /// The day of the week; 1 is Sunday.
      case weekday
    }

    /// The user's calendar: the Gregorian calendar.
    public static var current: Calendar { Calendar(identifier: .gregorian) }

    /// Sprung addition: the offset of local time from GMT in seconds. Default: 0.
    public var secondsFromGMT = 0

    /// The time zone. Default: GMT.
    public var timeZone: TimeZone {
      get { TimeZone(seconds: secondsFromGMT) }
      set { secondsFromGMT = newValue.seconds }
    }

    /// The first day of the week; 1, the default, is Sunday. Setting the property has no effect: weeks always begin on
    /// Sunday.
    public var firstWeekday = 1

    /// Creates a calendar.
    public init(identifier: Identifier) {}

    /// Returns one component of the given date.
    public func component(_ component: Component, from date: Date) -> Int {
      let parts = allComponents(of: date)
      return switch component {
      case .year: parts.year ?? 0
      case .month: parts.month ?? 0
      case .day: parts.day ?? 0
      case .hour: parts.hour ?? 0
      case .minute: parts.minute ?? 0
      case .second: parts.second ?? 0
      case .nanosecond: parts.nanosecond ?? 0
      case .weekday: parts.weekday ?? 0
      }
    }

    /// Returns the given components of a date.
    public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
      let all = allComponents(of: date)
      return DateComponents(
        year: components.contains(.year) ? all.year : nil, month: components.contains(.month) ? all.month : nil,
        day: components.contains(.day) ? all.day : nil, hour: components.contains(.hour) ? all.hour : nil,
        minute: components.contains(.minute) ? all.minute : nil,
        second: components.contains(.second) ? all.second : nil,
        nanosecond: components.contains(.nanosecond) ? all.nanosecond : nil,
        weekday: components.contains(.weekday) ? all.weekday : nil)
    }

    /// Returns the date with the given components. Missing years, months and days count as 1, and missing components of
    /// the time as 0. Components that exceed their ranges carry over to larger units.
    public func date(from components: DateComponents) -> Date? {
      let civil = CivilDate(year: components.year ?? 1, month: components.month ?? 1, day: components.day ?? 1)
      let seconds =
        Double(components.hour ?? 0) * 3600 + Double(components.minute ?? 0) * 60 + Double(components.second ?? 0)
      return Date(
        timeIntervalSince1970: Double(civil.dayNumber) * 86_400 + seconds + Double(components.nanosecond ?? 0) / 1e9
          - Double(secondsFromGMT))
    }

    /// Returns the date that results from adding a value to a component of a date. If the resulting month does not have
    /// this day, the result is the last day of the month.
    public func date(byAdding component: Component, value: Int, to date: Date) -> Date? {
      switch component {
      case .year, .month:
        let (days, seconds) = split(date)
        var civil = CivilDate(dayNumber: days)
        let months = civil.year * 12 + civil.month - 1 + (component == .year ? value * 12 : value)
        civil.year = CivilDate.floorDivide(months, 12)
        civil.month = months - civil.year * 12 + 1
        civil.day = min(civil.day, CivilDate.dayCount(year: civil.year, month: civil.month))
        return Date(
          timeIntervalSince1970: Double(civil.dayNumber) * 86_400 + seconds - Double(secondsFromGMT))
      case .day, .weekday: return date + Double(value) * 86_400
      case .hour: return date + Double(value) * 3600
      case .minute: return date + Double(value) * 60
      case .second: return date + Double(value)
      case .nanosecond: return date + Double(value) / 1e9
      }
    }

    /// Returns the range of values of a component within a larger component: days in a month or year, months in a year,
    /// hours, minutes and seconds. Nil for other combinations.
    public func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
      let parts = allComponents(of: date)
      let year = parts.year ?? 1
      switch (smaller, larger) {
      case (.day, .month): return 1..<CivilDate.dayCount(year: year, month: parts.month ?? 1) + 1
      case (.day, .year):
        let days =
          CivilDate(year: year + 1, month: 1, day: 1).dayNumber - CivilDate(year: year, month: 1, day: 1).dayNumber
        return 1..<days + 1
      case (.month, .year): return 1..<13
      case (.hour, .day): return 0..<24
      case (.minute, .hour), (.second, .minute): return 0..<60
      default: return nil
      }
    }

    /// Returns the start of the day of the given date.
    public func startOfDay(for date: Date) -> Date {
      Date(timeIntervalSince1970: Double(split(date).days) * 86_400 - Double(secondsFromGMT))
    }

    /// Returns whether two dates are on the same day.
    public func isDate(_ first: Date, inSameDayAs second: Date) -> Bool { split(first).days == split(second).days }

    /// Returns whether the given date is on the day of the current frame.
    public func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }

    private func split(_ date: Date) -> (days: Int, seconds: Double) {
      let local = date.timeIntervalSince1970 + Double(secondsFromGMT)
      let days = (local / 86_400).rounded(.down)
      return (Int(days), local - days * 86_400)
    }

    private func allComponents(of date: Date) -> DateComponents {
      let (days, seconds) = split(date)
      let civil = CivilDate(dayNumber: days)
      let whole = Int(seconds.rounded(.down))
      return DateComponents(
        year: civil.year, month: civil.month, day: civil.day, hour: whole / 3600, minute: whole / 60 % 60,
        second: whole % 60, nanosecond: Int((seconds - Double(whole)) * 1e9),
        weekday: CivilDate.weekday(ofDayNumber: days))
    }
  }
#endif
