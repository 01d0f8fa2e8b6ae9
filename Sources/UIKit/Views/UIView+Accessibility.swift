// SPDX-License-Identifier: MIT

import SprungStage

extension UIView {
  /// What the host is told about a modal view that is no element by itself.
  final func dialog(_ role: AccessibilityRole = .dialog, named name: String? = nil) -> StageAccessibility {
    StageAccessibility(role: role, label: name ?? accessibilityLabel ?? firstWords(.header) ?? firstWords([]) ?? "")
  }

  /// What the first element in the view with some traits is called.
  private func firstWords(_ traits: UIAccessibilityTraits) -> String? {
    if isHidden || accessibility.hidesElements { return nil }
    if accessibility.isElement, accessibility.traits.isSuperset(of: traits), let words = accessibilityLabel,
      !words.isEmpty
    {
      return words
    }
    for subview in subviews {
      if let words = subview.firstWords(traits) { return words }
    }
    return nil
  }

  /// A modal view came, went or changed: its siblings are told anew.
  final func modalSubviewsChanged() {
    accessibility.hasModalSubview = subviews.contains { $0.accessibility.isModal }
    for subview in subviews { subview.layer.mark(.accessibility) }
  }

  /// Whether the view itself, not one around it, is passed over.
  final var isHiddenFromAccessibility: Bool {
    if accessibility.hidesElements { return true }
    guard let parentView, parentView.accessibility.hasModalSubview else { return false }
    for sibling in parentView.subviews.reversed() {
      if sibling === self { return false }
      if sibling.accessibility.isModal, !sibling.isHidden { return true }
    }
    return false
  }
}
