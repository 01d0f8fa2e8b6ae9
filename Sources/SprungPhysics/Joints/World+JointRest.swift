// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Makes the bodies that a joint holds together members of one island.
  func uniteJoined() {
    let solver = jointSolver
    for position in 0..<solver.jointCount { unite(solver.joints + position) }
    for position in 0..<solver.springCount { unite(solver.springs + position) }
  }

  private func unite(_ joint: UnsafeMutablePointer<SolverJoint>) {
    guard joint.pointee.solverIndex > 0, joint.pointee.otherSolverIndex > 0 else { return }
    unite(Int(joint.pointee.solverIndex), Int(joint.pointee.otherSolverIndex))
  }

  /// Keeps the forces of the joints whose bodies are about to sleep, for who asks later.
  func noteRestForces() {
    let solver = jointSolver
    for position in 0..<solver.jointCount {
      let joint = solver.joints + position
      let solverIndex = Int(max(joint.pointee.solverIndex, joint.pointee.otherSolverIndex))
      guard solverIndex > 0, isAsleepIsland(solverIndex) else { continue }
      joints.records[Int(joint.pointee.index)].restForce = solvedForce(at: joint)
    }
  }
}
