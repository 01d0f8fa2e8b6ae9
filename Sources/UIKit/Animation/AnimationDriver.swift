// SPDX-License-Identifier: MIT

/// An animation that runs until its duration has elapsed or its owner ends it.
nonisolated protocol TimedAnimation: AnyObject {
  /// Advances the animation. Returns whether it continues. If `isEnding` is true, the animation ends immediately.
  @MainActor func advance(to timestamp: TimeInterval, isEnding: Bool) -> Bool
  /// Releases the animation's objects without notifying delegates or completion handlers.
  @MainActor func letGo()
}

/// Runs all animations once per frame, ordered by kind and then by start time.
nonisolated final class AnimationDriver: FrameParticipant, AppState {
  /// The kinds of animations, in the order in which they run.
  enum Kind: Int, CaseIterable {
    /// Animated changes of an animation block.
    case group
    /// Property animators, which advance their own groups.
    case animator
    /// Explicit layer animations.
    case layer
    /// Layer transitions.
    case transition
  }

  nonisolated(unsafe) static let shared = AppContext.adopt(AnimationDriver())
  private var running: [[any TimedAnimation]] = Kind.allCases.map { _ in [] }

  /// Starts running an animation, which is retained until it ends. Adding an animator or layer again has no effect.
  func add(_ animation: any TimedAnimation, as kind: Kind) {
    if kind == .animator || kind == .layer, running[kind.rawValue].contains(where: { $0 === animation }) { return }
    running[kind.rawValue].append(animation)
    FrameScheduler.shared.add(self, phase: .animations)
  }

  /// Stops running an animation.
  func remove(_ animation: any TimedAnimation, as kind: Kind) {
    if let index = running[kind.rawValue].firstIndex(where: { $0 === animation }) {
      running[kind.rawValue].remove(at: index)
    }
  }

  @MainActor func frame(at timestamp: TimeInterval) -> Bool {
    let isEnding = AppContext.shared.prefersReducedMotion
    for kind in running.indices where !running[kind].isEmpty {
      // Animations that completion handlers add meanwhile start in the next frame.
      let group = running[kind]
      for animation in group where !animation.advance(to: timestamp, isEnding: isEnding) {
        // Remove the animation immediately, because it may be added again in the same pass after it ends.
        if let index = running[kind].firstIndex(where: { $0 === animation }) { running[kind].remove(at: index) }
      }
    }
    return running.contains { !$0.isEmpty }
  }

  /// Discards all animations without calling completion handlers. This function is used when a host restarts.
  @MainActor func reset() {
    for animation in running.joined() { animation.letGo() }
    running = Kind.allCases.map { _ in [] }
  }
}
