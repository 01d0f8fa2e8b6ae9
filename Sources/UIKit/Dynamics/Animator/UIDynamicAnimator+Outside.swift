// SPDX-License-Identifier: MIT

/// External changes of items while an animator moves them.
extension UIDynamicAnimator {
  /// Sprung addition: whether an external change of an item's center counts, as if `updateItem(usingCurrentState:)` had
  /// been called. Default: false: the animator writes its own, and a debug build warns once.
  ///
  /// Changes are detected when the animator is about to write the item, so a resting item stays where it was moved;
  /// anchored items, which are never written, are checked in every tick.
  public final var adoptExternalMoves: Bool {
    get { parts.reader.adoptsExternalMoves }
    set {
      parts.reader.adoptsExternalMoves = newValue
      guard newValue else { return }
      for case let state? in parts.registry.order { state.seenCenter = state.item.center }
    }
  }

  /// Sprung addition: whether items collide in the size that a scale in their transform gives them. Default: false, as on
  /// Apple's platforms, where only the bounds count. Items are read again when it changes.
  public final var honorsTransformScale: Bool {
    get { parts.reader.honorsScale }
    set {
      guard newValue != parts.reader.honorsScale else { return }
      parts.reader.honorsScale = newValue
      for case let state? in parts.registry.order { parts.reader.read(state) }
      changed()
    }
  }
}
