// SPDX-License-Identifier: MIT

/// Is notified when an animator starts and stops moving items. Both methods are optional: the defaults do nothing.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// The animator is about to take its first step after rest, also the very first time. Default: nothing.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Everything rests and was written for the last time; `isRunning` is false. Behaviors may be added to go on.
  /// Default: nothing.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
