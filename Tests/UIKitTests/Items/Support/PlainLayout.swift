// SPDX-License-Identifier: MIT

import SprungModels

@testable import UIKit

/// One column of items as wide as the viewport, below a header in each section if `headerHeight` is not 0.
final class PlainLayout: UICollectionViewLayout {
  var itemHeight: CGFloat = 50
  var headerHeight: CGFloat = 0
  /// Preferred heights reported by cells.
  var learned: [ElementKey: CGFloat] = [:]
  /// Additional attributes to return, which may be invalid.
  var extra: [UICollectionViewLayoutAttributes] = []
  /// The zIndex of some items.
  var levels: [IndexPath: Int] = [:]
  /// The content size to return instead of the actual content size.
  var answeredSize: CGSize?
  /// Whether visible content stays in place while sizes become known.
  var holds = false
  var whileAsked: () -> Void = {}
  private(set) var prepared = 0
  private(set) var asked: [CGRect] = []
  /// The update items that the layout received, and the elements whose initial and final attributes were queried.
  private(set) var announced: [String] = []
  private(set) var starts: [IndexPath] = []
  private(set) var ends: [IndexPath] = []
  private(set) var placed: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  override func prepare() {
    prepared += 1
    placed = []
    height = 0
    for (section, count) in (engine?.counts.sections ?? []).enumerated() {
      if headerHeight > 0 {
        place(
          UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: ElementKindTable.headerName, with: itemPath(0, section)), headerHeight)
      }
      for item in 0..<count {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: itemPath(item, section))
        attributes.zIndex = levels[attributes.indexPath] ?? 0
        place(attributes, learned[attributes.key] ?? itemHeight)
      }
    }
  }

  private func place(_ attributes: UICollectionViewLayoutAttributes, _ extent: CGFloat) {
    attributes.frame = CGRect(x: 0, y: height, width: client?.bounds.width ?? 0, height: extent)
    height += extent
    placed.append(attributes)
  }

  override var collectionViewContentSize: CGSize {
    answeredSize ?? CGSize(width: client?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    asked.append(rect)
    whileAsked()
    return placed.filter { $0.frame.intersects(rect) } + extra
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.key.isCell && $0.indexPath == indexPath }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first { !$0.key.isCell && $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != client?.bounds.size
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferredAttributes.size.height != originalAttributes.size.height else { return false }
    learned[originalAttributes.key] = preferredAttributes.size.height
    return true
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    announced += updateItems.map(\.description)
  }

  override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    starts.append(path)
    return super.initialLayoutAttributesForAppearingItem(at: path)
  }

  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    ends.append(path)
    return super.finalLayoutAttributesForDisappearingItem(at: path)
  }

  override var keepsFramesWhileFitting: Bool { holds }

  override func leadingEdge(of key: ElementKey) -> (axis: ScrollAxis, position: CGFloat)? {
    placed.first { $0.key == key }.map { (.vertical, $0.frame.minY) }
  }
}
