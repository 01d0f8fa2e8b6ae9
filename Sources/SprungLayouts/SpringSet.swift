// SPDX-License-Identifier: MIT

import UIKit

/// The springs of items, sorted by their resting positions along the scrolling axis.
final class SpringSet {
  /// The animator of the items.
  let animator: UIDynamicAnimator
  @exclusivity(unchecked) private(set) var springs: [FlowSpring] = []
  /// The number of sorted springs at the start of the list. Springs that were added later follow the sorted ones.
  @exclusivity(unchecked) private var sortedCount = 0
  /// The items that have springs.
  @exclusivity(unchecked) private(set) var indexPaths: Set<IndexPath> = []
  @exclusivity(unchecked) private var positions: [IndexPath: Int] = [:]
  @exclusivity(unchecked) private var positionsAreValid = true

  /// Creates an empty set for an animator.
  init(animator: UIDynamicAnimator) {
    self.animator = animator
  }

  /// Returns the spring of an item, or nil if it has none.
  func spring(at indexPath: IndexPath) -> FlowSpring? {
    position(of: indexPath).map { springs[$0] }
  }

  /// Returns the index of an item's spring in `springs`, or nil if it has none.
  func position(of indexPath: IndexPath) -> Int? {
    if !positionsAreValid {
      positionsAreValid = true
      positions.removeAll(keepingCapacity: true)
      for index in springs.indices { positions[springs[index].item.indexPath] = index }
    }
    return positions[indexPath]
  }

  /// Removes the springs that satisfy a condition.
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

  /// Removes the springs whose items are outside the given range on the scrolling axis.
  func remove(outside stretch: AxisStretch, _ axis: Axis) {
    for index in springs.indices where !springs[index].overlaps(stretch, axis) {
      return remove { !$0.overlaps(stretch, axis) }
    }
  }

  /// Removes the springs whose entries in `isKept` are false. Returns whether any were removed.
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

  /// Removes all springs.
  func removeAll() {
    animator.removeAllBehaviors()
    springs.removeAll()
    sortedCount = 0
    indexPaths.removeAll()
    positionsAreValid = false
  }

  /// Adds a spring. Call `sort()` after adding all springs.
  func append(_ spring: FlowSpring) {
    animator.addBehavior(spring.behavior)
    springs.append(spring)
    indexPaths.insert(spring.item.indexPath)
    positionsAreValid = false
  }

  /// Moves the springs that were added since the last call to their sorted positions.
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

  /// Returns the resting position of the spring closest to a point, and the lag of its item along the scrolling axis.
  /// Returns nil if there are no springs.
  func neighbor(of point: CGPoint, _ axis: Axis, onlyAlong: Bool) -> (place: CGPoint, lag: CGFloat)? {
    // Use a local reference, because otherwise each step of the search would read the property again.
    let springs = springs
    guard let position = nearest(to: point, in: springs, axis, onlyAlong: onlyAlong) else { return nil }
    return (springs[position].anchor, springs[position].lag(axis))
  }

  /// Returns the index of the spring whose resting position is closest to a point, or nil if there is none. The
  /// distance is measured along both axes or only along the scrolling axis. If several springs are equally close, the
  /// first of them is returned.
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
    // Search outward from the point until the distance along the axis alone exceeds the best distance.
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

  /// Returns the index of the first sorted spring whose resting position is not before the given coordinate on the
  /// scrolling axis.
  private func sortedPosition(of start: CGFloat, _ axis: Axis) -> Int {
    var low = 0
    var high = sortedCount
    // Most coordinates that are looked up are before or after all springs.
    if high > 0, start <= springs[0].order.along { return 0 }
    if high > 0, start > springs[high - 1].order.along { return high }
    while low < high {
      let middle = (low + high) / 2
      if springs[middle].order.along < start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Moves an item and its spring to a new resting position or size. The item's displacement does not change.
  ///
  /// Only scrolling stretches springs. If springs pulled items to their new resting positions, content would bounce
  /// whenever an item is inserted, rotated or measured. Returns whether the resting position has changed.
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
