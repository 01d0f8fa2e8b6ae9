// SPDX-License-Identifier: MIT

/// The animators that exist: they hear when the bounds of their reference view change, also while they pause, and are
/// asked whether they move an item already.
enum LivingAnimators {
  private(set) static var references: [AnimatorReference] = []

  static func add(_ animator: UIDynamicAnimator) {
    #if !hasFeature(Embedded)
      references.removeAll { $0.animator == nil }
    #endif
    references.append(AnimatorReference(animator))
  }

  /// The animator is about to die.
  static func remove(_ animator: UIDynamicAnimator) {
    references.removeAll { $0.animator === animator }
  }

  /// The bounds of a view changed.
  static func boundsChanged(_ view: UIView) {
    for reference in references {
      guard let animator = reference.animator, animator.ownView === view else { continue }
      for collision in animator.collisions { collision.referenceBoundsChanged() }
    }
  }

  /// Whether another animator than this one moves an item.
  static func others(than animator: UIDynamicAnimator, move item: any UIDynamicItem) -> Bool {
    let identity = ObjectIdentifier(item as AnyObject)
    for reference in references {
      guard let other = reference.animator, other !== animator else { continue }
      if other.byIdentity[identity] != nil { return true }
    }
    return false
  }
}
