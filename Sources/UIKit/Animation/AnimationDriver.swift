// SPDX-License-Identifier: MIT

/// Runs every animation once a frame.
final class AnimationDriver: FrameParticipant {
  static let shared = AnimationDriver()
  private var groups: [AnimationGroup] = []
  private var animators: [UIViewPropertyAnimator] = []

  /// Runs a block's animations by time.
  func add(_ group: AnimationGroup) {
    groups.append(group)
    FrameScheduler.shared.add(self, phase: .animations)
  }

  /// Lets time pass for an animator, which is kept alive meanwhile; adding twice is adding once.
  func add(_ animator: UIViewPropertyAnimator) {
    guard animators.identityIndex(of: animator) == nil else { return }
    animators.append(animator)
    FrameScheduler.shared.add(self, phase: .animations)
  }

  /// Lets no more time pass for an animator.
  func remove(_ animator: UIViewPropertyAnimator) { animators.removeIdentical(to: animator) }

  func frame(at timestamp: TimeInterval) -> Bool {
    let isEnding = UIAccessibility.isReduceMotionEnabled
    // Those that come meanwhile, from a completion, run from the next frame on.
    let running = groups
    var isAnyOver = false
    for group in running where group.advance(isEnding: isEnding) { isAnyOver = true }
    if isAnyOver { groups.removeAll { $0.isFinished } }
    let scrubbing = animators
    for animator in scrubbing { animator.advance(to: timestamp) }
    return !groups.isEmpty || !animators.isEmpty
  }

  /// Forgets everything without calling completions; for a host that starts anew.
  func reset() {
    groups = []
    animators = []
    AnimationGroup.current = nil
    AnimationGroup.repetition = nil
  }
}
