// SPDX-License-Identifier: MIT

/// Controls the time of animations with a touch or another source instead of the clock.
///
/// Every animation that begins while a hold is `current` belongs to the hold. Such animations include those of
/// `UIView.animate`, with their delays and curves, and of property animators.
nonisolated final class AnimationHold {
  /// The hold that currently collects new animations.
  nonisolated(unsafe) static var current: AnimationHold?

  /// The time of the animations in seconds.
  private(set) var time: TimeInterval
  private var groups: [AnimationGroup] = []
  private var animators: [(animator: UIViewPropertyAnimator, motion: AnimatorMotion)] = []

  /// Creates a hold at the given time.
  init(at time: TimeInterval) { self.time = time }

  /// Adds the animations of a block to the hold.
  func adopt(_ group: AnimationGroup) {
    group.hold = self
    groups.append(group)
  }

  /// Adds a started property animator to the hold.
  func adopt(_ animator: UIViewPropertyAnimator, _ motion: AnimatorMotion) { animators.append((animator, motion)) }

  /// Moves all animations to the given time.
  @preconcurrency @MainActor func move(to time: TimeInterval) {
    self.time = time
    for group in groups { group.show() }
    for (animator, motion) in animators where animator.state == .active {
      animator.progress = motion.progress(at: time)
      animator.showProgress()
    }
  }

  /// Ends all animations at their final values. Completion handlers are called at the end of the frame.
  @preconcurrency @MainActor func finish() { end(at: .end) }

  /// Reverts all animations to their start values. Completion handlers are still called.
  @preconcurrency @MainActor func takeBack() {
    for group in groups { group.restoreStarts() }
    end(at: .start)
  }

  @preconcurrency @MainActor private func end(at position: UIViewAnimatingPosition) {
    let (heldGroups, heldAnimators) = (groups, animators)
    groups = []
    animators = []
    for group in heldGroups {
      group.hold = nil
      group.end()
    }
    for (animator, _) in heldAnimators where animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: position)
    }
  }
}
