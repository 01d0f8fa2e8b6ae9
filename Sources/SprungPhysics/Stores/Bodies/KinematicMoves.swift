// SPDX-License-Identifier: MIT

/// The kinematic moves in progress. Invariant: exactly the bodies of these moves are marked as kinematic.
final class KinematicMoves {
  /// The moves in the order in which they were requested, at most one per body.
  @exclusivity(unchecked) var list: [KinematicMove] = []
  private let columns: BodyColumns

  init(_ columns: BodyColumns) { self.columns = columns }

  /// Returns whether a body is marked as kinematic.
  func isKinematic(_ row: Int) -> Bool { columns.flags[row].contains(.kinematic) }

  /// Removes the kinematic move of a body that leaves the active list.
  func removeKinematicMove(_ row: Int) {
    columns.flags[row].remove(.kinematic)
    list.removeAll { $0.row == Int32(row) }
  }
}
