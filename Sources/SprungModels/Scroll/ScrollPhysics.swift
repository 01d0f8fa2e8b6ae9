// SPDX-License-Identifier: MIT

/// The laws of scrolling as pure value types: no views, no clock, no allocation.
///
/// Units are points and seconds throughout, except where UIKit itself uses milliseconds: the retention of a
/// deceleration rate is per millisecond, and so is the velocity handed to a scroll view's delegate.
///
/// # The idea
/// When a finger leaves, the whole motion of an axis is decided at that moment and is a curve in closed form: a deceleration
/// whose speed keeps a fixed share of itself every millisecond, a spring from the moment at which the curve crosses an edge,
/// or both in turn (`AxisMotion`). A frame asks the curve for its time. Nothing is summed from frame to frame, so every
/// refresh rate shows the same path, the place of rest is known before the first frame, and paging and
/// `scrollViewWillEndDragging` can bend the curve to a target without a correction later. While a finger is down, content
/// past an edge follows it by a rational function with an exact inverse, so that a drag that is taken up again does not jump.
///
/// Source: the constants of Apple's (0.998 and 0.99 a millisecond, 0.55 for the rubber band) and published measurements of its
/// curves; the sum of millisecond steps fits the traces, its integral does not.
///
/// Invariants: position and speed are continuous where pieces of a motion meet; a motion ends at its place of rest to the bit;
/// an axis passes an edge only by what the spring or the finger makes it.
package enum ScrollPhysics {
  /// Seconds in a millisecond.
  package static let millisecond = 0.001
}
