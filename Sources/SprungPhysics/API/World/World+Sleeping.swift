// SPDX-License-Identifier: MIT

import SprungGeometry

/// The sleep states of bodies, and the reasons why bodies are awake.
extension World {
  /// Stops a body at its current position and puts it to sleep until something wakes it. Other bodies that hold this
  /// body or rest on it continue to move.
  public func stop(_ body: BodyID) {
    note(.stop(body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "stop") else { return }
    stages.activeList.sleep(row)
  }

  /// Adds a body to the list of moved bodies, so that the code that displays bodies updates it even if it did not move.
  package func listAsMoved(_ body: BodyID) {
    guard let row = row(of: body, for: "listAsMoved") else { return }
    columns.markMoved(row)
  }

  /// Stops every body at its current position. This ends motions that would otherwise never end.
  public func stopAll() {
    note(.stopAll)
    defer { validateAfterCall() }
    while context.bodies.activeCount > 0 {
      stages.activeList.sleep(Int(columns.active[context.bodies.activeCount - 1]))
    }
  }

  /// Calls `visit` for every awake body, in row order.
  public func forEachAwake(_ visit: (BodyID) -> Void) {
    for row in 0..<context.bodies.rowCount where columns.flags[row].contains(.awake) {
      visit(context.bodies.identifier(of: row))
    }
  }

  /// Returns whether a body is asleep. Returns true for anchored bodies and for unknown identifiers.
  public func isAsleep(_ body: BodyID) -> Bool {
    guard let row = row(of: body, for: "isAsleep") else { return true }
    return !columns.flags[row].contains(.awake)
  }

  /// Returns the reason why a body is awake, to diagnose animations that do not end.
  public func whyAwake(_ body: BodyID) -> WakeReason {
    guard let row = row(of: body, for: "whyAwake"), columns.flags[row].contains(.awake) else { return .asleep }
    if columns.flags[row].contains(.kinematic) { return .kinematic }
    if columns.flags[row].isSuperset(of: [.fielded, .stale]) { return .field }
    stages.coefficients.prepare(row)
    if context.registry.isInVaryingField(row) { return .field }
    if columns.flags[row].contains(.joined) { return .joined }
    if columns.firstTouch[row] >= 0 { return .touching }
    if columns.stiffness[row] > 0 {
      return columns.settleStep[row] == Int64.max && columns.dampingRate[row] == 0 ? .undampedSpring : .settling
    }
    if columns.hasTorque(row) { return .pushed }
    if columns.forceX[row] != 0 || columns.forceY[row] != 0 { return .pushed }
    if columns.gravityX[row] != 0 || columns.gravityY[row] != 0 { return .falling }
    if columns.driveX[row] != 0 || columns.driveY[row] != 0 { return .pushed }
    if columns.accelerationX[row] != 0 || columns.accelerationY[row] != 0 { return .field }
    return columns.settleStep[row] == Int64.max ? .coasting : .settling
  }
}
