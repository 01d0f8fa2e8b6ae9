// SPDX-License-Identifier: MIT

import SprungModels

/// An item that people are moving.
///
/// While they do, the collection view shows the items in the new order, but the data source is notified only at the
/// end. So the movement maps each displayed position to an item of the data source.
final class InteractiveMovement {
  /// Where the item was, as the data source sees it.
  let original: ItemPosition
  /// Where the item is shown now.
  @exclusivity(unchecked) private(set) var current: ItemPosition
  /// The center of the item, in content coordinates.
  @exclusivity(unchecked) private(set) var position: CGPoint
  /// True while the item is held; false while it settles, still above the others.
  @exclusivity(unchecked) private(set) var isHeld = true
  /// The positions of the data source's items in the displayed order.
  @exclusivity(unchecked) private var map: UpdateMap
  private let counts: [Int]
  @exclusivity(unchecked) private var isInModel = false
  /// Whether the item is dragged, so that a picture of it is seen below the finger instead of its cell.
  @exclusivity(unchecked) var isDragged = false

  /// A movement that begins with an item where it is.
  init(_ original: ItemPosition, position: CGPoint, counts: [Int]) {
    self.original = original
    current = original
    self.position = position
    self.counts = counts
    map = UpdateMap(unchanged: counts)
  }

  /// The key of the element that shows the item.
  var key: ElementKey { ElementKey(section: current.section, item: current.item) }

  /// Moves the item to another displayed position. Returns false if it does not exist.
  func move(to target: ItemPosition) -> Bool {
    guard counts.indices.contains(target.section), target.item >= 0, target.item < countsAfter(target)[target.section]
    else {
      return false
    }
    let operations: [UpdateOperation] = target == original ? [] : [.moveItem(from: original, to: target)]
    guard let moved = try? UpdateMap(before: counts, after: countsAfter(target), operations: operations) else {
      return false
    }
    map = moved
    current = target
    return true
  }

  /// The counts of the sections when the item is at a position.
  func countsAfter(_ target: ItemPosition) -> [Int] {
    var after = counts
    after[original.section] -= 1
    after[target.section] += 1
    return after
  }

  /// The item's center follows a finger.
  func follow(_ position: CGPoint) { self.position = position }

  /// The data source has moved the item: from now on its order is the one that is shown.
  func modelFollowed() { isInModel = true }

  /// The item is let go.
  func letGo() { isHeld = false }

  /// The data source's item at a displayed position; other elements and positions beyond the counts are returned
  /// unchanged.
  func modelKey(of key: ElementKey) -> ElementKey {
    guard !isInModel, key.isCell, let old = map.oldPosition(ofNew: ItemPosition(key.section, key.item)) else {
      return key
    }
    return ElementKey(section: old.section, item: old.item)
  }
}
