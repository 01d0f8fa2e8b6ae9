// SPDX-License-Identifier: MIT

import SprungGeometry

/// Chains of links between centres, and single links, which are most of what people build. They have one row a joint, no
/// arms, and one entry below each diagonal, so that a step is a few short loops, see `ChainFold`.
extension World {
  /// Reads a chain at the present places for the first time.
  func startChain(_ cluster: Int) {
    let range = jointSolver.clusters[cluster]
    foldChain(range)
    placeChain(range)
    _ = aimChain(range)
    loosenChain(cluster)
    jointSolver.clusters[cluster].isFactored = true
  }

  /// Newton's method for a chain, see `solveDrift(ofCluster:)`. The ends of the drift are moved; velocities follow at last.
  func solveDrift(ofChain cluster: Int, _ duration: Double) {
    let solver = jointSolver
    let range = solver.clusters[cluster]
    var exchanges = 0
    var round = 0
    var last = Double.infinity
    var error = 0.0
    gatherDrift(range, duration)
    while true {
      let (worst, over) = sweepDrift(range)
      error = max(worst, over)
      if over > PhysicsTuning.jointTolerance, exchanges < PhysicsTuning.jointExchanges, tightenChain(range) {
        exchanges += 1
        factorChain(range)
      } else if worst < PhysicsTuning.jointTolerance || worst > last {
        break
      }
      if round >= PhysicsTuning.jointRounds || exchanges >= 2 * PhysicsTuning.jointExchanges { break }
      let (pushes, isWild) = substituteChain(range)
      if pushes {
        slackenChain(range)
        factorChain(range)
        exchanges += 1
      } else {
        if isWild { tameChain(cluster, duration) }
        last = worst * PhysicsTuning.jointConvergence
        round += 1
      }
    }
    let isFlung = error > range.doubt
    solver.clusters[cluster].isFlung = isFlung
    if !isFlung { scatterDrift(range, duration) }
  }

  /// See `correctJoints`. The velocities need not follow: what follows along the links is taken away again at once.
  func correctChain(_ cluster: Int, _ duration: Double) {
    let range = jointSolver.clusters[cluster]
    if range.isFlung {
      captureJoints(cluster, duration)
      for row in Int(range.firstRow)..<Int(range.rowEnd) { loadLink(range, row) }
      _ = aimChain(range)
      return
    }
    if range.isLoose { takeInChain(cluster) }
    var round = 0
    while true {
      let worst = aimChain(range)
      guard worst > 1e-9, round < PhysicsTuning.jointCorrections else {
        if range.isLoose || worst > PhysicsTuning.jointTolerance { loosenChain(cluster) }
        return
      }
      if substituteChain(range).isWild { tameChain(cluster, duration) }
      moveChain(range)
      if worst < PhysicsTuning.jointBend {
        if range.isLoose { loosenChain(cluster, moved: true) }
        return
      }
      round += 1
    }
  }

  /// See `solveJointVelocity`.
  func solveVelocity(ofChain cluster: Int, _ duration: Double) {
    let range = jointSolver.clusters[cluster]
    for _ in 0...PhysicsTuning.jointExchanges {
      measureChain(range)
      let (pushes, isWild) = substituteChain(range)
      if pushes { slackenChain(range) } else if isWild { tameChain(cluster, duration) }
      pushChain(range)
      guard pushes else { return }
      factorChain(range)
    }
  }
}
