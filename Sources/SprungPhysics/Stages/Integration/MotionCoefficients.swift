// SPDX-License-Identifier: MIT

import SprungGeometry

/// Updates the inputs of a body's exact motion: merged springs, steady accelerations, propagators and settle time. Any
/// number of springs to fixed points is equivalent to a single spring. Stiffnesses and damping rates are added, and the
/// equilibrium is the mean of the anchors, weighted by stiffness. A constant acceleration moves the equilibrium by a/K.
/// The cost of a step therefore does not depend on the number of springs. The inputs are computed only after changes,
/// which the flags `stale` and `disturbed` indicate.
///
/// Invariant: a body that is neither stale nor disturbed has the coefficients of its current springs, forces and
/// material.
final class MotionCoefficients {
  private let columns: BodyColumns
  private let settings: StepSettings
  private let springs: SpringStore
  private let propagators: PropagatorCache
  private let boundaries: BoundaryStore
  private let registry: FieldRegistry
  private let settling: Settling

  init(
    columns: BodyColumns, settings: StepSettings, springs: SpringStore, propagators: PropagatorCache,
    boundaries: BoundaryStore, registry: FieldRegistry, settling: Settling
  ) {
    self.columns = columns
    self.settings = settings
    self.springs = springs
    self.propagators = propagators
    self.boundaries = boundaries
    self.registry = registry
    self.settling = settling
  }

  /// Updates all data that is derived from state and properties.
  func prepare(_ row: Int) {
    let flags = columns.flags[row]
    if flags.contains(.stale) { refresh(row) }
    guard !flags.isDisjoint(with: [.stale, .disturbed]) else { return }
    columns.flags[row].remove(.disturbed)
    if !settings.lockedAxes.isEmpty { holdStill(row) }
    columns.offsetX[row] = columns.x[row] - columns.equilibriumX[row]
    columns.offsetY[row] = columns.y[row] - columns.equilibriumY[row]
    updateRotating(row)
    columns.stillSteps[row] = 0
    settling.estimateSettleStep(of: row)
  }

  /// Computes the inputs of the exact motion from springs, gravity, pushes and resistance.
  ///
  /// Several springs are merged into one: stiffnesses and damping rates are added, and anchors are weighted by
  /// stiffness. Gravity and pushes move the equilibrium by a / w². Resistance is added to the damping rate. Fields are
  /// added in every step, see `evaluateFields`.
  private func refresh(_ row: Int) {
    let columns = columns
    columns.flags[row].remove(.stale)

    var stiffness = 0.0
    var dampingRate = columns.resistance[row]
    var firstX = 0.0
    var firstY = 0.0
    var weightedX = 0.0
    var weightedY = 0.0
    var current = columns.firstSpring[row]
    while current >= 0 {
      let spring = springs.pool[current]
      if stiffness == 0 {
        firstX = spring.anchorX
        firstY = spring.anchorY
      }
      // Sum relative to the first anchor, so that the result is exact for one spring, or for several springs with the
      // same anchor.
      weightedX += spring.stiffness * (spring.anchorX - firstX)
      weightedY += spring.stiffness * (spring.anchorY - firstY)
      stiffness += spring.stiffness
      dampingRate += spring.dampingRate
      current = spring.next
    }
    let (pushX, pushY) = pushAcceleration(row)
    columns.steadyX[row] = columns.gravityX[row] + pushX
    columns.steadyY[row] = columns.gravityY[row] + pushY
    let accelerationX = columns.steadyX[row] + columns.driveX[row]
    let accelerationY = columns.steadyY[row] + columns.driveY[row]

    let step = propagators.oneStep(stiffness: stiffness, dampingRate: dampingRate)
    columns.stiffness[row] = stiffness
    columns.dampingRate[row] = dampingRate
    columns.accelerationX[row] = accelerationX
    columns.accelerationY[row] = accelerationY
    columns.positionFromPosition[row] = step.positionFromPosition
    columns.positionFromVelocity[row] = step.positionFromVelocity
    columns.velocityFromPosition[row] = step.velocityFromPosition
    columns.velocityFromVelocity[row] = step.velocityFromVelocity
    columns.positionFromAcceleration[row] = step.positionFromAcceleration
    columns.velocityFromAcceleration[row] = step.velocityFromAcceleration
    if stiffness > 0 {
      columns.equilibriumX[row] = firstX + (weightedX + accelerationX) / stiffness
      columns.equilibriumY[row] = firstY + (weightedY + accelerationY) / stiffness
    } else {
      columns.equilibriumX[row] = 0
      columns.equilibriumY[row] = 0
    }

    if columns.flags[row].contains(.fielded) {
      registry.storeOwnCoefficients(
        row, stiffness: stiffness, damping: dampingRate, anchorX: firstX, anchorY: firstY, pullX: weightedX,
        pullY: weightedY)
    }
    columns.flags[row].remove(.rotating)
    if columns.flags[row].contains(.bounded) { measureClearBox(row) }
  }

