// SPDX-License-Identifier: MIT

/// Receives notifications when an animator resumes and pauses. Both methods are optional; their defaults do nothing.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// The animator is about to take its first step after rest, or its very first step. Default: nothing.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// All items rest and were written for the last time; `isRunning` is false. Behaviors can be added to continue.
  /// Default: nothing.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
