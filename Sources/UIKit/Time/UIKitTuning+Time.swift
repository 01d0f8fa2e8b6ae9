// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// Minimum number of seconds between two calls by a timer (0.0001, as on Apple's platforms).
  nonisolated static let shortestTimerInterval = 0.0001
}
