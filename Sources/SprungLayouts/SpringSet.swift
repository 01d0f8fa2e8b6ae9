// SPDX-License-Identifier: MIT

import UIKit

/// The springs of items, in the order of their resting positions along the scrolling axis.
final class SpringSet {
  /// The animator that moves the items.
  let animator: UIDynamicAnimator
  @exclusivity(unchecked) private(set) var springs: [FlowSpring] = []
  /// The number of sorted springs at the beginning; springs that were added since then follow.
  @exclusivity(unchecked) private var sortedCount = 0
  /// The items that have springs.
  @exclusivity(unchecked) private(set) var indexPaths: Set<IndexPath> = []
  @exclusivity(unchecked) private var positions: [IndexPath: Int] = [:]
  @exclusivity(unchecked) private var positionsAreValid = true

  /// No springs, in an animator.
  init(animator: UIDynamicAnimator) {
    self.animator = animator
  }

  /// The spring of an item; nil if it has none.
  func spring(at indexPath: IndexPath) -> FlowSpring? {
    position(of: indexPath).map { springs[$0] }
  }

  /// The position of an item's spring in `springs`; nil if it has none.
  func position(of indexPath: IndexPath) -> Int? {
    if !positionsAreValid {
      positionsAreValid = true
      positions.removeAll(keepingCapacity: true)
      for index in springs.indices { positions[springs[index].item.indexPath] = index }
    }
    return positions[indexPath]
  }

  /// Takes away the springs for which a condition holds.
  func remove(where isGone: (FlowSpring) -> Bool) {
    let isSorted = sortedCount == springs.count
    var end = 0
    for index in springs.indices {
      let spring = springs[index]
      if isGone(spring) {
        animator.removeBehavior(spring.behavior)
        indexPaths.remove(spring.item.indexPath)
      } else {
        if end < index { springs[end] = spring }
        end += 1
      }
    }
    guard end < springs.count else { return }
    springs.removeLast(springs.count - end)
    sortedCount = isSorted ? springs.count : 0
    positionsAreValid = false
  }

  /// Takes away the springs whose items are outside of a stretch of the scrolling axis.
  func remove(outside stretch: AxisStretch, _ axis: Axis) {
    for index in springs.indices where !springs[index].overlaps(stretch, axis) {
      return remove { !$0.overlaps(stretch, axis) }
    }
  }

  /// Takes away the springs at the positions for which a list says false. Returns whether there were any.
  @discardableResult
  func keep(_ isKept: [Bool]) -> Bool {
    guard isKept.contains(false) else { return false }
    var position = 0
    remove { _ in
      position += 1
      return !isKept[position - 1]
    }
    return true
  }

  /// Takes all springs away.
  func removeAll() {
    animator.removeAllBehaviors()
    springs.removeAll()
    sortedCount = 0
    indexPaths.removeAll()
    positionsAreValid = false
  }

  /// Adds a spring; `sort` is to follow.
  func append(_ spring: FlowSpring) {
    animator.addBehavior(spring.behavior)
    springs.append(spring)
    indexPaths.insert(spring.item.indexPath)
    positionsAreValid = false
  }

  /// Sorts the added springs into the others.
  func sort() {
    guard sortedCount < springs.count else { return }
    for index in sortedCount..<springs.count {
      let order = springs[index].order
      var low = 0
      var high = index
      while low < high {
        let middle = (low + high) / 2
        if order.isBefore(springs[middle].order) { high = middle } else { low = middle + 1 }
      }
      if low < index { springs.insert(springs.remove(at: index), at: low) }
    }
    sortedCount = springs.count
    positionsAreValid = false
  }

  /// Where the spring nearest to a point belongs, and how far its item is from there along the scrolling axis; nil without springs.
  func neighbor(of point: CGPoint, _ axis: Axis, onlyAlong: Bool) -> (place: CGPoint, lag: CGFloat)? {
    // A copy of the reference, or every step would read the property again.
    let springs = springs
    guard let position = nearest(to: point, in: springs, axis, onlyAlong: onlyAlong) else { return nil }
    return (springs[position].anchor, springs[position].lag(axis))
  }

  /// The index of the spring whose resting position is nearest to a point, measured along both axes, or along the
  /// scrolling axis only; nil if there is none. Of several the first counts.
  @inline(__always)
  func nearest(to point: CGPoint, in springs: [FlowSpring], _ axis: Axis, onlyAlong: Bool) -> Int? {
    let start = FlowSpring.along(point, axis)
    var nearest: Int?
    var distance = CGFloat.infinity
    func gap(_ index: Int) -> (along: CGFloat, whole: CGFloat) {
      let anchor = springs[index].anchor
      let along = abs(FlowSpring.along(anchor, axis) - start)
      return (along, onlyAlong ? along : abs(anchor.x - point.x) + abs(anchor.y - point.y))
    }
    // Outwards from the point, until everything is further away along the axis alone.
    let middle = sortedPosition(of: start, axis)
    for index in (0..<middle).reversed() {
      let gap = gap(index)
      if gap.along > distance { break }
      if gap.whole <= distance { (nearest, distance) = (index, gap.whole) }
    }
    for index in middle..<sortedCount {
      let gap = gap(index)
      if gap.along >= distance { break }
      if gap.whole < distance { (nearest, distance) = (index, gap.whole) }
    }
    for index in sortedCount..<springs.count {
      let gap = gap(index)
      if gap.whole < distance { (nearest, distance) = (index, gap.whole) }
    }
    return nearest
  }

  /// The index of the first sorted spring whose resting position is not before a coordinate along the scrolling axis.
  private func sortedPosition(of start: CGFloat, _ axis: Axis) -> Int {
    var low = 0
    var high = sortedCount
    // Most who ask are before all others or behind them.
    if high > 0, start <= springs[0].order.along { return 0 }
    if high > 0, start > springs[high - 1].order.along { return high }
    while low < high {
      let middle = (low + high) / 2
      if springs[middle].order.along < start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Moves an item with its spring to a changed resting position or size; its displacement does not change.
  ///
  /// Only scrolling stretches springs. If a spring pulled items to changed positions, content would bounce whenever an
  /// item is inserted, rotated or measured. Returns whether the resting position has changed.
  func follow(_ position: Int, _ place: UICollectionViewLayoutAttributes, _ axis: Axis) -> Bool {
    let spring = springs[position]
    let old = spring.anchor
    let isElsewhere = old != place.center
    let isResized = spring.item.size != place.size
    guard isElsewhere || isResized else { return false }
    if isElsewhere {
      let lag = spring.displacement
      springs[position].hang(at: place.center, axis)
      sortedCount = 0
      spring.item.center = CGPoint(x: place.center.x + lag.dx, y: place.center.y + lag.dy)
    }
    if isResized { spring.item.size = place.size }
    animator.updateItem(usingCurrentState: spring.item)
    return isElsewhere
  }
}
