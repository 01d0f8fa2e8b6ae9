// SPDX-License-Identifier: MIT

/// The constants of views, scrolling and gestures that are our choice or were measured, with unit and effect.
enum UIKitTuning {
  /// Seconds simulated at most in one tick (0.1 s); a longer gap between ticks is dropped, not caught up.
  static let longestTick = 0.1
}
