// SPDX-License-Identifier: MIT

import SprungGeometry

/// Chains of links between centers, and single links, which are most of what people build. They have one row a joint, no
/// arms, and one entry below each diagonal, so that a step is a few short loops, see `ChainFold`.
///
/// # The idea
/// Iterating over the links of a rope one by one takes as many rounds as it has links before the first feels the last, and
/// stops long before: the rope stretches. A chain's equations, however, are tridiagonal, so they can be solved directly in a
/// time that grows with the number of links only: one sweep of elimination from both ends to the middle, one back. Newton's
/// method on the lengths at the end of the drift then needs two or three such sweeps, and what is left of the error is
/// rounding. So a hundred links hang as taut as one, and a pendulum keeps its energy for minutes.
///
/// A rope pulls and does not push: which ropes are taut is found by exchanging them (an active set): a rope that would have
/// to push is released, one that has become too long is activated, and the chain is factored again. When a jerk is so hard
/// that no impulse along the present directions holds the chain, its bodies go on freely for the substep and are projected
/// back, with directions anew in each round, which takes energy and gives none.
///
/// Sources: tridiagonal elimination (Thomas 1949); the step is RATTLE (Andersen 1983); the projection is that of position-based
/// methods, of which Goldenthal and others, "Efficient Simulation of Inextensible Cloth" (2007) treat the exact one.
///
/// Invariants: what holds is as long as it should be but for `PhysicsTuning.jointTolerance`, unless the chain was flung; a rope
/// never pushes; energy is not gained.
extension World {
  /// Reads a chain at the present positions for the first time.
  func startChain(_ cluster: Int) {
    let range = jointSolver.clusters[cluster]
    foldChain(range)
    indexChain(range)
    _ = aimChain(range)
    updateChainAllowedErrors(cluster)
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
      if over > PhysicsTuning.jointTolerance, exchanges < PhysicsTuning.jointExchanges, activateChain(range) {
        exchanges += 1
        factorChain(range)
      } else if worst < PhysicsTuning.jointTolerance || worst > last {
        break
      }
      if round >= PhysicsTuning.jointRounds || exchanges >= 2 * PhysicsTuning.jointExchanges { break }
      let (pushes, isWild) = substituteChain(range)
      if pushes {
        releaseChain(range)
        factorChain(range)
        exchanges += 1
      } else {
        if isWild { limitChainSolution(cluster, duration) }
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
      projectJoints(cluster, duration)
      for row in Int(range.firstRow)..<Int(range.rowEnd) { loadLink(range, row) }
      _ = aimChain(range)
      return
    }
    if range.hasAllowedErrors { takeInChain(cluster) }
    var round = 0
    while true {
      let worst = aimChain(range)
      guard worst > 1e-9, round < PhysicsTuning.jointCorrections else {
        if range.hasAllowedErrors || worst > PhysicsTuning.jointTolerance { updateChainAllowedErrors(cluster) }
        return
      }
      if substituteChain(range).isWild { limitChainSolution(cluster, duration) }
      moveChain(range)
      if worst < PhysicsTuning.jointBend {
        if range.hasAllowedErrors { updateChainAllowedErrors(cluster, moved: true) }
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
      if pushes { releaseChain(range) } else if isWild { limitChainSolution(cluster, duration) }
      pushChain(range)
      guard pushes else { return }
      factorChain(range)
    }
  }
}
