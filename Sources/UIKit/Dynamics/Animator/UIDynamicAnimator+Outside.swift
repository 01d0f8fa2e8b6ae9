// SPDX-License-Identifier: MIT

/// The handling of changes that other code makes to an animator's items.
extension UIDynamicAnimator {
  /// Sprung addition: whether an external change of an item's center is adopted, as if `updateItem(usingCurrentState:)`
  /// had been called. Default: false, in which case the animator overwrites the change, and debug builds warn once.
  ///
  /// Changes are detected when the animator is about to write the item, so an item at rest stays where other code moved
  /// it. Anchored items, which are never written, are checked in each tick.
  public final var adoptExternalMoves: Bool {
    get { parts.reader.adoptsExternalMoves }
    set {
      parts.reader.adoptsExternalMoves = newValue
      guard newValue else { return }
      for case let state? in parts.registry.order { state.seenCenter = state.item.center }
    }
  }

  /// Sprung addition: whether the scale in an item's transform affects its collision size. Setting this property
  /// updates all items. Default: false, as on Apple's platforms, where only the bounds determine the size.
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
