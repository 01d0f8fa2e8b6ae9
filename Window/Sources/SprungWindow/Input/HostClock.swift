// SPDX-License-Identifier: MIT

import CGtk

/// The clock of frames and input, which is the system's monotonic clock in milliseconds.
enum HostClock {
  /// The maximum age of an event on arrival, in milliseconds. An older timestamp must come from a different clock.
  private static let oldest = 250.0

  static var now: Double { Double(g_get_monotonic_time()) / 1000 }

  /// Returns the time of a frame clock's current frame.
  static func milliseconds(of clock: OpaquePointer) -> Double { Double(gdk_frame_clock_get_frame_time(clock)) / 1000 }

  /// Converts an event's 32-bit timestamp to this clock. Returns the current time if the display server uses a
  /// different clock.
  static func milliseconds(stamped time: guint32) -> Double {
    let now = self.now
    let age = Double(UInt32(truncatingIfNeeded: Int64(now)) &- time)
    return time != 0 && age <= oldest ? (now - age).rounded(.down) : now
  }
}
