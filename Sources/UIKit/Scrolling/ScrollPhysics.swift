// SPDX-License-Identifier: MIT

/// The laws of scrolling as pure value types: no views, no clock, no allocation.
///
/// Units are points and seconds throughout, except where UIKit itself uses milliseconds: the retention of a
/// deceleration rate is per millisecond, and so is the velocity handed to a scroll view's delegate.
nonisolated enum ScrollPhysics {
  /// Seconds in a millisecond.
  static let millisecond = 0.001
}
