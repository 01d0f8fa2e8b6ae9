// SPDX-License-Identifier: MIT

/// Compounds: groups of welded bodies that move as one body when they fall onto other bodies.
///
/// A group is considered only if it touches no moving body and if no spring, field, torque or anchor acts on it. Bodies
/// with other joints can be moved by their anchors, and bodies that touch others exchange energy with them.
final class Compounds {
  /// The solver indices of the members.
  typealias Members = [Int]

  private let columns: BodyColumns
  private let solverBodies: SolverBodies
  private let equations: JointEquations
  private var members: Members = []

  init(columns: BodyColumns, solverBodies: SolverBodies, equations: JointEquations) {
    self.columns = columns
    self.solverBodies = solverBodies
    self.equations = equations
  }

  /// Calls `body` with the members of each compound.
  func visit(_ body: (Members) -> Void) {
    for cluster in 0..<equations.clusterCount where isCompound(equations.clusters[cluster]) {
      body(members)
    }
  }

  /// Returns whether a cluster of joints is a compound, and stores its members.
  private func isCompound(_ cluster: JointCluster) -> Bool {
    for position in Int(cluster.firstJoint)..<Int(cluster.jointEnd) {
      let joint = equations.joints[position]
      guard joint.shape == .weld, joint.solverIndex > 0, joint.otherSolverIndex > 0 else { return false }
    }
    members.removeAll(keepingCapacity: true)
    for position in Int(cluster.firstBody)..<Int(cluster.bodyEnd) {
      let solverIndex = Int(equations.bodySolverIndices[position])
      guard solverBodies.isAlone[solverIndex], !columns.hasTorque(Int(solverBodies.rows[solverIndex])),
        !isOnSpring(solverIndex)
      else { return false }
      members.append(solverIndex)
    }
    return true
  }

  /// Returns whether the body has a spring to another body or to a point.
  private func isOnSpring(_ solverIndex: Int) -> Bool {
    for position in 0..<equations.springCount {
      let spring = equations.springs[position]
      if Int(spring.solverIndex) == solverIndex || Int(spring.otherSolverIndex) == solverIndex { return true }
    }
    return false
  }
}
