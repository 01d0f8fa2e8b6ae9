// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Moves every awake body by `steps` fixed steps.
  ///
  /// The short loops are for the many: bodies that touch nothing, do not rotate and do not settle yet. Each step is the
  /// same linear map of the offset from the equilibrium, so any grouping of steps gives the same bits.
  func integrateFree(steps: Int) {
    let columns = columns
    let active = columns.active.view
    let flags = columns.flags.view
    let settleStep = columns.settleStep.view
    let endStep = stepCount + Int64(steps)
    var position = 0
    while position < activeCount {
      let row = Int(active[position])
      if isBlock(at: position, endStep: endStep) {
        integrateBlock(row, steps: steps)
        position += World.blockCount
        continue
      }
      guard flags[row].isDisjoint(with: .special), settleStep[row] > endStep else {
        advanceOne(row, steps: steps)
        // A body that fell asleep was replaced by the last of the list.
        if flags[row].contains(.awake) { position += 1 }
        continue
      }
      integrate(row, steps: steps)
      markMoved(row)
      position += 1
    }
  }

  /// Moves the center of a body that touches nothing: on springs the offset from the equilibrium is what is handed on
  /// from step to step, without them the position itself.
  @inline(__always)
  func integrate(_ row: Int, steps: Int) {
    let columns = columns
    let b = columns.positionFromVelocity[row]
    let d = columns.velocityFromVelocity[row]
    var speedX = columns.velocityX[row]
    var speedY = columns.velocityY[row]
    if columns.stiffness[row] > 0 {
      let a = columns.positionFromPosition[row]
      let c = columns.velocityFromPosition[row]
      var offsetX = columns.offsetX[row]
      var offsetY = columns.offsetY[row]
      for _ in 0..<steps {
        let nextX = a * offsetX + b * speedX
        let nextY = a * offsetY + b * speedY
        speedX = c * offsetX + d * speedX
        speedY = c * offsetY + d * speedY
        offsetX = nextX
        offsetY = nextY
      }
      columns.offsetX[row] = offsetX
      columns.offsetY[row] = offsetY
      columns.x[row] = offsetX + columns.equilibriumX[row]
      columns.y[row] = offsetY + columns.equilibriumY[row]
    } else {
      let driftX = columns.positionFromAcceleration[row] * columns.accelerationX[row]
      let driftY = columns.positionFromAcceleration[row] * columns.accelerationY[row]
      let gainX = columns.velocityFromAcceleration[row] * columns.accelerationX[row]
      let gainY = columns.velocityFromAcceleration[row] * columns.accelerationY[row]
      var positionX = columns.x[row]
      var positionY = columns.y[row]
      for _ in 0..<steps {
        positionX = positionX + b * speedX + driftX
        positionY = positionY + b * speedY + driftY
        speedX = d * speedX + gainX
        speedY = d * speedY + gainY
      }
      columns.x[row] = positionX
      columns.y[row] = positionY
    }
    columns.velocityX[row] = speedX
    columns.velocityY[row] = speedY
  }

  private func advanceOne(_ row: Int, steps: Int) {
    if !columns.flags[row].isDisjoint(with: [.inSolver, .fielded, .kinematic]) { return }
    if !columns.flags[row].isDisjoint(with: [.stale, .disturbed]) { prepare(row) }
    if columns.flags[row].contains(.bounded), !columns.flags[row].contains(.shaped) {
      advanceBounded(row, steps: steps)
    } else {
      advanceFree(row, steps: steps)
    }
  }

  /// Moves a body that can touch nothing, up to its settle time.
  func advanceFree(_ row: Int, steps: Int) {
    let columns = columns
    if columns.rightingStiffness[row] > 0, columns.flags[row].contains(.rotating) {
      return advanceRighting(row, steps: steps)
    }
    if columns.flags[row].contains(.estimated), columns.settleStep[row] <= stepCount + Int64(steps) {
      computeEstimatedSettleStep(of: row)
    }
    let left = columns.settleStep[row] - stepCount
    let count = left < Int64(steps) ? Int(max(0, left)) : steps
    if count > 0 {
      integrate(row, steps: count)
      markMoved(row)
      if columns.flags[row].contains(.rotating) {
        for _ in 0..<count { integrateRotation(row) }
      }
    }
    if left <= Int64(steps) { settle(row) }
  }

  /// Rotates a body by one step: exact with angular resistance, the torque of offset pushes taken at the middle angle.
  func integrateRotation(_ row: Int) {
    let columns = columns
    let angularVelocity = columns.angularVelocity[row]
    let kept = columns.angularVelocityDecay[row]
    let angleFactor = columns.angleFromAngularVelocity[row]
    guard hasTorque(row) else {
      columns.angle[row] += angularVelocity * angleFactor
      columns.angularVelocity[row] = angularVelocity * kept
      return
    }
    let acceleration = angularAcceleration(row, at: columns.angle[row] + angularVelocity * angleFactor / 2)
    let map = Propagator(
      stiffness: 0, dampingRate: columns.angularResistance[row], time: PhysicsTuning.stepDuration)
    columns.angle[row] += angularVelocity * angleFactor + map.positionFromAcceleration * acceleration
    columns.angularVelocity[row] = angularVelocity * kept + map.velocityFromAcceleration * acceleration
    columns.angularVelocity[row] = min(
      PhysicsTuning.largestAngularVelocity, max(-PhysicsTuning.largestAngularVelocity, columns.angularVelocity[row]))
  }

  /// The angular acceleration by offset pushes at an angle, in rad/s².
  func angularAcceleration(_ row: Int, at angle: Double) -> Double {
    guard hasTorque(row) else { return 0 }
    let rotation = DeterministicMath.sincos(angle)
    let torque = columns.torqueUpright[row] * rotation.cosine + columns.torqueRotated[row] * rotation.sine
    return torque * columns.inverseInertia[row] - columns.rightingStiffness[row] * rotation.sine
  }
}
