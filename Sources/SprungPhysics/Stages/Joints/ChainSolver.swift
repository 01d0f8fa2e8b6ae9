// SPDX-License-Identifier: MIT

import SprungGeometry

/// Chains of links between centers, and single links, which are most of what people build. They have one row a joint, no
/// arms, and one entry below each diagonal, so that a step is a few short loops, see `ChainFold`.
///
/// # The idea
/// Iterating over the links of a rope one by one takes as many rounds as it has links before the first feels the last, and
/// stops long before: the rope stretches. The equations of a chain, however, can be solved directly.
///
/// Link i has the length |p(i) - p(i+1)| and acts along its direction d(i) on the bodies at its ends, whose inverse masses are
/// w(i) and w(i+1). Impulses x change the lengths at the end of a drift of h seconds by h A x, where A = J M⁻¹ Jᵀ has
///
///     w(i) + w(i+1)              on its diagonal, and
///     -w(i+1) d(i) · d(i+1)      beside it, since only neighbors share a body.
///
/// A tridiagonal matrix is factored and solved in a time proportional to the number of links. Elimination proceeds from
/// both ends to the middle and back, so that the two halves fill the two lanes of a vector (`ChainFold`). Newton's
/// method on the lengths at the end of the drift, with the matrix of its start, needs two or three such sweeps, and the
/// remaining error is rounding. So a hundred links hang as taut as one, and a pendulum keeps its energy for minutes.
///
/// A rod that is alone, as that of a pendulum, has a closed form and needs no such loops (`LoneRods`).
///
/// # Ropes
/// A rope pulls and does not push. Which ropes are taut is found by exchanging them (an active set): a rope that would have to
/// push is released, one that has become too long is activated, and the chain is factored again.
///
/// # Jerks
/// Links that rotate by much within a substep have no impulse along the directions of its start that would hold them at
/// its end; Newton's method then stops converging or requires enormous impulses. The bodies of such a chain continue
/// freely for the substep and are projected back, with new directions in each round, which takes energy and gives none
/// (`JointProjection`).
///
/// # Sources
/// Tridiagonal elimination (Thomas 1949), met in the middle. That chains and trees are solved in linear time: Baraff,
/// "Linear-Time Dynamics using Lagrange Multipliers" (1996). The step is RATTLE (Andersen 1983); the projection is that of
/// Goldenthal and others, "Efficient Simulation of Inextensible Cloth" (2007).
///
/// # Invariants
/// A joint that holds has its length up to `PhysicsTuning.tolerance`, unless the chain was flung; a rope never pushes;
/// energy is not gained; a free chain keeps momentum and spin. `ChainTests`, `PendulumTests` and `JointAllowedErrorTests`.
final class ChainSolver {
  private let equations: JointEquations
  private let projection: JointProjection
  private let chainFolds: ChainFolds
  private let chainPasses: ChainPasses
  private let loneRods: LoneRods

  init(
    equations: JointEquations, projection: JointProjection, chainFolds: ChainFolds, chainPasses: ChainPasses,
    loneRods: LoneRods
  ) {
    self.equations = equations
    self.projection = projection
    self.chainFolds = chainFolds
    self.chainPasses = chainPasses
    self.loneRods = loneRods
  }

  /// Reads a chain at the current positions for the first time.
  func startChain(_ cluster: Int) {
    let range = equations.clusters[cluster]
    assert(range.isLinkChain, "a cluster that is no chain of links has no folds")
    chainFolds.foldChain(range)
    chainFolds.indexChain(range)
    _ = chainPasses.aimChain(range)
    chainFolds.updateChainAllowedErrors(cluster)
    equations.clusters[cluster].isFactored = true
  }

  /// Newton's method for a chain, see `solveDrift(ofCluster:)`. The ends of the drift are moved; velocities follow at last.
  func solveDrift(ofChain cluster: Int, _ duration: Double) {
    if let rod = loneRods.rod(cluster), loneRods.solveDrift(rod, duration) {
      equations.clusters[cluster].isFlung = false
      return
    }
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
    if let rod = loneRods.rod(cluster), loneRods.isRight(cluster, rod) { return }
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
      guard worst > PhysicsLimits.correctedError, round < PhysicsTuning.jointRounds else {
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
    if let rod = loneRods.rod(cluster) { return loneRods.solveVelocity(rod) }
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
