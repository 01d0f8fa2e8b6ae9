// SPDX-License-Identifier: MIT

/// Tells animators when the bounds of their reference view change, also while they pause.
enum ReferenceViews {
  private static var references: [AnimatorReference] = []

  /// The animator wants to hear of its reference view.
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
}
