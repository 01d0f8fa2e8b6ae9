// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A date of the proleptic Gregorian calendar, which also covers dates before the calendar's introduction.
  struct CivilDate: Equatable {
    var year: Int
    var month: Int
    var day: Int

    init(year: Int, month: Int, day: Int) {
      (self.year, self.month, self.day) = (year, month, day)
    }

    /// Creates the date for a day number; 0 is January 1, 1970. The calculation uses years that start in March, so that
    /// a leap day is the last day of its year.
    init(dayNumber: Int) {
      let shifted = dayNumber + 719_468
      let era = Self.floorDivide(shifted, 146_097)
      let dayOfEra = shifted - era * 146_097
      let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
      let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
      let fromMarch = (5 * dayOfYear + 2) / 153
      day = dayOfYear - (153 * fromMarch + 2) / 5 + 1
      month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
      year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// The day number. Months beyond 12 carry over to later years, and days to later months.
    var dayNumber: Int {
      let months = year * 12 + month - 1
      let month = months - Self.floorDivide(months, 12) * 12 + 1
      let year = Self.floorDivide(months, 12) - (month <= 2 ? 1 : 0)
      let era = Self.floorDivide(year, 400)
      let yearOfEra = year - era * 400
      let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
      return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// Returns 1 for Sunday to 7 for Saturday.
    static func weekday(ofDayNumber number: Int) -> Int { number + 4 - floorDivide(number + 4, 7) * 7 + 1 }

    /// Returns the number of days in a month.
    static func dayCount(year: Int, month: Int) -> Int {
      CivilDate(year: year, month: month + 1, day: 1).dayNumber - CivilDate(year: year, month: month, day: 1).dayNumber
    }

    static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
      let quotient = value / divisor
      return value % divisor < 0 ? quotient - 1 : quotient
    }
  }
#endif
