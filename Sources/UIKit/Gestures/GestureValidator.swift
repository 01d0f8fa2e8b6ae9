// SPDX-License-Identifier: MIT

/// Checks the invariants of recognizers and touches that hold between events.
final class GestureValidator {
  private let dispatcher: TouchDispatcher
  private var breaches: [String] = []

  init(_ dispatcher: TouchDispatcher) {
    self.dispatcher = dispatcher
  }

  private func expect(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    if !condition { breaches.append(sentence()) }
  }

  /// Returns a description of each violated invariant of the touches, the participating recognizers, and all
  /// recognizers in the given windows.
  func validate(_ windows: [UIWindow]) -> [String] {
    validateTouches()
    let participants = dispatcher.arbiter.participants
    for (index, recognizer) in participants.enumerated() {
      expect(!participants[..<index].contains { $0 === recognizer }, "\(title(recognizer)) takes part twice")
      validateParticipant(recognizer)
    }
    for window in windows { validateIdle(in: window) }
    return breaches
  }

  private func validateTouches() {
    let touches = dispatcher.liveTouches
    expect(
      touches.count == dispatcher.event.touches.count && touches.allSatisfy { dispatcher.event.touches.contains($0) },
      "the event has other touches than those that are down")
    for (index, touch) in touches.enumerated() {
      expect(!touch.isOver, "touch \(touch.pointerID) is down, but its phase is \(touch.phase.rawValue)")
      expect(
        !touches[..<index].contains { $0.pointerID == touch.pointerID }, "touch \(touch.pointerID) is down twice")
    }
    for touch in dispatcher.delivery.undelivered {
      expect(touch.delivery != .finished, "touch \(touch.pointerID) waits to be told of, but all is told")
    }
  }

  private func validateParticipant(_ recognizer: UIGestureRecognizer) {
    let state = recognizer.currentState
    expect(
      state != .possible || recognizer.isEngaged, "\(title(recognizer)) takes part, but has nothing to wait for")
    expect(
      !state.isTerminal || !recognizer.touches.isEmpty,
      "\(title(recognizer)) is over and its touches are gone, but it has not returned to possible")
    expect(
      recognizer.request == nil
        || (state == .possible && (recognizer.request == .began || recognizer.request == .ended)),
      "\(title(recognizer)) asks for a state that it cannot get")
    expect(!state.isTerminal || recognizer.deadline == nil, "\(title(recognizer)) is over and waits for a moment")
    for touch in recognizer.touches {
      expect(
        dispatcher.liveTouches.contains { $0 === touch }, "\(title(recognizer)) has a touch that is not down")
      expect(recognizer.sequence.contains { $0 === touch }, "\(title(recognizer)) has a touch of another gesture")
    }
    validateReporting(recognizer)
  }

  private func validateReporting(_ recognizer: UIGestureRecognizer) {
    expect(
      recognizer.reportedState == nil && recognizer.statesToReport.isEmpty,
      "\(title(recognizer)) is still telling a state")
  }

  /// Checks that each recognizer that does not participate is in the possible state and has no touches.
  private func validateIdle(in view: UIView) {
    for recognizer in view.recognizers where !dispatcher.arbiter.participants.contains(where: { $0 === recognizer }) {
      expect(recognizer.currentState == .possible, "\(title(recognizer)) takes no part, but is not possible")
      expect(
        recognizer.touches.isEmpty && recognizer.request == nil && recognizer.deadline == nil,
        "\(title(recognizer)) takes no part, but has touches, a request or a deadline")
      validateReporting(recognizer)
    }
    for subview in view.subviews { validateIdle(in: subview) }
  }

  /// Returns a recognizer's description for messages.
  private func title(_ recognizer: UIGestureRecognizer) -> String {
    "a \(recognizer.kindName) recognizer in state \(recognizer.currentState.rawValue)"
  }
}
