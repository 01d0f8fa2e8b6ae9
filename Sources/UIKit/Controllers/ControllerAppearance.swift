// SPDX-License-Identifier: MIT

/// How far a controller's view is on its way onto the screen or off it.
struct ControllerAppearance {
  enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  private(set) var phase = Phase.disappeared
  /// The argument of the last `beginAppearanceTransition(_:animated:)`.
  private(set) var isAnimated = false
  /// Whether `viewIsAppearing` was called in the current appearance.
  var hasNotifiedIsAppearing = false
  /// Whether the view is on its way onto the screen because the controller got a parent.
  var isMovingToParent = false
  /// Whether the view is on its way off the screen because the controller loses its parent.
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
