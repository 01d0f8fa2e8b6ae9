// SPDX-License-Identifier: MIT

import SprungGeometry

/// A righting spring rotates a body back to its upright angle, the nearest whole turn. Its torque goes with the sine of
/// the angle, as that of springs at the corners does.
extension World {
  /// Gives a body a righting spring, or takes it away with the frequency 0, and wakes the body.
  ///
  /// `frequency` in hertz, 0 or more, and `damping`, the damping ratio, 0 or more, are those of small angles, whatever
  /// the moment of inertia. A body has one righting spring at most. Values out of range are a fault and ignored.
  public func setRighting(frequency: Double, damping: Double, of body: BodyID) {
    note(.setRighting(frequency: frequency, damping: damping, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "setRighting") else { return }
    guard frequency >= 0, frequency <= PhysicsTuning.highestFrequency, damping >= 0, damping.isFinite else {
      return Diagnostics.report(
        "unreasonableValue",
        "A righting spring of \(frequency) Hz with damping ratio \(damping) was refused: the frequency must be 0 to "
          + "\(PhysicsTuning.highestFrequency), the ratio finite and 0 or more.")
    }
    let omega = 2 * Double.pi * frequency
    columns.rightingStiffness[row] = omega * omega
    columns.rightingDamping[row] = min(PhysicsTuning.largestDampingRate, 2 * damping * omega)
    columns.angularResistance[row] = columns.ownAngularResistance[row] + columns.rightingDamping[row]
    // How a rotating body is damped is computed when it begins to rotate.
    columns.flags[row].remove(.rotating)
    wake(row)
  }

  /// The nearest angle at which a body is upright.
  @inline(__always)
  private func uprightAngle(_ row: Int) -> Double {
    let fullTurn = 2 * Double.pi
    return fullTurn * (columns.angle[row] / fullTurn).rounded()
  }

  /// Whether a righting spring rotates the body.
  @inline(__always)
  func isRighting(_ row: Int) -> Bool {
    columns.rightingStiffness[row] > 0 && columns.angle[row] != uprightAngle(row)
  }

  /// Puts a body that its righting spring has all but rotated back exactly upright.
  func finishRighting(_ row: Int) {
    guard columns.rightingStiffness[row] > 0, columns.inverseInertia[row] > 0,
      columns.torqueUpright[row] == 0, columns.torqueRotated[row] == 0
    else { return }
    let target = uprightAngle(row)
    let angle = columns.angle[row]
    guard angle != target || columns.angularVelocity[row] != 0, abs(angle - target) < PhysicsTuning.uprightAngle,
      abs(columns.angularVelocity[row]) < PhysicsTuning.restAngularVelocity
    else { return }
    columns.angle[row] = target
    columns.angularVelocity[row] = 0
    columns.flags[row].remove(.rotating)
    markMoved(row)
  }

  /// Moves a body that touches nothing while its righting spring rotates it, and up to its settle time afterwards.
  func advanceRighting(_ row: Int, steps: Int) {
    for step in 0..<Int64(steps) {
      if columns.settleStep[row] <= stepCount + step { return settle(row) }
      integrate(row, steps: 1)
      markMoved(row)
      if columns.flags[row].contains(.rotating) { integrateRotation(row) }
      noteRighted(row, nextStep: stepCount + step + 1)
      if columns.settleStep[row] <= stepCount + step + 1 { return settle(row) }
    }
  }

  /// Finishes the righting of a free body, and finds its settle time when it has just become upright.
  @inline(__always)
  func noteRighted(_ row: Int, nextStep: Int64) {
    guard columns.rightingStiffness[row] > 0 else { return }
    finishRighting(row)
    if !columns.flags[row].contains(.rotating), columns.settleStep[row] == Int64.max, columns.firstTouch[row] < 0 {
      columns.settleStep[row] = settleStep(of: row, from: nextStep)
    }
  }
}
