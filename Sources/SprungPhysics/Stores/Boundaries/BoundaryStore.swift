// SPDX-License-Identifier: MIT

/// The boundary sets, the memberships of bodies, and the touches between bodies and boundaries.
///
/// The memberships and the touches of each body form two lists, whose first elements are stored in the body columns.
final class BoundaryStore {
  /// All sets by row. Removed sets are empty.
  @exclusivity(unchecked) var sets: [BoundarySet] = []
  /// The rows of the sets.
  @exclusivity(unchecked) var rows = GenerationalRows()
  @exclusivity(unchecked) var memberships = GenerationalPool<BoundaryMembership>(filling: .none)
  @exclusivity(unchecked) var touches = GenerationalPool<BoundaryTouch>(filling: .none)
  private let columns: BodyColumns

  init(_ columns: BodyColumns) { self.columns = columns }

  /// Returns the membership of a body in a set, or nil if it is not a member.
  func membership(of row: Int, in set: Int32) -> Int32? {
    var current = columns.firstMembership[row]
    while current >= 0 {
      if memberships[current].set == set { return current }
      current = memberships[current].next
    }
    return nil
  }

  /// Removes a membership from the list of its body and frees its row. The list must contain the membership.
  func unlinkMembership(_ membership: Int32, row: Int) {
    let next = memberships[membership].next
    if columns.firstMembership[row] == membership {
      columns.firstMembership[row] = next
    } else {
      var current = columns.firstMembership[row]
      while memberships[current].next != membership {
        assert(memberships[current].next >= 0, "a membership is not in the list of its body")
        current = memberships[current].next
      }
      memberships[current].next = next
    }
    memberships.remove(membership)
    if columns.firstMembership[row] < 0 { columns.flags[row].remove(.bounded) }
  }

  /// Returns the tag that contact events carry for a frame or a segment.
  func tag(of feature: BoundaryFeature) -> Int32 {
    feature.index < 0
      ? BoundaryTouch.frameTag : sets[Int(feature.set)].segments[Int(feature.index)].tag
  }

  /// Copies the boundaries of another store.
  func copy(from other: BoundaryStore) {
    while sets.count > other.sets.count { sets.removeLast() }
    while sets.count < other.sets.count { sets.append(BoundarySet()) }
    for index in sets.indices { sets[index].copy(from: other.sets[index]) }
    rows.copy(from: other.rows)
    memberships.copy(from: other.memberships)
    touches.copy(from: other.touches)
  }
}
