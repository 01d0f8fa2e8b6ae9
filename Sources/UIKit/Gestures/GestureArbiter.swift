// SPDX-License-Identifier: MIT

/// Decides which of the recognisers that share a touch may recognise.
///
/// The order of decisions is fixed: recognisers of the deepest view first, then in the order in which they were added. No
/// result depends on sets or addresses, so the same touches always give the same gestures.
final class GestureArbiter {
  /// The recognisers that take part, those who are asked first in front.
  private(set) var participants: [UIGestureRecognizer] = []

  private enum Verdict {
    case wait
    case fail
    case accept
  }

  /// Lets a recogniser take part; its rank must be set.
  func join(_ recognizer: UIGestureRecognizer) {
    guard !participants.contains(where: { $0 === recognizer }) else { return }
    let index = participants.firstIndex { other in
      other.rank.depth < recognizer.rank.depth
        || (other.view === recognizer.view && other.rank.order > recognizer.rank.order)
    }
    participants.insert(recognizer, at: index ?? participants.count)
  }

  /// Lets a recogniser leave.
  func leave(_ recognizer: UIGestureRecognizer) {
    participants.removeAll { $0 === recognizer }
  }

  /// Grants, refuses or leaves waiting every request, until nothing moves; returns whether anything changed.
  @discardableResult
  func settle() -> Bool {
    var changed = false
    var isMoving = true
    while isMoving {
      isMoving = false
      for recognizer in participants where recognizer.request != nil {
        switch verdict(on: recognizer) {
        case .wait: continue
        case .fail: recognizer.enter(.failed)
        case .accept: accept(recognizer)
        }
        isMoving = true
        changed = true
      }
    }
    return changed
  }

  private func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    if !recognizer.mayBegin {
      guard isAllowed(recognizer) else { return .fail }
      recognizer.mayBegin = true
    }
    var isWaiting = false
    for other in participants where other !== recognizer && waits(recognizer, for: other) {
      if other.currentState.isRecognized { return .fail }
      if other.currentState == .possible, other.isEngaged { isWaiting = true }
    }
    if isWaiting { return .wait }
    for other in participants where other !== recognizer && other.currentState.isRecognized {
      if prevents(other, recognizer) { return .fail }
    }
    return .accept
  }

  /// Asks the touched views from the deepest up to the recogniser's own, then the delegate, then the recogniser.
  private func isAllowed(_ recognizer: UIGestureRecognizer) -> Bool {
    let own = recognizer.view
    var view = recognizer.sequence.first?.view ?? own
    while let asked = view {
      if !asked.gestureRecognizerShouldBegin(recognizer) { return false }
      view = asked === own ? nil : asked.superview
    }
    if let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer) { return false }
    return recognizer.allowsBeginning()
  }

  /// Whether `first` has to wait for `second` to fail.
  private func waits(_ first: UIGestureRecognizer, for second: UIGestureRecognizer) -> Bool {
    if first.requirements.contains(where: { $0 === second }) { return true }
    guard first.sharesTouch(with: second) else { return false }
    for answer in first.answers where answer.other === second { return answer.waits }
    let waits =
      first.shouldRequireFailure(of: second) || second.shouldBeRequiredToFail(by: first)
      || (first.delegate?.gestureRecognizer(first, shouldRequireFailureOf: second) ?? false)
      || (second.delegate?.gestureRecognizer(second, shouldBeRequiredToFailBy: first) ?? false)
    first.answers.append((other: second, waits: waits))
    return waits
  }

  /// Whether `first`, once recognised, keeps `second` from recognising.
  private func prevents(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    first.sharesTouch(with: second) && first.canPrevent(second) && second.canBePrevented(by: first)
      && !areSimultaneous(first, second)
  }

  private func areSimultaneous(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    (first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false)
      || (second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) ?? false)
  }

  private func accept(_ recognizer: UIGestureRecognizer) {
    let losers = participants.filter {
      $0 !== recognizer && $0.currentState == .possible && prevents(recognizer, $0)
    }
    recognizer.enter(recognizer.request ?? .ended)
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.touches { touch.isClaimed = true }
    }
    for loser in losers where loser.currentState == .possible { loser.enter(.failed) }
  }
}
