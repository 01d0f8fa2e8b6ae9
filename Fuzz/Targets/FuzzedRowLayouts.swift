// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

/// Random layouts with self-sizing cells.
@MainActor enum FuzzedRowLayouts {
  static func make(_ reader: inout FuzzReader) -> UICollectionViewLayout {
    switch reader.int(in: 0..<5) {
    case 0:
      let flow = UICollectionViewFlowLayout()
      let guess = CGFloat(reader.int(in: 1..<160))
      flow.estimatedItemSize =
        reader.bool() ? CGSize(width: guess, height: guess) : UICollectionViewFlowLayout.automaticSize
      flow.minimumLineSpacing = CGFloat(reader.int(in: 0..<9))
      return flow
    case 1:
      let config = UICollectionLayoutListConfiguration(appearance: reader.bool() ? .plain : .insetGrouped)
      return UICollectionViewCompositionalLayout.list(using: config)
    default: return compositional(&reader)
    }
  }

  private static func compositional(_ reader: inout FuzzReader) -> UICollectionViewLayout {
    let guess = CGFloat(reader.int(in: 1..<200))
    let itemWidth = reader.int(in: 0..<3)
    let isNested = reader.bool()
    let hasHeader = reader.bool()
    let isOrthogonal = reader.isOneIn(4)
    let hasHandler = reader.bool()
    let spacing = CGFloat(reader.int(in: 0..<9))
    return UICollectionViewCompositionalLayout { _, environment in
      let width = environment.container.effectiveContentSize.width
      let columns = width > 350 ? 2 : 1
      let whole = NSCollectionLayoutSize(
        widthDimension: isOrthogonal ? .estimated(width / 2 + guess / 4) : .fractionalWidth(1),
        heightDimension: .estimated(guess))
      let size = NSCollectionLayoutSize(
        widthDimension: itemWidth == 0 && isOrthogonal ? .estimated(guess) : .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .estimated(guess))
      let item = NSCollectionLayoutItem(layoutSize: size)
      var group = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitem: item, count: columns)
      group.interItemSpacing = .fixed(spacing)
      if isNested {
        let single = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(guess)))
        group = NSCollectionLayoutGroup.vertical(layoutSize: whole, subitems: [single, group])
        group.interItemSpacing = .fixed(spacing)
      }
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = spacing
      if isOrthogonal { section.orthogonalScrollingBehavior = .continuous }
      if hasHeader {
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(guess)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
      }
      if hasHandler {
        section.visibleItemsInvalidationHandler = { items, offset, environment in
          for item in items { item.alpha = item.indexPath.item % 2 == 0 ? 0.5 : 1 }
        }
      }
      return section
    }
  }
}
