// SPDX-License-Identifier: MIT

/// Items that are lost because they cannot return.
extension UIDynamicAnimator {
  /// Sprung addition: called at the end of the tick, once for each item that was lost and stopped. Default: nil, in
  /// which case a warning is printed the first time.
  ///
  /// An item is lost if it is more than 5,000 points outside the reference bounds, beyond every boundary that it can
  /// hit, and no force will ever return it. For example, a view that falls without a floor is lost. Items that are
  /// attached to a lost item or touch it are also lost. Every item is lost at a distance of 100,000 points from the
  /// reference bounds, or from the origin if there are no bounds. A lost item stops where it is, and moves again when
  /// one of its properties, such as its gravity, changes. In this closure, move the item back or remove it from its
  /// behaviors. To prevent lost items, add a boundary.
  ///
  /// Differs from Apple: Apple's animator does not stop lost items and continues to run.
  public final var onLost: ((any UIDynamicItem) -> Void)? {
    get { parts.lost.handler }
    set { parts.lost.handler = newValue }
  }

  /// Sprung addition: the items that were stopped because they were lost, and have not been moved back. See `onLost`.
  public final var lostItems: [any UIDynamicItem] { parts.lost.items }
}
