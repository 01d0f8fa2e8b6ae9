// SPDX-License-Identifier: MIT

/// The pan of a scroll view. The pan begins only along axes along which the content can scroll, and its delegate is
/// always the scroll view.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  @WeakReference var scrollView: UIScrollView?

  override func effectiveTravel(_ travel: CGPoint) -> CGPoint {
    guard let scrollView else { return travel }
    let movable = movablePart(of: travel, in: scrollView)
    // If another scroll view can follow a larger part of the drag than this scroll view, the drag is left to that
    // scroll view.
    guard movable.length < travel.length, leavesTo(travel, movable) else { return movable }
    return .zero
  }

  private func movablePart(of travel: CGPoint, in scrollView: UIScrollView) -> CGPoint {
    let local = scrollView.convertVector(fromWindow: travel)
    return scrollView.convertVectorToWindow(scrollView.movablePart(ofFingerTravel: local))
  }

  private func leavesTo(_ travel: CGPoint, _ own: CGPoint) -> Bool {
    TouchDispatcher.current.arbiter.participants.contains { other in
      guard other !== self, other.currentState == .possible, let pan = other as? ScrollPanGestureRecognizer,
        let scrollView = pan.scrollView, pan.sharesTouch(with: self)
      else { return false }
      return movablePart(of: travel, in: scrollView).length > own.length
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFirst = liveTouches.count == touches.count && state == .possible
    super.touchesBegan(touches, with: event)
    if isFirst, state != .failed { scrollView?.fingerCameDown() }
  }

  override var kindName: String { "scroll pan" }

  override func allowsBeginning() -> Bool {
    guard let scrollView else { return false }
    return sequence.allSatisfy { scrollView.mayTakeBack($0) }
  }

  override func willReport(_ state: State) { scrollView?.panDidChange(to: state) }

  override func stateDidChange(to state: State) {
    if state == .failed { scrollView?.fingerLeftWithoutDragging() }
  }

  override func mayHaveDelegate(_ delegate: (any UIGestureRecognizerDelegate)?) -> Bool {
    if delegate == nil || delegate === scrollView { return true }
    Diagnostics.report(
      "scrollPanDelegate",
      "The delegate of a scroll view's pan gesture recognizer cannot be replaced. Subclass the scroll view instead.")
    return false
  }
}
