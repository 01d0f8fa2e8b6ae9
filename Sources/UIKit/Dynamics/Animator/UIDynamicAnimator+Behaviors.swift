// SPDX-License-Identifier: MIT

import SprungPhysics

/// The interface through which behaviors use the animator. Each call is forwarded to a part of the animator, and
/// resumes the animator if items may move.
extension UIDynamicAnimator {
  final var world: World { parts.world }

  // MARK: Items

  /// Returns the state of an item, or nil if no behavior contains it.
  final func state(of item: any UIDynamicItem) -> DynamicItemState? { parts.registry.state(of: item) }

  /// Returns the body of an item, or nil if no behavior contains it.
  final func body(of item: any UIDynamicItem) -> BodyID? { parts.registry.state(of: item)?.body }

  /// Increments the number of behaviors that contain an item.
  final func retain(_ item: any UIDynamicItem) { parts.lifetimes.retain(item) }

  /// Decrements the number of behaviors that contain an item.
  final func release(_ item: any UIDynamicItem) { parts.lifetimes.release(item) }

  // MARK: Effects

  /// Records that gravity or a continuous push has changed.
  final func forcesChanged() {
    parts.effects.noteForces()
    changed()
  }

  /// Records that the properties or items of an item behavior have changed.
  final func propertiesChanged() {
    parts.effects.noteProperties()
    changed()
  }

  /// Records that an item behavior was added or removed.
  final func itemBehaviorsChanged() {
    parts.effects.noteItemBehaviors()
    changed()
  }

  /// Enqueues an attachment whose spring must be recreated.
  final func attachmentChanged(_ attachment: UIAttachmentBehavior) {
    changeCount += 1
    parts.effects.note(attachment)
    changed()
  }

  /// Enqueues an instantaneous push.
  final func fire(_ push: UIPushBehavior) {
    if parts.effects.fire(push) { changed() }
  }

  // MARK: Velocities

  /// Adds to the velocity of an item, after applying pending changes to its properties.
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

  /// Returns the velocity of an item, or nil if no behavior contains it.
  final func velocity(of item: any UIDynamicItem) -> CGPoint? { parts.velocities.linear(of: item) }

  /// Returns the angular velocity of an item, or nil if no behavior contains it.
  final func angularVelocity(of item: any UIDynamicItem) -> CGFloat? { parts.velocities.angular(of: item) }

  // MARK: Rest

  /// Registers a behavior that is notified when its items come to rest.
  final func watch(_ behavior: UIDynamicBehavior) {
    if parts.tree.watch(behavior) { changed() }
  }
}
