// SPDX-License-Identifier: MIT

import CGtk

/// The clock for frames and input: the system's monotonic clock, in milliseconds.
enum HostClock {
  /// The maximum age of an event on arrival, in milliseconds. An older timestamp must come from another clock.
  private static let oldest = 250.0

  static var now: Double { Double(g_get_monotonic_time()) / 1000 }

  /// Returns the time of the current frame of a frame clock.
  static func milliseconds(of clock: OpaquePointer) -> Double { Double(gdk_frame_clock_get_frame_time(clock)) / 1000 }

  /// Converts an event's 32-bit timestamp to this clock. Returns the current time if the display server uses another
  /// clock.
  static func milliseconds(stamped time: guint32) -> Double {
    let now = self.now
    let age = Double(UInt32(truncatingIfNeeded: Int64(now)) &- time)
    return time != 0 && age <= oldest ? (now - age).rounded(.down) : now
  }
}
