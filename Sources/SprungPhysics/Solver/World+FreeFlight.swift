// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Moves every awake body by `steps` fixed steps.
  ///
  /// The short loops are for the many: bodies that touch nothing, do not turn and do not settle yet. Each step is the
  /// same linear map of the way from the equilibrium, so any grouping of steps gives the same bits.
  func flyFree(steps: Int) {
    let columns = columns
    let active = columns.active
    let flags = columns.flags
    let settleStep = columns.settleStep
    let endStep = stepCount + Int64(steps)
    var position = 0
    while position < activeCount {
      let row = Int(active[position])
      if isBlock(at: position, endStep: endStep) {
        flyBlock(row, steps: steps)
        position += World.blockCount
        continue
      }
      guard flags[row].isDisjoint(with: .special), settleStep[row] > endStep else {
        advanceOne(row, steps: steps)
        // A body that fell asleep was replaced by the last of the list.
        if flags[row].contains(.awake) { position += 1 }
        continue
      }
      fly(row, steps: steps)
      markMoved(row)
      position += 1
    }
  }

  /// Moves the centre of a body that touches nothing: on springs the way from the equilibrium is what is carried on
  /// from step to step, without them the place itself.
  @inline(__always)
  func fly(_ row: Int, steps: Int) {
    let columns = columns
    let b = columns.placeFromVelocity[row]
    let d = columns.velocityFromVelocity[row]
    var speedX = columns.velocityX[row]
    var speedY = columns.velocityY[row]
    if columns.stiffness[row] > 0 {
      let a = columns.placeFromPlace[row]
      let c = columns.velocityFromPlace[row]
      var wayX = columns.offsetX[row]
      var wayY = columns.offsetY[row]
      for _ in 0..<steps {
        let nextX = a * wayX + b * speedX
        let nextY = a * wayY + b * speedY
        speedX = c * wayX + d * speedX
        speedY = c * wayY + d * speedY
        wayX = nextX
        wayY = nextY
      }
      columns.offsetX[row] = wayX
      columns.offsetY[row] = wayY
      columns.x[row] = wayX + columns.equilibriumX[row]
      columns.y[row] = wayY + columns.equilibriumY[row]
    } else {
      let driftX = columns.placeFromAcceleration[row] * columns.accelerationX[row]
      let driftY = columns.placeFromAcceleration[row] * columns.accelerationY[row]
      let gainX = columns.velocityFromAcceleration[row] * columns.accelerationX[row]
      let gainY = columns.velocityFromAcceleration[row] * columns.accelerationY[row]
      var placeX = columns.x[row]
      var placeY = columns.y[row]
      for _ in 0..<steps {
        placeX = placeX + b * speedX + driftX
        placeY = placeY + b * speedY + driftY
        speedX = d * speedX + gainX
        speedY = d * speedY + gainY
      }
      columns.x[row] = placeX
      columns.y[row] = placeY
    }
    columns.velocityX[row] = speedX
    columns.velocityY[row] = speedY
  }

  private func advanceOne(_ row: Int, steps: Int) {
    if !columns.flags[row].isDisjoint(with: [.coupled, .fielded, .carried]) { return }
    if !columns.flags[row].isDisjoint(with: [.stale, .kicked]) { prepare(row) }
    if columns.flags[row].contains(.bounded), !columns.flags[row].contains(.shaped) {
      advanceBounded(row, steps: steps)
    } else {
      advanceFree(row, steps: steps)
    }
  }

  /// Moves a body that can touch nothing, up to its settle time.
  func advanceFree(_ row: Int, steps: Int) {
    let columns = columns
    if columns.rightingStiffness[row] > 0, columns.flags[row].contains(.turning) {
      return advanceRighting(row, steps: steps)
    }
    if columns.flags[row].contains(.estimated), columns.settleStep[row] <= stepCount + Int64(steps) {
      computeEstimatedSettleStep(of: row)
    }
    let left = columns.settleStep[row] - stepCount
    let count = left < Int64(steps) ? Int(max(0, left)) : steps
    if count > 0 {
      fly(row, steps: count)
      markMoved(row)
      if columns.flags[row].contains(.turning) {
        for _ in 0..<count { turn(row) }
      }
    }
    if left <= Int64(steps) { settle(row) }
  }

  /// Turns a body by one step: exact with angular resistance, the torque of offset pushes taken at the middle angle.
  func turn(_ row: Int) {
    let columns = columns
    let spin = columns.spin[row]
    let kept = columns.spinKept[row]
    let reach = columns.spinReach[row]
    guard hasTorque(row) else {
      columns.angle[row] += spin * reach
      columns.spin[row] = spin * kept
      return
    }
    let acceleration = angularAcceleration(row, at: columns.angle[row] + spin * reach / 2)
    let map = Propagator(
      stiffness: 0, dampingRate: columns.angularResistance[row], time: PhysicsTuning.stepDuration)
    columns.angle[row] += spin * reach + map.placeFromAcceleration * acceleration
    columns.spin[row] = spin * kept + map.velocityFromAcceleration * acceleration
    columns.spin[row] = min(PhysicsTuning.largestSpin, max(-PhysicsTuning.largestSpin, columns.spin[row]))
  }

  /// The angular acceleration by offset pushes at an angle, in rad/s².
  func angularAcceleration(_ row: Int, at angle: Double) -> Double {
    guard hasTorque(row) else { return 0 }
    let turn = DeterministicMath.sincos(angle)
    let torque = columns.torqueUpright[row] * turn.cosine + columns.torqueTurned[row] * turn.sine
    return torque * columns.inverseInertia[row] - columns.rightingStiffness[row] * turn.sine
  }
}
