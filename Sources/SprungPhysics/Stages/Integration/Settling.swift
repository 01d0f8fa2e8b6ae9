// SPDX-License-Identifier: MIT

import SprungGeometry

/// Predicts when a body without contacts comes to rest, from the envelope of its exact motion, and then places it at
/// its equilibrium.
///
/// # The idea
/// A damped spring never arrives exactly, so a criterion must determine when it has settled. Checking speed and
/// distance costs time in every step and fails at turning points. The exact motion, however, is bounded by an envelope
/// A e^(-r t), whose A and r follow from the current state. As in `Propagator`, there are three cases: r is half the
/// damping rate below critical damping and the slower of the two rates above it. Near critical damping, r is nine
/// tenths of the rate and A is larger, because t e^(-w t) is not an exponential. Solving for t requires a single
/// logarithm and determines the step at which the body can be moved to its equilibrium. No checks are needed until that
/// step.
///
/// In an app that is being used, most bodies are moved again long before they settle. Therefore, even the logarithm is
/// deferred: the exponent of the floating-point number provides a lower bound, and the logarithm is computed only when
/// that time is reached (`estimateSettleStep`).
///
/// # Invariants
/// A body is placed only when its envelope is below `PhysicsTuning.settleDistance`. The settle step depends only on the
/// state, not on how steps are grouped. `AnchorSpringTests` check these invariants.
final class Settling {
  private let columns: BodyColumns
  private let clock: StepClock
  private let settings: StepSettings
  private let registry: FieldRegistry
  private let activeList: ActiveList
  private let quarantine: Quarantine

  init(
    columns: BodyColumns, clock: StepClock, settings: StepSettings, registry: FieldRegistry, activeList: ActiveList,
    quarantine: Quarantine
  ) {
    self.columns = columns
    self.clock = clock
    self.settings = settings
    self.registry = registry
    self.activeList = activeList
    self.quarantine = quarantine
  }

  /// Returns the step after which a body without contacts is placed at its equilibrium, or `Int64.max` if this never
  /// happens.
  ///
  /// For a body on springs, the envelope of the motion determines the time. The body settles when the envelope falls
  /// below 0.05 pt, but at the latest half a second after it fell below 0.5 pt. A body without springs must be slow for
  /// half a second.
  func settleStep(of row: Int, from now: Int64) -> Int64 {
    if !settings.mayRest || registry.isInVaryingField(row) { return Int64.max }
    return Settling.step(now, after: max(secondsToSettle(row), secondsToStopRotating(row)))
  }

  /// Returns the step that is the given number of seconds after `now`. A time of more than thirty years is treated as
  /// never.
  private static func step(_ now: Int64, after seconds: Double) -> Int64 {
    guard seconds < 1e9 else { return Int64.max }
    return now + Int64((seconds / PhysicsUnits.stepDuration).rounded(.up))
  }

  /// Computes the settle step, or defers its logarithm, because in an app that is being used, most items are moved
  /// again long before they settle.
  func estimateSettleStep(of row: Int) {
    let columns = columns
    columns.flags[row].remove(.estimated)
    if settings.mayRest, columns.stiffness[row] > 0, columns.angularVelocity[row] == 0,
      columns.flags[row].isDisjoint(with: [.bounded, .rotating, .fielded]), let envelope = envelope(row)
    {
      let bits = (envelope.amplitude / PhysicsTuning.settleDistance).bitPattern >> 52
      let exponent = Double(Int32(truncatingIfNeeded: bits) - 1023)
      if exponent >= 1, envelope.rate > 0 {
        // Slightly less than the logarithm of 2^exponent, minus one step to allow for rounding.
        let seconds = exponent * 0.693 / envelope.rate + Settling.secondsNearby(rate: envelope.rate)
        if seconds < 1e9 {
          columns.settleAmplitude[row] = envelope.amplitude
          columns.settleStart[row] = Double(clock.stepCount)
          columns.settleStep[row] = clock.stepCount + Int64(seconds / PhysicsUnits.stepDuration) - 1
          columns.flags[row].insert(.estimated)
          return
        }
      }
    }
    columns.settleStep[row] = settleStep(of: row, from: clock.stepCount)
  }

  /// Computes the logarithm that `estimateSettleStep` deferred.
  func computeEstimatedSettleStep(of row: Int) {
    columns.flags[row].remove(.estimated)
    let rate = envelopeRate(stiffness: columns.stiffness[row], half: columns.dampingRate[row] / 2)
    let seconds = secondsToSettle(amplitude: columns.settleAmplitude[row], rate: rate)
    columns.settleStep[row] = Settling.step(Int64(columns.settleStart[row]), after: seconds)
  }

  /// Returns the seconds until the position can be treated as final.
  private func secondsToSettle(_ row: Int) -> Double {
    columns.stiffness[row] > 0 ? secondsToSettleOnSpring(row) : secondsToStop(row)
  }

  /// Returns the seconds until a body on springs settles, derived from its envelope.
  private func secondsToSettleOnSpring(_ row: Int) -> Double {
    guard let envelope = envelope(row) else { return 0 }
    if envelope.rate == 0 {
      let stiffness = columns.stiffness[row]
      let isStill =
        envelope.amplitude < PhysicsTuning.settleDistance
        && envelope.amplitude * stiffness.squareRoot() < PhysicsTuning.restSpeed
        && envelope.amplitude * stiffness < PhysicsTuning.restAcceleration
      return isStill ? PhysicsTuning.restDuration : .infinity
    }
    return secondsToSettle(amplitude: envelope.amplitude, rate: envelope.rate)
  }