  /// Returns the acceleration caused by the pushes on a body. The acceleration is limited, because a push could
  /// accelerate a very light body beyond all limits.
  private func pushAcceleration(_ row: Int) -> (x: Double, y: Double) {
    let x = columns.forceX[row] * columns.inverseMass[row]
    let y = columns.forceY[row] * columns.inverseMass[row]
    let limit = PhysicsLimits.largestPushAcceleration
    let largest = max(abs(x), abs(y))
    guard largest > limit else { return (x, y) }
    return (x / largest * limit, y / largest * limit)
  }

  /// Computes the box within which the center can move without touching a frame.
  private func measureClearBox(_ row: Int) {
    let columns = columns
    var left = -Double.infinity
    var top = -Double.infinity
    var right = Double.infinity
    var bottom = Double.infinity
    let boundingRadius = columns.boundingRadius[row]
    var current = columns.firstMembership[row]
    while current >= 0 {
      let set = boundaries.sets[Int(boundaries.memberships[current].set)]
      if set.hasFrame {
        left = max(left, set.left + boundingRadius)
        top = max(top, set.top + boundingRadius)
        right = min(right, set.right - boundingRadius)
        bottom = min(bottom, set.bottom - boundingRadius)
      }
      current = boundaries.memberships[current].next
    }
    columns.clearLeft[row] = left
    columns.clearTop[row] = top
    columns.clearRight[row] = right
    columns.clearBottom[row] = bottom
  }

  /// Marks whether the body rotates. Rotating bodies are excluded from the fast loops.
  func updateRotating(_ row: Int) {
    guard columns.angularVelocity[row] != 0 || columns.hasTorque(row) else {
      columns.flags[row].remove(.rotating)
      return
    }
    guard !columns.flags[row].contains(.rotating) else { return }
    let rotation = propagators.oneStep(stiffness: 0, dampingRate: columns.angularResistance[row])
    columns.angularVelocityDecay[row] = rotation.velocityFromVelocity
    columns.angleFromAngularVelocity[row] = rotation.positionFromVelocity
    columns.flags[row].insert(.rotating)
  }

  /// Removes everything that would move a body along a locked axis. The body's coefficients must be up to date.
  func holdStill(_ row: Int) {
    let columns = columns
    if settings.lockedAxes.contains(.horizontal) {
      columns.velocityX[row] = 0
      columns.steadyX[row] = 0
      columns.accelerationX[row] = 0
      columns.equilibriumX[row] = columns.stiffness[row] > 0 ? columns.x[row] : 0
    }
    if settings.lockedAxes.contains(.vertical) {
      columns.velocityY[row] = 0
      columns.steadyY[row] = 0
      columns.accelerationY[row] = 0
      columns.equilibriumY[row] = columns.stiffness[row] > 0 ? columns.y[row] : 0
    }
  }
}
