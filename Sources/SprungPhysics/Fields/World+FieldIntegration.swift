// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Moves the bodies in fields that no contact or joint holds by one step, for which `evaluateFields` was called.
  func integrateFielded() {
    guard let store = fieldStore else { return }
    for position in 0..<store.rows.count {
      let row = Int(store.rows[position])
      guard columns.flags[row].isSuperset(of: [.alive, .awake, .fielded]), !columns.flags[row].contains(.inSolver)
      else { continue }
      let before = State(columns, row)
      advanceFielded(row, store.columns)
      quarantineIfNeeded(row, before: before)
    }
  }

  private func advanceFielded(_ row: Int, _ fields: FieldColumns) {
    let columns = columns
    let before = State(columns, row)
    if columns.flags[row].contains(.bounded) {
      advanceBounded(row, steps: 1)
    } else {
      advanceFree(row, steps: 1)
      if fields.rotationRate[row] != 0 {
        columns.x[row] += fields.arcX[row]
        columns.y[row] += fields.arcY[row]
        columns.offsetX[row] += fields.arcX[row]
        columns.offsetY[row] += fields.arcY[row]
      }
    }
    guard fields.marks[row].contains(.varying), columns.flags[row].contains(.awake) else { return }
    limitSpeed(row)
    if mayRest, columns.firstTouch[row] < 0, isStill(row, now: State(columns, row), before: before) { sleep(row) }
  }

  /// The rule of rest for bodies without a settle time.
  func isStill(_ row: Int, now: State, before: State) -> Bool {
    if isRestless(row) { return false }
    let duration = PhysicsTuning.stepDuration
    let speed = (now.velocityX * now.velocityX + now.velocityY * now.velocityY).squareRoot()
    let changeX = now.velocityX - before.velocityX
    let changeY = now.velocityY - before.velocityY
    let change = (changeX * changeX + changeY * changeY).squareRoot()
    let isSlow =
      speed < PhysicsTuning.restSpeed && change < PhysicsTuning.restAcceleration * duration
      && abs(now.angularVelocity) < PhysicsTuning.restAngularVelocity
      && abs(now.angularVelocity - before.angularVelocity) < PhysicsTuning.restAngularAcceleration * duration
    columns.stillSteps[row] = isSlow ? columns.stillSteps[row] + 1 : 0
    return Double(columns.stillSteps[row]) * duration >= PhysicsTuning.restDuration
  }

  /// Whether a field never lets the body rest where it is.
  @inline(__always)
  func isRestless(_ row: Int) -> Bool {
    guard columns.flags[row].contains(.fielded), let store = fieldStore else { return false }
    return store.columns.marks[row].contains(.restless)
  }

  /// Whether the pull of fields on the body depends on its position or velocity, so that no settle time is known.
  @inline(__always)
  func isInVaryingField(_ row: Int) -> Bool {
    guard columns.flags[row].contains(.fielded), let store = fieldStore else { return false }
    return store.columns.marks[row].contains(.varying)
  }

  /// Keeps what springs and resistance alone would do, to which fields add in every step.
  func keepOwnCoefficients(
    _ row: Int, stiffness: Double, damping: Double, anchorX: Double, anchorY: Double, pullX: Double, pullY: Double
  ) {
    guard let store = fieldStore else { return }
    let fields = store.columns
    fields.ownStiffness[row] = stiffness
    fields.ownDamping[row] = damping
    fields.ownPullX[row] = pullX
    fields.ownPullY[row] = pullY
    if stiffness > 0 {
      fields.anchorX[row] = anchorX
      fields.anchorY[row] = anchorY
    }
  }

  /// Forgets what fields did to an earlier body of the row.
  func clearFieldColumns(_ row: Int) {
    guard let store = fieldStore else { return }
    let fields = store.columns
    fields.anchorX[row] = 0
    fields.anchorY[row] = 0
    fields.stiffness[row] = 0
    fields.damping[row] = 0
    fields.pullX[row] = 0
    fields.pullY[row] = 0
    fields.uniformX[row] = 0
    fields.uniformY[row] = 0
    fields.varyingX[row] = 0
    fields.varyingY[row] = 0
    fields.rotationRate[row] = 0
    fields.marks[row] = []
  }
}
