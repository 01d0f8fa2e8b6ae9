// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Moves every awake body by `steps` fixed steps.
  ///
  /// The short loop is for the many: bodies that touch nothing, do not turn and do not settle yet. Each step is the
  /// same linear map of the way from the equilibrium, so any grouping of steps gives the same bits.
  func flyFree(steps: Int) {
    let columns = columns
    let active = columns.active
    let flags = columns.flags
    let settleStep = columns.settleStep
    let endStep = stepCount + Int64(steps)
    let x = columns.x
    let y = columns.y
    let offsetX = columns.offsetX
    let offsetY = columns.offsetY
    let velocityX = columns.velocityX
    let velocityY = columns.velocityY
    let equilibriumX = columns.equilibriumX
    let equilibriumY = columns.equilibriumY
    let placeFromPlace = columns.placeFromPlace
    let placeFromVelocity = columns.placeFromVelocity
    let velocityFromPlace = columns.velocityFromPlace
    let velocityFromVelocity = columns.velocityFromVelocity
    let stiffness = columns.stiffness
    let moved = columns.moved

    var position = 0
    while position < activeCount {
      let row = Int(active[position])
      guard flags[row].isDisjoint(with: .special), settleStep[row] > endStep, stiffness[row] > 0 else {
        advanceOne(row, steps: steps)
        // A body that fell asleep was replaced by the last of the list.
        if flags[row].contains(.awake) { position += 1 }
        continue
      }
      let a = placeFromPlace[row]
      let b = placeFromVelocity[row]
      let c = velocityFromPlace[row]
      let d = velocityFromVelocity[row]
      var wayX = offsetX[row]
      var wayY = offsetY[row]
      var speedX = velocityX[row]
      var speedY = velocityY[row]
      for _ in 0..<steps {
        let nextX = a * wayX + b * speedX
        let nextY = a * wayY + b * speedY
        speedX = c * wayX + d * speedX
        speedY = c * wayY + d * speedY
        wayX = nextX
        wayY = nextY
      }
      offsetX[row] = wayX
      offsetY[row] = wayY
      velocityX[row] = speedX
      velocityY[row] = speedY
      x[row] = wayX + equilibriumX[row]
      y[row] = wayY + equilibriumY[row]
      moved[row >> 6] |= 1 << UInt64(truncatingIfNeeded: row & 63)
      position += 1
    }
  }

  private func advanceOne(_ row: Int, steps: Int) {
    if columns.flags[row].contains(.coupled) { return }
    if !columns.flags[row].isDisjoint(with: [.stale, .kicked]) { prepare(row) }
    if columns.flags[row].contains(.tethered) {
      advanceTethered(row, steps: steps)
    } else if columns.flags[row].contains(.bounded) {
      advanceBounded(row, steps: steps)
    } else {
      advanceFree(row, steps: steps)
    }
  }

  /// Moves a body that can touch nothing, up to its settle time.
  private func advanceFree(_ row: Int, steps: Int) {
    let columns = columns
    let left = columns.settleStep[row] - stepCount
    let count = left < Int64(steps) ? Int(max(0, left)) : steps
    if count > 0 {
      let a = columns.placeFromPlace[row]
      let b = columns.placeFromVelocity[row]
      let c = columns.velocityFromPlace[row]
      let d = columns.velocityFromVelocity[row]
      var wayX = columns.offsetX[row]
      var wayY = columns.offsetY[row]
      var speedX = columns.velocityX[row]
      var speedY = columns.velocityY[row]
      for _ in 0..<count {
        let nextX = a * wayX + b * speedX + columns.driftX[row]
        let nextY = a * wayY + b * speedY + columns.driftY[row]
        speedX = c * wayX + d * speedX + columns.gainX[row]
        speedY = c * wayY + d * speedY + columns.gainY[row]
        wayX = nextX
        wayY = nextY
      }
      columns.offsetX[row] = wayX
      columns.offsetY[row] = wayY
      columns.velocityX[row] = speedX
      columns.velocityY[row] = speedY
      columns.x[row] = wayX + columns.equilibriumX[row]
      columns.y[row] = wayY + columns.equilibriumY[row]
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
    let torque =
      columns.torqueUpright[row] * DeterministicMath.cos(angle)
      + columns.torqueTurned[row] * DeterministicMath.sin(angle)
    return torque * columns.inverseInertia[row]
  }
}
