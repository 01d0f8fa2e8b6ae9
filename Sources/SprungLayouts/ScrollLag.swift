// SPDX-License-Identifier: MIT

import UIKit

/// The part of a scrolling step by which an item of a springy layout lags behind: zero at the touch, and increasing
/// with the distance from it.
///
/// The properties are read once per step and used for many items.
nonisolated struct ScrollLag {
  /// The scrolling axis.
  let axis: Axis
  /// Whether only the distance along the scrolling axis is used.
  let onlyAlong: Bool
  /// The distance from the touch in points at which an item lags behind by the whole step.
  let divisor: CGFloat
  /// The position of the touch in content coordinates.
  var finger: CGPoint

  /// Returns the fraction of a step by which an item lags behind: 0 at the touch, 1 far away.
  func share(of anchor: CGPoint) -> CGFloat {
    let along = abs(finger[axis] - anchor[axis])
    let across = abs(finger[axis.other] - anchor[axis.other])
    let distance = onlyAlong ? along : along + across
    return min(1, distance / divisor)
  }

  /// Returns the distance by which an item moves relative to the content in a step, because it lags behind. The
  /// distance is at most the length of the step.
  func step(of anchor: CGPoint, by delta: CGFloat) -> CGFloat { delta * share(of: anchor) }
}
