// SPDX-License-Identifier: MIT

import UIKit

/// Highlights pieces when a contact begins.
final class PlaygroundFlasher: NSObject, UICollisionBehaviorDelegate {
  /// The numbers of contacts that began and ended.
  private(set) var began = 0
  private(set) var ended = 0

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    began += 1
    flash(item1)
    flash(item2)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {
    ended += 1
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: BoundaryIdentifier?, at p: CGPoint
  ) {
    began += 1
    flash(item)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: BoundaryIdentifier?
  ) {
    ended += 1
  }

  private func flash(_ item: any UIDynamicItem) {
    ((item as AnyObject) as? PlaygroundItemView)?.flash()
  }
}
