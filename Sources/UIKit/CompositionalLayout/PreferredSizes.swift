// SPDX-License-Identifier: MIT

/// The sizes that the view of an item preferred, one for each slot in which it was asked.
///
/// # The idea
/// Where preferred sizes decide how many items fit in a group, they also decide in which slot an item is, and slots may give it
/// different widths. With one size per item, an item that is measured in its new slot may go back to its old one, and from there to
/// the new one again, without end. A size that is known for each slot does not change while the content does not, so every pass
/// learns something or is the last.
///
/// Invariants: no slot is there twice; a size that changes in one slot, because the content has changed, discards the others.
nonisolated struct PreferredSizes: Equatable {
  /// The lengths that a layout gives an item; nil along an axis along which its view decides.
  struct Slot: Equatable {
    var width: CGFloat?
    var height: CGFloat?

    /// Whether a view has the same choice in both slots.
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

  /// Slots that are remembered besides the latest one.
  private static let mostOthers = 3
  private var latest: Entry
  private var others: [Entry] = []

  /// The size that a view prefers in its first slot.
  init(_ size: CGSize, in slot: Slot = Slot()) { latest = Entry(slot: slot, size: size) }

  /// The size in a slot; the one that the view preferred last if it was not measured in that slot.
  func size(in slot: Slot) -> CGSize {
    if others.isEmpty || latest.slot.isSame(as: slot) { return latest.size }
    return others.first { $0.slot.isSame(as: slot) }?.size ?? latest.size
  }

  /// Stores the size that the view prefers in a slot.
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
