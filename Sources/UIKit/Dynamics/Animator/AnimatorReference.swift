// SPDX-License-Identifier: MIT

/// An animator without keeping it alive.
final class AnimatorReference {
  #if hasFeature(Embedded)
    unowned(unsafe) var animator: UIDynamicAnimator?
  #else
    weak var animator: UIDynamicAnimator?
  #endif

  init(_ animator: UIDynamicAnimator) { self.animator = animator }
}
