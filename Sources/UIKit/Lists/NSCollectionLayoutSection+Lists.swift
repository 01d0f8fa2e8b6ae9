// SPDX-License-Identifier: MIT

extension NSCollectionLayoutSection {
  /// A section that is a list. Its rows are as tall as their cells want, 44 points until that is known.
  ///
  /// Lines, round corners, accessories and actions beside rows are for cells of the class `UICollectionViewListCell`.
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
  /// A layout all sections of which are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      // As in tables, there is a gap before the first group.
      if index == 0, configuration.isGrouped, configuration.headerMode != .supplementary {
        section.contentInsets.top = UIKitTuning.groupedFirstGap
      }
      return section
    }
  }
}
