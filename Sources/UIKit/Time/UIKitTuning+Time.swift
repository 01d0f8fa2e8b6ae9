// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// Seconds between two calls of a timer at least (0.0001), as at Apple.
  nonisolated static let shortestTimerInterval = 0.0001
}
