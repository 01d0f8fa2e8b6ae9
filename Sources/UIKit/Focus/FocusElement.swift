// SPDX-License-Identifier: MIT

/// The properties of a view that are relevant for keyboard focus.
struct FocusElement {
  private let view: UIView

  init(_ view: UIView) { self.view = view }

  /// The scroll view within which arrow keys move the focus first, or nil if the view is its own group.
  var group: UIScrollView? { Self.group(around: view) }

  // This function is never inlined, because each caller would add a copy of it to the browser module.
  @inline(never) private static func group(around view: UIView) -> UIScrollView? {
    var around = view.superview
    while let view = around {
      if let group = view as? UIScrollView, group.focusItems != nil { return group }
      around = view.superview
    }
    return nil
  }

  /// The view's rectangle in its window, in points.
  var rectangle: CGRect { view.convert(view.bounds, to: nil) }

  /// Whether the center of the view is within its window.
  var isMiddleOnScreen: Bool {
    let middle = CGPoint(x: rectangle.midX, y: rectangle.midY)
    return view.window?.bounds.contains(middle) ?? false
  }

  /// Whether the view or one of its ancestors is modal.
  var isInModalView: Bool {
    var around: UIView? = view
    while let current = around {
      if current.accessibility.isModal { return true }
      around = current.parentView
    }
    return false
  }

  /// Collects all elements in a view that the keyboard can reach, in tree order.
  static func collect(in view: UIView, into found: inout [UIView]) {
    guard !view.isHidden, view.alpha >= 0.01, !view.isHiddenFromAccessibility else { return }
    if view.takesFocus { found.append(view) }
    #if !hasFeature(Embedded)
      if let listed = AccessibilityOrder.listed(in: view) {
        for element in listed where element !== view { collect(in: element, into: &found) }
        return
      }
    #endif
    for subview in view.subviews where subview.accessibility.isFirst { collect(in: subview, into: &found) }
    for subview in view.subviews where !subview.accessibility.isFirst { collect(in: subview, into: &found) }
  }
}
