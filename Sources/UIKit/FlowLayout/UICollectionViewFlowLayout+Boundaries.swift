// SPDX-License-Identifier: MIT

import SprungModels

extension UICollectionViewFlowLayout {
  /// The zIndex of pinned headers and footers, in front of the items that scroll beneath them.
  static let pinnedZIndex = 10

  /// Whether headers or footers can be pinned to the viewport.
  final var pinsSomething: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// Adds the headers and footers that intersect the given rectangle. All sections in the rectangle are checked,
  /// because pinned views may be far from their natural positions.
  final func appendBoundaries(in rect: CGRect, to found: inout [UICollectionViewLayoutAttributes]) {
    let attributesClass: AnyClass = type(of: self).layoutAttributesClass
    // Copy the model once. The property would be copied for each header and footer.
    let model = model
    for section in model.sections(in: rect) {
      for isHeader in [true, false] {
        guard let boundary = boundary(isHeader: isHeader, section: section, in: model, isPinned: true),
          FlowLayoutModel.touches(boundary.frame, rect)
        else { continue }
        let kind = isHeader ? ElementKindTable.header : ElementKindTable.footer
        let attributes = UICollectionViewLayoutAttributes.make(
          attributesClass, key: ElementKey(kind: kind, section: section, item: 0))
        attributes.frame = boundary.frame
        attributes.zIndex = boundary.zIndex
        found.append(attributes)
      }
    }
  }

  /// Returns the frame and zIndex of a header or footer, or nil if there is none. The frame is pinned if that is
  /// requested and enabled.
  final func boundary(
    isHeader: Bool, section: Int, in model: FlowLayoutModel, isPinned: Bool
  ) -> (frame: CGRect, zIndex: Int)? {
    let header = model.flowFrame(ofHeaderInSection: section)
    let footer = model.flowFrame(ofFooterInSection: section)
    guard var frame = isHeader ? header : footer else { return nil }
    let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    guard isPinned, pins, let collectionView else { return (model.rectangle(frame), 0) }
    let stretch = model.stretch(ofSection: section)
    let visible = visibleStretch(of: collectionView, in: model)
    if isHeader {
      let latest = (footer?.main ?? stretch.upperBound) - frame.extent.main
      frame.main = max(frame.main, min(visible.lower, latest))
    } else {
      let earliest = header.map { $0.main + $0.extent.main } ?? stretch.lowerBound
      frame.main = min(frame.main, max(visible.upper - frame.extent.main, earliest))
    }
    return (model.rectangle(frame), UICollectionViewFlowLayout.pinnedZIndex)
  }

  /// Returns the part of the scrolling axis that is not covered by content insets.
  private func visibleStretch(
    of collectionView: UICollectionView, in model: FlowLayoutModel
  ) -> (lower: Double, upper: Double) {
    let bounds = collectionView.bounds
    let inset = collectionView.adjustedContentInset
    let visible = CGRect(
      x: bounds.minX + inset.left, y: bounds.minY + inset.top,
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom))
    let stretch = model.mainStretch(of: visible)
    let pixel = 1 / model.environment.scale
    return (stretch.lower + pixel, stretch.upper - pixel)
  }
}
