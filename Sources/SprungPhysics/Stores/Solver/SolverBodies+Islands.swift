// SPDX-License-Identifier: MIT

import SprungGeometry

/// The islands of solver bodies: a union-find forest with path halving, whose roots are the smallest indices.
extension SolverBodies {
  /// Returns whether the island of a body is going to sleep.
  func isAsleepIsland(_ solverIndex: Int) -> Bool { !isAwakeIsland[root(solverIndex)] }

  /// Merges the islands of two bodies.
  func unite(_ indexA: Int, _ indexB: Int) {
    let rootA = root(indexA)
    let rootB = root(indexB)
    if rootA < rootB { parent[rootB] = Int32(rootA) } else { parent[rootA] = Int32(rootB) }
  }

  /// Returns the representative of a body's island. Each search halves the path to the representative.
  func root(_ solverIndex: Int) -> Int {
    assert(solverIndex >= 0 && solverIndex < count, "there is no such solver body")
    let parent = self.parent.view
    var current = solverIndex
    while Int(parent[current]) != current {
      parent[current] = parent[Int(parent[current])]
      current = Int(parent[current])
    }
    return current
  }
}
