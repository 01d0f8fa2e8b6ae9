// SPDX-License-Identifier: MIT

/// The invariants of the solver bodies.
extension SolverBodies {
  /// Validates the forest of islands: a parent never has a larger index than its child, so every path ends at a root.
  func validate() -> Bool {
    guard Validation.holds(count >= 1 && rows[0] == -1, "Solver bodies", 0, "the immovable world is not the first")
    else { return false }
    for index in 0..<count {
      guard
        Validation.holds(
          parent[index] >= 0 && parent[index] <= Int32(index), "Solver bodies", index,
          "its parent \(parent[index]) in the forest of islands is not among 0 to \(index)")
      else { return false }
    }
    return true
  }
}
