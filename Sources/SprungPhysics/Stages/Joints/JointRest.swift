// SPDX-License-Identifier: MIT

import SprungGeometry

/// Handles the joints of sleeping bodies: they merge islands, and their last forces are stored. A query for the force
/// of a rope in a sleeping bridge returns the force at the time when the bridge fell asleep.
final class JointRest {
  private let solverBodies: SolverBodies
  private let joints: JointStore
  private let equations: JointEquations
  private let jointForces: JointForces

  init(solverBodies: SolverBodies, joints: JointStore, equations: JointEquations, jointForces: JointForces) {
    self.solverBodies = solverBodies
    self.joints = joints
    self.equations = equations
    self.jointForces = jointForces
  }

  /// Merges the islands of bodies that are connected by a joint.
  func uniteJoined() {
    let solver = equations
    for position in 0..<solver.jointCount { unite(solver.joints + position) }
    for position in 0..<solver.springCount { unite(solver.springs + position) }
  }

  /// Merges the islands of both ends of a joint.
  private func unite(_ joint: UnsafeMutablePointer<SolverJoint>) {
    guard joint.pointee.solverIndex > 0, joint.pointee.otherSolverIndex > 0 else { return }
    solverBodies.unite(Int(joint.pointee.solverIndex), Int(joint.pointee.otherSolverIndex))
  }

  /// Stores the forces of joints whose bodies are about to sleep, for later queries.
  func noteRestForces() {
    let solver = equations
    for position in 0..<solver.jointCount {
      let joint = solver.joints + position
      let solverIndex = Int(max(joint.pointee.solverIndex, joint.pointee.otherSolverIndex))
      guard solverIndex > 0, solverBodies.isAsleepIsland(solverIndex) else { continue }
      joints.pool.records[Int(joint.pointee.index)].restForce = jointForces.solvedForce(at: joint)
    }
  }
}
