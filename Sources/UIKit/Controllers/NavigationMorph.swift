// SPDX-License-Identifier: MIT

/// A push or pop that changes one and the same content instead of sliding one screen over the other. What is changed, and how,
/// is a subclass's affair.
@preconcurrency @MainActor
package class NavigationMorph {
  /// Views are in the navigation controller's, when animated both, the upper one in front: what they share goes where it shows.
  package func arrive(isAnimated: Bool) {}

  package init() {}

  /// The change itself, in an animation block or without animation.
  package func run(isAnimated: Bool) {}

  /// A finger begins to drive the change.
  package func beginFollowing() {}

  /// The finger has come so far, 0...1.
  package func follow(_ progress: CGFloat) {}

  /// The finger was lifted: the rest of the way, or the way back, takes a time in seconds.
  package func release(finishes: Bool, duration: TimeInterval) {}

  /// The change is over, both views are still in place.
  package func end() {}

  /// The change was taken back, both views are still in place.
  package func takeBack() {}
}
