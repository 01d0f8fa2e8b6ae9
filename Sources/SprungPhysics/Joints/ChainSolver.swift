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
/// Invariants: what holds is as long as it should be but for `PhysicsTuning.tolerance`, unless the chain was flung; a rope
/// never pushes; energy is not gained.
final class ChainSolver {
  private let equations: JointEquations
  private let projection: JointProjection
  private let chainFolds: ChainFolds
  private let chainPasses: ChainPasses

  init(_ context: StepContext, _ projection: JointProjection, _ chainFolds: ChainFolds, _ chainPasses: ChainPasses) {
    equations = context.equations
    self.projection = projection
    self.chainFolds = chainFolds
    self.chainPasses = chainPasses
  }

  /// Reads a chain at the present positions for the first time.
  func startChain(_ cluster: Int) {
    let range = equations.clusters[cluster]
    chainFolds.foldChain(range)
    chainFolds.indexChain(range)
    _ = chainPasses.aimChain(range)
    chainFolds.updateChainAllowedErrors(cluster)
    equations.clusters[cluster].isFactored = true
  }

  /// Newton's method for a chain, see `solveDrift(ofCluster:)`. The ends of the drift are moved; velocities follow at last.
  func solveDrift(ofChain cluster: Int, _ duration: Double) {
    let solver = equations
    let range = solver.clusters[cluster]
    var exchanges = 0
    var round = 0
    var last = Double.infinity
    var error = 0.0
    chainPasses.gatherDrift(range, duration)
    while true {
      let (worst, over) = chainPasses.sweepDrift(range)
      error = max(worst, over)
      if over > PhysicsTuning.tolerance, exchanges < PhysicsTuning.jointExchanges, chainFolds.activateChain(range) {
        exchanges += 1
        chainPasses.factorChain(range)
      } else if worst < PhysicsTuning.tolerance || worst > last {
        break
      }
      if round >= PhysicsTuning.jointRounds || exchanges >= 2 * PhysicsTuning.jointExchanges { break }
      let (pushes, isWild) = chainPasses.substituteChain(range)
      if pushes {
        chainFolds.releaseChain(range)
        chainPasses.factorChain(range)
        exchanges += 1
      } else {
        if isWild { chainFolds.limitChainSolution(cluster, duration) }
        last = worst * PhysicsTuning.jointConvergence
        round += 1
      }
    }
    let isFlung = error > range.doubt
    solver.clusters[cluster].isFlung = isFlung
    if !isFlung { chainPasses.scatterDrift(range, duration) }
  }

  /// See `correctJoints`. The velocities need not follow: what follows along the links is taken away again at once.
  func correctChain(_ cluster: Int, _ duration: Double) {
    let range = equations.clusters[cluster]
    if range.isFlung {
      projection.projectJoints(cluster, duration)
      for row in Int(range.firstRow)..<Int(range.rowEnd) { chainFolds.loadLink(range, row) }
      _ = chainPasses.aimChain(range)
      return
    }
    if range.hasAllowedErrors { chainFolds.takeInChain(cluster) }
    var round = 0
    while true {
      let worst = chainPasses.aimChain(range)
      guard worst > 1e-9, round < PhysicsTuning.jointRounds else {
        if range.hasAllowedErrors || worst > PhysicsTuning.tolerance {
          chainFolds.updateChainAllowedErrors(cluster)
        }
        return
      }
      if chainPasses.substituteChain(range).isWild { chainFolds.limitChainSolution(cluster, duration) }
      chainPasses.moveChain(range)
      if worst < PhysicsTuning.jointDoubt {
        if range.hasAllowedErrors { chainFolds.updateChainAllowedErrors(cluster, moved: true) }
        return
      }
      round += 1
    }
  }

  /// See `solveJointVelocity`.
  func solveVelocity(ofChain cluster: Int, _ duration: Double) {
    let range = equations.clusters[cluster]
    for _ in 0...PhysicsTuning.jointExchanges {
      chainPasses.measureChain(range)
      let (pushes, isWild) = chainPasses.substituteChain(range)
      if pushes { chainFolds.releaseChain(range) } else if isWild { chainFolds.limitChainSolution(cluster, duration) }
      chainPasses.pushChain(range)
      guard pushes else { return }
      chainPasses.factorChain(range)
    }
  }
}
