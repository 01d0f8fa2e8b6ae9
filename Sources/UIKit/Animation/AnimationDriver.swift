// SPDX-License-Identifier: MIT

/// An animation that runs until its time is over, or until its owner ends it.
nonisolated protocol TimedAnimation: AnyObject {
  /// Advances the animation. Returns whether it continues. `isEnding` requests an immediate end.
  @MainActor func advance(to timestamp: TimeInterval, isEnding: Bool) -> Bool
  /// Releases its objects without notifications.
  @MainActor func letGo()
}

/// Runs every animation once a frame, in the order of the kinds, and within a kind in that of their beginnings.
nonisolated final class AnimationDriver: FrameParticipant, AppState {
  /// The order in which animations run.
  enum Kind: Int, CaseIterable {
    /// The changes of a block.
    case group
    /// Property animators, which move groups of their own.
    case animator
    /// Animation objects of layers.
    case layer
    /// Transitions of layers.
    case transition
  }

  nonisolated(unsafe) static let shared = AppContext.adopt(AnimationDriver())
  private var running: [[any TimedAnimation]] = Kind.allCases.map { _ in [] }

  /// Runs an animation, which is retained until it ends; adding an animator or layer twice is adding it once.
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
      // Those that come meanwhile, from a completion, run from the next frame on.
      let group = running[kind]
      for animation in group where !animation.advance(to: timestamp, isEnding: isEnding) {
        // Immediately, because an animation that ends may begin again in the same pass.
        if let index = running[kind].firstIndex(where: { $0 === animation }) { running[kind].remove(at: index) }
      }
    }
    return running.contains { !$0.isEmpty }
  }

  /// Discards all animations without calling completions; for a host that restarts.
  @MainActor func reset() {
    for animation in running.joined() { animation.letGo() }
    running = Kind.allCases.map { _ in [] }
  }
}
