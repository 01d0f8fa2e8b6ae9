// SPDX-License-Identifier: MIT

import SprungGeometry

/// Lets the program drive bodies by setting their accelerations in every frame.
extension World {
  /// Sets an acceleration in pt/s² that acts on a body in addition to gravity, pushes and fields until another value
  /// is set. Sprung addition.
  ///
  /// Calling this method for many bodies in every frame is efficient, because no coefficients are recomputed. Setting
  /// the same value again has no effect; setting a different value wakes the body. Values that are not finite are
  /// reported as a fault and have no effect.
  public func setAcceleration(_ acceleration: CGVector, of body: BodyID) {
    note(.setAcceleration(acceleration, body))
    defer { validateAfterCall() }
    let x = Double(acceleration.dx)
    let y = Double(acceleration.dy)
    guard let row = row(of: body, for: "setAcceleration"), accepts(x, y, for: "setAcceleration") else { return }
    // The `columns` property is read each time, because the compiler would retain and release a local constant.
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

  /// The flags of bodies whose coefficients must be recomputed when their acceleration changes.
  private static var notDrivenQuickly: BodyFlags { [.stale, .disturbed, .fielded, .joined] }

  /// The flags of bodies that can touch other bodies or boundaries.
  private static var mayTouch: BodyFlags { [.bounded, .inSolver, .collidable, .shaped] }
}
