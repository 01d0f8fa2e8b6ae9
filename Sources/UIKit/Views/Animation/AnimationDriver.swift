// SPDX-License-Identifier: MIT

/// Runs every animation once a frame.
nonisolated final class AnimationDriver: FrameParticipant, AppState {
  nonisolated(unsafe) static let shared = AppContext.adopt(AnimationDriver())
  private var groups: [AnimationGroup] = []
  private var animators: [UIViewPropertyAnimator] = []
  /// Layers with animation objects that run.
  private var layers: [CALayer] = []
  private var transitions: [LayerTransition] = []

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

  /// Lets time pass for a layer's animation objects; adding twice is adding once.
  func add(_ layer: CALayer) {
    guard layers.identityIndex(of: layer) == nil else { return }
    layers.append(layer)
    FrameScheduler.shared.add(self, phase: .animations)
  }

  /// Lets time pass for a transition.
  func add(_ transition: LayerTransition) {
    transitions.append(transition)
    FrameScheduler.shared.add(self, phase: .animations)
  }

  /// Lets no more time pass for an animator.
  func remove(_ animator: UIViewPropertyAnimator) { animators.removeIdentical(to: animator) }

  @MainActor func frame(at timestamp: TimeInterval) -> Bool {
    let isEnding = UIAccessibility.isReduceMotionEnabled
    // Those that come meanwhile, from a completion, run from the next frame on.
    let running = groups
    var isAnyOver = false
    for group in running where group.advance(isEnding: isEnding) { isAnyOver = true }
    if isAnyOver { groups.removeAll { $0.isFinished } }
    let scrubbing = animators
    for animator in scrubbing { animator.advance(to: timestamp) }
    let animated = layers
    for layer in animated where !layer.advanceExplicitAnimations(isEnding: isEnding) {
      layers.removeIdentical(to: layer)
    }
    if !transitions.isEmpty {
      let passing = transitions
      for transition in passing { transition.advance(isEnding: isEnding) }
      transitions.removeAll { $0.isOver }
    }
    return !groups.isEmpty || !animators.isEmpty || !layers.isEmpty || !transitions.isEmpty
  }

  /// Forgets everything without calling completions; for a host that starts anew.
  @MainActor func reset() {
    for group in groups { group.forget() }
    for animator in animators { animator.letGo() }
    groups = []
    animators = []
    layers = []
    transitions = []
    AnimationGroup.current = nil
    AnimationGroup.repetition = nil
  }
}
