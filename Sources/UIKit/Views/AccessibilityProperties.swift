// SPDX-License-Identifier: MIT

import SprungStage

/// What a view says about itself to assistive technology.
nonisolated struct AccessibilityProperties {
  var isElement = false
  var label: String?
  var traits: UIAccessibilityTraits = .none

  /// The role, name and state that a host shows; nil for a view that is no element.
  var stage: StageAccessibility? {
    guard isElement else { return nil }
    var role = AccessibilityRole.none
    if traits.contains(.button) {
      role = .button
    } else if traits.contains(.image) {
      role = .image
    } else if traits.contains(.header) {
      role = .heading
    } else if traits.contains(.staticText) {
      role = .text
    }
    var state: AccessibilityState = []
    if traits.contains(.notEnabled) { state.insert(.disabled) }
    if traits.contains(.selected) { state.insert(.selected) }
    if traits.contains(.button), !traits.contains(.notEnabled) { state.insert(.focusable) }
    return StageAccessibility(role: role, label: label ?? "", state: state)
  }
}
