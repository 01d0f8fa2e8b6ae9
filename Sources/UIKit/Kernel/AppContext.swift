// SPDX-License-Identifier: MIT

import SprungStage

/// The state of the running application that every layer may read: its time, the number of its tick, and the work
/// deferred to the end of one. `UIApplication`, the topmost layer, writes it. It also registers every other state of
/// the application.
nonisolated final class AppContext {
  /// The context of the one application.
  nonisolated(unsafe) static let shared = AppContext()

  @exclusivity(unchecked) private var states: [any AppState] = []

  /// The time of the current or last tick, in seconds of the host's clock.
  @exclusivity(unchecked) var currentTime: TimeInterval = 0
  /// The number of ticks since the start.
  @exclusivity(unchecked) var tickCount: Int64 = 0
  /// Text that the program put on the general pasteboard and that the host has not received yet.
  @exclusivity(unchecked) var clipboardToSend: String?
  /// The announcements for assistive technology after the next frame.
  @exclusivity(unchecked) var announcements: [String] = []
  /// The haptic feedback of the next frame, with its strength.
  @exclusivity(unchecked) var feedback: [(kind: StageFeedback, strength: CGFloat)] = []
  /// The requests that the host can answer.
  @exclusivity(unchecked) var abilities: StageAbilities = []
  /// Writes the requests that the host has not received yet; nil without any. Only programs that send requests have what it calls.
  @exclusivity(unchecked) var writeRequests: ((FrameEncoder) -> Void)?
  /// Receives records of answers; nil before the first request.
  @exclusivity(unchecked) var receiveAnswer: ((InputEvent) -> Void)?
  /// Whether the host may need an update of the edited text.
  @exclusivity(unchecked) var isTextStale = false
  /// Whether a view or controller has ever overridden traits: only then must every view be checked.
  @exclusivity(unchecked) var hasTraitOverrides = false
  /// Whether the person prefers reduced motion.
  @exclusivity(unchecked) var prefersReducedMotion = false
  #if hasFeature(Embedded)
    /// The value of `Date()` at time 0 of the host's clock, in seconds from the beginning of 2001. It belongs to the
    /// host and is never reset.
    var wallClock: TimeInterval = 0
  #endif
  @exclusivity(unchecked) private var completions: [() -> Void] = []

  /// Whether something waits for the end of a tick.
  var hasCompletions: Bool { !completions.isEmpty }

  /// A host gives the time from now on.
  @MainActor func hostIsThere() {
    #if hasFeature(Embedded)
      Date.hostSeconds = wallClock + currentTime
    #else
      HostClock.shared.setRunning(true)
    #endif
  }

  /// Calls a block at the end of this tick, or of the next one when no tick is running.
  func afterCommit(_ block: @escaping () -> Void) { completions.append(block) }

  /// Calls what waits for the end of this tick; what is added meanwhile waits for the next one.
  func runCompletions() {
    let finished = completions
    completions = []
    for completion in finished { completion() }
  }

  /// Makes a state one of the application's.
  static func adopt<State: AppState>(_ state: State) -> State {
    shared.states.append(state)
    return state
  }

  /// Resets everything but the number of ticks, for a host or test that restarts.
  @MainActor func reset() {
    completions = []
    announcements = []
    feedback = []
    clipboardToSend = nil
    abilities = []
    writeRequests = nil
    receiveAnswer = nil
    isTextStale = false
    hasTraitOverrides = false
    prefersReducedMotion = false
    currentTime = 0
    for state in states { state.reset() }
  }
}
