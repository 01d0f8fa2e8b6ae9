// SPDX-License-Identifier: MIT

import UIKit

/// The part of a scrolling step that the items of a springy layout miss: nothing at the finger, and more the farther
/// they are away.
///
/// All inputs are read once for many items.
nonisolated struct ScrollLag {
  /// The axis of the scrolling.
  let axis: Axis
  /// Whether distances count along that axis only.
  let onlyAlong: Bool
  /// Points from the finger at which an item misses everything.
  let divisor: CGFloat
  /// Where the finger is in the content.
  var finger: CGPoint

  /// The part of a step that an item misses, 0 at the finger, 1 far away.
  func share(of anchor: CGPoint) -> CGFloat {
    let along = abs(finger[axis] - anchor[axis])
    let across = abs(finger[axis.other] - anchor[axis.other])
    let distance = onlyAlong ? along : along + across
    return min(1, distance / divisor)
  }

  /// By how much an item moves against a step: as much as it misses, at most the step.
  func step(of anchor: CGPoint, by delta: CGFloat) -> CGFloat { delta * share(of: anchor) }
}
