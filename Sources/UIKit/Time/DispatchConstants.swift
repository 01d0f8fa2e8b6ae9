// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AlwaysUseLowerCamelCase

// On Linux, Dispatch does not export these constants of its C interface. In the browser build, SprungFoundation defines
// some of them.

#if !hasFeature(Embedded)
  /// The number of nanoseconds in a second.
  nonisolated public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// The number of nanoseconds in a millisecond.
  nonisolated public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// The number of nanoseconds in a microsecond.
  nonisolated public let NSEC_PER_USEC: UInt64 = 1_000
  /// The number of microseconds in a second.
  nonisolated public let USEC_PER_SEC: UInt64 = 1_000_000
#endif
/// The number of milliseconds in a second.
nonisolated public let MSEC_PER_SEC: UInt64 = 1_000
/// The current time.
nonisolated public let DISPATCH_TIME_NOW: UInt64 = 0
/// A time in the infinite future.
nonisolated public let DISPATCH_TIME_FOREVER: UInt64 = .max
