// SPDX-License-Identifier: MIT

import SprungPhysics

/// What behaviors change is summed up here and handed to the world before its next step.
extension UIDynamicAnimator {
  /// Gravity or a continuous push changed.
  final func forcesChanged() {
    areForcesStale = true
    changed()
  }

  /// An item behavior's property or items changed.
  final func propertiesChanged() {
    arePropertiesStale = true
    changed()
  }

  /// An item behavior came or went.
  final func itemBehaviorsChanged() {
    areItemBehaviorsStale = true
    propertiesChanged()
  }

  /// An instantaneous push wants to fire.
  final func fire(_ push: UIPushBehavior) {
    guard !impulses.contains(where: { $0 === push }) else { return }
    impulses.append(push)
    changed()
  }

  /// The push is being removed.
  final func dontFire(_ push: UIPushBehavior) {
    impulses.removeAll { $0 === push }
  }

  /// An attachment's spring has to be made anew.
  final func attachmentChanged(_ attachment: UIAttachmentBehavior) {
    revision += 1
    changedAttachments.append(attachment)
    changed()
  }

  /// Brings the world up to date with the behaviors.
  final func applyEffects() {
    applyProperties()
    if !changedAttachments.isEmpty {
      let attachments = changedAttachments
      changedAttachments.removeAll(keepingCapacity: true)
      for attachment in attachments { attachment.build(in: self) }
    }
    applyForces()
    guard !impulses.isEmpty else { return }
    let due = impulses
    impulses = []
    for push in due {
      for (index, item) in push.items.enumerated() {
        guard let state = state(of: item) else { continue }
        applyImpulse(push.force, at: push.offset(at: index), to: state)
      }
      push.didFire()
    }
  }

  /// Gives every item the properties that the item behaviors assign, the last in the tree winning.
  final func applyProperties() {
    guard arePropertiesStale else { return }
    arePropertiesStale = false
    if areItemBehaviorsStale {
      areItemBehaviorsStale = false
      itemBehaviors.removeAll(keepingCapacity: true)
      for behavior in behaviors { collectItemBehaviors(behavior) }
    }
    var resolved: [ItemProperties?] = Array(repeating: nil, count: states.count)
    for behavior in itemBehaviors {
      for item in behavior.items {
        guard let row = body(of: item)?.row else { continue }
        var properties = resolved[row] ?? ItemProperties()
        properties.overlay(behavior.assigned)
        resolved[row] = properties
      }
    }
    for state in order {
      guard let state else { continue }
      let properties = resolved[state.body.row] ?? ItemProperties()
      if properties != state.properties { apply(properties, to: state) }
    }
  }

  private func collectItemBehaviors(_ behavior: UIDynamicBehavior) {
    if behavior.animator === self, let found = behavior as? UIDynamicItemBehavior { itemBehaviors.append(found) }
    for child in behavior.childBehaviors { collectItemBehaviors(child) }
  }

  private func apply(_ properties: ItemProperties, to state: DynamicItemState) {
    let old = state.properties
    state.properties = properties
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

  /// Adds up gravity and continuous pushes for every item; only items with new sums are touched.
  private func applyForces() {
    guard areForcesStale else { return }
    areForcesStale = false
    for state in order {
      state?.nextGravity = CGVector(dx: 0.0, dy: 0.0)
      state?.nextPushes.removeAll(keepingCapacity: true)
    }
    for gravity in gravities {
      let acceleration = gravity.acceleration
      for item in gravity.items {
        guard let state = state(of: item) else { continue }
        state.nextGravity.dx += acceleration.dx
        state.nextGravity.dy += acceleration.dy
      }
    }
    for push in pushes where push.active {
      let force = push.force
      guard force != CGVector(dx: 0.0, dy: 0.0) else { continue }
      for (index, item) in push.items.enumerated() {
        state(of: item)?.nextPushes.append(
          DynamicItemState.Push(force: force, offset: bodyOffset(push.offset(at: index), of: item)))
      }
    }
    for state in order {
      guard let state else { continue }
      if state.nextGravity != state.gravity {
        state.gravity = state.nextGravity
        state.forEachBody { world.setGravity(state.gravity, of: $0) }
      }
      if state.nextPushes != state.pushes {
        state.pushes = state.nextPushes
        world.clearPushes(of: state.body)
        for push in state.pushes { world.addPush(push.force, offset: push.offset, to: state.body) }
      }
    }
  }
}
