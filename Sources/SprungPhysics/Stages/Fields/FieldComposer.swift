// SPDX-License-Identifier: MIT

import SprungGeometry

/// Adds the effects of fields to the coefficients of a body's motion: springs and drag are converted to a stiffness and
/// a damping rate, and all other effects to a single acceleration. A magnetic field is handled separately: it rotates
/// the velocity and does no work. Its acceleration follows a circular arc. With an acceleration along the tangent, a
/// fast charge would gain energy in every step and spiral outward.
///
/// Invariant: all results are finite and within `PhysicsLimits`, for all fields.
final class FieldComposer {
  private let columns: BodyColumns
  private let clock: StepClock
  private let propagators: PropagatorCache
  private let solverBodies: SolverBodies
  private let settling: Settling

  init(
    columns: BodyColumns, clock: StepClock, propagators: PropagatorCache, solverBodies: SolverBodies,
    settling: Settling
  ) {
    self.columns = columns
    self.clock = clock
    self.propagators = propagators
    self.solverBodies = solverBodies
    self.settling = settling
  }

  /// Stores the effects that `evaluateFields` computed for a body in the coefficients of its motion for the following
  /// step.
  func compose(_ row: Int, _ fields: FieldColumns) {
    let columns = columns
    // The closure of a custom field may have removed the body.
    guard columns.flags[row].isSuperset(of: [.alive, .awake, .fielded]) else { return }
    let marks = fields.marks[row]
    fields.arcX[row] = 0
    fields.arcY[row] = 0
    if marks.contains(.driven) { return drive(row, fields) }

    let stiffness = min(PhysicsLimits.largestStiffness, fields.ownStiffness[row] + fields.stiffness[row])
    let damping = min(PhysicsLimits.largestDampingRate, fields.ownDamping[row] + fields.damping[row])
    let pullX = fields.ownPullX[row] + fields.pullX[row]
    let pullY = fields.ownPullY[row] + fields.pullY[row]
    var accelerationX =
      columns.steadyX[row] + columns.driveX[row] + FieldComposer.limited(fields.uniformX[row] + fields.varyingX[row])
    var accelerationY =
      columns.steadyY[row] + columns.driveY[row] + FieldComposer.limited(fields.uniformY[row] + fields.varyingY[row])
    if fields.rotationRate[row] != 0 {
      let other = (
        x: stiffness * (fields.anchorX[row] - fields.middleX[row]) + pullX + accelerationX
          - damping * fields.middleVelocityX[row],
        y: stiffness * (fields.anchorY[row] - fields.middleY[row]) + pullY + accelerationY
          - damping * fields.middleVelocityY[row]
      )
      let bend = bend(row, fields, other)
      accelerationX += bend.x
      accelerationY += bend.y
    }
    var equilibriumX = 0.0
    var equilibriumY = 0.0
    if stiffness > 0 {
      equilibriumX = fields.anchorX[row] + (pullX + accelerationX) / stiffness
      equilibriumY = fields.anchorY[row] + (pullY + accelerationY) / stiffness
    }
    let isChanged = setCoefficients(
      row, stiffness: stiffness, damping: damping, accelerationX, accelerationY, equilibriumX, equilibriumY)
    if marks.contains(.varying) {
      columns.settleStep[row] = Int64.max
    } else if isChanged || marks.contains(.wasVarying) {
      columns.settleStep[row] = settling.settleStep(of: row, from: clock.stepCount)
    }
  }

  /// Applies a velocity field, which overrides all other effects except contacts.
  private func drive(_ row: Int, _ fields: FieldColumns) {
    let columns = columns
    columns.velocityX[row] = fields.targetX[row]
    columns.velocityY[row] = fields.targetY[row]
    columns.limitSpeed(row)
    if columns.flags[row].contains(.inSolver) {
      let solverIndex = Int(columns.solverIndex[row])
      solverBodies.velocity[solverIndex].x = columns.velocityX[row]
      solverBodies.velocity[solverIndex].y = columns.velocityY[row]
    }
    setCoefficients(row, stiffness: 0, damping: 0, 0, 0, 0, 0)
    columns.settleStep[row] = Int64.max
  }

  /// Returns the acceleration that rotates the velocity by the correct angle in one step without changing the speed,
  /// after Boris (1970). Also stores the difference between the path along the arc and the path under constant
  /// acceleration.
  private func bend(_ row: Int, _ fields: FieldColumns, _ other: (x: Double, y: Double)) -> (x: Double, y: Double) {
    let duration = PhysicsUnits.stepDuration
    let limit = PhysicsLimits.largestFieldRotation
    let half = max(-limit, min(limit, fields.rotationRate[row])) * duration / 2
    let rotation = DeterministicMath.sincos(half)
    let x = columns.velocityX[row] + other.x * duration / 2
    let y = columns.velocityY[row] + other.y * duration / 2
    let longer = duration * (rotation.sine / half - rotation.cosine)
    fields.arcX[row] = longer * (x * rotation.cosine + y * rotation.sine)
    fields.arcY[row] = longer * (y * rotation.cosine - x * rotation.sine)
    let twice = 2 * rotation.sine / duration
    return (twice * (y * rotation.cosine - x * rotation.sine), -twice * (x * rotation.cosine + y * rotation.sine))
  }

  /// Stores the coefficients of the motion and returns whether they changed.
  @discardableResult
  private func setCoefficients(
    _ row: Int, stiffness: Double, damping: Double, _ accelerationX: Double, _ accelerationY: Double,
    _ equilibriumX: Double, _ equilibriumY: Double
  ) -> Bool {
    let columns = columns
    let isOtherClass = stiffness != columns.stiffness[row] || damping != columns.dampingRate[row]
    guard
      isOtherClass || accelerationX != columns.accelerationX[row] || accelerationY != columns.accelerationY[row]
        || equilibriumX != columns.equilibriumX[row] || equilibriumY != columns.equilibriumY[row]
    else { return false }
    columns.accelerationX[row] = accelerationX
    columns.accelerationY[row] = accelerationY
    columns.equilibriumX[row] = equilibriumX
    columns.equilibriumY[row] = equilibriumY
    columns.offsetX[row] = columns.x[row] - equilibriumX
    columns.offsetY[row] = columns.y[row] - equilibriumY
    guard isOtherClass else { return true }
    columns.stiffness[row] = stiffness
    columns.dampingRate[row] = damping
    let step = propagators.oneStep(stiffness: stiffness, dampingRate: damping)
    columns.positionFromPosition[row] = step.positionFromPosition
    columns.positionFromVelocity[row] = step.positionFromVelocity
    columns.velocityFromPosition[row] = step.velocityFromPosition
    columns.velocityFromVelocity[row] = step.velocityFromVelocity
    columns.positionFromAcceleration[row] = step.positionFromAcceleration
    columns.velocityFromAcceleration[row] = step.velocityFromAcceleration
    if columns.flags[row].contains(.inSolver) {
      solverBodies.flow[Int(columns.solverIndex[row])] = propagators.over(
        stiffness: stiffness, dampingRate: damping, time: PhysicsUnits.stepDuration / Double(solverBodies.substeps))
    }
    return true
  }

  /// Limits the acceleration along one axis to `PhysicsLimits.largestFieldAcceleration`.
  @inline(__always)
  private static func limited(_ acceleration: Double) -> Double {
    let limit = PhysicsLimits.largestFieldAcceleration
    return max(-limit, min(limit, acceleration))
  }
}
