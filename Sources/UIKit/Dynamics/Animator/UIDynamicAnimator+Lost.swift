// SPDX-License-Identifier: MIT

/// Items that have left for good.
extension UIDynamicAnimator {
  /// Sprung addition: called once for each item that has left for good and was stopped, at the end of the tick. Default: nil;
  /// then it is warned of, once per kind of warning.
  ///
  /// An item is lost when it is more than 5,000 points beyond the reference bounds, and beyond every boundary that it can
  /// meet, and what acts on it will never bring it back: a view that falls without a floor. Items that are attached to it
  /// or touch it are lost together with it. Whatever is 100,000 points away is lost too, in an animator without reference
  /// bounds from the origin. A lost item stays where it is, without velocity, and moves on when something about it changes,
  /// such as its gravity. Put it back, take it out of its behaviors, or hold it with a boundary.
  ///
  /// Differs from Apple: there the animator runs on.
  public final var onLost: ((any UIDynamicItem) -> Void)? {
    get { parts.lost.handler }
    set { parts.lost.handler = newValue }
  }

  /// Sprung addition: the items that were stopped because they have left for good, see `onLost`, and are still out there.
  public final var lostItems: [any UIDynamicItem] { parts.lost.items }
}
