// SPDX-License-Identifier: MIT

/// Finds the hover gesture recognizers under a pointer while no button is pressed.
enum HoverTargets {
  /// Returns the recognizers of the view at the given point and of its superviews, starting with the view itself, and
  /// the point in window coordinates.
  static func find(at point: CGPoint) -> ([UIHoverGestureRecognizer], CGPoint) {
    for window in WindowList.shared.visible.reversed() {
      let location = window.layer.state.pointFromParent(point)
      guard let hit = window.hitTest(location, with: nil) else { continue }
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
      return (found, location)
    }
    return ([], .zero)
  }
}
