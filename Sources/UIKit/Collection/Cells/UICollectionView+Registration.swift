// SPDX-License-Identifier: MIT

/// The element for which a view is being made, and the views that were dequeued for it.
final class ElementCreation {
  let attributes: UICollectionViewLayoutAttributes
  /// The key by which the data source was asked; another one than that of the attributes while people move items.
  let askedKey: ElementKey
  /// The view that the element already has and keeps, when it is only configured again.
  let existing: UICollectionReusableView?
  var dequeued: [UICollectionReusableView] = []

  init(
    attributes: UICollectionViewLayoutAttributes, askedKey: ElementKey, existing: UICollectionReusableView? = nil
  ) {
    self.attributes = attributes
    self.askedKey = askedKey
    self.existing = existing
  }

  // Nothing happens at its end for which the main actor would have to be asked.
  nonisolated deinit {}
}

extension UICollectionView {
  final func registerClass(_ viewClass: AnyClass?, isCell: Bool, kind: Int32, _ identifier: String) {
    if let viewClass {
      let base: AnyClass = isCell ? UICollectionViewCell.self : UICollectionReusableView.self
      guard ClassFamily.isClass(viewClass, inFamilyOf: base) else {
        Diagnostics.report(
          "wrongViewClass",
          "The class registered for \(ElementKindTable.title(of: kind)) with the identifier '\(identifier)' must be "
            + "\(isCell ? "UICollectionViewCell" : "UICollectionReusableView") or a subclass; nothing was registered.")
        return
      }
    }
    registry.register(viewClass, kind: kind, identifier: identifier)
  }

  final func dequeue(_ key: ElementKey, _ identifier: String) -> UICollectionReusableView? {
    let current = creation?.askedKey == key ? creation : nil
    // Another identifier asks for another view, which `reconfigureItems(at:)` then refuses.
    if let existing = current?.existing, existing.reuseIdentifier == identifier { return existing }
    // A layout is not asked for an item that is gone.
    let isKnown = current != nil || !key.isCell || itemExists(key.indexPath)
    let attributes = current?.attributes ?? (isKnown ? collectionViewLayout.attributes(for: key) : nil)
    let frame = CGRect(origin: .zero, size: attributes?.size ?? .zero)
    guard let view = registry.dequeue(kind: key.kind, identifier: identifier, frame: frame) else {
      Diagnostics.report(
        "unregisteredIdentifier",
        "No class is registered for \(ElementKindTable.title(of: key.kind)) with the identifier '\(identifier)'; "
          + "registered are: \(registry.identifiers(ofKind: key.kind)). Call register before dequeuing; an empty view "
          + "is shown.")
      return nil
    }
    if let attributes {
      UIView.performWithoutAnimation {
        view.show(attributes)
        view.apply(attributes)
      }
    }
    if let cell = view as? UICollectionViewListCell { cell.takeLook(collectionViewLayout.listLook(of: key)) }
    current?.dequeued.append(view)
    return view
  }
}
