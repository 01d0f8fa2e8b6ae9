// SPDX-License-Identifier: MIT

/// The pan of a scroll view: it begins only along axes that can move, and its delegate stays the scroll view's.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  #if hasFeature(Embedded)
    unowned(unsafe) var scrollView: UIScrollView?
  #else
    weak var scrollView: UIScrollView?
  #endif

  override func effectiveTravel(_ travel: CGPoint) -> CGPoint {
    guard let scrollView else { return travel }
    let local = scrollView.convertVector(fromWindow: travel)
    let movable = scrollView.movablePart(ofFingerTravel: local)
    return scrollView.convertVectorToWindow(movable)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFirst = liveTouches.count == touches.count && state == .possible
    super.touchesBegan(touches, with: event)
    if isFirst { scrollView?.fingerCameDown() }
  }

  override func allowsBeginning() -> Bool {
    guard let scrollView else { return false }
    return sequence.allSatisfy { scrollView.mayTakeBack($0) }
  }

  override func willTell(_ state: State) { scrollView?.panDidChange(to: state) }

  override func stateDidChange(to state: State) {
    if state == .failed { scrollView?.fingerLeftWithoutDragging() }
  }

  override func mayHaveDelegate(_ delegate: (any UIGestureRecognizerDelegate)?) -> Bool {
    if delegate == nil || delegate === scrollView { return true }
    Diagnostics.report(
      "scrollPanDelegate",
      "the delegate of a scroll view's pan recogniser must stay the scroll view; override the scroll view instead")
    return false
  }
}
