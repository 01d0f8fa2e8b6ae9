// SPDX-License-Identifier: MIT

/// Receives notifications when an animator resumes and pauses. Both methods are optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called when the animator is about to take its very first step, or its first step after rest. Default: nothing.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when all items have come to rest and were written for the last time. `isRunning` is false. Adding behaviors
  /// resumes the animator. Default: nothing.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
