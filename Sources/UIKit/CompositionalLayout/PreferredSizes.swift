// SPDX-License-Identifier: MIT

/// The preferred sizes of an item's view, with one size for each slot in which the view was measured.
///
/// # The idea
/// If preferred sizes determine how many items fit in a group, they also determine the slot of an item, and slots may
/// have different widths. If only one size per item were stored, an item could alternate between two slots forever.
/// With one size per slot, each layout pass either adds a new size or is the last one, because the size in a given slot
/// does not change unless the content changes.
///
/// Invariants: each slot occurs at most once. If the size in one slot changes, the content must have changed, and the
/// other sizes are discarded.
nonisolated struct PreferredSizes: Equatable {
  /// The lengths that a layout imposes on an item. A length is nil along an axis where the view determines it.
  struct Slot: Equatable {
    var width: CGFloat?
    var height: CGFloat?

    /// Returns whether two slots impose the same lengths on a view.
    fileprivate func isSame(as other: Slot) -> Bool {
      Self.isSame(width, other.width) && Self.isSame(height, other.height)
    }

    private static func isSame(_ one: CGFloat?, _ other: CGFloat?) -> Bool {
      guard let one, let other else { return one == nil && other == nil }
      return (one - other).magnitude <= GroupSolver.tolerance
    }
  }

  private struct Entry: Equatable {
    var slot: Slot
    var size: CGSize
  }

  /// The maximum number of sizes that are stored in addition to the latest one.
  private static let mostOthers = 3
  private var latest: Entry
  private var others: [Entry] = []

  /// Stores the preferred size of a view in its first slot.
  init(_ size: CGSize, in slot: Slot = Slot()) { latest = Entry(slot: slot, size: size) }

  /// Returns the size in a slot, or the most recent preferred size if the view was not measured in that slot.
  func size(in slot: Slot) -> CGSize {
    if others.isEmpty || latest.slot.isSame(as: slot) { return latest.size }
    return others.first { $0.slot.isSame(as: slot) }?.size ?? latest.size
  }

  /// Stores the preferred size of the view in a slot.
  mutating func set(_ size: CGSize, in slot: Slot) {
    let known = Entry(slot: slot, size: size)
    if latest.slot.isSame(as: slot) {
      if latest.size != size { others = [] }
    } else if let index = others.firstIndex(where: { $0.slot.isSame(as: slot) }) {
      let old = others.remove(at: index)
      if old.size == size { others.append(latest) } else { others = [] }
    } else {
      others.append(latest)
      if others.count > Self.mostOthers { others.removeFirst() }
    }
    latest = known
  }
}
