// SPDX-License-Identifier: MIT

import SprungStage

/// What everything may ask of the running application without knowing it: its time, the number of its tick, and what waits for
/// the end of one. `UIApplication`, which stands on top of all, writes it. It also knows every other state of the application.
nonisolated final class AppContext {
  /// The context of the one application.
  nonisolated(unsafe) static let shared = AppContext()

  private var states: [any AppState] = []

  /// The time of the present or last tick, in seconds of the host's clock.
  var currentTime: TimeInterval = 0
  /// How many ticks there have been.
  var tickCount: Int64 = 0
  /// What the program put on the general pasteboard and the host does not know yet.
  var clipboardToSend: String?
  /// What assistive technology is to speak after the next frame.
  var announcements: [String] = []
  /// What a person is to feel with the next frame, and how strongly.
  var feedback: [(kind: StageFeedback, strength: CGFloat)] = []
  /// The requests that the host can answer.
  var abilities: StageAbilities = []
  /// Writes the requests that the host has not received yet; nil without any. Only programs that send requests have what it calls.
  var writeRequests: ((FrameEncoder) -> Void)?
  /// Receives records of answers; nil before the first request.
  var receiveAnswer: ((InputEvent) -> Void)?
  /// Whether the host may have to be told something about the text that is being edited.
  var isTextStale = false
  /// Whether any view or controller was ever told to be light or dark by itself: only then must every view be asked.
  var hasTraitOverrides = false
  /// Whether the person asked for less motion.
  var prefersReducedMotion = false
  #if hasFeature(Embedded)
    /// What `Date()` was when the host's clock stood at 0, in seconds from the beginning of 2001. The host's; never forgotten.
    var wallClock: TimeInterval = 0
  #endif
  private var completions: [() -> Void] = []

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
    let turn = completions
    completions = []
    for completion in turn { completion() }
  }

  /// Makes a state one of the application's.
  static func adopt<State: AppState>(_ state: State) -> State {
    shared.states.append(state)
    return state
  }

  /// Forgets everything but the number of ticks, for a host or test that starts anew.
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
