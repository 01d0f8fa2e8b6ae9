// SPDX-License-Identifier: MIT

/// Receives notifications when an animator resumes and pauses. Both methods are optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called when the animator is about to take its very first step, or its first step after rest. Default: nothing.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called after all items come to rest and their final positions are written. `isRunning` is false. Adding behaviors
  /// resumes the animator. Default: nothing.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
