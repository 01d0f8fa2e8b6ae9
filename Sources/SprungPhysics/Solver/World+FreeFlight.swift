// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Moves a body that can touch nothing by its exact solution, one fixed step after the other.
  ///
  /// Each step is the same linear map, so any grouping of steps gives the same bits.
  func advanceFree(_ row: Int, steps: Int) {
    let columns = columns
    let left = columns.settleStep[row] - stepCount
    let count = left < Int64(steps) ? Int(max(0, left)) : steps
    if count > 0 {
      let equilibriumX = columns.equilibriumX[row]
      let equilibriumY = columns.equilibriumY[row]
      let placeFromPlace = columns.placeFromPlace[row]
      let placeFromVelocity = columns.placeFromVelocity[row]
      let velocityFromPlace = columns.velocityFromPlace[row]
      let velocityFromVelocity = columns.velocityFromVelocity[row]
      let driftX = columns.driftX[row]
      let driftY = columns.driftY[row]
      let gainX = columns.gainX[row]
      let gainY = columns.gainY[row]
      var x = columns.x[row]
      var y = columns.y[row]
      var velocityX = columns.velocityX[row]
      var velocityY = columns.velocityY[row]
      for _ in 0..<count {
        let fromX = x - equilibriumX
        let fromY = y - equilibriumY
        x = (placeFromPlace * fromX + placeFromVelocity * velocityX + driftX) + equilibriumX
        y = (placeFromPlace * fromY + placeFromVelocity * velocityY + driftY) + equilibriumY
        velocityX = velocityFromPlace * fromX + velocityFromVelocity * velocityX + gainX
        velocityY = velocityFromPlace * fromY + velocityFromVelocity * velocityY + gainY
      }
      if x != columns.x[row] || y != columns.y[row] { markMoved(row) }
      columns.x[row] = x
      columns.y[row] = y
      columns.velocityX[row] = velocityX
      columns.velocityY[row] = velocityY
      if columns.flags[row].contains(.turning) {
        for _ in 0..<count { turn(row) }
        markMoved(row)
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
