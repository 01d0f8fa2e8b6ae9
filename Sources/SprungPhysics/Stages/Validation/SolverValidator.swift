// SPDX-License-Identifier: MIT

import SprungGeometry

/// Validates the solver: its bodies, the groups of contacts, and the equations of joints.
final class SolverValidator {
  private let columns: BodyColumns
  private let bodies: BodyStore
  private let contacts: ContactPool
  private let groups: ContactGroups
  private let solverBodies: SolverBodies
  private let joints: JointStore
  private let equations: JointEquations

  init(
    bodies: BodyStore, contacts: ContactPool, groups: ContactGroups, solverBodies: SolverBodies,
    joints: JointStore, equations: JointEquations
  ) {
    columns = bodies.columns
    self.bodies = bodies
    self.contacts = contacts
    self.groups = groups
    self.solverBodies = solverBodies
    self.joints = joints
    self.equations = equations
  }

  /// Validates that the solver and its bodies refer to each other, unless there were external changes.
  func validate() -> Bool {
    guard solverBodies.validate() else { return false }
    if !joints.isStale {
      guard equations.validate() else { return false }
    }
    guard !solverBodies.isStale else { return true }
    guard groups.validate(contacts, bodyCount: solverBodies.count) else { return false }
    for index in 1..<solverBodies.count {
      let row = Int(solverBodies.rows[index])
      guard
        Validation.holds(
          bodies.rows.isUsed(row) && columns.flags[row].contains(.inSolver) && columns.solverIndex[row] == Int32(index),
          "Solver bodies", index, "it is body \(row), which does not know it")
      else { return false }
    }
    return true
  }
}
