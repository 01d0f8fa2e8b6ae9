// SPDX-License-Identifier: MIT

import SprungModels

/// An item that the user is moving.
///
/// During the move, the collection view displays the items in the new order, but the data source is notified only at
/// the end. The movement therefore maps each displayed position to an item of the data source.
final class InteractiveMovement {
  /// The item's original position in the data source.
  let original: ItemPosition
  /// The item's current displayed position.
  @exclusivity(unchecked) private(set) var current: ItemPosition
  /// The center of the item, in content coordinates.
  @exclusivity(unchecked) private(set) var position: CGPoint
  /// Whether the item is held. After it is released, it is animated to its final position in front of the other items.
  @exclusivity(unchecked) private(set) var isHeld = true
  /// The order in which the items of the data source are displayed.
  @exclusivity(unchecked) private var map: UpdateMap
  private let counts: [Int]
  @exclusivity(unchecked) private var isInModel = false
  /// Whether the item is being dragged, in which case a preview under the touch replaces its cell.
  @exclusivity(unchecked) var isDragged = false

  /// Begins moving an item from its current position.
  init(_ original: ItemPosition, position: CGPoint, counts: [Int]) {
    self.original = original
    current = original
    self.position = position
    self.counts = counts
    map = UpdateMap(unchanged: counts)
  }

  /// The key of the element that displays the item.
  var key: ElementKey { ElementKey(section: current.section, item: current.item) }

  /// Moves the item to another displayed position. Returns false if the position does not exist.
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

  /// Returns the section counts after the item moves to the given position.
  func countsAfter(_ target: ItemPosition) -> [Int] {
    var after = counts
    after[original.section] -= 1
    after[target.section] += 1
    return after
  }

  /// Moves the center of the item to the given position, which follows the touch.
  func follow(_ position: CGPoint) { self.position = position }

  /// Called after the data source has moved the item, so that its order equals the displayed order.
  func modelFollowed() { isInModel = true }

  /// Called when the user releases the item.
  func letGo() { isHeld = false }

  /// Returns the data source key for a displayed position. Keys of other elements, and positions beyond the counts, are
  /// returned unchanged.
  func modelKey(of key: ElementKey) -> ElementKey {
    guard !isInModel, key.isCell, let old = map.oldPosition(ofNew: ItemPosition(key.section, key.item)) else {
      return key
    }
    return ElementKey(section: old.section, item: old.item)
  }
}
