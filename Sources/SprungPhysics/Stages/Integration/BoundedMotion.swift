// SPDX-License-Identifier: MIT

import SprungGeometry

/// Moves members of boundary sets. While an upper bound on the speed proves that a member is clear of all boundaries,
/// the exact solution is used. Near boundaries, single steps are taken. The trajectories agree except for rounding.
///
/// The speed bound is derived from the energy, see `Trajectory`. Four comparisons prove that a body is clear of
/// boundaries for several steps. The end points of a single step and the largest bulge of the path between them prove
/// that the step is clear. All other steps use `NearBoundaryStep`.
///
/// Invariant: whether a step is near a boundary depends only on the state before it, not on the number of steps taken
/// at once. Steps that are proved clear together are clear individually and produce the same bits.
/// `VibratingBesideWallTests` and `FastInBoundsTests` test the invariant.
final class BoundedMotion {
  private let columns: BodyColumns
  private let clock: StepClock
  private let boundaries: BoundaryStore
  private let settling: Settling
  private let freeMotion: FreeMotion
  private let nearBoundaryStep: NearBoundaryStep

  init(
    columns: BodyColumns, clock: StepClock, boundaries: BoundaryStore, settling: Settling, freeMotion: FreeMotion,
    nearBoundaryStep: NearBoundaryStep
  ) {
    self.columns = columns
    self.clock = clock
    self.boundaries = boundaries
    self.settling = settling
    self.freeMotion = freeMotion
    self.nearBoundaryStep = nearBoundaryStep
  }

  /// Moves a member of a boundary set along its exact trajectory while it is clear of all boundaries, and otherwise
  /// from impact to impact.
  func advanceBounded(_ row: Int, steps: Int) {
    if steps > 1, isClear(row, steps: steps, from: clock.stepCount) {
      columns.integrate(row, steps: steps)
      return columns.markMoved(row)
    }
    // Even a still body takes at least one step, because it can be in a wall or outside its frame.
    for step in 0..<Int64(steps) {
      if !integrateIfClear(row) {
        // Apply the test for groups of steps to single steps as well: steps that are clear together must be clear
        // individually.
        if isClear(row, steps: 1, from: clock.stepCount + step) {
          columns.integrate(row, steps: 1)
          columns.markMoved(row)
        } else {
          nearBoundaryStep.stepNearBoundaries(row, step: clock.stepCount + step)
          columns.offsetX[row] = columns.x[row] - columns.equilibriumX[row]
          columns.offsetY[row] = columns.y[row] - columns.equilibriumY[row]
        }
      }
      guard columns.flags[row].contains(.awake) else { return }
      freeMotion.noteRighted(row, nextStep: clock.stepCount + step + 1)
      if columns.firstTouch[row] < 0, columns.settleStep[row] <= clock.stepCount + step + 1 {
        return settleUnlessBlocked(row)
      }
    }
  }

  /// Settles a body unless a boundary is in the way. A free body whose equilibrium is beyond a boundary will touch the
  /// boundary, but the settle time does not take boundaries into account. The remaining path of an exponential stop
  /// must not cross a boundary either. A blocked body falls asleep at its current position.
  private func settleUnlessBlocked(_ row: Int) {
    guard columns.stiffness[row] > 0 else {
      let (x, y) = (columns.x[row], columns.y[row])
      let path = settling.pathToStop(row)
      let isClear = isClear(
        row, left: min(x, x + path.x), top: min(y, y + path.y), right: max(x, x + path.x), bottom: max(y, y + path.y))
      return isClear ? settling.settle(row) : settling.stop(row)
    }
    let x = columns.x[row] - columns.equilibriumX[row]
    let y = columns.y[row] - columns.equilibriumY[row]
    if x * x + y * y <= PhysicsTuning.settleDistance * PhysicsTuning.settleDistance { return settling.settle(row) }
    columns.settleStep[row] = Int64.max
  }

  /// Returns whether an upper bound on the speed proves that the body touches nothing in several steps. In that case,
  /// all steps are taken at once, and the result is bit-identical to that of single steps.
  private func isClear(_ row: Int, steps: Int, from step: Int64) -> Bool {
    let columns = columns
    guard columns.firstTouch[row] < 0, !columns.flags[row].contains(.rotating),
      columns.settleStep[row] > step + Int64(steps)
    else { return false }
    let time = PhysicsUnits.stepDuration * Double(steps)
    let velocityX = columns.velocityX[row]
    let velocityY = columns.velocityY[row]
    // The squares of the largest distances along each axis. Squared distances are compared, because a square root would
    // take as long as all other operations here.
    var squareX: Double
    var squareY: Double
    let stiffness = columns.stiffness[row]
    if stiffness > 0 {
      // The total energy never grows.
      let offsetX = columns.offsetX[row]
      let offsetY = columns.offsetY[row]
      squareX = (velocityX * velocityX + stiffness * offsetX * offsetX) * (time * time)
      squareY = (velocityY * velocityY + stiffness * offsetY * offsetY) * (time * time)
    } else {
      let travelX = (abs(velocityX) + abs(columns.accelerationX[row]) * time) * time
      let travelY = (abs(velocityY) + abs(columns.accelerationY[row]) * time) * time
      squareX = travelX * travelX
      squareY = travelY * travelY
    }
    // A body that can exceed the speed limit is checked and limited in each step.
    let farthest = PhysicsLimits.largestSpeed * time
    guard squareX + squareY <= farthest * farthest else { return false }
    let x = columns.x[row]
    let y = columns.y[row]
    let slop = PhysicsTuning.contactSlop
    guard BoundedMotion.isLonger(min(x - columns.clearLeft[row], columns.clearRight[row] - x) - slop, squareX),
      BoundedMotion.isLonger(min(y - columns.clearTop[row], columns.clearBottom[row] - y) - slop, squareY)
    else { return false }
    let reach = columns.boundingRadius[row] + slop
    var isSurrounded = false
    var current = columns.firstMembership[row]
    while current >= 0 {
      let set = boundaries.sets[Int(boundaries.memberships[current].set)]
      if !BoundedMotion.isLonger(max(x - set.segmentsRight, set.segmentsLeft - x) - reach, squareX),
        !BoundedMotion.isLonger(max(y - set.segmentsBottom, set.segmentsTop - y) - reach, squareY)
      {
        // Square roots are computed only if several walls surround the body. The computation follows the loop, because
        // a call inside the loop would retain and release the sets.
        guard set.segmentCount > 1 else { return false }
        isSurrounded = true
      }
      current = boundaries.memberships[current].next
    }
    return !isSurrounded || isClearOfWalls(row, squareX.squareRoot(), squareY.squareRoot())
  }

