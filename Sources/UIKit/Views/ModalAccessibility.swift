// SPDX-License-Identifier: MIT

import SprungStage

/// Modal views for assistive technology: the dialog that a host displays one as, and the siblings behind it, which are hidden.
enum ModalAccessibility {
  /// The dialog of a modal view that is not an element itself.
  // Never inlined: the module of the browser would grow by a copy for each caller.
  @inline(never) static func dialog(
    for view: UIView, role: AccessibilityRole = .dialog, named name: String? = nil
  ) -> StageAccessibility {
    let label = name ?? view.accessibilityLabel ?? firstLabel(in: view, .header) ?? firstLabel(in: view, []) ?? ""
    return StageAccessibility(role: role, label: label)
  }

  /// The label of the first element in a view with some traits.
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

  /// A modal subview was added, removed or changed: the host is sent its siblings again.
  @inline(never) static func subviewsChanged(in view: UIView?) {
    guard let view else { return }
    view.accessibility.hasModalSubview = view.subviews.contains { $0.accessibility.isModal }
    for subview in view.subviews { subview.layer.mark(.accessibility) }
  }

  /// Whether a view itself, not one around it, is hidden: by its own setting or behind a modal sibling.
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
