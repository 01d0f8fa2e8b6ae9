// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// Minimum number of seconds between two calls of a timer (0.0001), as in Apple's UIKit.
  nonisolated static let shortestTimerInterval = 0.0001
}
