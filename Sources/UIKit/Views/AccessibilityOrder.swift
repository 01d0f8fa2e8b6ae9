// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// The order of elements that a view lists in `accessibilityElements`.
  enum AccessibilityOrder {
    static func set(_ elements: [Any]?, of view: UIView) {
      view.accessibility.elements = elements
      for subview in view.subviews { mark(subview) }
    }

    /// The host is sent everything in a view again.
    private static func mark(_ view: UIView) {
      view.layer.mark(.accessibility)
      for subview in view.subviews { mark(subview) }
    }

    /// The views that a view lists; nil if it has no list.
    static func listed(in view: UIView) -> [UIView]? {
      guard let elements = view.accessibilityElements else { return nil }
      return elements.compactMap { $0 as? UIView }
    }

    /// Whether a view around this one has a list that has neither the view nor anything in or around it.
    static func isSkipped(_ view: UIView) -> Bool {
      var around = view.parentView
      while let container = around {
        if let listed = listed(in: container) {
          return !listed.contains { view.isDescendant(of: $0) || $0.isDescendant(of: view) }
        }
        around = container.parentView
      }
      return false
    }
  }
#endif
