// SPDX-License-Identifier: MIT

/// Sprung addition: a decision about a gesture recognizer. Decisions explain why a gesture was or was not recognized.
/// `UIApplication.gestureDecisions` lists decisions while `tracesGestures` is true.
nonisolated public struct GestureDecision: CustomStringConvertible {
  /// The outcome of a decision.
  nonisolated public enum Verdict: String, Sendable {
    /// The recognizer receives a new touch.
    case receives
    /// The recognizer or its delegate rejects the touch.
    case declinesTouch = "declines the touch"
    /// The recognizer requests to begin or, for a discrete gesture, to be recognized.
    case asks
    /// A touched view does not allow the gesture to begin.
    case refusedByView = "is rejected by a view"
    /// The delegate does not allow the gesture to begin.
    case refusedByDelegate = "is rejected by its delegate"
    /// The recognizer withdraws. For example, a scroll view cannot scroll in the direction of the touch, or its content
    /// claims the touch.
    case refusedByItself = "withdraws"
    /// The recognizer waits until the other one fails.
    case waits = "waits for"
    /// The recognizer fails because the other one, whose failure it requires, was recognized.
    case failedRequirement = "fails, because it required the failure of"
    /// The other recognizer was recognized and prevents this one from recognizing.
    case prevented = "is prevented by"
    /// Both recognizers can be recognized simultaneously, because a delegate allows it.
    case simultaneous = "goes together with"
    /// The gesture was recognized.
    case accepted = "is recognized"
    /// The touches did not match the gesture.
    case fails
    /// The gesture ended normally.
    case ends
    /// The gesture was cancelled.
    case isCancelled = "is cancelled"
    /// The recognizer was reset and is ready for the next gesture.
    case isReset = "is reset"
  }

  /// The time of the decision on the host's clock, in seconds.
  public let time: TimeInterval
  /// The outcome.
  public let verdict: Verdict
  /// The recognizer's name, or its type and its number in order of registration, such as "pan 2".
  public let recognizer: String
  /// The other recognizer that the decision involves, or an empty string if there is none.
  public let other: String

  /// A description of the decision, such as "tap 1 is prevented by pan 2".
  public var description: String {
    other.isEmpty ? "\(recognizer) \(verdict.rawValue)" : "\(recognizer) \(verdict.rawValue) \(other)"
  }
}

/// The recorded decisions of recent gestures.
struct GestureTrace {
  var isOn = false
  private(set) var decisions: [GestureDecision] = []
  /// The recognizers that have no name and are therefore identified by numbers.
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
