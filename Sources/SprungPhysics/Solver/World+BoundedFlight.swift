// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Moves a body that belongs to a boundary set: by its exact solution while it is clear of every boundary, else
  /// from impact to impact.
  func advanceBounded(_ row: Int, steps: Int) {
    // At least one step is taken even by a body that is still: it may lie in a wall or outside its frame.
    for step in 0..<Int64(steps) {
      if !flyClear(row) { stepNearBoundaries(row, step: stepCount + step) }
      guard columns.flags[row].contains(.awake) else { return }
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

  /// Takes one step if nothing can be touched in it; answers false, changing nothing, if something could.
  private func flyClear(_ row: Int) -> Bool {
    let columns = columns
    guard columns.firstTouch[row] < 0 else { return false }
    let x = columns.x[row]
    let y = columns.y[row]
    let velocityX = columns.velocityX[row]
    let velocityY = columns.velocityY[row]
    let fromX = x - columns.equilibriumX[row]
    let fromY = y - columns.equilibriumY[row]
    let placeFromPlace = columns.placeFromPlace[row]
    let placeFromVelocity = columns.placeFromVelocity[row]
    let velocityFromPlace = columns.velocityFromPlace[row]
    let velocityFromVelocity = columns.velocityFromVelocity[row]
    let placeFromAcceleration = columns.placeFromAcceleration[row]
    let velocityFromAcceleration = columns.velocityFromAcceleration[row]
    let pullX = columns.accelerationX[row]
    let pullY = columns.accelerationY[row]
    // With stiffness the equilibrium holds the acceleration already, and the coefficients of it are zero.
    let newX =
      (placeFromPlace * fromX + placeFromVelocity * velocityX + placeFromAcceleration * pullX)
      + columns.equilibriumX[row]
    let newY =
      (placeFromPlace * fromY + placeFromVelocity * velocityY + placeFromAcceleration * pullY)
      + columns.equilibriumY[row]
    let newVelocityX =
      velocityFromPlace * fromX + velocityFromVelocity * velocityX + velocityFromAcceleration * pullX
    let newVelocityY =
      velocityFromPlace * fromY + velocityFromVelocity * velocityY + velocityFromAcceleration * pullY

    // A path bulges beyond its end points by about a h² / 8; a third more is on the safe side.
    let bulge =
      (abs(newVelocityX - velocityX) + abs(newVelocityY - velocityY)) * (PhysicsTuning.stepDuration / 6)
      + PhysicsTuning.touchTolerance
    let left = min(x, newX) - bulge
    let top = min(y, newY) - bulge
    let right = max(x, newX) + bulge
    let bottom = max(y, newY) + bulge
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
