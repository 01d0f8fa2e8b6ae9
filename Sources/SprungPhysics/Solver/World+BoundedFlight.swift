// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Moves a body that belongs to a boundary set: by its exact solution while it is clear of every boundary, else
  /// from impact to impact.
  func advanceBounded(_ row: Int, steps: Int) {
    if isClear(row, steps: steps) {
      fly(row, steps: steps)
      return markMoved(row)
    }
    // At least one step is taken even by a body that is still: it may lie in a wall or outside its frame.
    for step in 0..<Int64(steps) {
      if !flyClear(row) {
        stepNearBoundaries(row, step: stepCount + step)
        columns.offsetX[row] = columns.x[row] - columns.equilibriumX[row]
        columns.offsetY[row] = columns.y[row] - columns.equilibriumY[row]
      }
      guard columns.flags[row].contains(.awake) else { return }
      noteRighted(row, nextStep: stepCount + step + 1)
      if columns.firstTouch[row] < 0, columns.settleStep[row] <= stepCount + step + 1 {
        return settleUnlessBlocked(row)
      }
    }
  }

  /// A body in flight whose equilibrium lies beyond a boundary will touch it; a settle time does not know that.
  private func settleUnlessBlocked(_ row: Int) {
    guard columns.stiffness[row] > 0 else { return settle(row) }
    let x = columns.x[row] - columns.equilibriumX[row]
    let y = columns.y[row] - columns.equilibriumY[row]
    if x * x + y * y <= PhysicsTuning.settleDistance * PhysicsTuning.settleDistance { return settle(row) }
    columns.settleStep[row] = Int64.max
  }

  /// Whether nothing can be touched in several steps, by a bound of the speed: then they are taken in one go, to the same
  /// bits as one by one.
  private func isClear(_ row: Int, steps: Int) -> Bool {
    let columns = columns
    guard columns.firstTouch[row] < 0, !columns.flags[row].contains(.turning),
      columns.settleStep[row] > stepCount + Int64(steps)
    else { return false }
    let time = PhysicsTuning.stepDuration * Double(steps)
    let velocityX = columns.velocityX[row]
    let velocityY = columns.velocityY[row]
    var travelX: Double
    var travelY: Double
    let stiffness = columns.stiffness[row]
    if stiffness > 0 {
      // Kinetic plus potential energy never grows.
      let wayX = columns.offsetX[row]
      let wayY = columns.offsetY[row]
      travelX = (velocityX * velocityX + stiffness * wayX * wayX).squareRoot() * time
      travelY = (velocityY * velocityY + stiffness * wayY * wayY).squareRoot() * time
    } else {
      travelX = (abs(velocityX) + abs(columns.accelerationX[row]) * time) * time
      travelY = (abs(velocityY) + abs(columns.accelerationY[row]) * time) * time
    }
    travelX += PhysicsTuning.contactSlop
    travelY += PhysicsTuning.contactSlop
    let x = columns.x[row]
    let y = columns.y[row]
    return isClear(row, left: x - travelX, top: y - travelY, right: x + travelX, bottom: y + travelY)
  }

  /// Whether the body touches nothing while its centre is in a box.
  @inline(__always)
  private func isClear(_ row: Int, left: Double, top: Double, right: Double, bottom: Double) -> Bool {
    guard
      left > columns.clearLeft[row], right < columns.clearRight[row], top > columns.clearTop[row],
      bottom < columns.clearBottom[row]
    else { return false }
    let reach = columns.reach[row]
    var current = columns.firstMembership[row]
    while current >= 0 {
      let set = boundarySets[Int(memberships[current].set)]
      if left - reach < set.segmentsRight, right + reach > set.segmentsLeft, top - reach < set.segmentsBottom,
        bottom + reach > set.segmentsTop
      {
        return false
      }
      current = memberships[current].next
    }
    return true
  }

  /// Takes one step if nothing can be touched in it; answers false, changing nothing, if something could.
  private func flyClear(_ row: Int) -> Bool {
    let columns = columns
    guard columns.firstTouch[row] < 0 else { return false }
    let x = columns.x[row]
    let y = columns.y[row]
    let velocityX = columns.velocityX[row]
    let velocityY = columns.velocityY[row]
    let b = columns.placeFromVelocity[row]
    let d = columns.velocityFromVelocity[row]
    var newX: Double
    var newY: Double
    var newVelocityX: Double
    var newVelocityY: Double
    var newWayX = 0.0
    var newWayY = 0.0
    let isOnSpring = columns.stiffness[row] > 0
    // The same arithmetic as in `fly`.
    if isOnSpring {
      let wayX = columns.offsetX[row]
      let wayY = columns.offsetY[row]
      newWayX = columns.placeFromPlace[row] * wayX + b * velocityX
      newWayY = columns.placeFromPlace[row] * wayY + b * velocityY
      newVelocityX = columns.velocityFromPlace[row] * wayX + d * velocityX
      newVelocityY = columns.velocityFromPlace[row] * wayY + d * velocityY
      newX = newWayX + columns.equilibriumX[row]
      newY = newWayY + columns.equilibriumY[row]
    } else {
      newX = x + b * velocityX + columns.placeFromAcceleration[row] * columns.accelerationX[row]
      newY = y + b * velocityY + columns.placeFromAcceleration[row] * columns.accelerationY[row]
      newVelocityX = d * velocityX + columns.velocityFromAcceleration[row] * columns.accelerationX[row]
      newVelocityY = d * velocityY + columns.velocityFromAcceleration[row] * columns.accelerationY[row]
    }

    // A path bulges beyond its end points by about a h² / 8; a third more is on the safe side.
    let bulge =
      (abs(newVelocityX - velocityX) + abs(newVelocityY - velocityY)) * (PhysicsTuning.stepDuration / 6)
      + PhysicsTuning.touchTolerance
    guard
      isClear(
        row, left: min(x, newX) - bulge, top: min(y, newY) - bulge, right: max(x, newX) + bulge,
        bottom: max(y, newY) + bulge)
    else { return false }
    if isOnSpring {
      columns.offsetX[row] = newWayX
      columns.offsetY[row] = newWayY
    }
    columns.x[row] = newX
    columns.y[row] = newY
    columns.velocityX[row] = newVelocityX
    columns.velocityY[row] = newVelocityY
    if columns.flags[row].contains(.turning) {
      turn(row)
      markMoved(row)
    } else if newX != x || newY != y {
      markMoved(row)
    }
    return true
  }
}
