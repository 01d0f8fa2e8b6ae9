// SPDX-License-Identifier: MIT

import SprungGeometry

/// Adds, removes and queries bodies.
extension World {
  /// Adds an awake body with a velocity of zero. A size that is not positive or a value that is not finite is reported
  /// as a fault. An invalid size is replaced by 1 x 1 point, and other invalid values are replaced by their defaults.
  @discardableResult
  public func addBody(_ description: BodyDescription) -> BodyID {
    note(.addBody(description))
    defer { validateAfterCall() }
    let row = context.bodies.takeRow()
    let columns = columns
    var flags: BodyFlags = .alive
    if description.isAnchored { flags.insert(.anchored) }
    if !description.allowsRotation { flags.insert(.upright) }
    columns.flags[row] = flags

    let x = Double(description.position.x)
    let y = Double(description.position.y)
    if accepts(x, y, for: "addBody(position)") {
      columns.x[row] = x
      columns.y[row] = y
    }
    if accepts(description.angle, for: "addBody(angle)") { columns.angle[row] = description.angle }
    columns.storeGoodPose(row)
    let material = description.material.isFinite ? description.material : BodyMaterial()
    if !description.material.isFinite { reportMaterial() }
    stages.properties.store(material, row)
    columns.storeShape(description.shape, row)
    stages.properties.storeSize(usable(description.size), row)
    stages.activeList.wake(row)
    return context.bodies.identifier(of: row)
  }

