// SPDX-License-Identifier: MIT

/// All existing animators. Animators, even paused ones, are notified when the bounds of their reference view change.
/// The list is also used to check whether another animator already moves an item.
enum LivingAnimators {
  private(set) static var references: [AnimatorReference] = []

  static func add(_ animator: UIDynamicAnimator) {
    #if !hasFeature(Embedded)
      references.removeAll { $0.animator == nil }
    #endif
    references.append(AnimatorReference(animator))
  }

  /// Removes an animator before its deallocation.
  static func remove(_ animator: UIDynamicAnimator) {
    references.removeAll { $0.animator === animator }
  }

  /// Notifies animators that the bounds of a view have changed.
  static func boundsChanged(_ view: UIView) {
    for reference in references {
      guard let animator = reference.animator, animator.parts.reference.view === view else { continue }
      animator.parts.contacts.referenceBoundsChanged()
    }
  }

  /// Returns whether an animator other than the owner of the given registry already moves an item.
  static func others(than registry: ItemRegistry, know item: any UIDynamicItem) -> Bool {
    let identity = ObjectIdentifier(item as AnyObject)
    for reference in references {
      guard let other = reference.animator?.parts.registry, other !== registry else { continue }
      if other.state(ofIdentity: identity) != nil { return true }
    }
    return false
  }
}
