// SPDX-License-Identifier: MIT

/// The invariants of the kinematic moves.
extension KinematicMoves {
  /// Checks that each move is under way and has a body that is marked as kinematic, one move a body; `marked` bodies are.
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
    // As many moves as bodies, and each move has one: no body has two.
    return Validation.holds(
      list.count == marked, "Kinematic moves", 0, "\(marked) bodies are marked as kinematic, but \(list.count) move")
  }
}
