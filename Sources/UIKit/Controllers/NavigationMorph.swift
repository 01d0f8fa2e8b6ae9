// SPDX-License-Identifier: MIT

/// A push or pop that transforms shared content instead of sliding one screen over the other. Subclasses define the
/// content and the transformation.
@preconcurrency @MainActor
package class NavigationMorph {
  /// Moves the shared content to the visible view. Called when the views have been added to the navigation controller's
  /// view. If the change is animated, both views are present, with the upper view in front.
  package func arrive(isAnimated: Bool) {}

  package init() {}

  /// Runs the transformation, either in an animation block or without an animation.
  package func run(isAnimated: Bool) {}

  /// Called when an interactive transition begins.
  package func beginFollowing() {}

  /// Applies the progress of an interactive transition, 0...1.
  package func follow(_ progress: CGFloat) {}

  /// Called when the interaction ends. The transition is then completed or cancelled in `duration` seconds.
  package func release(finishes: Bool, duration: TimeInterval) {}

  /// Called after the transition completes. Both views are still in the hierarchy.
  package func end() {}

  /// Called after the transition is cancelled. Both views are still in the hierarchy.
  package func takeBack() {}
}
