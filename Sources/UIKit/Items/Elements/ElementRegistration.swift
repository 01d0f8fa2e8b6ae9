// SPDX-License-Identifier: MIT

/// The element for which a view is being created, and the views that were dequeued for it.
final class ElementCreation {
  let attributes: UICollectionViewLayoutAttributes
  /// The key with which the data source is queried. It differs from the key of the attributes while the user moves
  /// items.
  let askedKey: ElementKey
  /// The existing view of the element if the element is being reconfigured, otherwise nil.
  let existing: (any ItemView)?
  @exclusivity(unchecked) var dequeued: [any ItemView] = []

  init(
    attributes: UICollectionViewLayoutAttributes, askedKey: ElementKey, existing: (any ItemView)? = nil
  ) {
    self.attributes = attributes
    self.askedKey = askedKey
    self.existing = existing
  }

  /// Returns whether a view was dequeued for the element.
  func hasDequeued(_ view: any ItemView) -> Bool {
    for other in dequeued where other === view { return true }
    return false
  }

  // This deinitializer is nonisolated, because deinitialization does not require the main actor.
  nonisolated deinit {}
}

/// Dequeues views for elements.
final class ElementRegistration: EnginePart {
  func dequeue(_ key: ElementKey, _ identifier: String) -> (any ItemView)? {
    let current = engine.display.creation?.askedKey == key ? engine.display.creation : nil
    // If the identifier differs, a different view is returned, which `reconfigureItems(at:)` rejects.
    if let existing = current?.existing, existing.record.reuseIdentifier == identifier { return existing }
    // The layout is not queried for an item that no longer exists.
    let isKnown = current != nil || !key.isCell || engine.queries.itemExists(key.indexPath)
    let attributes = current?.attributes ?? (isKnown ? engine.currentLayout.attributes(for: key) : nil)
    let frame = CGRect(origin: .zero, size: attributes?.size ?? .zero)
    guard let view = engine.registry.dequeue(kind: key.kind, identifier: identifier, frame: frame) else {
      Diagnostics.report(
        "unregisteredIdentifier",
        "No class is registered for \(ElementKindTable.title(of: key.kind)) with the identifier '\(identifier)'. "
          + "Registered identifiers: \(engine.registry.identifiers(ofKind: key.kind)). Call register before dequeuing. An "
          + "empty view is displayed.")
      return nil
    }
    if let attributes {
      UIView.performWithoutAnimation {
        ItemViewBehavior.show(attributes, in: view)
        view.apply(attributes)
      }
    }
    engine.lists.prepare(view, key)
    current?.dequeued.append(view)
    return view
  }
}
