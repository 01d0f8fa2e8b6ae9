// SPDX-License-Identifier: MIT

extension TouchDispatcher {
  /// A pointer that is not pressed is at a place on the screen; nil when it has left.
  func pointerHover(at point: CGPoint?, time: TimeInterval) {
    advance(before: time)
    var over: [UIHoverGestureRecognizer] = []
    var place = CGPoint.zero
    if let point { (over, place) = hoverRecognizers(at: point) }
    for recognizer in arbiter.participants {
      guard let hover = recognizer as? UIHoverGestureRecognizer, !over.contains(where: { $0 === hover }) else {
        continue
      }
      if !hover.currentState.isTerminal { hover.enter(.ended) }
    }
    for hover in over {
      hover.lastWindowPoint = place
      switch hover.currentState {
      case .possible:
        guard hover.delegate?.gestureRecognizerShouldBegin(hover) ?? true, hover.isEnabled, hover.view?.window != nil
        else { continue }
        arbiter.join(hover)
        hover.enter(.began)
      case .began, .changed: hover.enter(.changed)
      default: break
      }
    }
    settleSoon()
  }

  /// The recognizers of the view at a place and of those around it, the deepest first, and the place in the window.
  private func hoverRecognizers(at point: CGPoint) -> ([UIHoverGestureRecognizer], CGPoint) {
    for window in WindowList.shared.visible.reversed() {
      let place = window.layer.state.pointFromParent(point)
      guard let hit = window.hitTest(place, with: nil) else { continue }
      var found: [UIHoverGestureRecognizer] = []
      var depth = 0
      var next: UIView? = hit
      while let view = next {
        for (order, recognizer) in view.recognizers.enumerated() where recognizer.isEnabled {
          guard let hover = recognizer as? UIHoverGestureRecognizer else { continue }
          hover.rank = (-depth, order)
          found.append(hover)
        }
        depth += 1
        next = view.superview
      }
      return (found, place)
    }
    return ([], .zero)
  }
}
