// SPDX-License-Identifier: MIT

import SprungGeometry

/// The sleeping state of bodies, and its reasons.
extension World {
  /// Stops a body where it is, and makes it sleep until something wakes it. Bodies that hold it or rest on it continue.
  public func stop(_ body: BodyID) {
    note(.stop(body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "stop") else { return }
    stages.activeList.sleep(row)
  }

  /// Lists a body among those that moved, so that the layer above writes it again although it may not move.
  package func listAsMoved(_ body: BodyID) {
    guard let row = row(of: body, for: "listAsMoved") else { return }
    columns.markMoved(row)
  }

  /// Stops every body where it is: an end for motions that would have none.
  public func stopAll() {
    note(.stopAll)
    defer { validateAfterCall() }
    while context.bodies.activeCount > 0 {
      stages.activeList.sleep(Int(columns.active[context.bodies.activeCount - 1]))
    }
  }

  /// Calls `visit` for every body that is awake, in the order of the rows.
  public func forEachAwake(_ visit: (BodyID) -> Void) {
    for row in 0..<context.bodies.rowCount where columns.flags[row].contains(.awake) {
      visit(context.bodies.identifier(of: row))
    }
  }

  /// Whether the body is asleep; true for anchored bodies and for unknown identifiers.
  public func isAsleep(_ body: BodyID) -> Bool {
    guard let row = row(of: body, for: "isAsleep") else { return true }
    return !columns.flags[row].contains(.awake)
  }

  /// Why a body is awake, for people who wonder why an animation never ends.
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
