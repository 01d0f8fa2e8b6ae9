// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A moment, in seconds from the beginning of the year 2001 in Greenwich.
  ///
  /// Differs from Foundation: the current time is what the host says, at the time of the frame, so that a recording shows the same.
  public struct Date: Hashable, Comparable, Sendable {
    /// Seconds from the beginning of 1970 to that of 2001.
    public static let timeIntervalBetween1970AndReferenceDate: Double = 978_307_200
    /// A moment that all others come after.
    public static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
    /// A moment that all others come before.
    public static let distantFuture = Date(timeIntervalSinceReferenceDate: 63_113_904_000)

    /// Sprung addition: the time of the current frame, in seconds from the beginning of 2001; the application sets it in each
    /// frame.
    nonisolated(unsafe) public static var hostSeconds = 0.0

    /// Seconds from the beginning of 2001.
    public let timeIntervalSinceReferenceDate: Double

    /// The time of the current frame.
    public init() { self.init(timeIntervalSinceReferenceDate: Self.hostSeconds) }

    /// Seconds from the beginning of 2001.
    public init(timeIntervalSinceReferenceDate seconds: Double) { timeIntervalSinceReferenceDate = seconds }

    /// Seconds from the beginning of 1970.
    public init(timeIntervalSince1970 seconds: Double) {
      self.init(timeIntervalSinceReferenceDate: seconds - Self.timeIntervalBetween1970AndReferenceDate)
    }

    /// Seconds from the current frame.
    public init(timeIntervalSinceNow seconds: Double) {
      self.init(timeIntervalSinceReferenceDate: Self.hostSeconds + seconds)
    }

    /// Seconds from another moment.
    public init(timeInterval seconds: Double, since date: Date) {
      self.init(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + seconds)
    }

    /// The time of the current frame.
    public static var now: Date { Date() }

    /// Seconds from the beginning of 1970.
    public var timeIntervalSince1970: Double {
      timeIntervalSinceReferenceDate + Self.timeIntervalBetween1970AndReferenceDate
    }

    /// Seconds from the current frame; negative for what has been.
    public var timeIntervalSinceNow: Double { timeIntervalSinceReferenceDate - Self.hostSeconds }

    /// Seconds from another moment to this one.
    public func timeIntervalSince(_ date: Date) -> Double {
      timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
    }

    /// A moment some seconds later.
    public func addingTimeInterval(_ seconds: Double) -> Date { self + seconds }

    /// A moment some seconds later.
    public static func + (date: Date, seconds: Double) -> Date {
      Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + seconds)
    }

    /// A moment some seconds earlier.
    public static func - (date: Date, seconds: Double) -> Date { date + -seconds }

    /// Moves the moment.
    public static func += (date: inout Date, seconds: Double) { date = date + seconds }

    /// Moves the moment back.
    public static func -= (date: inout Date, seconds: Double) { date = date - seconds }

    /// The earlier moment is the smaller one.
    public static func < (left: Date, right: Date) -> Bool {
      left.timeIntervalSinceReferenceDate < right.timeIntervalSinceReferenceDate
    }
  }
#endif
