// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// The sections of the store front, each a compositional section; everything hangs on springs.
enum StoreLayout {
  /// The kind of the badge at a product.
  static let badgeKind = "badge"
  /// The kind of the background of the grid.
  static let backgroundKind = "background"
  /// The sections from top to bottom.
  static let titles = ["Featured", "New", "For you"]

  /// The layout of the whole front.
  static func make() -> SpringyCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    let layout = SpringyCompositionalLayout(
      sectionProvider: { index, environment in
        let section =
          index == 0 ? featured() : index == 1 ? row() : grid(width: environment.container.effectiveContentSize.width)
        section.boundarySupplementaryItems = [header()]
        return section
      }, configuration: configuration)
    layout.register(StoreBackground.self, forDecorationViewOfKind: backgroundKind)
    layout.springs.kindsThatFollowItems = [badgeKind]
    layout.springs.resistanceDivisor = 900
    return layout
  }

  private static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = 10
    return header
  }

  private static var whole: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  }

  private static func badge() -> NSCollectionLayoutSupplementaryItem {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(44), heightDimension: .absolute(20)),
      elementKind: badgeKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 4, y: -6)))
    badge.zIndex = 5
    return badge
  }

  /// Large pictures, one at a time.
  private static func featured() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.86), heightDimension: .absolute(170)),
      subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return section
  }

  /// Products side by side, each with a badge.
  private static func row() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(118), heightDimension: .absolute(150)),
      subitems: [NSCollectionLayoutItem(layoutSize: whole, supplementaryItems: [badge()])])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 0, trailing: 16)
    // Titles are as wide as the screen, and begin where those of the other sections do.
    section.supplementariesFollowContentInsets = false
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  /// Products in columns of 140 points or more, on a background.
  private static func grid(width: CGFloat) -> NSCollectionLayoutSection {
    let columns = max(2, Int((width - 32) / 150))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(164)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 12, trailing: 10)
    // Titles are as wide as the screen, and begin where those of the other sections do.
    section.supplementariesFollowContentInsets = false
    section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: backgroundKind)]
    return section
  }
}

/// The background of the grid.
public final class StoreBackground: UICollectionReusableView {
  /// Makes a background.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = GalleryColors.dynamic(
      UIColor(red: 0.9, green: 0.93, blue: 0.96, alpha: 1), dark: UIColor(red: 0.12, green: 0.14, blue: 0.18, alpha: 1))
  }

  /// Backgrounds are not archived.
  public required init?(coder: NSCoder) { nil }
}
