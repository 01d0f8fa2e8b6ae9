// SPDX-License-Identifier: MIT

/// Animations whose time is not that of the clock: a finger or another driver moves it.
///
/// All animations that begin while a hold is `current` belong to it: blocks of `UIView.animate` with all their delays
/// and curves, and property animators that are started.
nonisolated final class AnimationHold {
  /// The hold that collects what is animated now.
  nonisolated(unsafe) static var current: AnimationHold?

  /// The time by which the animations run, in seconds.
  private(set) var time: TimeInterval
  private var groups: [AnimationGroup] = []
  private var animators: [(animator: UIViewPropertyAnimator, motion: AnimatorMotion)] = []

  /// A hold at the current time.
  init(at time: TimeInterval) { self.time = time }

  /// A block's animations follow the hold.
  func adopt(_ group: AnimationGroup) {
    group.hold = self
    groups.append(group)
  }

  /// A property animator that was started follows the hold.
  func adopt(_ animator: UIViewPropertyAnimator, _ motion: AnimatorMotion) { animators.append((animator, motion)) }

  /// Moves all animations to a time.
  @preconcurrency @MainActor func move(to time: TimeInterval) {
    self.time = time
    for group in groups { group.show() }
    for (animator, motion) in animators where animator.state == .active {
      animator.progress = motion.progress(at: time)
      animator.showProgress()
    }
  }

  /// Ends all animations at their final values; the completions are called at the end of the frame's work.
  @preconcurrency @MainActor func finish() { end(at: .end) }

  /// Ends everything where it began: the layers get the values that they had; the completions are called all the same.
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
