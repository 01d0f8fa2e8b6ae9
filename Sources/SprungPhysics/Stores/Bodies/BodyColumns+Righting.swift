// SPDX-License-Identifier: MIT

import SprungGeometry

/// A righting spring rotates a body back to its upright angle, the nearest multiple of 2π. Its torque is proportional
/// to the sine of the angle, as that of springs at the corners is.
extension BodyColumns {
  /// The nearest angle at which a body is upright.
  @inline(__always)
  private func uprightAngle(_ row: Int) -> Double {
    let fullTurn = 2 * Double.pi
    return fullTurn * (angle[row] / fullTurn).rounded()
  }

  /// Whether a righting spring rotates the body.
  @inline(__always)
  func isRighting(_ row: Int) -> Bool {
    rightingStiffness[row] > 0 && angle[row] != uprightAngle(row)
  }

  /// Puts a body that its righting spring has all but rotated back exactly upright.
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

  /// Whether something turns the body all the time: a push beside its center or a righting spring.
  func hasTorque(_ row: Int) -> Bool {
    guard inverseInertia[row] > 0 else { return false }
    return torqueUpright[row] != 0 || torqueRotated[row] != 0 || isRighting(row)
  }

  /// The angular acceleration by offset pushes at an angle, in rad/s².
  func angularAcceleration(_ row: Int, at angle: Double) -> Double {
    guard hasTorque(row) else { return 0 }
    let rotation = DeterministicMath.sincos(angle)
    let torque = torqueUpright[row] * rotation.cosine + torqueRotated[row] * rotation.sine
    return torque * inverseInertia[row] - rightingStiffness[row] * rotation.sine
  }
}