  /// Returns an upper bound on the distance from the equilibrium in the form amplitude · e^(-rate t), or nil for a body
  /// that rests there.
  private func envelope(_ row: Int) -> (amplitude: Double, rate: Double)? {
    let columns = columns
    let stiffness = columns.stiffness[row]
    let half = columns.dampingRate[row] / 2
    let x = columns.x[row] - columns.equilibriumX[row]
    let y = columns.y[row] - columns.equilibriumY[row]
    let velocityX = columns.velocityX[row]
    let velocityY = columns.velocityY[row]
    if x == 0, y == 0, velocityX == 0, velocityY == 0 { return nil }

    let discriminant = stiffness - half * half
    if discriminant > 1e-3 * stiffness {
      let omega = discriminant.squareRoot()
      let otherX = (velocityX + half * x) / omega
      let otherY = (velocityY + half * y) / omega
      return ((x * x + otherX * otherX + y * y + otherY * otherY).squareRoot(), half)
    }
    if discriminant < -1e-3 * stiffness {
      let root = (-discriminant).squareRoot()
      let slow = stiffness / (half + root)
      let fast = half + root
      let slowX = (velocityX + fast * x) / (fast - slow)
      let slowY = (velocityY + fast * y) / (fast - slow)
      let amplitude =
        (slowX * slowX + slowY * slowY).squareRoot()
        + ((x - slowX) * (x - slowX) + (y - slowY) * (y - slowY)).squareRoot()
      return (amplitude, slow)
    }
    // (d + (v + w d) t) e^(-w t) is less than (d + (v + w d) / (0.1 w e)) e^(-0.9 w t).
    let otherX = velocityX + half * x
    let otherY = velocityY + half * y
    let amplitude =
      (x * x + y * y).squareRoot() + (otherX * otherX + otherY * otherY).squareRoot() * 3.68 / half
    return (amplitude, 0.9 * half)
  }

  /// Returns the rate of the envelope, which does not depend on the state.
  private func envelopeRate(stiffness: Double, half: Double) -> Double {
    let discriminant = stiffness - half * half
    if discriminant > 1e-3 * stiffness { return half }
    if discriminant < -1e-3 * stiffness { return stiffness / (half + (-discriminant).squareRoot()) }
    return 0.9 * half
  }

  /// Returns the seconds until a body with the given envelope settles.
  private func secondsToSettle(amplitude: Double, rate: Double) -> Double {
    let near = decaySeconds(amplitude, to: PhysicsTuning.settleDistance, rate: rate)
    if near > 0 { return near + Settling.secondsNearby(rate: rate) }
    let invisible = decaySeconds(amplitude, to: PhysicsTuning.invisibleDistance, rate: rate)
    return min(invisible, PhysicsTuning.restDuration)
  }

  /// Returns the time in seconds that the envelope takes to fall from the settle distance to the invisible distance, at
  /// most half a second.
  private static func secondsNearby(rate: Double) -> Double {
    // One logarithm is sufficient for both limits, because their ratio is ten.
    let ratio = 2.302585092994046  // log(10)
    return min(ratio / rate, PhysicsTuning.restDuration)
  }

  /// Returns the seconds until a body without springs settles. The body must stay slow for the entire rest duration,
  /// which happens only with damping.
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

  /// Returns the seconds until the angle can be treated as final.
  private func secondsToStopRotating(_ row: Int) -> Double {
    if columns.hasTorque(row) { return .infinity }
    let angularVelocity = abs(columns.angularVelocity[row])
    if angularVelocity == 0 { return 0 }
    let rate = columns.angularResistance[row]
    if rate == 0 { return angularVelocity < PhysicsTuning.restAngularVelocity ? PhysicsTuning.restDuration : .infinity }
    return decaySeconds(angularVelocity, to: PhysicsTuning.restAngularVelocity, rate: rate) + PhysicsTuning.restDuration
  }

  /// Returns the seconds until an exponential decay falls below a limit.
  private func decaySeconds(_ amplitude: Double, to limit: Double, rate: Double) -> Double {
    amplitude > limit ? DeterministicMath.log(amplitude / limit) / rate : 0
  }

  /// Returns the remaining path of an exponential stop in points. `settle` moves a body without springs by this
  /// distance.
  func pathToStop(_ row: Int) -> (x: Double, y: Double) {
    let rate = columns.dampingRate[row]
    guard rate > 0, columns.stiffness[row] == 0 else { return (0, 0) }
    return (columns.velocityX[row] / rate, columns.velocityY[row] / rate)
  }

  /// Puts a body to sleep at its current position.
  func stop(_ row: Int) { activeList.sleep(row) }

  /// Moves a body to the end of its motion and puts it to sleep.
  func settle(_ row: Int) {
    assert(columns.flags[row].contains(.awake), "what sleeps has settled already")
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
      // The remaining path of an exponential stop, less than half a point.
      columns.x[row] += columns.velocityX[row] / columns.dampingRate[row]
      columns.y[row] += columns.velocityY[row] / columns.dampingRate[row]
    }
    if columns.angularResistance[row] > 0 {
      columns.angle[row] += columns.angularVelocity[row] / columns.angularResistance[row]
    }
    if columns.x[row] != oldX || columns.y[row] != oldY || columns.angle[row] != oldAngle { columns.markMoved(row) }
    if columns.isReasonable(row) { activeList.sleep(row) } else { quarantine.stopWhereGood(row) }
  }
}
