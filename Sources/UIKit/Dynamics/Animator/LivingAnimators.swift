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
      guard let animator = reference.animator, animator.parts.reference.view === view else { continue }
      animator.parts.contacts.referenceBoundsChanged()
    }
  }

  /// Whether another animator than the one with this registry moves an item.
  static func others(than registry: ItemRegistry, know item: any UIDynamicItem) -> Bool {
    let identity = ObjectIdentifier(item as AnyObject)
    for reference in references {
      guard let other = reference.animator?.parts.registry, other !== registry else { continue }
      if other.state(ofIdentity: identity) != nil { return true }
    }
    return false
  }
}
