// SPDX-License-Identifier: MIT

import SprungStage

/// The state of the running application that all modules may read: its time, the tick number, and work that is deferred
/// to the end of a tick. `UIApplication`, in the topmost layer, updates the context. All other state objects are
/// registered with the context.
nonisolated final class AppContext {
  /// The context of the application.
  nonisolated(unsafe) static let shared = AppContext()

  @exclusivity(unchecked) private var states: [any AppState] = []

  /// The time of the current or latest tick in seconds of the host's clock.
  @exclusivity(unchecked) var currentTime: TimeInterval = 0
  /// The number of ticks since the application started.
  @exclusivity(unchecked) var tickCount: Int64 = 0
  /// Text that has been copied to the general pasteboard but not sent to the host yet.
  @exclusivity(unchecked) var clipboardToSend: String?
  /// The announcements for assistive technology that are sent after the next frame.
  @exclusivity(unchecked) var announcements: [String] = []
  /// The haptic feedback that is sent with the next frame, and its strength.
  @exclusivity(unchecked) var feedback: [(kind: StageFeedback, strength: CGFloat)] = []
  /// The kinds of requests that the host can answer.
  @exclusivity(unchecked) var abilities: StageAbilities = [] { didSet { isHostKnown = true } }
  /// Whether the host had an opportunity to report its abilities: before the launch, or with the input for the first
  /// frame.
  @exclusivity(unchecked) private(set) var isHostKnown = false
  /// Encodes unsent requests for the host; nil if there are none. The encoder is a closure, so that apps without
  /// requests do not link it.
  @exclusivity(unchecked) var writeRequests: ((FrameEncoder) -> Void)?
  /// Receives the input events that contain the host's answers; nil until the first request.
  @exclusivity(unchecked) var receiveAnswer: ((InputEvent) -> Void)?
  /// Whether the host's copy of the edited text may be stale.
  @exclusivity(unchecked) var isTextStale = false
  /// Whether a view or controller has ever overridden traits. If false, views need not be searched for overrides.
  @exclusivity(unchecked) var hasTraitOverrides = false
  /// Whether the user prefers reduced motion.
  @exclusivity(unchecked) var prefersReducedMotion = false
  #if hasFeature(Embedded)
    /// The value of `Date()` at time 0 of the host's clock, in seconds since the start of 2001. The host sets this
    /// value, so it is never reset.
    var wallClock: TimeInterval = 0
  #endif
  @exclusivity(unchecked) private var completions: [() -> Void] = []

  /// Whether there are blocks to call at the end of a tick.
  var hasCompletions: Bool { !completions.isEmpty }

  /// Called when a host begins to provide the time.
  @MainActor func hostIsThere() {
    #if hasFeature(Embedded)
      Date.hostSeconds = wallClock + currentTime
    #else
      HostClock.shared.setRunning(true)
    #endif
  }

  /// Calls a block at the end of this tick, or at the end of the next tick if no tick is running.
  func afterCommit(_ block: @escaping () -> Void) { completions.append(block) }

  /// Calls the blocks that were deferred to the end of this tick. Blocks that are added during these calls are deferred
  /// to the next tick.
  func runCompletions() {
    isHostKnown = true
    let finished = completions
    completions = []
    for completion in finished { completion() }
  }

  /// Registers a state object, which is reset together with the application.
  static func adopt<State: AppState>(_ state: State) -> State {
    shared.states.append(state)
    return state
  }

  /// Resets everything except the number of ticks. Used when a host or test restarts the application.
  @MainActor func reset() {
    completions = []
    announcements = []
    feedback = []
    clipboardToSend = nil
    abilities = []
    isHostKnown = false
    writeRequests = nil
    receiveAnswer = nil
    isTextStale = false
    hasTraitOverrides = false
    prefersReducedMotion = false
    currentTime = 0
    for state in states { state.reset() }
  }
}
