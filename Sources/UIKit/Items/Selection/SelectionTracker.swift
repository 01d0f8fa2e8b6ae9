// SPDX-License-Identifier: MIT

import SprungModels

/// The selected items, the highlighted item, and the touch that may select it.
///
/// The tracker stores only state. The code that uses it queries and notifies the delegate.
final class SelectionTracker {
  /// The selected items, ascending.
  private(set) var selected: [IndexPath] = [] { didSet { revision &+= 1 } }
  /// This number is incremented with each selection change. It detects changes that are made while cells are notified
  /// of a previous one.
  @exclusivity(unchecked) private(set) var revision = 0
  /// The item that is highlighted by a touch, or nil if there is none.
  @exclusivity(unchecked) private(set) var highlighted: IndexPath?
  /// The tracked touch, or nil if there is none.
  @exclusivity(unchecked) private(set) var touch: UITouch?
  /// The item that was most recently chosen by a tap.
  @exclusivity(unchecked) var chosen: IndexPath?

  /// Returns whether an item is selected.
  func contains(_ path: IndexPath) -> Bool {
    let index = insertionIndex(of: path)
    return index < selected.count && selected[index] == path
  }

  /// Adds an item. Returns false if the item was already selected.
  func insert(_ path: IndexPath) -> Bool {
    let index = insertionIndex(of: path)
    if index < selected.count, selected[index] == path { return false }
    selected.insert(path, at: index)
    return true
  }

  /// Removes an item. Returns false if the item was not selected.
  func remove(_ path: IndexPath) -> Bool {
    let index = insertionIndex(of: path)
    guard index < selected.count, selected[index] == path else { return false }
    selected.remove(at: index)
    return true
  }

  /// Clears the selection.
  func removeAll() { selected.removeAll() }

  /// Removes items that do not exist according to the data source's new counts. Such items can remain if the app
  /// reloads the data while it is queried during a selection.
  func discardMissing(in counts: [Int]) {
    func exists(_ path: IndexPath) -> Bool { path.section < counts.count && path.item < counts[path.section] }
    if !selected.isEmpty { selected.removeAll { !exists($0) } }
    if let path = highlighted, !exists(path) { highlighted = nil }
  }

  /// Starts tracking a touch.
  func follow(_ touch: UITouch) { self.touch = touch }

  /// Returns whether the touches contain the tracked touch.
  func follows(_ touches: Set<UITouch>) -> Bool {
    guard let touch else { return false }
    return touches.contains(touch)
  }

  /// Stops tracking the touch.
  func letGo() { touch = nil }

  /// Records the highlighted item.
  func highlight(_ path: IndexPath) { highlighted = path }

  /// Removes the highlight.
  func unhighlight() { highlighted = nil }

  /// Moves all state to the new index paths after an update. Deleted and reloaded items lose their selection. The
  /// highlight of a deleted item is removed without notification, because its cell is also removed.
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

  /// Returns the violated invariants, or an empty array if the state is valid.
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
