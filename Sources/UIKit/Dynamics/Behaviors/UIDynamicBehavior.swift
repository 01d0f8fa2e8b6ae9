// SPDX-License-Identifier: MIT

/// The base class of all behaviors, which act on items, and a container for building your own from them.
///
/// ```swift
/// final class Drop: UIDynamicBehavior {
///   init(items: [any UIDynamicItem]) {
///     super.init()
///     let collision = UICollisionBehavior(items: items)
///     collision.translatesReferenceBoundsIntoBoundary = true
///     addChildBehavior(UIGravityBehavior(items: items))
///     addChildBehavior(collision)
///   }
/// }
/// ```
///
/// Behaviors form a tree; parent and child have no physical meaning. The tree is read from top to bottom, each parent
/// before its children: this order decides between item behaviors, and is the order of callbacks. A parent keeps its
/// children alive, an animator its behaviors, a behavior its items.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UIDynamicBehavior: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The direct children in the order in which they were added.
  open var childBehaviors: [UIDynamicBehavior] { storedChildBehaviors }
  private final var storedChildBehaviors: [UIDynamicBehavior] = []

  #if hasFeature(Embedded)
    @WeakReference private final var parent: UIDynamicBehavior?
    @WeakReference final var animator: UIDynamicAnimator?
  #else
    // `weak`, because a springy list reads them for each item in each frame: reading a @WeakReference copies it.
    private final weak var parent: UIDynamicBehavior?
    final weak var animator: UIDynamicAnimator?
  #endif

  /// Called once in every tick in which the animator runs, after the items were written. Default: nil.
  ///
  /// Adding and removing behaviors in it is allowed, also removing this one. Mind that a block that mentions the
  /// behavior keeps it alive.
  open var action: (() -> Void)? {
    didSet {
      guard (oldValue == nil) != (action == nil) else { return }
      animator?.parts.tree.actionCount += action == nil ? -1 : 1
    }
  }

  /// Sprung addition: called when the items of the behavior and of its children have come to rest, after they moved or
  /// after it was added, once each time. Default: nil.
  ///
  /// Unlike `dynamicAnimatorDidPause` it does not wait for the items of other behaviors.
  public final var onRest: (() -> Void)? {
    didSet {
      isAwaitingRest = true
      guard let animator, (oldValue == nil) != (onRest == nil) else { return }
      if onRest == nil { animator.parts.tree.stopWatching(self) } else { animator.watch(self) }
    }
  }
  /// Whether the behavior is to be notified of the next rest.
  final var isAwaitingRest = true

  /// The name of its class in the inspector: Embedded Swift keeps no names of classes.
  var kindName: String { "UIDynamicBehavior" }

  /// Makes a behavior without effect, to be filled with children.
  public override init() {
    super.init()
  }

  #if hasFeature(Embedded)
    deinit {
      for child in childBehaviors { child.parent = nil }
    }
  #endif

  /// The animator that the behavior is in, directly or through its parents. Nil when the animator is gone.
  open var dynamicAnimator: UIDynamicAnimator? { animator }

  /// Called before the behavior is added to an animator, or removed from one (nil). Default: nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Adds a child. Again the same one: no effect. One that is elsewhere in a tree, or above this one: a fault, ignored.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard mayAdopt(behavior) else { return }
    if let animator {
      behavior.announce(movingTo: animator)
      // The announcement may have put it somewhere else, or this one below it.
      guard mayAdopt(behavior) else { return }
    }
    storedChildBehaviors.append(behavior)
    behavior.parent = self
    if let animator { behavior.enterTree(of: animator) }
  }

  /// Whether a behavior can become a child; false, without a fault, if it is one.
  private func mayAdopt(_ behavior: UIDynamicBehavior) -> Bool {
    if behavior.parent === self { return false }
    guard behavior.isFree(for: "addChildBehavior") else { return false }
    var ancestor: UIDynamicBehavior? = self
    while let current = ancestor {
      if current === behavior {
        Diagnostics.report(
          "behaviorCycle", "addChildBehavior received the behavior itself or one of its ancestors. The call is ignored."
        )
        return false
      }
      ancestor = current.parent
    }
    return true
  }

  /// Removes a child; a behavior that is not a child has no effect.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent === self else { return }
    if animator != nil { behavior.announce(movingTo: nil) }
    // The announcement may have changed the children.
    guard let index = childBehaviors.identityIndex(of: behavior) else { return }
    storedChildBehaviors.remove(at: index)
    behavior.parent = nil
    if let animator { behavior.leaveTree(of: animator) }
  }

  /// Whether the behavior is in no tree yet; reports a fault if it is.
  final func isFree(for call: String) -> Bool {
    if parent == nil, animator == nil { return true }
    Diagnostics.report(
      "behaviorInUse",
      "\(call) received a behavior that already has a parent or an animator. "
        + "Remove it there first.")
    return false
  }

  // MARK: The tree

  /// Notifies the behavior and its descendants that they are about to move, parents first.
  final func announce(movingTo animator: UIDynamicAnimator?) {
    willMove(to: animator)
    for child in childBehaviors { child.announce(movingTo: animator) }
  }

  /// Activates the behavior and its descendants, parents first.
  final func enterTree(of animator: UIDynamicAnimator) {
    animator.changeCount += 1
    self.animator = animator
    if action != nil { animator.parts.tree.actionCount += 1 }
    if onRest != nil { animator.watch(self) }
    attach(to: animator)
    for child in childBehaviors { child.enterTree(of: animator) }
    animator.changed()
  }

  /// Ends the effect of the behavior and those below it, parents first.
  final func leaveTree(of animator: UIDynamicAnimator) {
    animator.changeCount += 1
    detach(from: animator)
    self.animator = nil
    animator.parts.tree.stopWatching(self)
    if action != nil { animator.parts.tree.actionCount -= 1 }
    for child in childBehaviors { child.leaveTree(of: animator) }
    animator.changed()
  }

  // Requirements of the animator for the kinds of behaviors.

  /// The behavior takes effect in the animator.
  package func attach(to animator: UIDynamicAnimator) {}

  /// The behavior loses its effect.
  package func detach(from animator: UIDynamicAnimator) {}

  /// The items of the behavior itself.
  package var dynamicItems: [any UIDynamicItem] { [] }

  /// Lets go of an item; answers whether the behavior makes no sense without it.
  package func discard(_ item: any UIDynamicItem) -> Bool { false }

  /// Removes the behavior from its parent or its animator.
  final func removeFromTree() {
    if let parent {
      parent.removeChildBehavior(self)
    } else {
      animator?.removeBehavior(self)
    }
  }
}
