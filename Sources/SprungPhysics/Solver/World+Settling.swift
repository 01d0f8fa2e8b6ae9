// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// The step after which a body that touches nothing is placed on its equilibrium; `Int64.max` if never.
  ///
  /// On springs the envelope of the motion is known, so the time is too: when the envelope falls below 0.05 pt, but at
  /// the latest half a second after it fell below 0.5 pt. Without springs the body has to be slow for half a second.
  func settleStep(of row: Int, from now: Int64) -> Int64 {
    let seconds = max(secondsToSettle(row), secondsToStopTurning(row))
    guard seconds < 1e9 else { return Int64.max }
    return now + Int64((seconds / PhysicsTuning.stepDuration).rounded(.up))
  }

  private func secondsToSettle(_ row: Int) -> Double {
    columns.stiffness[row] > 0 ? secondsToSettleOnSpring(row) : secondsToStop(row)
  }

  private func secondsToSettleOnSpring(_ row: Int) -> Double {
    let columns = columns
    let stiffness = columns.stiffness[row]
    let half = columns.dampingRate[row] / 2
    let x = columns.x[row] - columns.equilibriumX[row]
    let y = columns.y[row] - columns.equilibriumY[row]
    let velocityX = columns.velocityX[row]
    let velocityY = columns.velocityY[row]
    if x == 0, y == 0, velocityX == 0, velocityY == 0 { return 0 }

    let discriminant = stiffness - half * half
    var amplitude: Double
    var rate = half
    if discriminant > 1e-3 * stiffness {
      let omega = discriminant.squareRoot()
      let otherX = (velocityX + half * x) / omega
      let otherY = (velocityY + half * y) / omega
      amplitude = (x * x + otherX * otherX + y * y + otherY * otherY).squareRoot()
      if half == 0 {
        let isStill =
          amplitude < PhysicsTuning.settleDistance && amplitude * omega < PhysicsTuning.restSpeed
          && amplitude * stiffness < PhysicsTuning.restAcceleration
        return isStill ? PhysicsTuning.restDuration : .infinity
      }
    } else if discriminant < -1e-3 * stiffness {
      let root = (-discriminant).squareRoot()
      let slow = stiffness / (half + root)
      let fast = half + root
      let slowX = (velocityX + fast * x) / (fast - slow)
      let slowY = (velocityY + fast * y) / (fast - slow)
      amplitude =
        (slowX * slowX + slowY * slowY).squareRoot()
        + ((x - slowX) * (x - slowX) + (y - slowY) * (y - slowY)).squareRoot()
      rate = slow
    } else {
      // (d + (v + w d) t) e^(-w t) stays below (d + (v + w d) / (0.1 w e)) e^(-0.9 w t).
      let otherX = velocityX + half * x
      let otherY = velocityY + half * y
      amplitude =
        (x * x + y * y).squareRoot() + (otherX * otherX + otherY * otherY).squareRoot() * 3.68 / half
      rate = 0.9 * half
    }
    let near = decaySeconds(amplitude, to: PhysicsTuning.settleDistance, rate: rate)
    // One logarithm serves both limits: their ratio is a constant.
    let ratio = 2.302585092994046  // log(settleDistance / invisibleDistance)
    if near > 0 { return near + min(ratio / rate, PhysicsTuning.restDuration) }
    let invisible = decaySeconds(amplitude, to: PhysicsTuning.invisibleDistance, rate: rate)
    return min(invisible, PhysicsTuning.restDuration)
  }

  private func secondsToStop(_ row: Int) -> Double {
    let columns = columns
    let velocityX = columns.velocityX[row]
    let velocityY = columns.velocityY[row]
    let accelerationX = columns.accelerationX[row]
    let accelerationY = columns.accelerationY[row]
    let rate = columns.dampingRate[row]
    if accelerationX != 0 || accelerationY != 0 { return .infinity }
    let speed = (velocityX * velocityX + velocityY * velocityY).squareRoot()
    if speed == 0 { return 0 }
    if rate == 0 { return speed < PhysicsTuning.restSpeed ? PhysicsTuning.restDuration : .infinity }
    let limit = min(PhysicsTuning.restSpeed, PhysicsTuning.restAcceleration / rate)
    return decaySeconds(speed, to: limit, rate: rate) + PhysicsTuning.restDuration
  }

  private func secondsToStopTurning(_ row: Int) -> Double {
    if hasTorque(row) { return .infinity }
    let spin = abs(columns.spin[row])
    if spin == 0 { return 0 }
    let rate = columns.angularResistance[row]
    if rate == 0 { return spin < PhysicsTuning.restSpin ? PhysicsTuning.restDuration : .infinity }
    return decaySeconds(spin, to: PhysicsTuning.restSpin, rate: rate) + PhysicsTuning.restDuration
  }

  private func decaySeconds(_ amplitude: Double, to limit: Double, rate: Double) -> Double {
    amplitude > limit ? DeterministicMath.log(amplitude / limit) / rate : 0
  }

  /// Places a body where its motion would end, and puts it to sleep.
  func settle(_ row: Int) {
    let columns = columns
    let oldX = columns.x[row]
    let oldY = columns.y[row]
    let oldAngle = columns.angle[row]
    if columns.stiffness[row] > 0 {
      if columns.dampingRate[row] > 0 {
        columns.x[row] = columns.equilibriumX[row]
        columns.y[row] = columns.equilibriumY[row]
      }
    } else if columns.dampingRate[row] > 0 {
      // The rest of the way of an exponential stop, under half a point.
      columns.x[row] += columns.velocityX[row] / columns.dampingRate[row]
      columns.y[row] += columns.velocityY[row] / columns.dampingRate[row]
    }
    if columns.angularResistance[row] > 0 { columns.angle[row] += columns.spin[row] / columns.angularResistance[row] }
    if columns.x[row] != oldX || columns.y[row] != oldY || columns.angle[row] != oldAngle { markMoved(row) }
    sleep(row)
  }
}
