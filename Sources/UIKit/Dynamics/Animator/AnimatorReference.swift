// SPDX-License-Identifier: MIT

/// A weak reference to an animator.
final class AnimatorReference {
  @WeakReference var animator: UIDynamicAnimator?

  init(_ animator: UIDynamicAnimator) { self.animator = animator }
}
