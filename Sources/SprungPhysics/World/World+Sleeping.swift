// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Puts a body into the active list and has its coefficients computed before its next step; `.disturbed` if only
  /// position or velocity changed, which leaves the coefficients as they are.
  func wake(_ row: Int, because change: BodyFlags = .stale) {
    columns.flags[row].insert(change)
    columns.unindexed[row >> 6] |= 1 << UInt64(row & 63)
    noteChange(row)
    guard !columns.flags[row].contains(.awake), !columns.flags[row].contains(.anchored) else { return }
    if columns.islandNext[row] >= 0 { return wakeIsland(row) }
    activate(row)
  }

  /// Puts a body into the active list.
  func activate(_ row: Int) {
    columns.flags[row].insert(.awake)
    noteFieldRow(row)
    columns.activePosition[row] = Int32(activeCount)
    columns.active[activeCount] = Int32(row)
    activeCount += 1
  }

  /// Has the awake members of fields listed anew if the row is one; to be called whenever a body wakes or falls asleep.
  @inline(__always)
  func noteFieldRow(_ row: Int) {
    if columns.flags[row].contains(.fielded) { fieldStore?.areRowsStale = true }
  }

  /// Stops a body and takes it out of the active list.
  func sleep(_ row: Int) {
    columns.velocityX[row] = 0
    columns.velocityY[row] = 0
    columns.angularVelocity[row] = 0
    columns.flags[row].remove(.rotating)
    removeFromActive(row)
  }

  func removeFromActive(_ row: Int) {
    guard columns.flags[row].contains(.awake) else { return }
    columns.flags[row].remove(.awake)
    if columns.flags[row].contains(.kinematic) { forgetKinematicMove(row) }
    noteChange(row)
    noteFieldRow(row)
    let position = Int(columns.activePosition[row])
    activeCount -= 1
    let last = columns.active[activeCount]
    columns.active[position] = last
    columns.activePosition[Int(last)] = Int32(position)
    columns.activePosition[row] = -1
  }

  /// Stops a body where it is, and lets it sleep until something wakes it. Bodies that hold it or lie on it go on.
  public func stop(_ body: BodyID) {
    note(.stop(body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "stop") else { return }
    sleep(row)
  }

  /// Stops every body where it is: an end for motions that would have none.
  public func stopAll() {
    note(.stopAll)
    defer { validateAfterCall() }
    while activeCount > 0 { sleep(Int(columns.active[activeCount - 1])) }
  }

  /// Calls `visit` for every body that is awake, in the order of the rows.
  public func forEachAwake(_ visit: (BodyID) -> Void) {
    for row in 0..<rowCount where columns.flags[row].contains(.awake) { visit(identifier(of: row)) }
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
    prepare(row)
    if isInVaryingField(row) { return .field }
    if columns.flags[row].contains(.joined) { return .joined }
    if columns.firstTouch[row] >= 0 { return .touching }
    if columns.stiffness[row] > 0 {
      return columns.settleStep[row] == Int64.max && columns.dampingRate[row] == 0 ? .undampedSpring : .settling
    }
    if hasTorque(row) { return .pushed }
    if columns.forceX[row] != 0 || columns.forceY[row] != 0 { return .pushed }
    if columns.gravityX[row] != 0 || columns.gravityY[row] != 0 { return .falling }
    if columns.driveX[row] != 0 || columns.driveY[row] != 0 { return .pushed }
    if columns.accelerationX[row] != 0 || columns.accelerationY[row] != 0 { return .field }
    return columns.settleStep[row] == Int64.max ? .coasting : .settling
  }
}
