// SPDX-License-Identifier: MIT

import SprungGeometry

/// Bodies that the program drives by an acceleration, frame by frame.
extension World {
  /// Sets an acceleration in pt/s² that acts on a body in addition to gravity, pushes and fields, until it is set again.
  /// Sprung addition.
  ///
  /// It is an efficient way to drive many bodies by a custom rule in every frame: only the acceleration changes, so
  /// that no coefficient is recomputed. An equal value has no effect; another one wakes the body. Values that are not
  /// finite are a fault and ignored.
  public func setAcceleration(_ acceleration: CGVector, of body: BodyID) {
    note(.setAcceleration(acceleration, body))
    defer { validateAfterCall() }
    let x = Double(acceleration.dx)
    let y = Double(acceleration.dy)
    guard let row = row(of: body, for: "setAcceleration"), accepts(x, y, for: "setAcceleration") else { return }
    // `columns` is read each time: the compiler would count references to a constant of it.
    guard columns.driveX[row] != x || columns.driveY[row] != y else { return }
    columns.driveX[row] = x
    columns.driveY[row] = y
    let flags = columns.flags[row]
    guard flags.contains(.awake), flags.isDisjoint(with: World.notDrivenQuickly), columns.stiffness[row] == 0,
      columns.rightingStiffness[row] == 0, context.settings.lockedAxes.isEmpty
    else {
      return stages.activeList.wake(row)
    }
    let totalX = columns.steadyX[row] + x
    let totalY = columns.steadyY[row] + y
    columns.accelerationX[row] = totalX
    columns.accelerationY[row] = totalY
    if totalX != 0 || totalY != 0 {
      if columns.settleStep[row] != Int64.max { columns.settleStep[row] = Int64.max }
    } else {
      columns.settleStep[row] = stages.settling.settleStep(of: row, from: context.clock.stepCount)
    }
    guard !flags.isDisjoint(with: World.mayTouch) else { return }
    columns.stillSteps[row] = 0
    stages.activeList.noteChange(row)
  }

  /// Flags of bodies whose coefficients become stale with another acceleration.
  private static var notDrivenQuickly: BodyFlags { [.stale, .disturbed, .fielded, .joined] }

  /// Flags of bodies that may rest on others, or be found by them.
  private static var mayTouch: BodyFlags { [.bounded, .inSolver, .collidable, .shaped] }
}
