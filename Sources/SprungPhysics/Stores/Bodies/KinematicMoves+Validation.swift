// SPDX-License-Identifier: MIT

/// The invariants of the kinematic moves.
extension KinematicMoves {
  /// Validates that each move is in progress and belongs to a body marked as kinematic, and that the `marked` bodies
  /// have one move each.
  func validate(marked: Int) -> Bool {
    for (index, move) in list.enumerated() {
      guard
        Validation.holds(
          isKinematic(Int(move.row)), "Kinematic moves", index, "its body \(move.row) is not marked as kinematic"),
        Validation.holds(
          move.taken >= 0 && move.taken < move.steps, "Kinematic moves", index,
          "it has taken \(move.taken) of \(move.steps) steps")
      else { return false }
    }
    // There are as many moves as marked bodies, and every marked body has a move, so no body has two.
    return Validation.holds(
      list.count == marked, "Kinematic moves", 0, "\(marked) bodies are marked as kinematic, but \(list.count) move")
  }
}
