// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// The offset of local time from GMT. Differs from Foundation: a time zone is a fixed offset in seconds, without a
  /// name and without daylight saving time.
  public struct TimeZone: Hashable, Sendable {
    let seconds: Int

    /// The time zone of the host: GMT.
    public static var current: TimeZone { TimeZone(seconds: 0) }

    init(seconds: Int) { self.seconds = seconds }

    /// Creates a time zone with the given offset from GMT in seconds; nil for offsets of more than 18 hours.
    public init?(secondsFromGMT seconds: Int) {
      guard abs(seconds) <= 18 * 3600 else { return nil }
      self.seconds = seconds
    }

    /// Creates a time zone by name; nil except for `GMT` and `UTC`.
    public init?(identifier: String) {
      guard identifier == "GMT" || identifier == "UTC" else { return nil }
      seconds = 0
    }

    /// Returns the offset from GMT in seconds, which is the same for all dates.
    public func secondsFromGMT(for date: Date = Date()) -> Int { seconds }
  }
#endif
