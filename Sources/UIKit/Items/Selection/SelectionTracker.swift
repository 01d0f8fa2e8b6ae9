// SPDX-License-Identifier: MIT

import SprungModels

/// Which items are selected, which one is highlighted, and the touch that may select it.
///
/// It only records state: the caller queries and notifies the delegate.
final class SelectionTracker {
  /// The selected items, ascending.
  private(set) var selected: [IndexPath] = [] { didSet { revision &+= 1 } }
  /// Counts the changes of the selection. A cell that is notified of one may cause the next.
  @exclusivity(unchecked) private(set) var revision = 0
  /// The item that is highlighted because a finger is on it; nil if none is.
  @exclusivity(unchecked) private(set) var highlighted: IndexPath?
  /// The touch that is being followed; nil while none is.
  @exclusivity(unchecked) private(set) var touch: UITouch?
  /// The item that a tap chose last.
  @exclusivity(unchecked) var chosen: IndexPath?

  /// True if an item is selected.
  func contains(_ path: IndexPath) -> Bool {
    let index = insertionIndex(of: path)
    return index < selected.count && selected[index] == path
  }

  /// Adds an item; false if it was selected already.
  func insert(_ path: IndexPath) -> Bool {
    let index = insertionIndex(of: path)
    if index < selected.count, selected[index] == path { return false }
    selected.insert(path, at: index)
    return true
  }

  /// Takes an item away; false if it was not selected.
  func remove(_ path: IndexPath) -> Bool {
    let index = insertionIndex(of: path)
    guard index < selected.count, selected[index] == path else { return false }
    selected.remove(at: index)
    return true
  }

  /// Nothing is selected any more.
  func removeAll() { selected.removeAll() }

  /// Discards what new counts of the data source's items do not have. A query that reloads while items are being selected leaves
  /// such items behind.
  func discardMissing(in counts: [Int]) {
    func exists(_ path: IndexPath) -> Bool { path.section < counts.count && path.item < counts[path.section] }
    if !selected.isEmpty { selected.removeAll { !exists($0) } }
    if let path = highlighted, !exists(path) { highlighted = nil }
  }

  /// Follows a touch from now on.
  func follow(_ touch: UITouch) { self.touch = touch }

  /// True if the touches contain the one that is followed.
  func follows(_ touches: Set<UITouch>) -> Bool {
    guard let touch else { return false }
    return touches.contains(touch)
  }

  /// Follows no touch any more.
  func letGo() { touch = nil }

  /// An item is highlighted from now on.
  func highlight(_ path: IndexPath) { highlighted = path }

  /// No item is highlighted any more.
  func unhighlight() { highlighted = nil }

  /// Moves everything to the new index paths after an update. Deleted and reloaded items lose their selection; the
  /// highlight of a deleted item is removed without notification, as its cell is.
  func move(through map: UpdateMap) {
    var moved: [IndexPath] = []
    for path in selected {
      let position = ItemPosition(path)
      guard !map.isReloaded(old: position), let new = map.newPosition(ofOld: position) else { continue }
      moved.append(new.indexPath)
    }
    selected = moved.sorted()
    chosen = chosen.flatMap { map.newPosition(ofOld: ItemPosition($0))?.indexPath }
    if let path = highlighted { highlighted = map.newPosition(ofOld: ItemPosition(path))?.indexPath }
  }

  /// The violated invariants; empty if valid.
  func breaches(in counts: ItemCounts) -> [String] {
    var breaches: [String] = []
    for (index, path) in selected.enumerated() {
      if index > 0, !(selected[index - 1] < path) { breaches.append("the selected items are not in ascending order") }
      if counts.areKnown, !counts.hasItem(section: path.section, item: path.item) {
        breaches.append("item \(path.section)-\(path.item) is selected, but does not exist")
      }
    }
    if let path = highlighted, counts.areKnown, !counts.hasItem(section: path.section, item: path.item) {
      breaches.append("item \(path.section)-\(path.item) is highlighted, but does not exist")
    }
    return breaches
  }

  private func insertionIndex(of path: IndexPath) -> Int {
    BinarySearch.firstIndex(in: 0..<selected.count) { selected[$0] >= path }
  }
}
