// SPDX-License-Identifier: MIT

import SprungStage

/// The accessibility properties of a view.
nonisolated struct AccessibilityProperties {
  var isElement = false
  /// Whether assistive technology skips the view and its descendants.
  var hidesElements = false
  /// Whether assistive technology skips the siblings behind the view.
  var isModal = false
  /// Whether the view precedes its siblings in reading and focus order, although it is drawn in front of them.
  var isFirst = false
  /// Whether a subview is modal.
  var hasModalSubview = false
  var label: String?
  /// An identifier for tests.
  var identifier: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits = .none
  #if !hasFeature(Embedded)
    /// The elements in the view, in order, or nil for all elements in subview order.
    var elements: [Any]?
  #endif
  /// The custom actions of the element.
  var customActions: [UIAccessibilityCustomAction]?
  /// The position among elements of the same kind, starting at 1, or 0 if there is none. For adjustable elements, the
  /// position is the value in percent.
  var position = 0
  /// The number of elements of the same kind, or 0 if unknown. For adjustable elements, the number is 100, because the
  /// position is a percentage.
  var count = 0

  /// The role, label and state for the host, or nil if the view is not an element.
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
    // A switch reports its value as a state. All other values are appended to the label.
    var words = label ?? ""
    if let value, !value.isEmpty, !traits.contains(.toggleButton) { words += words.isEmpty ? value : ", " + value }
    return StageAccessibility(role: role, label: words, position: position, count: count, state: state)
  }
}
