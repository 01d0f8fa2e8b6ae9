// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// How many substeps a step is cut into, from counts alone: a few bodies can afford more.
  var solverSubsteps: Int {
    solverBodies.count - 1 <= PhysicsTuning.fewBodies ? PhysicsTuning.fewBodiesSubsteps : 1
  }

  /// Finds the impulses after which the drift ends where joints and contacts allow.
  func solveDrift(_ duration: Double) {
    if reflectImpacts(duration) {
      for solverIndex in 1..<solverBodies.count {
        solverBodies.deltaPosition[solverIndex] += solverBodies.shift[solverIndex]
      }
    }
    warmStartContacts()
    let hasJoints = solveJointDrift(duration)
    guard groups.count > 0 else { return }
    solveContacts(duration, pushes: true)
    guard hasJoints else { return }
    for _ in 1..<PhysicsTuning.mixedRounds {
      _ = solveJointDrift(duration)
      solveContacts(duration, pushes: true)
    }
  }

  /// Finds the impulses after which no velocity works against a joint or a contact.
  func solveVelocity(_ duration: Double) {
    solveJointVelocity(duration)
    guard groups.count > 0 else { return }
    solveContacts(duration, pushes: false)
    guard jointSolver.clusterCount > 0 else { return }
    for _ in 1..<PhysicsTuning.mixedRounds {
      solveJointVelocity(duration)
      solveContacts(duration, pushes: false)
    }
  }
}
