// SPDX-License-Identifier: MIT

/// The phases of a tick, in the order in which they run.
nonisolated enum FramePhase: Int {
  /// Gesture timers, after the queued input.
  case gestures
  /// The deceleration, bounce and animated offset changes of scroll views.
  case scrolling
  /// Dynamic animators.
  case dynamics
  /// View animations and display links.
  case animations
}

/// An object whose method is called once per frame while the object has work to do.
protocol FrameParticipant: AnyObject {
  /// Advances to the tick's time in seconds. Returns whether the participant needs another frame.
  func frame(at timestamp: TimeInterval) -> Bool
}

/// The participants that request frames. Without participants, the host is notified and stops requesting frames.
///
/// Participants are not retained. Embedded Swift has no weak references, so participants must call `remove(_:)` in
/// `deinit`.
nonisolated final class FrameScheduler: AppState {
  nonisolated(unsafe) static let shared = AppContext.adopt(FrameScheduler())

  private struct Entry {
    #if hasFeature(Embedded)
      unowned(unsafe) var participant: (any FrameParticipant)?
    #else
      weak var participant: (any FrameParticipant)?
    #endif
    let identity: ObjectIdentifier
    let phase: FramePhase
  }

  @exclusivity(unchecked) private var entries: [Entry] = []

  /// Calls the participant in every frame, starting with the next one. Adding a participant again has no effect.
  func add(_ participant: any FrameParticipant, phase: FramePhase) {
    let identity = ObjectIdentifier(participant as AnyObject)
    guard !entries.contains(where: { $0.identity == identity && $0.participant != nil }) else { return }
    entries.removeAll { $0.identity == identity }
    entries.append(Entry(participant: participant, identity: identity, phase: phase))
  }

  /// Stops requesting frames.
  func remove(_ participant: any FrameParticipant) {
    let identity = ObjectIdentifier(participant as AnyObject)
    entries.removeAll { $0.identity == identity }
  }

  /// Runs the participants of one phase in the order in which they were added.
  @MainActor func run(_ phase: FramePhase, at timestamp: TimeInterval) {
    // A participant can add and remove participants while it runs. New participants run in the next frame.
    for entry in entries where entry.phase == phase {
      guard isThere(entry.identity), let participant = entry.participant else { continue }
      if !participant.frame(at: timestamp) { remove(participant) }
    }
    removeDead()
  }

  // These methods are not isolated, because a closure isolated to the main actor would check its executor for every
  // entry.

  // A new object can have the same address, and therefore the same identity, as a deallocated object.
  private func isThere(_ identity: ObjectIdentifier) -> Bool {
    entries.contains { $0.identity == identity && $0.participant != nil }
  }

  private func removeDead() {
    #if !hasFeature(Embedded)
      entries.removeAll { $0.participant == nil }
    #endif
  }

  /// Returns whether a participant has requested frames.
  func contains(_ participant: any FrameParticipant) -> Bool { isThere(ObjectIdentifier(participant as AnyObject)) }

  /// Whether no participant has requested another frame.
  var isIdle: Bool {
    #if hasFeature(Embedded)
      entries.isEmpty
    #else
      !entries.contains { $0.participant != nil }
    #endif
  }

  #if !hasFeature(Embedded)
    /// The participants that have requested another frame, in the order in which they were added.
    var participants: [any FrameParticipant] { entries.compactMap { $0.participant } }
  #endif

  /// Removes all participants. Used when a host restarts the application.
  func reset() { entries = [] }
}
