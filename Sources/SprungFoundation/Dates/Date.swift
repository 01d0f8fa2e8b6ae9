// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A point in time, in seconds since the start of 2001 in GMT.
  ///
  /// Differs from Foundation: the host provides the current time, which is the time of the frame, so that recordings
  /// are reproducible.
  public struct Date: Hashable, Comparable, Sendable {
    /// Seconds from the start of 1970 to the start of 2001.
    public static let timeIntervalBetween1970AndReferenceDate: Double = 978_307_200
    /// A date in the distant past.
    public static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
    /// A date in the distant future.
    public static let distantFuture = Date(timeIntervalSinceReferenceDate: 63_113_904_000)

    /// Sprung addition: the time of the current frame, in seconds since the start of 2001. The application sets it in
    /// each frame.
    nonisolated(unsafe) public static var hostSeconds = 0.0

    /// The number of seconds since the start of 2001.
    public let timeIntervalSinceReferenceDate: Double

    /// Creates a date with the time of the current frame.
    public init() { self.init(timeIntervalSinceReferenceDate: Self.hostSeconds) }

    /// Creates a date from the given number of seconds since the start of 2001.
    public init(timeIntervalSinceReferenceDate seconds: Double) { timeIntervalSinceReferenceDate = seconds }

    /// Creates a date from the given number of seconds since the start of 1970.
    public init(timeIntervalSince1970 seconds: Double) {
      self.init(timeIntervalSinceReferenceDate: seconds - Self.timeIntervalBetween1970AndReferenceDate)
    }

    /// Creates a date that is the given number of seconds after the current frame.
    public init(timeIntervalSinceNow seconds: Double) {
      self.init(timeIntervalSinceReferenceDate: Self.hostSeconds + seconds)
    }

    /// Creates a date that is the given number of seconds after another date.
    public init(timeInterval seconds: Double, since date: Date) {
      self.init(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + seconds)
    }

    /// The time of the current frame.
    public static var now: Date { Date() }

    /// The number of seconds since the start of 1970.
    public var timeIntervalSince1970: Double {
      timeIntervalSinceReferenceDate + Self.timeIntervalBetween1970AndReferenceDate
    }

    /// The number of seconds since the current frame; negative for earlier dates.
    public var timeIntervalSinceNow: Double { timeIntervalSinceReferenceDate - Self.hostSeconds }

    /// Returns the number of seconds from another date to this one.
    public func timeIntervalSince(_ date: Date) -> Double {
      timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
    }

    /// Returns the date that is the given number of seconds later.
    public func addingTimeInterval(_ seconds: Double) -> Date { self + seconds }

    /// Returns the date that is the given number of seconds later.
    public static func + (date: Date, seconds: Double) -> Date {
      Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + seconds)
    }

    /// Returns the date that is the given number of seconds earlier.
    public static func - (date: Date, seconds: Double) -> Date { date + -seconds }

    /// Moves the date forward by the given number of seconds.
    public static func += (date: inout Date, seconds: Double) { date = date + seconds }

    /// Moves the date back by the given number of seconds.
    public static func -= (date: inout Date, seconds: Double) { date = date - seconds }

    /// Returns whether the left date is earlier.
    public static func < (left: Date, right: Date) -> Bool {
      left.timeIntervalSinceReferenceDate < right.timeIntervalSinceReferenceDate
    }
  }
#endif
