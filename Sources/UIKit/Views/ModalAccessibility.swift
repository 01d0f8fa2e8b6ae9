// SPDX-License-Identifier: MIT

import SprungStage

/// Implements modal accessibility: reports dialogs to the host and hides the siblings behind modal views.
enum ModalAccessibility {
  /// Creates the dialog for a modal view that is not an accessibility element itself.
  // The function is never inlined, because each inlined copy would increase the size of the browser module.
  @inline(never) static func dialog(
    for view: UIView, role: AccessibilityRole = .dialog, named name: String? = nil
  ) -> StageAccessibility {
    let label = name ?? view.accessibilityLabel ?? firstLabel(in: view, .header) ?? firstLabel(in: view, []) ?? ""
    return StageAccessibility(role: role, label: label)
  }

  /// Returns the label of the first element in a view that has the given traits.
  private static func firstLabel(in view: UIView, _ traits: UIAccessibilityTraits) -> String? {
    let properties = view.accessibility
    if view.isHidden || properties.hidesElements { return nil }
    if properties.isElement, properties.traits.isSuperset(of: traits), let words = view.accessibilityLabel,
      !words.isEmpty
    {
      return words
    }
    for subview in view.subviews {
      if let words = firstLabel(in: subview, traits) { return words }
    }
    return nil
  }

  /// Marks the accessibility of all subviews as changed. Called after a modal subview is added, removed or changed.
  @inline(never) static func subviewsChanged(in view: UIView?) {
    guard let view else { return }
    view.accessibility.hasModalSubview = view.subviews.contains { $0.accessibility.isModal }
    for subview in view.subviews { subview.layer.mark(.accessibility) }
  }

  /// Returns whether a view hides its elements, is not in an enclosing view's list of elements, or is behind a modal
  /// sibling. Ancestors of the view are not considered.
  @inline(never) static func isHidden(_ view: UIView) -> Bool {
    if view.accessibility.hidesElements { return true }
    #if !hasFeature(Embedded)
      if AccessibilityOrder.isSkipped(view) { return true }
    #endif
    guard let parent = view.parentView, parent.accessibility.hasModalSubview else { return false }
    for sibling in parent.subviews.reversed() {
      if sibling === view { return false }
      if sibling.accessibility.isModal, !sibling.isHidden { return true }
    }
    return false
  }
}
