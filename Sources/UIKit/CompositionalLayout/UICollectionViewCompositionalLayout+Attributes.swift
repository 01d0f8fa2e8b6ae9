// SPDX-License-Identifier: MIT

extension UICollectionViewCompositionalLayout {
  /// The rectangle to which headers and footers are pinned: the viewport inside the content insets.
  final var pinningRectangle: CGRect {
    guard let collectionView else { return .zero }
    let bounds = collectionView.bounds
    let inset = collectionView.adjustedContentInset
    return CGRect(
      x: bounds.minX + inset.left, y: bounds.minY + inset.top, width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom))
  }

  final func makeAttributes(_ placement: CompositionalModel.Placement) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes.make(type(of: self).layoutAttributesClass, key: placement.key)
    attributes.frame = placement.frame
    attributes.zIndex = placement.zIndex
    return attributes
  }

  /// Returns the attributes of all elements that intersect a rectangle, including the changes made by section handlers.
  final func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    model.forEachPlacement(in: rect, visible: pinningRectangle) { found.append(makeAttributes($0)) }
    guard hasHandlers else { return found }
    if let collectionView, rect == collectionView.bounds { callHandlers(found, collectionView) }
    for attributes in found { changes.apply(to: attributes) }
    return found
  }

  private var hasHandlers: Bool {
    for section in sections where section?.visibleItemsInvalidationHandler != nil { return true }
    return false
  }

  /// Calls the handlers with the visible items of their sections, once for each content offset.
  private func callHandlers(_ found: [UICollectionViewLayoutAttributes], _ view: UICollectionView) {
    guard let environment, !changes.isCalling else { return }
    changes.isCalling = true
    defer { changes.isCalling = false }
    for index in model.sections(in: model.unmirrored(view.bounds)) {
      guard let handler = sections[index]?.visibleItemsInvalidationHandler else { continue }
      let isOrthogonal = model.sections[index].geometry.isOrthogonal
      let offset = isOrthogonal ? model.scrollViewOffset(ofSection: index) : view.contentOffset
      let state = VisibleItemChanges.State(offset: offset, bounds: view.bounds, generation: generation)
      guard changes.begin(section: index, state) else { continue }
      var items: [any NSCollectionLayoutVisibleItem] = []
      for attributes in found where attributes.key.section == index && !isOuter(attributes.key) {
        let copy = attributes.duplicate()
        changes.add(copy)
        items.append(LayoutVisibleItem(copy))
      }
      handler(items, offset, environment)
    }
  }

  /// Returns whether a key belongs to a boundary item of the entire layout.
  private func isOuter(_ key: ElementKey) -> Bool {
    key.section == 0 && model.outerBoundaries.contains { $0.boundary.view.kind == key.kind && $0.item == key.item }
  }
}