  /// Returns whether a body touches no wall while it travels up to the given distances along each axis, in points.
  private func isClearOfWalls(_ row: Int, _ travelX: Double, _ travelY: Double) -> Bool {
    let reach = columns.boundingRadius[row] + PhysicsTuning.contactSlop
    let x = columns.x[row]
    let y = columns.y[row]
    let box = Box(
      left: x - reach - travelX, top: y - reach - travelY, right: x + reach + travelX, bottom: y + reach + travelY)
    var current = columns.firstMembership[row]
    while current >= 0 {
      guard boundaries.sets[Int(boundaries.memberships[current].set)].isClear(box) else { return false }
      current = boundaries.memberships[current].next
    }
    return true
  }

  /// Returns whether a distance is positive and its square exceeds another square.
  @inline(__always)
  private static func isLonger(_ distance: Double, _ square: Double) -> Bool {
    distance > 0 && distance * distance > square
  }

  /// Returns whether the body touches nothing while its center is in a box.
  @inline(__always)
  private func isClear(_ row: Int, left: Double, top: Double, right: Double, bottom: Double) -> Bool {
    guard
      left > columns.clearLeft[row], right < columns.clearRight[row], top > columns.clearTop[row],
      bottom < columns.clearBottom[row]
    else { return false }
    let boundingRadius = columns.boundingRadius[row]
    let box = Box(
      left: left - boundingRadius, top: top - boundingRadius, right: right + boundingRadius,
      bottom: bottom + boundingRadius)
    var current = columns.firstMembership[row]
    while current >= 0 {
      guard boundaries.sets[Int(boundaries.memberships[current].set)].isClear(box) else { return false }
      current = boundaries.memberships[current].next
    }
    return true
  }

  /// If the body cannot touch anything during the step, advances it by one step and returns true. Otherwise returns
  /// false and changes nothing.
  private func integrateIfClear(_ row: Int) -> Bool {
    let columns = columns
    guard columns.firstTouch[row] < 0 else { return false }
    let x = columns.x[row]
    let y = columns.y[row]
    let velocityX = columns.velocityX[row]
    let velocityY = columns.velocityY[row]
    let b = columns.positionFromVelocity[row]
    let d = columns.velocityFromVelocity[row]
    var newX: Double
    var newY: Double
    var newVelocityX: Double
    var newVelocityY: Double
    var newOffsetX = 0.0
    var newOffsetY = 0.0
    let isOnSpring = columns.stiffness[row] > 0
    // Use the same arithmetic as `integrate`.
    if isOnSpring {
      let offsetX = columns.offsetX[row]
      let offsetY = columns.offsetY[row]
      newOffsetX = columns.positionFromPosition[row] * offsetX + b * velocityX
      newOffsetY = columns.positionFromPosition[row] * offsetY + b * velocityY
      newVelocityX = columns.velocityFromPosition[row] * offsetX + d * velocityX
      newVelocityY = columns.velocityFromPosition[row] * offsetY + d * velocityY
      newX = newOffsetX + columns.equilibriumX[row]
      newY = newOffsetY + columns.equilibriumY[row]
    } else {
      newX = x + b * velocityX + columns.positionFromAcceleration[row] * columns.accelerationX[row]
      newY = y + b * velocityY + columns.positionFromAcceleration[row] * columns.accelerationY[row]
      newVelocityX = d * velocityX + columns.velocityFromAcceleration[row] * columns.accelerationX[row]
      newVelocityY = d * velocityY + columns.velocityFromAcceleration[row] * columns.accelerationY[row]
    }

    let largestSpeed = PhysicsLimits.largestSpeed
    guard newVelocityX * newVelocityX + newVelocityY * newVelocityY <= largestSpeed * largestSpeed else { return false }
    // A path bulges beyond its end points by about a h² / 8. A value that is a third larger is a safe bound.
    let bulge =
      (abs(newVelocityX - velocityX) + abs(newVelocityY - velocityY)) * (PhysicsUnits.stepDuration / 6)
      + PhysicsTuning.tolerance
    guard
      isClear(
        row, left: min(x, newX) - bulge, top: min(y, newY) - bulge, right: max(x, newX) + bulge,
        bottom: max(y, newY) + bulge)
    else { return false }
    if isOnSpring {
      columns.offsetX[row] = newOffsetX
      columns.offsetY[row] = newOffsetY
    }
    columns.x[row] = newX
    columns.y[row] = newY
    columns.velocityX[row] = newVelocityX
    columns.velocityY[row] = newVelocityY
    if columns.flags[row].contains(.rotating) {
      columns.integrateRotation(row)
      columns.markMoved(row)
    } else if newX != x || newY != y {
      columns.markMoved(row)
    }
    return true
  }
}
