// SPDX-License-Identifier: MIT

import SprungPhysics

/// Velocities and impulses of items, which for a group are shared out among its bodies.
extension UIDynamicAnimator {
  final func addVelocity(_ velocity: CGPoint, to item: any UIDynamicItem) {
    guard let state = state(of: item) else { return }
    applyProperties()
    state.forEachBody { world.addVelocity(CGVector(dx: velocity.x, dy: velocity.y), to: $0) }
    changed()
  }

  final func addAngularVelocity(_ velocity: CGFloat, to item: any UIDynamicItem) {
    guard let state = state(of: item) else { return }
    applyProperties()
    if let group = state.group {
      if state.properties.allowsRotation ?? true { addAngularVelocity(of: group, state, by: Double(velocity)) }
    } else {
      world.addAngularVelocity(Double(velocity), to: state.body)
    }
    changed()
  }

  private func addAngularVelocity(of group: DynamicGroupBodies, _ state: DynamicItemState, by velocity: Double) {
    for part in group.parts {
      let lever = DynamicGroupBodies.turned(
        CGVector(dx: part.place.dx - group.balance.dx, dy: part.place.dy - group.balance.dy), by: state.angle)
      world.addAngularVelocity(velocity, to: part.body)
      world.addVelocity(
        CGVector(dx: -CGFloat(velocity) * lever.dy, dy: CGFloat(velocity) * lever.dx), to: part.body)
    }
  }

  /// Changes an item's velocity at once by an impulse at a point from its center, in its own axes.
  final func applyImpulse(_ impulse: CGVector, at offset: UIOffset, to state: DynamicItemState) {
    guard let group = state.group else {
      world.applyImpulse(impulse, offset: CGVector(dx: offset.horizontal, dy: offset.vertical), to: state.body)
      return
    }
    guard !(state.properties.isAnchored ?? false) else { return }
    let density = min(
      PhysicsLimits.densityRange.upperBound,
      max(PhysicsLimits.densityRange.lowerBound, state.properties.density ?? 1))
    let mass = group.leader.mass * group.massRatio * density
    for part in group.parts {
      world.addVelocity(
        CGVector(dx: impulse.dx / CGFloat(mass), dy: impulse.dy / CGFloat(mass)), to: part.body)
    }
    guard state.properties.allowsRotation ?? true else { return }
    let lever = DynamicGroupBodies.turned(
      CGVector(dx: offset.horizontal - group.balance.dx, dy: offset.vertical - group.balance.dy), by: state.angle)
    let torque = Double(lever.dx) * Double(impulse.dy) - Double(lever.dy) * Double(impulse.dx)
    addAngularVelocity(of: group, state, by: torque / (group.inertia * density))
  }

  final func velocity(of item: any UIDynamicItem) -> CGPoint? {
    guard let state = state(of: item) else { return nil }
    guard let group = state.group else {
      let velocity = world.velocity(of: state.body)
      return CGPoint(x: velocity.dx, y: velocity.dy)
    }
    var x = 0.0
    var y = 0.0
    for part in group.parts {
      let velocity = world.velocity(of: part.body)
      x += part.mass * Double(velocity.dx)
      y += part.mass * Double(velocity.dy)
    }
    let mass = group.leader.mass * group.massRatio
    return CGPoint(x: CGFloat(x / mass), y: CGFloat(y / mass))
  }

  final func angularVelocity(of item: any UIDynamicItem) -> CGFloat? {
    guard let body = body(of: item) else { return nil }
    return CGFloat(world.angularVelocity(of: body))
  }
}
