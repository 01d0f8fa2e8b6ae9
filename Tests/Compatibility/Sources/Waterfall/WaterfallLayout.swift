// SPDX-License-Identifier: MIT

import UIKit

protocol WaterfallLayoutDelegate: AnyObject {
  @MainActor
  func waterfallLayout(_ layout: WaterfallLayout, heightForItemAt indexPath: IndexPath, width: CGFloat) -> CGFloat
}

// Columns of photos below a header for each section. Each photo is added to the shortest column.
class WaterfallLayout: UICollectionViewLayout {
  weak var delegate: WaterfallLayoutDelegate?

  var columns = 2 {
    didSet { if columns != oldValue { invalidateLayout() } }
  }
  var headerHeight: CGFloat = 50 {
    didSet { invalidateLayout() }
  }

  private struct Section {
    var header: UICollectionViewLayoutAttributes
    var items: [UICollectionViewLayoutAttributes] = []
  }

  private let padding: CGFloat = 6
  private var sections: [Section] = []
  private var bottom: CGFloat = 0

  private var width: CGFloat {
    guard let view = collectionView else { return 0 }
    return view.bounds.inset(by: view.contentInset).width
  }

  override var collectionViewContentSize: CGSize { return CGSize(width: width, height: bottom) }

  override func prepare() {
    super.prepare()
    guard sections.isEmpty, let view = collectionView else { return }
    let columnWidth = width / CGFloat(columns)
    bottom = 0
    for section in 0..<view.numberOfSections {
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: [section, 0])
      header.frame = CGRect(x: 0, y: bottom, width: width, height: headerHeight)
      var result = Section(header: header)
      var ends = Array(repeating: header.frame.maxY, count: columns)
      for item in 0..<view.numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        guard let (column, end) = ends.enumerated().min(by: { $0.element < $1.element }) else { continue }
        let inner = columnWidth - 2 * padding
        let height = delegate?.waterfallLayout(self, heightForItemAt: indexPath, width: inner) ?? inner
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
          x: CGFloat(column) * columnWidth + padding, y: end + padding, width: inner, height: height)
        ends[column] = attributes.frame.maxY + padding
        result.items.append(attributes)
      }
      bottom = ends.max()!
      sections.append(result)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return sections.flatMap { [$0.header] + $0.items }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return sections[indexPath.section].items[indexPath.item]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return sections[indexPath.section].header
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    sections = []
  }
}
