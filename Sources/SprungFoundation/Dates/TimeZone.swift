// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// How far local time is ahead of Greenwich's. Differs from Foundation: a number of seconds, without names and summer time.
  public struct TimeZone: Hashable, Sendable {
    let seconds: Int

    /// The host's time zone: Greenwich's.
    public static var current: TimeZone { TimeZone(seconds: 0) }

    init(seconds: Int) { self.seconds = seconds }

    /// A time zone that is ahead of Greenwich by some seconds; nil for more than 18 hours.
    public init?(secondsFromGMT seconds: Int) {
      guard abs(seconds) <= 18 * 3600 else { return nil }
      self.seconds = seconds
    }

    /// A time zone by name; nil for all but `GMT` and `UTC`.
    public init?(identifier: String) {
      guard identifier == "GMT" || identifier == "UTC" else { return nil }
      seconds = 0
    }

    /// Seconds by which it is ahead of Greenwich, at any moment.
    public func secondsFromGMT(for date: Date = Date()) -> Int { seconds }
  }
#endif
