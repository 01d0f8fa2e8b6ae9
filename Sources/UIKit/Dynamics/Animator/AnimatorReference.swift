// SPDX-License-Identifier: MIT

/// An animator without keeping it alive.
final class AnimatorReference {
  @WeakReference var animator: UIDynamicAnimator?

  init(_ animator: UIDynamicAnimator) { self.animator = animator }
}
