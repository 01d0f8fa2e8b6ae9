// SPDX-License-Identifier: MIT

import SprungGeometry

/// A righting spring rotates a body back to an upright angle, which is the nearest multiple of 2π. Its torque is
/// proportional to the sine of the angle, like that of springs at the corners.
extension BodyColumns {
  /// Returns the nearest upright angle of a body.
  @inline(__always)
  private func uprightAngle(_ row: Int) -> Double {
    let fullTurn = 2 * Double.pi
    return fullTurn * (angle[row] / fullTurn).rounded()
  }

  /// Returns whether a righting spring is rotating the body.
  @inline(__always)
  func isRighting(_ row: Int) -> Bool {
    rightingStiffness[row] > 0 && angle[row] != uprightAngle(row)
  }

  /// Sets a body to the exact upright angle if its righting spring has almost rotated it there.
  func finishRighting(_ row: Int) {
    guard rightingStiffness[row] > 0, inverseInertia[row] > 0,
      torqueUpright[row] == 0, torqueRotated[row] == 0
    else { return }
    let target = uprightAngle(row)
    let angle = self.angle[row]
    guard angle != target || angularVelocity[row] != 0, abs(angle - target) < PhysicsTuning.invisibleAngle,
      abs(angularVelocity[row]) < PhysicsTuning.restAngularVelocity
    else { return }
    self.angle[row] = target
    angularVelocity[row] = 0
    flags[row].remove(.rotating)
    markMoved(row)
  }

  /// Returns whether an off-center push or a righting spring applies a continuous torque to the body.
  func hasTorque(_ row: Int) -> Bool {
    guard inverseInertia[row] > 0 else { return false }
    return torqueUpright[row] != 0 || torqueRotated[row] != 0 || isRighting(row)
  }

  /// Returns the angular acceleration caused by offset pushes and the righting spring at the given angle, in rad/s².
  func angularAcceleration(_ row: Int, at angle: Double) -> Double {
    guard hasTorque(row) else { return 0 }
    let rotation = DeterministicMath.sincos(angle)
    let torque = torqueUpright[row] * rotation.cosine + torqueRotated[row] * rotation.sine
    return torque * inverseInertia[row] - rightingStiffness[row] * rotation.sine
  }
}
