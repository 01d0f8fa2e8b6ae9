// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// Components of a date in a calendar, or of a duration; nil for unspecified components.
  public struct DateComponents: Hashable, Sendable {
    /// The year.
    public var year: Int?
    /// The month, starting at 1.
    public var month: Int?
    /// The day of the month, starting at 1.
    public var day: Int?
    /// The hour, from 0 to 23.
    public var hour: Int?
    /// The minute.
    public var minute: Int?
    /// The second.
    public var second: Int?
    /// The number of nanoseconds.
    public var nanosecond: Int?
    /// The day of the week; 1 is Sunday.
    public var weekday: Int?

    /// Creates components of a date or a duration.
    public init(
      year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil,
      nanosecond: Int? = nil, weekday: Int? = nil
    ) {
      self.year = year
      self.month = month
      self.day = day
      self.hour = hour
      self.minute = minute
      self.second = second
      self.nanosecond = nanosecond
      self.weekday = weekday
    }
  }
#endif
