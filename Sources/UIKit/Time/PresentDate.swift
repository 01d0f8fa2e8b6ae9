// SPDX-License-Identifier: MIT

/// The current moment as an application reads it: its own `Date()`. In the browser it is the time of the frame.
nonisolated enum PresentDate {
  /// The current moment.
  static var now: Date { Date() }
}
