// SPDX-License-Identifier: MIT

import SprungPhysics

/// Reads and changes the velocities of items. The velocities of a group are distributed to its bodies.
struct ItemVelocities {
  private let world: World
  private let registry: ItemRegistry

  init(_ world: World, _ registry: ItemRegistry) {
    self.world = world
    self.registry = registry
  }

  func add(_ velocity: CGPoint, to state: DynamicItemState) {
    state.interventions += 1
    world.wake(state)
    state.forEachBody { world.addVelocity(CGVector(dx: velocity.x, dy: velocity.y), to: $0) }
  }

  func addAngular(_ velocity: CGFloat, to state: DynamicItemState) {
    world.wake(state)
    guard let group = state.group else { return world.addAngularVelocity(Double(velocity), to: state.body) }
    if state.properties.allowsRotation ?? true { addAngular(of: group, state, by: Double(velocity)) }
  }

  private func addAngular(of group: DynamicGroupBodies, _ state: DynamicItemState, by velocity: Double) {
    for part in group.parts {
      let lever = DynamicGroupBodies.rotated(
        CGVector(dx: part.offset.dx - group.balance.dx, dy: part.offset.dy - group.balance.dy), by: state.angle)
      world.addAngularVelocity(velocity, to: part.body)
      world.addVelocity(
        CGVector(dx: -CGFloat(velocity) * lever.dy, dy: CGFloat(velocity) * lever.dx), to: part.body)
    }
  }

  /// Applies an impulse at a point relative to the item's center, in the item's coordinates. The velocity changes
  /// immediately.
  func apply(_ impulse: CGVector, at offset: UIOffset, to state: DynamicItemState) {
    world.wake(state)
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
    let lever = DynamicGroupBodies.rotated(
      CGVector(dx: offset.horizontal - group.balance.dx, dy: offset.vertical - group.balance.dy), by: state.angle)
    let torque = Double(lever.dx) * Double(impulse.dy) - Double(lever.dy) * Double(impulse.dx)
    addAngular(of: group, state, by: torque / (group.inertia * density))
  }

  /// Returns an item's velocity, or nil for an unknown item. The velocity of a group is that of its center of mass.
  func linear(of item: any UIDynamicItem) -> CGPoint? {
    guard let state = registry.state(of: item) else { return nil }
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

  /// Returns an item's angular velocity, or nil for an unknown item.
  func angular(of item: any UIDynamicItem) -> CGFloat? {
    registry.state(of: item).map { CGFloat(world.angularVelocity(of: $0.body)) }
  }
}
