// SPDX-License-Identifier: MIT

/// The appearance state of a controller's view.
struct ControllerAppearance {
  enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  private(set) var phase = Phase.disappeared
  /// The `animated` argument of the last call to `beginAppearanceTransition(_:animated:)`.
  private(set) var isAnimated = false
  /// Whether `viewIsAppearing` was called for the current appearance.
  var hasNotifiedIsAppearing = false
  /// Whether the view is appearing because the controller was added to a parent.
  var isMovingToParent = false
  /// Whether the view is disappearing because the controller is being removed from its parent.
  var isMovingFromParent = false

  /// Returns whether an appearance transition can begin. It can start from a stable state or reverse the opposite
  /// transition.
  func canBegin(isAppearing: Bool) -> Bool {
    isAppearing
      ? phase == .disappeared || phase == .disappearing
      : phase == .appeared || phase == .appearing
  }

  /// Begins an appearance transition.
  mutating func begin(isAppearing: Bool, animated: Bool) {
    phase = isAppearing ? .appearing : .disappearing
    isAnimated = animated
    hasNotifiedIsAppearing = false
  }

  /// Ends the appearance transition. Returns the new phase, or nil if no transition is in progress.
  mutating func end() -> Phase? {
    switch phase {
    case .appearing: phase = .appeared
    case .disappearing: phase = .disappeared
    default: return nil
    }
    return phase
  }
}
