// SPDX-License-Identifier: MIT

/// The laws of scrolling as pure value types: no views, no clock, no allocation.
///
/// Units are points and seconds throughout, except where UIKit itself uses milliseconds: the retention of a
/// deceleration rate is per millisecond, and so is the velocity handed to a scroll view's delegate.
///
/// # The idea
/// When a finger leaves, the whole motion of an axis is determined at that moment as a curve in closed form: a
/// deceleration whose speed is multiplied by a constant factor every millisecond, a spring from the moment at which the
/// curve crosses an edge, or both in turn (`AxisMotion`). A frame evaluates the curve at its time. Nothing is summed
/// from frame to frame, so every refresh rate shows the same path, the offset at rest is known before the first frame,
/// and paging and `scrollViewWillEndDragging` can change the curve to a target without a correction later. While a
/// finger is down, content past an edge follows it by a rational function with an exact inverse, so that a resumed drag
/// does not jump.
///
/// Source: the constants of Apple's (0.998 and 0.99 a millisecond, 0.55 for the rubber band) and published measurements of its
/// curves; the sum of millisecond steps fits the traces, its integral does not.
///
/// Invariants: position and speed are continuous where pieces of a motion meet; a motion ends exactly at its offset at
/// rest; an axis passes an edge only by the spring or the finger.
package enum ScrollPhysics {
  /// Seconds in a millisecond.
  package static let millisecond = 0.001
}
