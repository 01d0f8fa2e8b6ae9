// SPDX-License-Identifier: MIT

import SprungGeometry

/// Which solver bodies hang together: a forest of union-find with path halving, whose roots are the smallest indices.
extension SolverBodies {
  /// Whether the island of a body goes to sleep now.
  func isAsleepIsland(_ solverIndex: Int) -> Bool { !isAwakeIsland[root(solverIndex)] }

  /// Makes two bodies members of one island.
  func unite(_ indexA: Int, _ indexB: Int) {
    let rootA = root(indexA)
    let rootB = root(indexB)
    if rootA < rootB { parent[rootB] = Int32(rootA) } else { parent[rootA] = Int32(rootB) }
  }

  /// The body that represents the island of another one. The path to it is halved by each search.
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
