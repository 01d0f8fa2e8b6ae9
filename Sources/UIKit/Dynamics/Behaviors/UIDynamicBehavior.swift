// SPDX-License-Identifier: MIT

/// The base class of behaviors, which act on items. It is also a container for composing custom behaviors.
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
/// Behaviors form a tree; the parent-child relation has no physical meaning. The tree is traversed depth-first, parents
/// before children, which determines the precedence of item behaviors and the order of callbacks. A parent retains its
/// children, an animator retains its behaviors, and a behavior retains its items.
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
    // These references use `weak`, because a list with springs reads them for every item in each frame, and reading a
    // @WeakReference copies it.
    private final weak var parent: UIDynamicBehavior?
    final weak var animator: UIDynamicAnimator?
  #endif

  /// Called in each tick while the animator runs, after the items have been updated. Default: nil.
  ///
  /// The closure can add and remove behaviors, including this one. A closure that captures the behavior retains it.
  open var action: (() -> Void)? {
    didSet {
      guard (oldValue == nil) != (action == nil) else { return }
      animator?.parts.tree.actionCount += action == nil ? -1 : 1
    }
  }

  /// Sprung addition: called each time all items of the behavior and its children have come to rest. Also called when
  /// the behavior is added while its items are already at rest. Default: nil.
  ///
  /// Unlike `dynamicAnimatorDidPause`, this closure does not wait for the items of other behaviors to come to rest.
  public final var onRest: (() -> Void)? {
    didSet {
      isAwaitingRest = true
      guard let animator, (oldValue == nil) != (onRest == nil) else { return }
      if onRest == nil { animator.parts.tree.stopWatching(self) } else { animator.watch(self) }
    }
  }
  /// Whether the behavior must be notified the next time its items come to rest.
  final var isAwaitingRest = true

  /// The class name that inspectors display. It is declared because Embedded Swift has no class names at runtime.
  var kindName: String { "UIDynamicBehavior" }

  /// Creates a behavior that has no effect of its own and serves as a container for children.
  public override init() {
    super.init()
  }

  #if hasFeature(Embedded)
    deinit {
      for child in childBehaviors { child.parent = nil }
    }
  #endif

  /// The animator that contains the behavior, directly or through its parents. Nil after the animator's deallocation.
  open var dynamicAnimator: UIDynamicAnimator? { animator }

  /// Called before the behavior is added to an animator, or with nil before it is removed. Default: does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Adds a child. Adding the same child again has no effect. Adding an ancestor, or a behavior that already has a
  /// parent or an animator, is reported as a fault and has no effect.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard mayAdopt(behavior) else { return }
    if let animator {
      behavior.announce(movingTo: animator)
      // The callback may have added the behavior to another parent, or made it an ancestor of this behavior.
      guard mayAdopt(behavior) else { return }
    }
    storedChildBehaviors.append(behavior)
    behavior.parent = self
    if let animator { behavior.enterTree(of: animator) }
  }

  /// Returns whether a behavior can be added as a child. If it already is a child, returns false without reporting a
  /// fault.
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

  /// Removes a child. Has no effect if the behavior is not a child.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent === self else { return }
    if animator != nil { behavior.announce(movingTo: nil) }
    // The callback may have changed the children.
    guard let index = childBehaviors.identityIndex(of: behavior) else { return }
    storedChildBehaviors.remove(at: index)
    behavior.parent = nil
    if let animator { behavior.leaveTree(of: animator) }
  }

  /// Returns true if the behavior does not belong to a tree yet. Otherwise, reports a fault and returns false.
  final func isFree(for call: String) -> Bool {
    if parent == nil, animator == nil { return true }
    Diagnostics.report(
      "behaviorInUse",
      "\(call) received a behavior that already has a parent or an animator. Remove the behavior from it first.")
    return false
  }

  // MARK: The tree

  /// Notifies the behavior and then its descendants, before they move to an animator.
  final func announce(movingTo animator: UIDynamicAnimator?) {
    willMove(to: animator)
    for child in childBehaviors { child.announce(movingTo: animator) }
  }

  /// Activates the behavior and then its descendants.
  final func enterTree(of animator: UIDynamicAnimator) {
    animator.changeCount += 1
    self.animator = animator
    if action != nil { animator.parts.tree.actionCount += 1 }
    if onRest != nil { animator.watch(self) }
    attach(to: animator)
    for child in childBehaviors { child.enterTree(of: animator) }
    animator.changed()
  }

  /// Deactivates the behavior and then its descendants.
  final func leaveTree(of animator: UIDynamicAnimator) {
    animator.changeCount += 1
    detach(from: animator)
    self.animator = nil
    animator.parts.tree.stopWatching(self)
    if action != nil { animator.parts.tree.actionCount -= 1 }
    for child in childBehaviors { child.leaveTree(of: animator) }
    animator.changed()
  }

  // The interface between the animator and subclasses.

  /// Applies the behavior to the animator.
  package func attach(to animator: UIDynamicAnimator) {}

  /// Removes the effect of the behavior from the animator.
  package func detach(from animator: UIDynamicAnimator) {}

  /// The items of the behavior. Items of its children are not included.
  package var dynamicItems: [any UIDynamicItem] { [] }

  /// Removes an item. Returns whether the behavior has no purpose without the item.
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
