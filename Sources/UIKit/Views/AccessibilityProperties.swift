// SPDX-License-Identifier: MIT

import SprungStage

/// The accessibility of a view.
nonisolated struct AccessibilityProperties {
  var isElement = false
  /// Whether the view and all in it are passed over.
  var hidesElements = false
  /// Whether the siblings behind the view are passed over.
  var isModal = false
  /// Whether the view is read and reached before its siblings, although it is drawn before them.
  var isFirst = false
  /// Whether a subview is modal.
  var hasModalSubview = false
  var label: String?
  /// A name for tests.
  var identifier: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits = .none
  #if !hasFeature(Embedded)
    /// The elements in the view in their order; nil for all in the order of the subviews.
    var elements: [Any]?
  #endif
  /// The actions besides pressing it.
  var customActions: [UIAccessibilityCustomAction]?
  /// The position among others of its kind, from 1, 0 for none; for an adjustable element its value in percent.
  var position = 0
  /// The number of elements of its kind, 0 if unknown; 100 for an adjustable element.
  var count = 0

  /// The role, name and state that a host uses; nil for a view that is not an element.
  var stage: StageAccessibility? {
    guard isElement else { return nil }
    var role = AccessibilityRole.none
    if traits.contains(.toggleButton) {
      role = .toggle
    } else if traits.contains(.adjustable) {
      role = .adjustable
    } else if traits.contains(.link) {
      role = .link
    } else if !traits.isDisjoint(with: [.button, .tabItem]) {
      role = .button
    } else if traits.contains(.allowsDirectInteraction) {
      role = .direct
    } else if traits.contains(.image) {
      role = .image
    } else if traits.contains(.header) {
      role = .heading
    } else if !traits.isDisjoint(with: [.staticText, .updatesFrequently]) {
      role = .text
    }
    var state: AccessibilityState = []
    let isUsable = !traits.isDisjoint(with: [
      .button, .tabItem, .toggleButton, .adjustable, .link, .allowsDirectInteraction,
    ])
    if traits.contains(.notEnabled) { state.insert(.disabled) }
    if traits.contains(.selected) { state.insert(.selected) }
    if isUsable || !(customActions?.isEmpty ?? true), !traits.contains(.notEnabled) { state.insert(.focusable) }
    // A switch's value is its state; other values are spoken after the name.
    var words = label ?? ""
    if let value, !value.isEmpty, !traits.contains(.toggleButton) { words += words.isEmpty ? value : ", " + value }
    return StageAccessibility(role: role, label: words, position: position, count: count, state: state)
  }
}
