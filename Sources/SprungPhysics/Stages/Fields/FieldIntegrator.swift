// SPDX-License-Identifier: MIT

import SprungGeometry

/// Moves field members that are not in the solver.
final class FieldIntegrator {
  private let columns: BodyColumns
  private let settings: StepSettings
  private let registry: FieldRegistry
  private let activeList: ActiveList
  private let quarantine: Quarantine
  private let freeMotion: FreeMotion
  private let boundedMotion: BoundedMotion

  init(
    columns: BodyColumns, settings: StepSettings, registry: FieldRegistry, activeList: ActiveList,
    quarantine: Quarantine, freeMotion: FreeMotion, boundedMotion: BoundedMotion
  ) {
    self.columns = columns
    self.settings = settings
    self.registry = registry
    self.activeList = activeList
    self.quarantine = quarantine
    self.freeMotion = freeMotion
    self.boundedMotion = boundedMotion
  }

  /// Moves all field members that are not in the solver by one step. `evaluateFields` must have been called for this
  /// step.
  func integrateFielded() {
    guard let store = registry.store else { return }
    for position in 0..<store.rows.count {
      let row = Int(store.rows[position])
      guard columns.flags[row].isSuperset(of: [.alive, .awake, .fielded]), !columns.flags[row].contains(.inSolver)
      else { continue }
      let before = BodyState(columns, row)
      advanceFielded(row, store.columns)
      quarantine.quarantineIfNeeded(row, before: before)
    }
  }

  /// Moves one body by a step under the combined effect of its fields.
  private func advanceFielded(_ row: Int, _ fields: FieldColumns) {
    let columns = columns
    let before = BodyState(columns, row)
    if columns.flags[row].contains(.bounded) {
      boundedMotion.advanceBounded(row, steps: 1)
    } else {
      freeMotion.advanceFree(row, steps: 1)
      if fields.rotationRate[row] != 0 {
        columns.x[row] += fields.arcX[row]
        columns.y[row] += fields.arcY[row]
        columns.offsetX[row] += fields.arcX[row]
        columns.offsetY[row] += fields.arcY[row]
      }
    }
    guard fields.marks[row].contains(.varying), columns.flags[row].contains(.awake) else { return }
    columns.limitSpeed(row)
    if settings.mayRest, columns.firstTouch[row] < 0,
      registry.isStill(row, now: BodyState(columns, row), before: before)
    {
      activeList.sleep(row)
    }
  }
}
