// SPDX-License-Identifier: MIT

/// The items that cannot return.
extension UIDynamicAnimator {
  /// Sprung addition: called at the end of the tick, once for each item that was lost and stopped. Default: nil, which
  /// prints a warning, once per kind of warning.
  ///
  /// An item is lost if it is more than 5,000 points outside the reference bounds, beyond every boundary that it can
  /// hit, and no force will ever return it. An example is a view that falls without a floor. Items that are attached to
  /// it or touch it are lost as well. So is every item at a distance of 100,000 points from the reference bounds, or
  /// from the origin without reference bounds. A lost item stops where it is and moves again when one of its properties
  /// changes, such as its gravity. Move it back, remove it from its behaviors, or stop it with a boundary.
  ///
  /// Differs from Apple: there, the animator continues to run.
  public final var onLost: ((any UIDynamicItem) -> Void)? {
    get { parts.lost.handler }
    set { parts.lost.handler = newValue }
  }

  /// Sprung addition: the items that were stopped because they cannot return and are still outside. See `onLost`.
  public final var lostItems: [any UIDynamicItem] { parts.lost.items }
}
