// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Dispatch on Linux lacks these constants of its C interface. In the browser some of them are in SprungFoundation.

#if !hasFeature(Embedded)
  /// Nanoseconds in a second.
  nonisolated public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// Nanoseconds in a millisecond.
  nonisolated public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// Nanoseconds in a microsecond.
  nonisolated public let NSEC_PER_USEC: UInt64 = 1_000
  /// Microseconds in a second.
  nonisolated public let USEC_PER_SEC: UInt64 = 1_000_000
#endif
/// Milliseconds in a second.
nonisolated public let MSEC_PER_SEC: UInt64 = 1_000
/// The current moment.
nonisolated public let DISPATCH_TIME_NOW: UInt64 = 0
/// A moment that is never reached.
nonisolated public let DISPATCH_TIME_FOREVER: UInt64 = .max
