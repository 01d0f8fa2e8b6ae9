// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Records the calls of a collision behavior's delegate.
final class ContactWitness: NSObject, UICollisionBehaviorDelegate {
  var began = 0
  var ended = 0
  var pairs: [(any UIDynamicItem, any UIDynamicItem)] = []
  var points: [CGPoint] = []
  /// The calls, as strings such as "began floor". Contacts are named "items" between items, and "bounds" with the
  /// reference bounds.
  var log: [String] = []
  var whenBegan: (() -> Void)?

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    began += 1
    pairs.append((item1, item2))
    points.append(p)
    log.append("began items")
    whenBegan?()
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {
    ended += 1
    log.append("ended items")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: BoundaryIdentifier?, at p: CGPoint
  ) {
    points.append(p)
    log.append("began \((identifier as? String) ?? "bounds")")
    whenBegan?()
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: BoundaryIdentifier?
  ) {
    log.append("ended \((identifier as? String) ?? "bounds")")
  }
}
