// SPDX-License-Identifier: MIT

/// The part of a tick in which a participant runs.
nonisolated enum FramePhase: Int {
  /// Gesture timers, after the queued input.
  case gestures
  /// Deceleration, bounce and animated offsets of scroll views.
  case scrolling
  /// Dynamic animators.
  case dynamics
  /// View animations and display links.
  case animations
}

/// Something that wants to run once a frame while it is busy.
protocol FrameParticipant: AnyObject {
  /// Advances to the tick's time in seconds; returns whether another frame is wanted.
  func frame(at timestamp: TimeInterval) -> Bool
}

/// The participants that request frames. When there are none, the host is notified and stops asking.
///
/// Participants are not retained. Under Embedded Swift, which has no weak references, a participant must call
/// `remove(_:)` in its deinit.
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

  /// Asks for frames from the next one on; asking twice is asking once.
  func add(_ participant: any FrameParticipant, phase: FramePhase) {
    let identity = ObjectIdentifier(participant as AnyObject)
    guard !entries.contains(where: { $0.identity == identity && $0.participant != nil }) else { return }
    entries.removeAll { $0.identity == identity }
    entries.append(Entry(participant: participant, identity: identity, phase: phase))
  }

  /// Asks for no more frames.
  func remove(_ participant: any FrameParticipant) {
    let identity = ObjectIdentifier(participant as AnyObject)
    entries.removeAll { $0.identity == identity }
  }

  /// Runs the participants of one phase in the order in which they asked.
  @MainActor func run(_ phase: FramePhase, at timestamp: TimeInterval) {
    // Participants come and go while others run: those who come now run in the next frame.
    for entry in entries where entry.phase == phase {
      guard isThere(entry.identity), let participant = entry.participant else { continue }
      if !participant.frame(at: timestamp) { remove(participant) }
    }
    removeDead()
  }

  // Not isolated: closures of the main actor would check their thread at every entry.

  // An object may have the address, and so the identity, of one that was released.
  private func isThere(_ identity: ObjectIdentifier) -> Bool {
    entries.contains { $0.identity == identity && $0.participant != nil }
  }

  private func removeDead() {
    #if !hasFeature(Embedded)
      entries.removeAll { $0.participant == nil }
    #endif
  }

  /// Whether a participant wants frames.
  func contains(_ participant: any FrameParticipant) -> Bool { isThere(ObjectIdentifier(participant as AnyObject)) }

  /// Whether no participant requests another frame.
  var isIdle: Bool {
    #if hasFeature(Embedded)
      entries.isEmpty
    #else
      !entries.contains { $0.participant != nil }
    #endif
  }

  #if !hasFeature(Embedded)
    /// Those who want another frame, in the order in which they asked.
    var participants: [any FrameParticipant] { entries.compactMap { $0.participant } }
  #endif

  /// Removes all participants; for a host that restarts.
  func reset() { entries = [] }
}
