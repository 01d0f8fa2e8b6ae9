// SPDX-License-Identifier: MIT

/// Decides which of the recognizers that share a touch may recognize their gestures.
///
/// Recognizers of the deepest view are considered first, in the order in which they were added. No decision depends on
/// the order of sets or on memory addresses, so the same touches always produce the same gestures.
final class GestureArbiter {
  /// The participating recognizers, in the order in which they are considered.
  private(set) var participants: [UIGestureRecognizer] = []

  /// The recorded decisions, while recording is enabled.
  var trace = GestureTrace()

  /// Records a decision if recording is enabled.
  func note(_ verdict: GestureDecision.Verdict, _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer? = nil)
  {
    guard trace.isOn else { return }
    trace.note(verdict, recognizer, other, at: TouchDispatcher.current.now)
  }

  private enum Verdict {
    case wait
    case fail
    case accept
  }

  /// Adds a recognizer whose rank has been set.
  func join(_ recognizer: UIGestureRecognizer) {
    guard participants.identityIndex(of: recognizer) == nil else { return }
    let index = participants.firstIndex { other in
      other.rank.depth < recognizer.rank.depth
        || (other.view === recognizer.view && other.rank.order > recognizer.rank.order)
    }
    participants.insert(recognizer, at: index ?? participants.count)
  }

  /// Removes a recognizer.
  func leave(_ recognizer: UIGestureRecognizer) {
    participants.removeAll { $0 === recognizer }
  }

  /// Repeatedly accepts, rejects or defers requests until no more states change.
  func settle() {
    var isMoving = true
    while isMoving {
      isMoving = false
      for recognizer in participants where recognizer.request != nil {
        let verdict = verdict(on: recognizer)
        // The delegate's callback may have disabled the recognizer, or removed it or its view.
        guard recognizer.request != nil else {
          isMoving = true
          continue
        }
        switch verdict {
        case .wait: continue
        case .fail: recognizer.enter(.failed)
        case .accept: accept(recognizer)
        }
        isMoving = true
      }
    }
  }

  private func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    if !recognizer.record.mayBegin {
      guard isAllowed(recognizer) else { return .fail }
      recognizer.record.mayBegin = true
    }
    var isWaiting = false
    for other in participants where other !== recognizer && waits(recognizer, for: other) {
      if other.currentState.isRecognized {
        note(.failedRequirement, recognizer, other)
        return .fail
      }
      guard other.currentState == .possible, other.isEngaged else { continue }
      // A recognizer that is not allowed to begin fails immediately. Otherwise, a recognizer that does not wait for it
      // could be recognized first.
      if other.request != nil, !other.record.mayBegin {
        let mayBegin = isAllowed(other)
        // The delegate's callback may have disabled the recognizer.
        guard other.request != nil else { continue }
        guard mayBegin else {
          other.enter(.failed)
          continue
        }
        other.record.mayBegin = true
      }
      if !isWaiting, !recognizer.record.isWaiting { note(.waits, recognizer, other) }
      isWaiting = true
    }
    recognizer.record.isWaiting = isWaiting
    if isWaiting { return .wait }
    for other in participants where other !== recognizer && other.currentState.isRecognized {
      guard prevents(other, recognizer) else { continue }
      note(.prevented, recognizer, other)
      return .fail
    }
    return .accept
  }

  /// Returns whether the gesture may begin. This method queries the touched views, from the deepest one up to the
  /// recognizer's view, then the delegate, and finally the recognizer.
  private func isAllowed(_ recognizer: UIGestureRecognizer) -> Bool {
    let own = recognizer.view
    var view = recognizer.sequence.first?.view ?? own
    // If the touched view has left the recognizer's view, the search starts with the recognizer's view.
    if let touched = view, let own, !touched.isDescendant(of: own) { view = own }
    while let asked = view {
      if !asked.gestureRecognizerShouldBegin(recognizer) {
        note(.refusedByView, recognizer)
        return false
      }
      view = asked === own ? nil : asked.superview
    }
    if let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer) {
      note(.refusedByDelegate, recognizer)
      return false
    }
    if recognizer.allowsBeginning() { return true }
    note(.refusedByItself, recognizer)
    return false
  }

  /// Returns whether `first` must wait until `second` fails.
  private func waits(_ first: UIGestureRecognizer, for second: UIGestureRecognizer) -> Bool {
    if first.requirements.contains(where: { $0 === second }) { return true }
    guard first.sharesTouch(with: second) else { return false }
    for answer in first.record.answers where answer.other === second { return answer.waits }
    let waits =
      first.shouldRequireFailure(of: second) || second.shouldBeRequiredToFail(by: first)
      || (first.delegate?.gestureRecognizer(first, shouldRequireFailureOf: second) ?? false)
      || (second.delegate?.gestureRecognizer(second, shouldBeRequiredToFailBy: first) ?? false)
    first.record.answers.append((other: second, waits: waits))
    return waits
  }

  /// Returns whether `first`, once it has been recognized, prevents `second` from being recognized.
  private func prevents(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    first.sharesTouch(with: second) && first.canPrevent(second) && second.canBePrevented(by: first)
      && !areSimultaneous(first, second)
  }

  private func areSimultaneous(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    let together =
      (first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false)
      || (second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) ?? false)
    if together { note(.simultaneous, first, second) }
    return together
  }

  private func accept(_ recognizer: UIGestureRecognizer) {
    let losers = participants.filter {
      $0 !== recognizer && $0.currentState == .possible && prevents(recognizer, $0)
    }
    guard let request = recognizer.request else { return }
    note(.accepted, recognizer)
    recognizer.enter(request)
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.touches { touch.isClaimed = true }
    }
    for loser in losers where loser.currentState == .possible {
      note(.prevented, loser, recognizer)
      loser.enter(.failed)
    }
  }
}
