// SPDX-License-Identifier: MIT

import SprungPhysics

/// The interface of the animator for its behaviors: each call is forwarded to its part, and wakes the animator if it
/// may move something.
extension UIDynamicAnimator {
  final var world: World { parts.world }

  // MARK: Items

  /// The state of an item; nil if no behavior mentions it.
  final func state(of item: any UIDynamicItem) -> DynamicItemState? { parts.registry.state(of: item) }

  /// The body of an item; nil if no behavior mentions it.
  final func body(of item: any UIDynamicItem) -> BodyID? { parts.registry.state(of: item)?.body }

  /// One more behavior mentions the item.
  final func retain(_ item: any UIDynamicItem) { parts.lifetimes.retain(item) }

  /// One behavior less mentions the item.
  final func release(_ item: any UIDynamicItem) { parts.lifetimes.release(item) }

  // MARK: Effects

  /// Gravity or a continuous push changed.
  final func forcesChanged() {
    parts.effects.noteForces()
    changed()
  }

  /// An item behavior's property or items changed.
  final func propertiesChanged() {
    parts.effects.noteProperties()
    changed()
  }

  /// An item behavior was added or removed.
  final func itemBehaviorsChanged() {
    parts.effects.noteItemBehaviors()
    changed()
  }

  /// An attachment's spring has to be recreated.
  final func attachmentChanged(_ attachment: UIAttachmentBehavior) {
    changeCount += 1
    parts.effects.note(attachment)
    changed()
  }

  /// An instantaneous push wants to fire.
  final func fire(_ push: UIPushBehavior) {
    if parts.effects.fire(push) { changed() }
  }

  // MARK: Velocities

  /// Adds to the velocity of an item, by its mass and properties of the moment.
  final func addVelocity(_ velocity: CGPoint, to item: any UIDynamicItem) {
    guard let state = state(of: item) else { return }
    parts.effects.applyProperties()
    parts.velocities.add(velocity, to: state)
    changed()
  }

  /// Adds to the angular velocity of an item.
  final func addAngularVelocity(_ velocity: CGFloat, to item: any UIDynamicItem) {
    guard let state = state(of: item) else { return }
    parts.effects.applyProperties()
    parts.velocities.addAngular(velocity, to: state)
    changed()
  }

  /// The velocity of an item; nil if no behavior mentions it.
  final func velocity(of item: any UIDynamicItem) -> CGPoint? { parts.velocities.linear(of: item) }

  /// The angular velocity of an item; nil if no behavior mentions it.
  final func angularVelocity(of item: any UIDynamicItem) -> CGFloat? { parts.velocities.angular(of: item) }

  // MARK: Rest

  /// A behavior requests a notification of rest.
  final func watch(_ behavior: UIDynamicBehavior) {
    if parts.tree.watch(behavior) { changed() }
  }
}
