// SPDX-License-Identifier: MIT

extension UIGestureRecognizer {
  /// The touches that have neither ended nor been canceled.
  final var liveTouches: [UITouch] { touches.filter { !$0.isOver } }

  /// Whether the recognizer is currently involved in a gesture.
  final var isEngaged: Bool { request != nil || deadline != nil || touches.contains { !$0.isOver } }

  /// Whether the recognizer receives touches.
  final var isReceiving: Bool { !currentState.isTerminal && request != .ended }

  /// Returns whether a touch belongs to the current gestures of both recognizers.
  final func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    sequence.contains { touch in other.sequence.contains { $0 === touch } }
  }

  /// Handles a state that a subclass has assigned: validates the state, and then requests or enters it.
  final func assign(_ new: State) {
    switch (currentState, new) {
    case (.possible, .possible), (.ended, .possible), (.cancelled, .possible), (.failed, .possible),
      (.ended, .ended), (.cancelled, .cancelled), (.failed, .failed):
      return
    case (.possible, .began):
      if request == nil {
        request = .began
        TouchDispatcher.current.arbiter.note(.asks, self)
      }
      record.requestedBegan = true
    case (.possible, .changed) where request == .began:
      return
    case (.possible, .ended):
      if request == nil { TouchDispatcher.current.arbiter.note(.asks, self) }
      request = .ended
    case (.possible, .failed), (.possible, .cancelled):
      TouchDispatcher.current.arbiter.note(.fails, self)
      enter(.failed)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
      (.changed, .cancelled):
      enter(new)
    default:
      Diagnostics.report(
        "gestureState",
        "A gesture cannot change from state \(currentState.rawValue) to \(new.rawValue). The change is ignored.")
      return
    }
    TouchDispatcher.current.settleSoon()
  }

  /// Enters a state and schedules the notification of targets.
  final func enter(_ new: State) {
    if new == .ended, record.requestedBegan, currentState == .possible { enter(.began) }
    assert(currentState.mayBecome(new), "a recognizer goes from state \(currentState.rawValue) to \(new.rawValue)")
    request = nil
    if new.isTerminal {
      deadline = nil
      record.requestedBegan = false
    }
    if new == .ended || new == .cancelled {
      TouchDispatcher.current.arbiter.note(new == .ended ? .ends : .isCancelled, self)
    }
    currentState = new
    if EventLog.shared.isOn { logState() }
    if new != .failed { TouchDispatcher.current.note(self, new) }
    stateDidChange(to: new)
  }

  private func logState() {
    guard currentState != .changed else { return }
    EventLog.shared.note(
      "\(GestureNames.name(of: self)) \(GestureNames.name(of: currentState))", view?.layer.stageID ?? 0,
      at: lastWindowPoint ?? .zero)
  }

  /// Resets the recognizer to the possible state.
  final func rest() {
    TouchDispatcher.current.arbiter.note(.isReset, self)
    reset()
    currentState = .possible
    discardGesture()
  }

  /// Discards the data of the gesture, except the state.
  final func discardGesture() {
    request = nil
    record = GestureRecord()
    sequence = []
    deadline = nil
  }

  /// Notifies handlers and targets of one state after another, in the order in which they were added.
  ///
  /// A handler may cancel the gesture, for example by removing the view. In that case, the remaining targets are first
  /// notified of the current state, and then all targets are notified of the next state.
  final func report(_ state: State) {
    statesToReport.append(state)
    guard reportedState == nil else { return }
    while !statesToReport.isEmpty {
      let next = statesToReport.removeFirst()
      reportedState = next
      callTargets(next)
    }
    reportedState = nil
  }

  private func callTargets(_ state: State) {
    willReport(state)
    for target in targets where isTarget(target) {
      if let handler = target.handler {
        handler(self)
        continue
      }
      guard let object = target.object, let action = target.action else { continue }
      if !action.perform(on: object, with: self) {
        Diagnostics.report(
          "selectorUnknown", "A target does not handle the action \(action.name). Handle it in perform(_:with:)."
        )
      }
    }
  }

  /// Returns whether a target still exists. A target that was notified earlier may have removed this one.
  private func isTarget(_ target: Target) -> Bool {
    guard target.handler == nil else { return targets.contains { $0.number == target.number && $0.handler != nil } }
    return targets.contains {
      $0.handler == nil && $0.object === target.object && $0.action == target.action
    }
  }
}

extension UITouch {
  /// Whether the touch has ended or was cancelled.
  final var isOver: Bool { phase == .ended || phase == .cancelled }

  /// Returns the centroid of touches in window coordinates, or nil if there are no touches.
  static func centroid(_ touches: [UITouch]) -> CGPoint? {
    guard !touches.isEmpty else { return nil }
    var sum = CGPoint.zero
    for touch in touches {
      sum.x += touch.windowLocation.x
      sum.y += touch.windowLocation.y
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }
}

extension UIView {
  /// Converts a vector from window coordinates to this view's coordinates.
  final func convertVector(fromWindow vector: CGPoint) -> CGPoint {
    let origin = convert(CGPoint.zero, from: nil)
    let end = convert(vector, from: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Converts a vector from this view's coordinates to window coordinates.
  final func convertVectorToWindow(_ vector: CGPoint) -> CGPoint {
    let origin = convert(CGPoint.zero, to: nil)
    let end = convert(vector, to: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}
