// SPDX-License-Identifier: MIT

/// The fields that act on each body. Until the first field is added, the registry costs one branch. Permanent fields,
/// such as a vortex or moving noise, never allow a body to rest. If the effect of a field depends on position, no
/// envelope determines a settle time. Such bodies must instead be still for the rest duration.
final class FieldRegistry {
  /// The fields, or nil until the first one is added.
  @exclusivity(unchecked) var store: FieldStore?
  private let columns: BodyColumns

  init(_ columns: BodyColumns) { self.columns = columns }

  /// Returns whether a body without a settle time is still.
  func isStill(_ row: Int, now: BodyState, before: BodyState) -> Bool {
    if isRestless(row) { return false }
    let duration = PhysicsUnits.stepDuration
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

  /// Returns whether a field never allows the body to rest at its current position.
  @inline(__always)
  func isRestless(_ row: Int) -> Bool {
    guard columns.flags[row].contains(.fielded), let store else { return false }
    return store.columns.marks[row].contains(.restless)
  }

  /// Returns whether the effect of fields on the body depends on its position or velocity, so no settle time is known.
  @inline(__always)
  func isInVaryingField(_ row: Int) -> Bool {
    guard columns.flags[row].contains(.fielded), let store else { return false }
    return store.columns.marks[row].contains(.varying)
  }

  /// Stores the coefficients of springs and resistance. Every step adds the effects of fields to them.
  func storeOwnCoefficients(
    _ row: Int, stiffness: Double, damping: Double, anchorX: Double, anchorY: Double, pullX: Double, pullY: Double
  ) {
    guard let store else { return }
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

  /// Clears the field data of the row's previous body.
  func clearFieldColumns(_ row: Int) {
    guard let store else { return }
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

  /// Removes a row from one field or from all fields. Returns whether it was a member.
  @discardableResult
  func unlink(_ row: Int, from field: Int32?) -> Bool {
    guard let store = store, columns.flags[row].contains(.fielded) else { return false }
    let fields = store.columns
    var found = false
    var previous: Int32 = -1
    var current = fields.firstMembership[row]
    while current >= 0 {
      let next = store.memberships[current].next
      if field == nil || store.memberships[current].field == field {
        if previous < 0 { fields.firstMembership[row] = next } else { store.memberships[previous].next = next }
        store.memberships.remove(current)
        found = true
      } else {
        previous = current
      }
      current = next
    }
    if found { store.areRowsStale = true }
    if fields.firstMembership[row] < 0 { columns.flags[row].remove(.fielded) }
    return found
  }

  /// Copies the fields of another registry. The force closures of custom fields are shared, not copied.
  func copy(from other: FieldRegistry) {
    guard let fields = other.store else {
      store = nil
      return
    }
    let copy = store ?? FieldStore(capacity: other.columns.capacity)
    copy.copy(from: fields)
    store = copy
  }
}
