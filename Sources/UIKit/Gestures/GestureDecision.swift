// SPDX-License-Identifier: MIT

/// Sprung addition: one thing that was decided about a gesture recognizer, for people who ask why a gesture was or was not
/// recognized. `UIApplication.gestureDecisions` lists them while `tracesGestures` is on.
nonisolated public struct GestureDecision: CustomStringConvertible {
  /// The outcome of a decision.
  nonisolated public enum Verdict: String, Sendable {
    /// It receives a new touch.
    case receives
    /// It or its delegate does not want the touch.
    case declinesTouch = "declines the touch"
    /// It asks to begin, or as a discrete gesture to be recognized.
    case asks
    /// A touched view does not let it begin.
    case refusedByView = "is rejected by a view"
    /// Its delegate does not let it begin.
    case refusedByDelegate = "is rejected by its delegate"
    /// It has nothing to do: a scroll view that cannot move that way, or whose content keeps its touch.
    case refusedByItself = "withdraws"
    /// The other must fail first.
    case waits = "waits for"
    /// The other should have failed and was recognized.
    case failedRequirement = "fails, because it required the failure of"
    /// The other was recognized and excludes it.
    case prevented = "is prevented by"
    /// It may recognize beside the other, as a delegate allows.
    case simultaneous = "goes together with"
    /// It was recognized.
    case accepted = "is recognized"
    /// Its touches did not form its gesture.
    case fails
    /// It ended as it should.
    case ends
    /// It was interrupted.
    case isCancelled = "is cancelled"
    /// It is ready for the next gesture.
    case isReset = "is reset"
  }

  /// Seconds of the host's clock.
  public let time: TimeInterval
  /// The outcome.
  public let verdict: Verdict
  /// The recognizer's name, or its kind and its number in the order in which recognizers joined, such as "pan 2".
  public let recognizer: String
  /// The other one that the verdict is about, empty if there is none.
  public let other: String

  /// A sentence, such as "tap 1 is prevented by pan 2".
  public var description: String {
    other.isEmpty ? "\(recognizer) \(verdict.rawValue)" : "\(recognizer) \(verdict.rawValue) \(other)"
  }
}

/// The decisions of the last gestures.
struct GestureTrace {
  var isOn = false
  private(set) var decisions: [GestureDecision] = []
  /// The numbers that identify recognizers without a name.
  private var known: [WeakReference<UIGestureRecognizer>] = []

  mutating func note(
    _ verdict: GestureDecision.Verdict, _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer?,
    at time: TimeInterval
  ) {
    let own = name(recognizer)
    let decision = GestureDecision(time: time, verdict: verdict, recognizer: own, other: other.map { name($0) } ?? "")
    decisions.append(decision)
    if decisions.count > UIKitTuning.gestureTraceLimit { decisions.removeFirst(UIKitTuning.gestureTraceLimit / 2) }
  }

  mutating func clear() {
    decisions = []
    known = []
  }

  private mutating func name(_ recognizer: UIGestureRecognizer) -> String {
    if let name = recognizer.name { return name }
    let index = known.firstIndex { $0.wrappedValue === recognizer } ?? known.count
    if index == known.count { known.append(WeakReference(recognizer)) }
    return "\(recognizer.kindName) \(index + 1)"
  }
}
