// SPDX-License-Identifier: MIT

import CGtk

/// The clock of frames and input: the machine's monotonic clock in milliseconds.
enum HostClock {
  /// Milliseconds that an event may be older than its arrival; a time beyond that is of another clock.
  private static let oldest = 250.0

  static var now: Double { Double(g_get_monotonic_time()) / 1000 }

  /// The time of a frame of the screen.
  static func milliseconds(of clock: OpaquePointer) -> Double { Double(gdk_frame_clock_get_frame_time(clock)) / 1000 }

  /// When an event happened. Display servers stamp events with 32 bits of the same clock; where one does not, it is now.
  static func milliseconds(stamped time: guint32) -> Double {
    let now = self.now
    let age = Double(UInt32(truncatingIfNeeded: Int64(now)) &- time)
    return time != 0 && age <= oldest ? (now - age).rounded(.down) : now
  }
}
