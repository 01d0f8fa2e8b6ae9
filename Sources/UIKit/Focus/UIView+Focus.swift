// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// Whether the content can move so that more shows in a direction.
  final func canScroll(_ direction: FocusDirection) -> Bool {
    guard allowsKeyboardScrolling, isScrollEnabled else { return false }
    let range = offsetRange
    let offset = activity == .animating ? offsetAnimation.to : contentOffset
    switch direction {
    case .left: return offset.x > range.x.lowerBound
    case .right: return offset.x < range.x.upperBound
    case .up: return offset.y > range.y.lowerBound
    case .down: return offset.y < range.y.upperBound
    }
  }
}

extension UIView {
  /// Whether the keyboard can reach the view.
  final var takesFocus: Bool { stageAccessibility?.state.contains(.focusable) ?? false }

  /// The scroll view within whose items arrow keys go first; nil if the view is a group by itself.
  final var focusGroup: UIScrollView? {
    var around = superview
    while let view = around {
      if let group = view as? UIScrollView, group.focusItems != nil { return group }
      around = view.superview
    }
    return nil
  }

  final var focusRectangle: CGRect { convert(bounds, to: nil) }

  final var isMiddleOnScreen: Bool {
    let middle = CGPoint(x: focusRectangle.midX, y: focusRectangle.midY)
    return window?.bounds.contains(middle) ?? false
  }

  final func collectFocusElements(into found: inout [UIView]) {
    guard !isHidden, alpha >= 0.01, !isHiddenFromAccessibility else { return }
    if takesFocus { found.append(self) }
    for subview in subviews where subview.accessibility.isFirst { subview.collectFocusElements(into: &found) }
    for subview in subviews where !subview.accessibility.isFirst { subview.collectFocusElements(into: &found) }
  }

  /// Whether the view or one around it is modal.
  final var isInModalView: Bool {
    var view: UIView? = self
    while let current = view {
      if current.accessibility.isModal { return true }
      view = current.parentView
    }
    return false
  }
}
