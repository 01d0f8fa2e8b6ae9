// SPDX-License-Identifier: MIT

/// The state of a controller's view between appearing and disappearing.
struct ControllerAppearance {
  enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  private(set) var phase = Phase.disappeared
  /// The argument of the last `beginAppearanceTransition(_:animated:)`.
  private(set) var isAnimated = false
  /// Whether `viewIsAppearing` was called in the current appearance.
  var hasNotifiedIsAppearing = false
  /// Whether the view is appearing because the controller was added to a parent.
  var isMovingToParent = false
  /// Whether the view is disappearing because the controller is removed from its parent.
  var isMovingFromParent = false

  /// Whether a transition may begin: from rest, or back in the middle of the opposite one.
  func canBegin(isAppearing: Bool) -> Bool {
    isAppearing
      ? phase == .disappeared || phase == .disappearing
      : phase == .appeared || phase == .appearing
  }

  /// A transition begins.
  mutating func begin(isAppearing: Bool, animated: Bool) {
    phase = isAppearing ? .appearing : .disappearing
    isAnimated = animated
    hasNotifiedIsAppearing = false
  }

  /// The transition ends; returns the phase that it leads to, nil if there is none.
  mutating func end() -> Phase? {
    switch phase {
    case .appearing: phase = .appeared
    case .disappearing: phase = .disappeared
    default: return nil
    }
    return phase
  }
}
