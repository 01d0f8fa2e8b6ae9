// SPDX-License-Identifier: MIT

import SprungGeometry

/// Initial row values, the set of moved rows, and validity checks.
extension BodyColumns {
  /// Adds the moved rows to the sets of all consumers and clears the set of moved rows.
  func sortOutMoved() {
    let moved = self.moved.view
    for word in 0..<movedWords where moved[word] != 0 {
      undrained[word] |= moved[word]
      unindexed[word] |= moved[word]
      moved[word] = 0
    }
  }

  /// Records that the position or angle of a body changed since the last drain.
  @inline(__always)
  func markMoved(_ row: Int) {
    moved[row >> 6] |= 1 << UInt64(row & 63)
  }

  /// Resets a row to the state of a newly added body.
  func clear(_ row: Int) {
    x[row] = 0
    y[row] = 0
    angle[row] = 0
    velocityX[row] = 0
    velocityY[row] = 0
    angularVelocity[row] = 0
    gravityX[row] = 0
    gravityY[row] = 0
    driveX[row] = 0
    driveY[row] = 0
    clearPushes(row)
    rightingStiffness[row] = 0
    rightingDamping[row] = 0
    firstSpring[row] = -1
    firstJoint[row] = -1
    firstMembership[row] = -1
    firstTouch[row] = -1
    firstContact[row] = -1
    firstBoundaryContact[row] = -1
    islandNext[row] = -1
    colors[row] = 0
    cosine[row] = 1
    sine[row] = 0
    rotatedAngle[row] = 0
    sweep[row] = 0
    gain[row] = 0
    stillSteps[row] = 0
    settleStep[row] = 0
  }

  /// Limits linear and angular speed to their maximum without changing the direction.
  func limitSpeed(_ row: Int) {
    let square =
      velocityX[row] * velocityX[row] + velocityY[row] * velocityY[row]
    let limit = PhysicsLimits.largestSpeed
    if square > limit * limit {
      let factor = limit / square.squareRoot()
      velocityX[row] *= factor
      velocityY[row] *= factor
    }
    angularVelocity[row] = min(
      PhysicsLimits.largestAngularVelocity, max(-PhysicsLimits.largestAngularVelocity, angularVelocity[row]))
  }

  /// Removes all continuous pushes from a body.
  func clearPushes(_ row: Int) {
    forceX[row] = 0
    forceY[row] = 0
    torqueUpright[row] = 0
    torqueRotated[row] = 0
  }

  /// Clears the coefficients that would accelerate a kinematically moved body.
  func clearCoefficients(_ row: Int) {
    stiffness[row] = 0
    dampingRate[row] = 0
    accelerationX[row] = 0
    accelerationY[row] = 0
    flags[row].insert(.stale)
  }

  /// Returns whether a body's state is finite and in range, so that it can be published. NaN fails every comparison.
  @inline(__always)
  func isReasonable(_ row: Int) -> Bool {
    let limit = PhysicsLimits.farthestCoordinate
    let number = Double.greatestFiniteMagnitude
    return abs(x[row]) <= limit && abs(y[row]) <= limit && abs(angle[row]) <= limit
      && abs(velocityX[row]) <= number && abs(velocityY[row]) <= number
      && abs(angularVelocity[row]) <= number
  }

  /// Stores the current pose of a body as its last valid one.
  @inline(__always)
  func storeGoodPose(_ row: Int) {
    goodX[row] = x[row]
    goodY[row] = y[row]
    goodAngle[row] = angle[row]
  }

  /// Returns the solver index of a row, or 0, the immovable world, for bodies that are not in the solver.
  @inline(__always)
  func solverIndex(of row: Int) -> Int {
    flags[row].contains(.inSolver) ? Int(solverIndex[row]) : 0
  }
}
