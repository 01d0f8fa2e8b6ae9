// SPDX-License-Identifier: MIT

/// The element for which a view is being made, and the views that were dequeued for it.
final class ElementCreation {
  let attributes: UICollectionViewLayoutAttributes
  /// The view that the element already has and keeps, when it is only configured again.
  let existing: UICollectionReusableView?
  var dequeued: [UICollectionReusableView] = []

  init(attributes: UICollectionViewLayoutAttributes, existing: UICollectionReusableView? = nil) {
    self.attributes = attributes
    self.existing = existing
  }
}

extension UICollectionView {
  /// Sets the class of the cells with an identifier; nil removes the registration. The class needs `init(frame:)`.
  public final func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerClass(cellClass, isCell: true, kind: ElementKindTable.cell, identifier)
  }

  /// Sets the class of the supplementary views of a kind with an identifier; nil removes the registration.
  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    registerClass(
      viewClass, isCell: false, kind: ElementKindTable.number(of: .supplementaryView, elementKind), identifier)
  }

  private func registerClass(_ viewClass: AnyClass?, isCell: Bool, kind: Int32, _ identifier: String) {
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

  /// A cell for an item: one that waits to be used again, or a new one. To be called in `cellForItemAt`.
  ///
  /// The layout attributes of the item are already applied to it. An identifier that was not registered is a fault; an
  /// empty cell is returned.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let key = ElementKey(kind: ElementKindTable.cell, indexPath: indexPath)
    return (dequeue(key, identifier) as? UICollectionViewCell) ?? UICollectionViewCell(frame: .zero)
  }

  /// A supplementary view: one that waits to be used again, or a new one. To be called by the data source.
  ///
  /// An identifier that was not registered for this kind is a fault; an empty view is returned.
  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let kind = ElementKindTable.number(of: .supplementaryView, elementKind)
    return dequeue(ElementKey(kind: kind, indexPath: indexPath), identifier)
      ?? UICollectionReusableView(frame: .zero)
  }

  private func dequeue(_ key: ElementKey, _ identifier: String) -> UICollectionReusableView? {
    let current = creation?.attributes.key == key ? creation : nil
    if let existing = current?.existing { return existing }
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
    current?.dequeued.append(view)
    return view
  }
}
