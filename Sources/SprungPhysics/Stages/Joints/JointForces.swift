// SPDX-License-Identifier: MIT

import SprungGeometry

/// The forces of joints in the last step. A force is an impulse divided by its duration. The impulse of the last
/// velocity solve covers half a substep: the second velocity half step, in which the forces at the final positions act.
final class JointForces {
  private let solverBodies: SolverBodies
  private let equations: JointEquations
  private let chainFolds: ChainFolds

  init(solverBodies: SolverBodies, equations: JointEquations, chainFolds: ChainFolds) {
    self.solverBodies = solverBodies
    self.equations = equations
    self.chainFolds = chainFolds
  }

  /// Returns the force of a joint in the last step, or nil if the joint is not in the solver.
  func solvedForce(of index: Int32) -> Double? {
    for position in 0..<equations.jointCount where equations.joints[position].index == index {
      return solvedForce(at: equations.joints + position)
    }
    return nil
  }

  /// Returns the constraint force of a joint at the end of the last step.
  func solvedForce(at joint: UnsafeMutablePointer<SolverJoint>) -> Double {
    let half = PhysicsUnits.stepDuration / Double(solverBodies.substeps) / 2
    func force(_ row: Int32) -> Double { row >= 0 ? impulse(ofRow: Int(row)) / half : 0 }
    let shape = joint.pointee.shape
    let first = force(joint.pointee.first)
    let second =
      switch shape {
      case .hinge, .weld: force(joint.pointee.second)
      case .slider: force(joint.pointee.third)
      case .rod, .rope, .spring: 0.0
      }
    return (first * first + second * second).squareRoot()
  }

  /// Returns the impulse of a row in the last substep.
  private func impulse(ofRow row: Int) -> Double {
    for cluster in 0..<equations.clusterCount where row < Int(equations.clusters[cluster].rowEnd) {
      let range = equations.clusters[cluster]
      return range.isLinkChain ? chainFolds.chainImpulse(range, ofRow: row) : equations.impulse[row]
    }
    return 0
  }
}
