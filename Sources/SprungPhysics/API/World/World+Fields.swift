// SPDX-License-Identifier: MIT

import SprungGeometry

/// Adds, changes and removes fields and their members.
extension World {
  /// Adds a field, which acts on its members while their centers are in its region.
  ///
  /// Fields are additive. Among velocity fields, the one added last takes precedence. A custom field requires `force`;
  /// other fields ignore it. If a value is not finite, or if a custom field has no force, reports a fault and returns
  /// nil.
  @discardableResult
  public func addField(_ description: FieldDescription, force: FieldForce? = nil) -> FieldID? {
    guard accepts(description) else { return nil }
    guard description.kind != .custom || force != nil else {
      Diagnostics.report("fieldWithoutForce", "addField requires a force function for a custom field.")
      return nil
    }
    note(.addField(description))
    defer { validateAfterCall() }
    let store = context.registry.store ?? FieldStore(capacity: columns.capacity)
    context.registry.store = store
    let seed = GradientNoise.seed(kind: description.kind, order: store.addedCount)
    store.addedCount &+= 1
    let field = Field(description, force: force, seed: seed, step: context.clock.stepCount)
    let fieldIndex = store.fieldRows.take()
    if Int(fieldIndex) == store.fields.count {
      store.fields.append(field)
    } else {
      store.fields[Int(fieldIndex)] = field
    }
    store.order.append(fieldIndex)
    return FieldID(index: fieldIndex, generation: store.fieldRows.generation(of: Int(fieldIndex)))
  }

  /// Changes a field and wakes its members if anything changed. The kind of a field cannot change.
  public func setField(_ field: FieldID, to description: FieldDescription) {
    note(.setField(field, description))
    defer { validateAfterCall() }
    guard let found = self.field(field, for: "setField"), accepts(description) else { return }
    guard description.kind == found.description.kind else {
      return Diagnostics.report(
        "fieldKind", "setField cannot change the kind of a field, so the call is ignored. Add a new field instead.")
    }
    guard description != found.description else { return }
    found.phase = found.phase(at: context.clock.stepCount)
    found.phaseStep = context.clock.stepCount
    found.description = description
    wakeMembers(ofField: field.index)
  }

  /// Returns the current description of a field. For an unknown identifier, reports a fault and returns nil.
  public func description(of field: FieldID) -> FieldDescription? {
    self.field(field, for: "description(of:)")?.description
  }

  /// Removes a field and wakes its members, whose velocities do not change.
  public func removeField(_ field: FieldID) {
    note(.removeField(field))
    defer { validateAfterCall() }
    guard let found = self.field(field, for: "removeField"), let store = context.registry.store else { return }
    for row in 0..<context.bodies.rowCount where columns.flags[row].contains(.fielded) {
      if context.registry.unlink(row, from: field.index) { stages.activeList.wake(row) }
    }
    found.isAlive = false
    found.force = nil
    found.awakeRows = []
    store.order.removeAll { $0 == field.index }
    store.fieldRows.give(back: field.index)
  }

  /// Adds a body to a field and wakes it. Has no effect if the body is already a member.
  public func addMember(_ body: BodyID, to field: FieldID) {
    note(.addFieldMember(body, field))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "addMember"), self.field(field, for: "addMember") != nil,
      let store = context.registry.store
    else { return }
    let fields = store.columns
    fields.grow(to: columns.capacity)
    if columns.flags[row].contains(.fielded) {
      var current = fields.firstMembership[row]
      while current >= 0 {
        if store.memberships[current].field == field.index { return }
        current = store.memberships[current].next
      }
    } else {
      context.registry.clearFieldColumns(row)
      fields.firstMembership[row] = -1
      columns.flags[row].insert(.fielded)
    }
    fields.firstMembership[row] = store.memberships.insert(
      FieldMembership(field: field.index, next: fields.firstMembership[row]))
    store.areRowsStale = true
    stages.activeList.wake(row)
  }

  /// Removes a body from a field and wakes it.
  public func removeMember(_ body: BodyID, from field: FieldID) {
    note(.removeFieldMember(body, field))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "removeMember"), self.field(field, for: "removeMember") != nil else { return }
    if context.registry.unlink(row, from: field.index) { stages.activeList.wake(row) }
  }

  /// Wakes the members of a field that was changed or removed.
  private func wakeMembers(ofField fieldIndex: Int32) {
    guard let store = context.registry.store else { return }
    for row in 0..<context.bodies.rowCount where columns.flags[row].contains(.fielded) {
      var current = store.columns.firstMembership[row]
      while current >= 0 {
        if store.memberships[current].field == fieldIndex { stages.activeList.wake(row) }
        current = store.memberships[current].next
      }
    }
  }

  /// Returns the field with the given identifier. If the field was removed or belongs to another world, reports a fault
  /// and returns nil.
  func field(_ field: FieldID, for call: StaticString) -> Field? {
    if let store = context.registry.store, store.fieldRows.contains(field.index, generation: field.generation) {
      return store.fields[Int(field.index)]
    }
    Diagnostics.report("unknownField", "\(call) was called for a field that is not in this world.")
    return nil
  }

  /// Returns whether a description contains only valid numbers. Otherwise reports a fault, and the caller must ignore
  /// the call.
  private func accepts(_ description: FieldDescription) -> Bool {
    if description.isUsable { return true }
    Diagnostics.report(
      "unreasonableValue",
      "The values of a field must be finite and at most \(PhysicsLimits.farthestCoordinate). The call "
        + "is ignored.")
    return false
  }
}
