// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// Seconds (1e-6) by which a job may run early: less than any host's clock tells apart, more than the rounding of sums, so that
  /// half a second is the thirtieth of sixty frames and not sometimes the next one.
  static let timedWorkSlack = 1e-6
  /// Timed calls in one tick at most (10,000). Fewer would cut fast timers short; many more would let calls that call for
  /// themselves hold up a frame for good.
  static let timedJobsPerTick = 10_000
  /// Seconds between two calls of a timer at least (0.0001), as at Apple.
  nonisolated static let shortestTimerInterval = 0.0001
}
