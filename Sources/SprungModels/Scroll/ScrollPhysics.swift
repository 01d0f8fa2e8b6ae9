// SPDX-License-Identifier: MIT

/// The scroll physics as value types, without views, clocks or allocations.
///
/// Units are points and seconds, except where UIKit uses milliseconds: for the retention of a deceleration rate, and
/// for the velocity that is passed to the delegate of a scroll view.
///
/// # The idea
/// When a touch ends, the complete motion of an axis is computed as a curve in closed form (`AxisMotion`). The motion
/// consists of a deceleration, a spring that starts when the curve crosses an edge, or both. Deceleration multiplies
/// the speed by a constant factor every millisecond. Each frame evaluates the curve at the time of the frame, and
/// nothing is accumulated from frame to frame. The path is therefore the same at all refresh rates, and the final
/// offset is known before the first frame. Paging and `scrollViewWillEndDragging` can change the target of the curve
/// before the motion starts, so that no later correction is needed. The displacement of content that is dragged beyond
/// an edge is a rational function of the touch's distance. The exact inverse of this function prevents jumps when a
/// drag is resumed.
///
/// Source: Apple's constants (0.998 and 0.99 per millisecond, 0.55 for the rubber band) and published measurements of
/// UIKit's curves. The sum of millisecond steps matches the published traces; the integral of the velocity does not.
///
/// Invariants: position and velocity are continuous between the pieces of a motion. A motion ends exactly at its final
/// offset. Only a spring or a touch can move an axis beyond an edge.
package enum ScrollPhysics {
  /// One millisecond in seconds.
  package static let millisecond = 0.001
}
