// SPDX-License-Identifier: MIT

/// The animation that shows or hides an edit menu, to which other animations can be added.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds a closure whose changes are animated together with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that runs after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Provides the commands and position of an edit menu, and is notified when the menu appears and disappears.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu for the given configuration. A menu without children is not displayed. The suggested actions are
  /// the edit commands that a responder can currently perform. Default: `nil`, which means that the menu contains the
  /// suggested actions.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the target rectangle of the menu in the view's coordinates, or null to use the source point. Default:
  /// `.null`.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu appears. Default: nothing.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu disappears, once for each call to `willPresentMenuFor`. Default: nothing.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}
