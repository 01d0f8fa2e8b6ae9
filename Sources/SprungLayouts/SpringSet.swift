// SPDX-License-Identifier: MIT

import UIKit

/// The springs of the items that have one, in the order of their places along the scrolling axis.
struct SpringSet {
  /// The animator that moves the items.
  let animator: UIDynamicAnimator
  private(set) var springs: [FlowSpring] = []
  /// The items that have springs.
  private(set) var indexPaths: Set<IndexPath> = []
  private var positions: [IndexPath: Int] = [:]
  private var positionsAreValid = true

  /// No springs, in an animator.
  init(animator: UIDynamicAnimator) {
    self.animator = animator
  }

  /// The spring of an item; nil if it has none.
  mutating func spring(at indexPath: IndexPath) -> FlowSpring? {
    position(of: indexPath).map { springs[$0] }
  }

  /// The position of an item's spring in `springs`; nil if it has none.
  mutating func position(of indexPath: IndexPath) -> Int? {
    if !positionsAreValid {
      positionsAreValid = true
      positions.removeAll(keepingCapacity: true)
      for index in springs.indices { positions[springs[index].item.indexPath] = index }
    }
    return positions[indexPath]
  }

  /// Takes away the springs for which a condition holds.
  mutating func remove(where isGone: (FlowSpring) -> Bool) {
    var kept: [FlowSpring] = []
    kept.reserveCapacity(springs.count)
    for spring in springs {
      guard isGone(spring) else {
        kept.append(spring)
        continue
      }
      animator.removeBehavior(spring.behavior)
      indexPaths.remove(spring.item.indexPath)
    }
    guard kept.count != springs.count else { return }
    springs = kept
    positionsAreValid = false
  }

  /// Takes all springs away.
  mutating func removeAll() {
    animator.removeAllBehaviors()
    springs.removeAll()
    indexPaths.removeAll()
    positionsAreValid = false
  }

  /// Adds a spring; `sort` is to follow.
  mutating func append(_ spring: FlowSpring) {
    animator.addBehavior(spring.behavior)
    springs.append(spring)
    indexPaths.insert(spring.item.indexPath)
    positionsAreValid = false
  }

  /// Brings added springs into the order of the others.
  mutating func sort(_ isHorizontal: Bool) {
    springs.sort { first, second in
      let places = (
        FlowSpring.along(first.anchor, isHorizontal),
        FlowSpring.along(second.anchor, isHorizontal)
      )
      return places.0 == places.1 ? first.item.indexPath < second.item.indexPath : places.0 < places.1
    }
    positionsAreValid = false
  }

  /// An item belongs elsewhere, or has another size: it goes there with its spring, and is as far from its place as before.
  ///
  /// Only scrolling stretches springs. If an item had to come after its place, content would bounce whenever something is
  /// inserted, turned or measured. Returns whether the place is another one.
  mutating func follow(_ position: Int, _ place: UICollectionViewLayoutAttributes) -> Bool {
    let spring = springs[position]
    let old = spring.anchor
    let isElsewhere = old != place.center
    let isResized = spring.item.size != place.size
    guard isElsewhere || isResized else { return false }
    if isElsewhere {
      let lag = spring.displacement
      springs[position].hang(at: place.center)
      spring.item.center = CGPoint(x: place.center.x + lag.dx, y: place.center.y + lag.dy)
    }
    if isResized { spring.item.size = place.size }
    animator.updateItem(usingCurrentState: spring.item)
    return isElsewhere
  }
}
