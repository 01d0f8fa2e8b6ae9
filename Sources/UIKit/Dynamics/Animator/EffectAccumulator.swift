// SPDX-License-Identifier: MIT

import SprungPhysics

/// Accumulates the effects of behaviors on items and applies them to the world before its next step. A hundred changes
/// between two ticks are therefore applied at the cost of one.
///
/// Springs, joints, fields and boundaries are added to the world when their behaviors are attached. Effects that must
/// be summed (gravity, continuous pushes), applied in a certain order (properties) or applied at a point in time
/// (impulses, attachments) are stored here until the next step.
final class EffectAccumulator {
  private let world: World
  private let registry: ItemRegistry
  private let tree: BehaviorTree
  private let velocities: ItemVelocities

  /// The behaviors in the tree, in one list for each kind, in the order in which they were added.
  var gravities: [UIGravityBehavior] = []
  var pushes: [UIPushBehavior] = []
  var snaps: [UISnapBehavior] = []
  var fields: [UIFieldBehavior] = []
  /// The item behaviors in tree order, which determines their precedence.
  private var itemBehaviors: [UIDynamicItemBehavior] = []
  /// The pending instantaneous pushes, and the attachments whose springs must be recreated.
  private var impulses: [UIPushBehavior] = []
  private var changedAttachments: [UIAttachmentBehavior] = []
  private var areForcesStale = false
  private var arePropertiesStale = false
  private var areItemBehaviorsStale = false

  init(_ world: World, _ registry: ItemRegistry, _ tree: BehaviorTree, _ velocities: ItemVelocities) {
    self.world = world
    self.registry = registry
    self.tree = tree
    self.velocities = velocities
  }

  /// Whether sums or properties must be recomputed.
  var areStale: Bool { areForcesStale || arePropertiesStale || areItemBehaviorsStale }

  /// Whether the next tick must apply pending impulses or attachments, regardless of the number of items.
  var areDue: Bool { !impulses.isEmpty || !changedAttachments.isEmpty }

  /// Records that gravity or a continuous push has changed.
  func noteForces() { areForcesStale = true }

  /// Records that the properties or items of an item behavior have changed.
  func noteProperties() { arePropertiesStale = true }

  /// Records that an item behavior was added or removed.
  func noteItemBehaviors() {
    areItemBehaviorsStale = true
    // Clear the list immediately. An animator at rest would otherwise retain a removed behavior until its next tick,
    // which rebuilds the list.
    itemBehaviors.removeAll(keepingCapacity: true)
    arePropertiesStale = true
  }

  /// Records that an item was added, to which properties may already have been assigned.
  func itemCame() {
    if !itemBehaviors.isEmpty || areItemBehaviorsStale { arePropertiesStale = true }
  }

  /// Records that all forces and properties must be applied to the world again.
  func noteAll() {
    areForcesStale = true
    arePropertiesStale = true
  }

  /// Enqueues an instantaneous push. Returns false if the push was already enqueued.
  func fire(_ push: UIPushBehavior) -> Bool {
    guard !impulses.contains(where: { $0 === push }) else { return false }
    impulses.append(push)
    return true
  }

  /// Removes a push from the queue.
  func dontFire(_ push: UIPushBehavior) {
    impulses.removeAll { $0 === push }
  }

  /// Enqueues an attachment whose spring must be recreated.
  func note(_ attachment: UIAttachmentBehavior) {
    changedAttachments.append(attachment)
  }

  /// Applies all pending effects to the world.
  func apply() {
    applyProperties()
    if !changedAttachments.isEmpty {
      let attachments = changedAttachments
      changedAttachments.removeAll(keepingCapacity: true)
      for attachment in attachments { attachment.build(for: self) }
    }
    applyForces()
    guard !impulses.isEmpty else { return }
    let due = impulses
    impulses = []
    for push in due {
      for (index, item) in push.items.enumerated() {
        guard let state = registry.state(of: item) else { continue }
        velocities.apply(push.force, at: push.offset(at: index), to: state)
      }
      push.didFire()
    }
  }

  /// Applies the properties that item behaviors assign. The last behavior in tree order takes precedence.
  func applyProperties() {
    guard arePropertiesStale else { return }
    arePropertiesStale = false
    if areItemBehaviorsStale {
      areItemBehaviorsStale = false
      itemBehaviors.removeAll(keepingCapacity: true)
      for behavior in tree.roots { collectItemBehaviors(behavior) }
    }
    var resolved: [ItemProperties?] = Array(repeating: nil, count: registry.states.count)
    for behavior in itemBehaviors {
      for item in behavior.items {
        guard let row = registry.state(of: item)?.body.row else { continue }
        var properties = resolved[row] ?? ItemProperties()
        properties.overlay(behavior.assigned)
        resolved[row] = properties
      }
    }
    for state in registry.order {
      guard let state else { continue }
      let properties = resolved[state.body.row] ?? ItemProperties()
      if properties != state.properties { apply(properties, to: state) }
    }
  }

  private func collectItemBehaviors(_ behavior: UIDynamicBehavior) {
    if behavior.animator?.parts.effects === self, let found = behavior as? UIDynamicItemBehavior {
      itemBehaviors.append(found)
    }
    for child in behavior.childBehaviors { collectItemBehaviors(child) }
  }

  private func apply(_ properties: ItemProperties, to state: DynamicItemState) {
    let old = state.properties
    world.wake(state)
    state.properties = properties
    state.ownsRotation = properties.allowsRotation ?? true
    state.forEachBody { body in
      if old.material != properties.material { world.setMaterial(properties.material, of: body) }
      if old.isAnchored ?? false != properties.isAnchored ?? false {
        world.setAnchored(properties.isAnchored ?? false, of: body)
      }
      if old.allowsRotation ?? true != properties.allowsRotation ?? true {
        world.setAllowsRotation(properties.allowsRotation ?? true, of: body)
      }
    }
  }

  /// Sums gravity and continuous pushes for each item, and updates only the items whose sums changed.
  private func applyForces() {
    guard areForcesStale else { return }
    areForcesStale = false
    for state in registry.order { state?.nextPushes.removeAll(keepingCapacity: true) }
    let zero = CGVector(dx: 0.0, dy: 0.0)
    // The sums are indexed by row. There are none without gravity.
    var sums = Array(repeating: zero, count: gravities.isEmpty ? 0 : registry.states.count)
    for gravity in gravities {
      let acceleration = gravity.acceleration
      for item in gravity.items {
        guard let row = registry.state(of: item)?.body.row else { continue }
        sums[row].dx += acceleration.dx
        sums[row].dy += acceleration.dy
      }
    }
    for push in pushes where push.active {
      let force = push.force
      guard force != CGVector(dx: 0.0, dy: 0.0) else { continue }
      for (index, item) in push.items.enumerated() {
        registry.state(of: item)?.nextPushes.append(
          DynamicItemState.Push(force: force, offset: registry.bodyOffset(push.offset(at: index), of: item)))
      }
    }
    for state in registry.order {
      guard let state else { continue }
      let gravity = sums.isEmpty ? zero : sums[state.body.row]
      if gravity != world.gravity(of: state.body) {
        world.wake(state)
        state.forEachBody { world.setGravity(gravity, of: $0) }
      }
      if state.nextPushes != state.pushes {
        world.wake(state)
        state.pushes = state.nextPushes
        world.clearPushes(of: state.body)
        for push in state.pushes { world.addPush(push.force, offset: push.offset, to: state.body) }
      }
    }
  }
}
