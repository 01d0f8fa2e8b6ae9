// SPDX-License-Identifier: MIT

/// A push or pop that changes shared content instead of sliding one screen over the other. A subclass determines the
/// content and the change.
@preconcurrency @MainActor
package class NavigationMorph {
  /// The views are in the navigation controller's view, both of them if animated, the upper one in front. Moves the
  /// shared content to the visible one.
  package func arrive(isAnimated: Bool) {}

  package init() {}

  /// The change itself, in an animation block or without animation.
  package func run(isAnimated: Bool) {}

  /// A finger begins to drive the change.
  package func beginFollowing() {}

  /// Follows the finger, which has made a fraction of the way, 0...1.
  package func follow(_ progress: CGFloat) {}

  /// The finger was lifted: the rest of the change, or the return, takes a time in seconds.
  package func release(finishes: Bool, duration: TimeInterval) {}

  /// The change is over, both views are still in place.
  package func end() {}

  /// The change was taken back, both views are still in place.
  package func takeBack() {}
}
