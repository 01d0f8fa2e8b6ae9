// SPDX-License-Identifier: MIT

import SprungGeometry

/// Limits the correction speed of joints with large errors. The allowed error of a joint is the error that may remain
/// at the end of the next substep.
///
/// Rods, hinges and welds are corrected by the drift, because their velocity components are removed afterwards. A rope
/// or a limit permits inward motion, so a correction by the drift would fling the body inward. The error of a rope or
/// limit can therefore be as large at the end of the drift as at the start. Position correction then reduces the error
/// without adding velocity.
///
/// Without a limit, an anchor that jumps by 100 pt would require a velocity of 24,000 pt/s in the next step and act as
/// a catapult. With the limit, a joint is corrected as fast as a body is pushed out of a wall, by about 4 pt per step,
/// and no speed is added.
///
/// If the error of a row does not decrease although only other joints can hinder it, the row contradicts these joints.
/// After `PhysicsTuning.jointPatience` steps, its error is accepted and reported once, so that its bodies can rest.
///
/// Invariant: the allowed error of a joint increases only after external changes.
final class AllowedErrors {
  private let equations: JointEquations

  init(equations: JointEquations) {
    self.equations = equations
  }

  /// Updates the allowed errors of all rows of a cluster after their errors were measured. If `moved` is true, the
  /// bodies have since been moved to correct the errors, so active rows are now satisfied.
  func updateAllowedErrors(_ cluster: Int, moved: Bool = false) {
    let solver = equations
    let range = solver.clusters[cluster]
    var hasAllowedErrors = false
    for position in Int(range.firstJoint)..<Int(range.jointEnd) {
      forEachRow(of: solver.joints + position) { row, limit in
        let isRight = moved && solver.state[row] == .active
        updateAllowedError(row, by: (isRight ? 0 : solver.residual[row]) + solver.allowedError[row], within: limit)
        hasAllowedErrors = hasAllowedErrors || solver.allowedError[row] != 0
      }
    }
    solver.clusters[cluster].hasAllowedErrors = hasAllowedErrors
  }

  /// Sets the allowed error of a row at the end of the next drift.
  ///
  /// A row that makes no progress for several steps is contradicted by other rows. The current error of such a row is
  /// accepted until something wakes its bodies, so that the row does not pull indefinitely.
  func updateAllowedError(_ row: Int, by error: Double, within limit: Double) {
    let solver = equations
    guard solver.refusals[row] < PhysicsTuning.jointPatience else { return }
    let allowedError = solver.allowedError[row]
    let left = allowed(row, error, limit)
    solver.allowedError[row] = left
    guard left != 0, allowedError != 0, abs(error) > abs(allowedError) + 0.9 * limit else {
      solver.refusals[row] = 0
      return
    }
    solver.refusals[row] += 1
    guard solver.refusals[row] == PhysicsTuning.jointPatience else { return }
    solver.allowedError[row] = error
    // A contradiction is not a programming mistake, because dragging a pendulum off its circle also causes one.
    Diagnostics.report(
      "contradictoryJoints",
      "A joint contradicts other joints. Its current error of \(error) is allowed until the joint is changed.")
  }

  /// Returns the error that may remain after the next substep, depending on the mode of the row.
  private func allowed(_ row: Int, _ error: Double, _ limit: Double) -> Double {
    switch equations.mode[row] {
    case .rope, .upperStop: return error > PhysicsTuning.tolerance ? error : 0
    case .lowerStop: return error < -PhysicsTuning.tolerance ? error : 0
    case .rigid, .free: return equations.state[row] == .active ? lessened(error, by: limit) : 0
    }
  }

  /// Reduces the allowed errors of ropes and limits before positions are corrected.
  func reduceAllowedErrors(_ cluster: Int) {
    let solver = equations
    let range = solver.clusters[cluster]
    for position in Int(range.firstJoint)..<Int(range.jointEnd) {
      forEachRow(of: solver.joints + position) { row, limit in reduceAllowedError(row, within: limit) }
    }
  }

  /// Reduces the allowed error of one rope or limit.
  func reduceAllowedError(_ row: Int, within limit: Double) {
    let solver = equations
    guard solver.allowedError[row] != 0, solver.refusals[row] < PhysicsTuning.jointPatience else { return }
    switch solver.mode[row] {
    case .rigid, .free: return
    case .rope, .upperStop, .lowerStop:
      solver.allowedError[row] = lessened(solver.allowedError[row], by: limit)
      solver.state[row] = .active
    }
  }

  /// Returns an error whose magnitude is reduced by `limit`, but not below zero.
  @inline(__always)
  private func lessened(_ error: Double, by limit: Double) -> Double {
    abs(error) > limit ? error - (error > 0 ? limit : -limit) : 0
  }

  /// Calls `body` for the rows of a joint, each with its maximum correction per substep in points or radians.
  @inline(__always)
  private func forEachRow(of joint: UnsafeMutablePointer<SolverJoint>, _ body: (Int, Double) -> Void) {
    let shape = joint.pointee.shape
    if joint.pointee.first >= 0 { body(Int(joint.pointee.first), PhysicsTuning.jointCorrectionDistance) }
    if joint.pointee.second >= 0 {
      body(
        Int(joint.pointee.second),
        shape == .slider ? PhysicsTuning.jointCorrectionAngle : PhysicsTuning.jointCorrectionDistance)
    }
    if joint.pointee.third >= 0 {
      body(
        Int(joint.pointee.third),
        shape == .slider ? PhysicsTuning.jointCorrectionDistance : PhysicsTuning.jointCorrectionAngle)
    }
  }

  /// Activates the limits of ranges that are already exceeded at the start.
  func startStops(_ range: JointCluster) {
    let solver = equations
    for position in Int(range.firstJoint)..<Int(range.jointEnd) {
      let joint = solver.joints + position
      let row = Int(joint.pointee.third)
      guard row >= 0, solver.mode[row] == .free else { continue }
      let value = solver.residual[row]
      guard value > joint.pointee.upper || value < joint.pointee.lower else { continue }
      solver.mode[row] = value > joint.pointee.upper ? .upperStop : .lowerStop
      solver.state[row] = .active
    }
  }
}
