// SPDX-License-Identifier: MIT

import SprungGeometry

/// Writes the velocities of the solver bodies back to the columns. Contacts were found for the predicted motion. A body
/// that was deflected by more than the speculative distance, or has rotated far, can touch bodies that were not
/// considered. If a neighbor is within reach of such a body (`UnforeseenContacts`), the next step recomputes contacts
/// before the interval is over.
///
/// Invariant: between two steps, the entire state is in the columns.
final class SolverWriteback {
  private let columns: BodyColumns
  private let clock: StepClock
  private let solverBodies: SolverBodies
  private let unforeseenContacts: UnforeseenContacts
  /// The rows that were deflected in this step.
  @exclusivity(unchecked) private var deflected: [Int32] = []

  init(columns: BodyColumns, clock: StepClock, solverBodies: SolverBodies, unforeseenContacts: UnforeseenContacts) {
    self.columns = columns
    self.clock = clock
    self.solverBodies = solverBodies
    self.unforeseenContacts = unforeseenContacts
  }

  /// Writes velocities back to the columns, so that between two steps the entire state is in the columns.
  @_optimize(speed)
  func storeSolverBodies() {
    let columns = columns
    let solverBodies = solverBodies
    let limit = PhysicsLimits.largestSpeed
    let interval = Int64(PhysicsTuning.collisionIntervalSteps)
    let timeLeft = Double(interval - 1 - clock.gridStep % interval) * PhysicsUnits.stepDuration
    for solverIndex in 1..<solverBodies.count {
      let row = Int(solverBodies.rows[solverIndex])
      let velocity = solverBodies.velocity[solverIndex]
      let square = velocity.x * velocity.x + velocity.y * velocity.y
      let mayTouch = !columns.flags[row].isDisjoint(with: [.collidable, .bounded])
      if timeLeft > 0, mayTouch {
        let change = velocity - solverBodies.startVelocity[solverIndex]
        if (abs(change.x) + abs(change.y)) * timeLeft > PhysicsTuning.speculativeDistance {
          deflected.append(Int32(row))
        }
        if (columns.shapeKind[row] != .circle
          && abs(solverBodies.deltaPosition[solverIndex].z) > PhysicsTuning.unforeseenRotation)
          || (columns.shapeKind[row] == .polygon
            && abs(change.z) * columns.boundingRadius[row] * timeLeft > PhysicsTuning.speculativeDistance)
        {
          solverBodies.isStale = true
        }
      }
      columns.velocityX[row] = velocity.x
      columns.velocityY[row] = velocity.y
      columns.angularVelocity[row] = velocity.z
      let isFast = square > limit * limit || abs(velocity.z) > PhysicsLimits.largestAngularVelocity
      if isFast || columns.rightingStiffness[row] > 0 {
        columns.limitSpeed(row)
        columns.finishRighting(row)
        solverBodies.velocity[solverIndex] = SIMD4(
          columns.velocityX[row], columns.velocityY[row], columns.angularVelocity[row], 0)
      }
      columns.markMoved(row)
    }
    guard !deflected.isEmpty else { return }
    // This check requires the velocities of all bodies at the end of the step.
    for row in deflected where !solverBodies.isStale && unforeseenContacts.mayMeet(Int(row), within: timeLeft) {
      solverBodies.unforeseen.append(row)
    }
    deflected.removeAll(keepingCapacity: true)
  }
}
