// SPDX-License-Identifier: MIT

/// Items that cannot return.
extension UIDynamicAnimator {
  /// Sprung addition: called once for each item that was lost and stopped, at the end of the tick. Default: nil; then a
  /// warning is printed, once per kind of warning.
  ///
  /// An item is lost when it is more than 5,000 points beyond the reference bounds, and beyond every boundary that it
  /// can meet, and nothing that acts on it will ever return it: a view that falls without a floor. Items that are
  /// attached to it or touch it are lost together with it. Every item at a distance of 100,000 points is lost too, in
  /// an animator without reference bounds from the origin. A lost item stays where it is, without velocity, and moves
  /// on when one of its properties changes, such as its gravity. Move it back, remove it from its behaviors, or hold it
  /// with a boundary.
  ///
  /// Differs from Apple: there the animator runs on.
  public final var onLost: ((any UIDynamicItem) -> Void)? {
    get { parts.lost.handler }
    set { parts.lost.handler = newValue }
  }

  /// Sprung addition: the items that were stopped because they cannot return, see `onLost`, and are still outside.
  public final var lostItems: [any UIDynamicItem] { parts.lost.items }
}
