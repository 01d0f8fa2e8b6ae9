// SPDX-License-Identifier: MIT

import SprungGeometry

/// Moves bodies without contacts up to their settle time, including their rotation and righting springs. This class
/// handles the cases that the fast loops of `FreeIntegrator` exclude: bodies that rotate, bodies with a righting
/// spring, and bodies whose settle time is within the current steps or only estimated. The torque of a righting spring
/// depends on the sine of the angle, so its motion has no closed-form solution. Each step is therefore taken
/// separately, followed by a check of whether the body is upright.
final class FreeMotion {
  private let columns: BodyColumns
  private let clock: StepClock
  private let settling: Settling

  init(columns: BodyColumns, clock: StepClock, settling: Settling) {
    self.columns = columns
    self.clock = clock
    self.settling = settling
  }

  /// Moves a body without contacts up to its settle time.
  func advanceFree(_ row: Int, steps: Int) {
    let columns = columns
    if columns.rightingStiffness[row] > 0, columns.flags[row].contains(.rotating) {
      return advanceRighting(row, steps: steps)
    }
    if columns.flags[row].contains(.estimated), columns.settleStep[row] <= clock.stepCount + Int64(steps) {
      settling.computeEstimatedSettleStep(of: row)
    }
    let left = columns.settleStep[row] - clock.stepCount
    let count = left < Int64(steps) ? Int(max(0, left)) : steps
    if count > 0 {
      columns.integrate(row, steps: count)
      columns.markMoved(row)
      if columns.flags[row].contains(.rotating) {
        for _ in 0..<count { columns.integrateRotation(row) }
      }
    }
    if left <= Int64(steps) { settling.settle(row) }
  }

  /// Moves a body without contacts while its righting spring rotates it, and then up to its settle time.
  func advanceRighting(_ row: Int, steps: Int) {
    for step in 0..<Int64(steps) {
      if columns.settleStep[row] <= clock.stepCount + step { return settling.settle(row) }
      columns.integrate(row, steps: 1)
      columns.markMoved(row)
      if columns.flags[row].contains(.rotating) { columns.integrateRotation(row) }
      noteRighted(row, nextStep: clock.stepCount + step + 1)
      if columns.settleStep[row] <= clock.stepCount + step + 1 { return settling.settle(row) }
    }
  }

  /// Finishes the righting of a free body, and computes its settle time when it has become upright.
  @inline(__always)
  func noteRighted(_ row: Int, nextStep: Int64) {
    guard columns.rightingStiffness[row] > 0 else { return }
    columns.finishRighting(row)
    if !columns.flags[row].contains(.rotating), columns.settleStep[row] == Int64.max, columns.firstTouch[row] < 0 {
      columns.settleStep[row] = settling.settleStep(of: row, from: nextStep)
    }
  }
}
