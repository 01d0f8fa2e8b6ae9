// SPDX-License-Identifier: MIT

import UIKit

/// The layouts of the gallery, which differ in the number of grid columns.
enum GalleryLayout {
  /// The approximate side lengths of the grid's photos in points, in ascending order.
  static let sides: [CGFloat] = [56, 80, 130, 195]

  /// Returns the number of columns for a side length and the width of the grid.
  static func columns(side: CGFloat, width: CGFloat) -> Int { max(2, Int((width / side).rounded())) }

  /// Creates a layout with a paging strip above a grid of squares of approximately the given side length.
  static func make(side: CGFloat) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let width = environment.container.effectiveContentSize.width
      let section = index == 0 ? strip(width: width) : grid(columns: columns(side: side, width: width))
      let header = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(52))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: header, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
  }

  private static func strip(width: CGFloat) -> NSCollectionLayoutSection {
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(min(width * 0.85, 420)), heightDimension: .absolute(200))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    // A phone has centered pages. Wider screens show several photos, aligned with the leading edge.
    section.orthogonalScrollingBehavior = width < 600 ? .groupPagingCentered : .continuousGroupLeadingBoundary
    section.interGroupSpacing = 12
    if width >= 600 { section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16) }
    return section
  }

  private static func grid(columns: Int) -> NSCollectionLayoutSection {
    let side = NSCollectionLayoutDimension.fractionalWidth(1 / CGFloat(columns))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: side, heightDimension: .fractionalHeight(1)))
    // In contrast to spacing, insets keep the items square.
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: side),
      repeatingSubitem: item, count: columns)
    return NSCollectionLayoutSection(group: group)
  }
}
