// SPDX-License-Identifier: MIT

/// The kinematic moves of anchored bodies that are under way. Invariant: their bodies, and no others, are marked as kinematic.
final class KinematicMoves {
  /// The moves, in the order in which they were requested. A body has at most one.
  @exclusivity(unchecked) var list: [KinematicMove] = []
  private let columns: BodyColumns

  init(_ columns: BodyColumns) { self.columns = columns }

  /// Whether a body is marked as being moved.
  func isKinematic(_ row: Int) -> Bool { columns.flags[row].contains(.kinematic) }

  /// Removes the kinematic move of a body that leaves the active list.
  func removeKinematicMove(_ row: Int) {
    columns.flags[row].remove(.kinematic)
    list.removeAll { $0.row == Int32(row) }
  }
}
