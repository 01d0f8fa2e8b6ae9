// SPDX-License-Identifier: MIT

/// Items that are lost because they cannot return.
extension UIDynamicAnimator {
  /// Sprung addition: called at the end of the tick, once for each item that was lost and stopped. Default: nil, in
  /// which case a warning is printed, once for each kind.
  ///
  /// An item is lost if it is more than 5,000 points outside the reference bounds, beyond every boundary that it can
  /// hit, and no force will ever return it. An example is a view that falls without a floor. Items that are attached to
  /// a lost item or touch it are also lost. Every item is lost at a distance of 100,000 points from the reference
  /// bounds, or from the origin if there are no bounds. A lost item stops where it is, and moves again when one of its
  /// properties, such as its gravity, changes. Move it back, remove it from its behaviors, or stop it with a boundary.
  ///
  /// Differs from Apple: Apple's animator continues to run.
  public final var onLost: ((any UIDynamicItem) -> Void)? {
    get { parts.lost.handler }
    set { parts.lost.handler = newValue }
  }

  /// Sprung addition: the lost items that were stopped and are still outside. See `onLost`.
  public final var lostItems: [any UIDynamicItem] { parts.lost.items }
}