  /// Removes a body together with its springs and memberships. An unknown identifier is reported as a fault, and the
  /// call has no effect.
  public func removeBody(_ body: BodyID) {
    note(.removeBody(body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "removeBody") else { return }
    stages.activeList.wakeIsland(row)
    stages.activeList.removeFromActive(row)
    stages.remover.removeContacts(row, announcing: false) { _ in true }
    if columns.flags[row].contains(.collidable) {
      context.bodies.collidableCount -= 1
      if context.collisionGrid.contains(Int32(row)) { context.collisionGrid.remove(Int32(row)) }
    }
    context.registry.unlink(row, from: nil)
    while columns.firstSpring[row] >= 0 { context.springs.unlinkSpring(columns.firstSpring[row]) }
    removeJoints(of: row)
    while columns.firstMembership[row] >= 0 {
      context.boundaries.unlinkMembership(columns.firstMembership[row], row: row)
    }
    stages.reporter.removeTouches(row, ofSet: nil, announcing: false)
    columns.outline.free(row)
    if columns.flags[row].contains(.shaped) { context.bodies.shapedCount -= 1 }
    columns.flags[row] = []
    let others: UInt64 = ~(1 << UInt64(row & 63))
    columns.moved[row >> 6] &= others
    columns.undrained[row >> 6] &= others
    columns.unindexed[row >> 6] &= others
    stages.queries.index.remove(Int32(row))
    context.bodies.rows.give(back: Int32(row))
  }

  /// Returns whether the identifier belongs to a body of this world.
  public func contains(_ body: BodyID) -> Bool {
    context.bodies.rows.contains(body.index, generation: body.generation)
  }

  // MARK: - Position and motion

  /// Returns the center in points. For an unknown identifier, reports a fault and returns zero.
  public func position(of body: BodyID) -> CGPoint {
    guard let row = row(of: body, for: "position(of:)") else { return CGPoint(x: 0, y: 0) }
    return CGPoint(x: columns.x[row], y: columns.y[row])
  }

  /// Returns the position and motion of a body in one call. For an unknown identifier, reports a fault and returns
  /// zeros. Sprung addition.
  public func motion(of body: BodyID) -> BodyMotion {
    guard let row = row(of: body, for: "motion(of:)") else { return BodyMotion() }
    var motion = BodyMotion()
    motion.position = CGPoint(x: columns.x[row], y: columns.y[row])
    motion.angle = columns.angle[row]
    motion.velocity = CGVector(dx: CGFloat(columns.velocityX[row]), dy: CGFloat(columns.velocityY[row]))
    motion.angularVelocity = columns.angularVelocity[row]
    return motion
  }

  /// Returns the angle in radians, not reduced modulo 2π.
  public func angle(of body: BodyID) -> Double {
    guard let row = row(of: body, for: "angle(of:)") else { return 0 }
    return columns.angle[row]
  }

  /// Returns the velocity in pt/s.
  public func velocity(of body: BodyID) -> CGVector {
    guard let row = row(of: body, for: "velocity(of:)") else { return CGVector(dx: CGFloat(0), dy: CGFloat(0)) }
    return CGVector(dx: CGFloat(columns.velocityX[row]), dy: CGFloat(columns.velocityY[row]))
  }

  /// Returns the angular velocity in rad/s, positive clockwise.
  public func angularVelocity(of body: BodyID) -> Double {
    guard let row = row(of: body, for: "angularVelocity(of:)") else { return 0 }
    return columns.angularVelocity[row]
  }

  /// Moves a body without changing its velocity, and wakes the body. Values that are not finite are reported as a fault
  /// and have no effect.
  public func setPosition(_ position: CGPoint, of body: BodyID) {
    note(.setPosition(position, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "setPosition"),
      accepts(Double(position.x), Double(position.y), for: "setPosition")
    else { return }
    stages.activeList.endKinematicMove(row)
    stages.activeList.wakeTouching(row)
    columns.x[row] = Double(position.x)
    columns.y[row] = Double(position.y)
    columns.storeGoodPose(row)
    stages.activeList.wake(row, because: .disturbed)
  }

  /// Sets the angle of a body in radians without changing its angular velocity, and wakes the body.
  public func setAngle(_ angle: Double, of body: BodyID) {
    note(.setAngle(angle, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "setAngle"), accepts(angle, for: "setAngle") else { return }
    stages.activeList.endKinematicMove(row)
    stages.activeList.wakeTouching(row)
    columns.angle[row] = angle
    columns.storeGoodPose(row)
    stages.activeList.wake(row, because: .disturbed)
  }

  /// Sets the velocity in pt/s, which is limited to 18,000 pt/s. Has no effect on anchored bodies.
  public func setVelocity(_ velocity: CGVector, of body: BodyID) {
    note(.setVelocity(velocity, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "setVelocity"),
      accepts(Double(velocity.dx), Double(velocity.dy), for: "setVelocity"), !columns.flags[row].contains(.anchored)
    else { return }
    columns.velocityX[row] = Double(velocity.dx)
    columns.velocityY[row] = Double(velocity.dy)
    columns.limitSpeed(row)
    stages.activeList.wake(row, because: .disturbed)
  }

  /// Adds to the velocity in pt/s. The sum is limited to 18,000 pt/s. Has no effect on anchored bodies.
  public func addVelocity(_ velocity: CGVector, to body: BodyID) {
    note(.addVelocity(velocity, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "addVelocity"),
      accepts(Double(velocity.dx), Double(velocity.dy), for: "addVelocity"), !columns.flags[row].contains(.anchored)
    else { return }
    columns.velocityX[row] += Double(velocity.dx)
    columns.velocityY[row] += Double(velocity.dy)
    columns.limitSpeed(row)
    stages.activeList.wake(row, because: .disturbed)
  }

  /// Adds to the angular velocity in rad/s. The sum is limited to 314 rad/s. Has no effect if the body cannot rotate.
  public func addAngularVelocity(_ angularVelocity: Double, to body: BodyID) {
    note(.addAngularVelocity(angularVelocity, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "addAngularVelocity"), accepts(angularVelocity, for: "addAngularVelocity"),
      columns.inverseInertia[row] > 0
    else { return }
    columns.angularVelocity[row] += angularVelocity
    columns.limitSpeed(row)
    stages.activeList.wake(row, because: .disturbed)
  }

  /// Applies an impulse in mass · pt/s at the given point of the body. The linear and angular velocity change
  /// immediately. `offset` is the point relative to the body's center, in the body's own axes and in points. The
  /// resulting velocities are limited to 18,000 pt/s and 314 rad/s. Anchored bodies are not moved, and bodies that
  /// cannot rotate are not rotated.
  public func applyImpulse(_ impulse: CGVector, offset: CGVector = CGVector(dx: 0, dy: 0), to body: BodyID) {
    note(.applyImpulse(impulse, offset: offset, body))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "applyImpulse"),
      accepts(Double(impulse.dx), Double(impulse.dy), for: "applyImpulse(impulse)"),
      accepts(Double(offset.dx), Double(offset.dy), for: "applyImpulse(offset)")
    else { return }
    let leverX = Double(offset.dx)
    let leverY = Double(offset.dy)
    let cosine = DeterministicMath.cos(columns.angle[row])
    let sine = DeterministicMath.sin(columns.angle[row])
    let x = leverX * cosine - leverY * sine
    let y = leverX * sine + leverY * cosine
    columns.velocityX[row] += Double(impulse.dx) * columns.inverseMass[row]
    columns.velocityY[row] += Double(impulse.dy) * columns.inverseMass[row]
    columns.angularVelocity[row] += (x * Double(impulse.dy) - y * Double(impulse.dx)) * columns.inverseInertia[row]
    columns.limitSpeed(row)
    stages.activeList.wake(row, because: .disturbed)
  }
}
