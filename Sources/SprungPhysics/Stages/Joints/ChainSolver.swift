// SPDX-License-Identifier: MIT

import SprungGeometry

/// The solver for chains of links between centers, and for single links, which are the most common structures. A chain
/// has one row per joint, no lever arms, and one entry below each diagonal element. A step consists of a few short
/// loops, see `ChainFold`.
///
/// # The idea
/// Iterating over the links of a rope takes as many rounds as there are links until the last link affects the first. In
/// practice, iteration stops long before that, so the rope stretches. Chains can, however, be solved directly.
///
/// Link i has the length |p(i) - p(i+1)| and acts along its direction d(i) on its two bodies, whose inverse masses are
/// w(i) and w(i+1). Impulses x change the lengths at the end of a drift of h seconds by h A x, where A = J M⁻¹ Jᵀ has
///
///     w(i) + w(i+1)              on its diagonal, and
///     -w(i+1) d(i) · d(i+1)      beside it, since only neighbors share a body.
///
/// A tridiagonal matrix is factored and solved in linear time. Elimination proceeds from both ends to the middle and
/// back, so that the two halves fill the two lanes of a vector (`ChainFold`). Newton's method for the lengths at the
/// end of the drift, with the initial matrix, requires two or three such sweeps. The only remaining error is rounding.
/// A hundred links are therefore as taut as one, and a pendulum conserves its energy for minutes.
///
/// A single rod, such as that of a pendulum, has a closed-form solution and does not require these loops (`LoneRods`).
///
/// # Ropes
/// A rope pulls but does not push. An active-set method determines which ropes are taut. A rope that would have to push
/// is released, and a rope that became too long is activated. The chain is then factored again.
///
/// # Jerks
/// If links rotate far within a substep, no impulse along their initial directions satisfies them at the end of the
/// substep. Newton's method then does not converge or requires enormous impulses. The bodies of such a chain move
/// freely for the substep. The bodies are then projected back with new directions in each round, which can only remove
/// energy (`JointProjection`).
///
/// # Sources
/// Tridiagonal elimination (Thomas 1949), from both ends to the middle. Baraff, "Linear-Time Dynamics using Lagrange
/// Multipliers" (1996), shows that chains and trees can be solved in linear time. The step follows RATTLE (Andersen
/// 1983); the projection follows Goldenthal and others, "Efficient Simulation of Inextensible Cloth" (2007).
///
/// # Invariants
/// An active joint has its exact length to within `PhysicsTuning.tolerance`, unless the chain was flung. A rope never
/// pushes. Energy never increases. A free chain conserves momentum and angular momentum. `ChainTests`, `PendulumTests`
/// and `JointAllowedErrorTests` check these invariants.
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

  /// Initializes a chain at the current positions.
  func startChain(_ cluster: Int) {
    let range = equations.clusters[cluster]
    assert(range.isLinkChain, "a cluster that is no chain of links has no folds")
    chainFolds.foldChain(range)
    chainFolds.indexChain(range)
    _ = chainPasses.aimChain(range)
    chainFolds.updateChainAllowedErrors(cluster)
    equations.clusters[cluster].isFactored = true
  }

  /// Performs Newton's method for a chain, see `solveDrift(ofCluster:)`, and then updates the velocities.
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

  /// The version of `correctJoints` for chains. Velocities are not updated, because changes along the links would be
  /// removed immediately.
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

  /// The version of `solveJointVelocity` for chains.
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
