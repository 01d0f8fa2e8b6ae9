// SPDX-License-Identifier: MIT

import SprungGeometry

/// Springs between bodies and points of the world.
extension World {
  /// Adds a spring with rest length zero between a body and `anchor`, and wakes the body.
  ///
  /// `frequency` is in hertz and must be greater than zero. `damping` is the damping ratio: 0 oscillates indefinitely,
  /// 1 is critical, and larger values are overdamped. Frequency and damping ratio do not depend on the mass. The
  /// effects of several springs on one body add up exactly. Values out of range are reported as a fault, and the result
  /// is nil.
  @discardableResult
  public func addSpring(to body: BodyID, anchor: CGPoint, frequency: Double, damping: Double) -> SpringID? {
    note(.addSpring(body, anchor: anchor, frequency: frequency, damping: damping))
    defer { validateAfterCall() }
    guard let row = row(of: body, for: "addSpring"),
      accepts(Double(anchor.x), Double(anchor.y), for: "addSpring(anchor)"),
      acceptsSpring(frequency: frequency, damping: damping)
    else { return nil }
    let spring = AnchorSpring(
      body: Int32(row), next: columns.firstSpring[row], anchorX: Double(anchor.x), anchorY: Double(anchor.y),
      frequency: frequency, damping: damping)
    let index = context.springs.pool.insert(spring)
    columns.firstSpring[row] = index
    stages.activeList.wake(row)
    return SpringID(index: index, generation: context.springs.pool.rows.generation(of: Int(index)))
  }

  /// Removes a spring and wakes its body, whose velocity does not change. An unknown identifier is reported as a fault
  /// and has no effect.
  public func removeSpring(_ spring: SpringID) {
    note(.removeSpring(spring))
    defer { validateAfterCall() }
    guard let index = index(of: spring, for: "removeSpring") else { return }
    let row = Int(context.springs.pool[index].body)
    context.springs.unlinkSpring(index)
    stages.activeList.wake(row)
  }

  /// Moves the anchor of a spring and wakes its body.
  public func setAnchor(_ anchor: CGPoint, of spring: SpringID) {
    note(.setSpringAnchor(anchor, spring))
    defer { validateAfterCall() }
    guard let index = index(of: spring, for: "setAnchor"),
      accepts(Double(anchor.x), Double(anchor.y), for: "setAnchor")
    else { return }
    context.springs.pool[index].anchorX = Double(anchor.x)
    context.springs.pool[index].anchorY = Double(anchor.y)
    stages.activeList.wake(Int(context.springs.pool[index].body))
  }

  /// Sets the frequency in hertz (greater than zero) and the damping ratio (0 or more) of a spring, and wakes its body.
  public func setFrequency(_ frequency: Double, damping: Double, of spring: SpringID) {
    note(.setFrequency(frequency, damping: damping, spring))
    defer { validateAfterCall() }
    guard let index = index(of: spring, for: "setFrequency"), acceptsSpring(frequency: frequency, damping: damping)
    else { return }
    context.springs.pool[index].frequency = frequency
    context.springs.pool[index].damping = damping
    stages.activeList.wake(Int(context.springs.pool[index].body))
  }

  /// Returns the row of a spring. If it was removed or belongs to another world, reports a fault and returns nil.
  private func index(of spring: SpringID, for call: StaticString) -> Int32? {
    if context.springs.pool.rows.contains(spring.index, generation: spring.generation) { return spring.index }
    Diagnostics.report(
      "unknownSpring",
      "\(call) was called for a spring that is not in this world. The spring or its body was removed.")
    return nil
  }

  /// Returns whether frequency and damping are in range. If they are not, reports a fault, and the caller must return
  /// without effect.
  private func acceptsSpring(frequency: Double, damping: Double) -> Bool {
    if frequency > 0, frequency <= PhysicsLimits.highestFrequency, damping >= 0, damping.isFinite { return true }
    Diagnostics.report(
      "unreasonableValue",
      "Invalid spring (\(frequency) Hz, damping ratio \(damping)): "
        + "the frequency must be greater than 0 and at most \(PhysicsLimits.highestFrequency), "
        + "and the damping ratio must be finite and at least 0.")
    return false
  }
}
