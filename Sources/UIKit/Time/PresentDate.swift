// SPDX-License-Identifier: MIT

/// The current time, as returned by `Date()`. In the browser, this is the time of the frame.
nonisolated enum PresentDate {
  /// The current time.
  static var now: Date { Date() }
}
