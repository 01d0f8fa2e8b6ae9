// SPDX-License-Identifier: MIT

extension NSCollectionLayoutSection {
  /// Creates a list section. The rows are as tall as their cells request, and their estimated height is 44 points.
  ///
  /// Separators, rounded corners, accessories and swipe actions require cells of the class `UICollectionViewListCell`.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(UIKitTuning.rowHeight))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    let side = configuration.appearance == .insetGrouped ? UIKitTuning.groupedInset : 0
    let gap = configuration.isGrouped ? UIKitTuning.groupedGap : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: configuration.headerMode == .supplementary ? 0 : gap, leading: side,
      bottom: configuration.footerMode == .supplementary ? 0 : gap, trailing: side)
    if configuration.headerMode == .supplementary {
      let header = boundary(UICollectionView.elementKindSectionHeader, .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(boundary(UICollectionView.elementKindSectionFooter, .bottom))
    }
    return section
  }

  private static func boundary(
    _ kind: String, _ edge: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(UIKitTuning.plainHeaderHeight)),
      elementKind: kind, alignment: edge)
  }
}

extension UICollectionViewCompositionalLayout {
  /// Creates a layout in which every section is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      // As in tables, the first group has a larger margin at the top.
      if index == 0, configuration.isGrouped, configuration.headerMode != .supplementary {
        section.contentInsets.top = UIKitTuning.groupedFirstGap
      }
      return section
    }
  }
}
