// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Brings everything that was computed from state and properties up to date.
  func prepare(_ row: Int) {
    let flags = columns.flags[row]
    if flags.contains(.stale) { refresh(row) }
    guard !flags.isDisjoint(with: [.stale, .kicked]) else { return }
    columns.flags[row].remove(.kicked)
    if !locked.isEmpty { holdStill(row) }
    columns.offsetX[row] = columns.x[row] - columns.equilibriumX[row]
    columns.offsetY[row] = columns.y[row] - columns.equilibriumY[row]
    updateTurning(row)
    columns.stillSteps[row] = 0
    estimateSettleStep(of: row)
  }

  /// Computes what the exact motion needs from springs, gravity, pushes and resistance.
  ///
  /// Several springs merge into one: stiffnesses and damping rates add, the anchors are weighted by stiffness.
  /// Gravity and pushes move the equilibrium by a / w²; resistance is added to the damping rate. What fields
  /// add comes in every step, see `evaluateFields`.
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
      let spring = springs[current]
      if stiffness == 0 {
        firstX = spring.anchorX
        firstY = spring.anchorY
      }
      // Relative to the first anchor, so that one spring, or several at one point, give exactly this point.
      weightedX += spring.stiffness * (spring.anchorX - firstX)
      weightedY += spring.stiffness * (spring.anchorY - firstY)
      stiffness += spring.stiffness
      dampingRate += spring.dampingRate
      current = spring.next
    }
    columns.steadyX[row] = columns.gravityX[row] + columns.forceX[row] * columns.inverseMass[row]
    columns.steadyY[row] = columns.gravityY[row] + columns.forceY[row] * columns.inverseMass[row]
    let accelerationX = columns.steadyX[row] + columns.driveX[row]
    let accelerationY = columns.steadyY[row] + columns.driveY[row]

    let step = propagators.oneStep(stiffness: stiffness, dampingRate: dampingRate)
    columns.stiffness[row] = stiffness
    columns.dampingRate[row] = dampingRate
    columns.accelerationX[row] = accelerationX
    columns.accelerationY[row] = accelerationY
    columns.placeFromPlace[row] = step.placeFromPlace
    columns.placeFromVelocity[row] = step.placeFromVelocity
    columns.velocityFromPlace[row] = step.velocityFromPlace
    columns.velocityFromVelocity[row] = step.velocityFromVelocity
    columns.placeFromAcceleration[row] = step.placeFromAcceleration
    columns.velocityFromAcceleration[row] = step.velocityFromAcceleration
    if stiffness > 0 {
      columns.equilibriumX[row] = firstX + (weightedX + accelerationX) / stiffness
      columns.equilibriumY[row] = firstY + (weightedY + accelerationY) / stiffness
    } else {
      columns.equilibriumX[row] = 0
      columns.equilibriumY[row] = 0
    }

    if columns.flags[row].contains(.fielded) {
      keepOwnCoefficients(
        row, stiffness: stiffness, damping: dampingRate, anchorX: firstX, anchorY: firstY, pullX: weightedX,
        pullY: weightedY)
    }
    columns.flags[row].remove(.turning)
    if columns.flags[row].contains(.bounded) { measureClearBox(row) }
  }

  /// Finds the box in which the centre can be without touching a frame.
  private func measureClearBox(_ row: Int) {
    let columns = columns
    var left = -Double.infinity
    var top = -Double.infinity
    var right = Double.infinity
    var bottom = Double.infinity
    let reach = columns.reach[row]
    var current = columns.firstMembership[row]
    while current >= 0 {
      let set = boundarySets[Int(memberships[current].set)]
      if set.hasFrame {
        left = max(left, set.left + reach)
        top = max(top, set.top + reach)
        right = min(right, set.right - reach)
        bottom = min(bottom, set.bottom - reach)
      }
      current = memberships[current].next
    }
    columns.clearLeft[row] = left
    columns.clearTop[row] = top
    columns.clearRight[row] = right
    columns.clearBottom[row] = bottom
  }
}
