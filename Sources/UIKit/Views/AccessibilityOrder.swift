// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// Determines the order of the elements in a view's `accessibilityElements`.
  enum AccessibilityOrder {
    static func set(_ elements: [Any]?, of view: UIView) {
      view.accessibility.elements = elements
      for subview in view.subviews { mark(subview) }
    }

    /// Marks the accessibility of a view and its descendants for the next commit.
    private static func mark(_ view: UIView) {
      view.layer.mark(.accessibility)
      for subview in view.subviews { mark(subview) }
    }

    /// Returns the views in a view's list of elements, or nil if it has no list.
    static func listed(in view: UIView) -> [UIView]? {
      guard let elements = view.accessibilityElements else { return nil }
      return elements.compactMap { $0 as? UIView }
    }

    /// Returns whether an enclosing view's list contains neither the view nor any of its ancestors or descendants.
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
