// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// The compositional sections of the store front, all on springs.
enum StoreLayout {
  /// The element kind of a product's badge.
  static let badgeKind = "badge"
  /// The element kind of the grid's background.
  static let backgroundKind = "background"
  /// The titles of the sections from top to bottom.
  static let titles = ["Featured", "New", "For you"]

  /// Creates the layout of the store front.
  static func make() -> SpringyCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    let layout = SpringyCompositionalLayout(
      sectionProvider: { index, environment in
        let traits = environment.traitCollection
        let section =
          index == 0
          ? featured(traits)
          : index == 1 ? row(traits) : grid(traits, width: environment.container.effectiveContentSize.width)
        section.boundarySupplementaryItems = [header(traits)]
        return section
      }, configuration: configuration)
    layout.register(StoreBackground.self, forDecorationViewOfKind: backgroundKind)
    layout.springs.kindsThatFollowItems = [badgeKind]
    layout.springs.resistanceDivisor = 900
    return layout
  }

  /// Returns the height of a product. The product's two lines of text are 46 points high at the default text size.
  private static func height(_ usual: CGFloat, _ traits: UITraitCollection) -> NSCollectionLayoutDimension {
    .absolute(usual - 46 + traits.scaled(46))
  }

  private static func header(_ traits: UITraitCollection) -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(traits.scaled(40))),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = 10
    return header
  }

  private static var whole: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  }

  private static func badge(_ traits: UITraitCollection) -> NSCollectionLayoutSupplementaryItem {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(traits.scaled(44)), heightDimension: .absolute(traits.scaled(20))),
      elementKind: badgeKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 4, y: -6)))
    badge.zIndex = 5
    return badge
  }

  /// Creates the section of large pictures, which page one at a time.
  private static func featured(_ traits: UITraitCollection) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.86), heightDimension: height(170, traits)),
      subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return section
  }

  /// Creates the section of products side by side, each with a badge.
  private static func row(_ traits: UITraitCollection) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(traits.scaled(118)), heightDimension: height(150, traits)),
      subitems: [NSCollectionLayoutItem(layoutSize: whole, supplementaryItems: [badge(traits)])])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 0, trailing: 16)
    // Titles span the width of the screen and align with the titles of the other sections.
    section.supplementariesFollowContentInsets = false
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  /// Creates the section of products in columns of at least 140 points, on a background.
  private static func grid(_ traits: UITraitCollection, width: CGFloat) -> NSCollectionLayoutSection {
    let columns = max(width > traits.scaled(230) ? 2 : 1, Int((width - 32) / traits.scaled(150)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height(164, traits)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 12, trailing: 10)
    // Titles span the width of the screen and align with the titles of the other sections.
    section.supplementariesFollowContentInsets = false
    section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: backgroundKind)]
    return section
  }
}

/// The background of the grid.
public final class StoreBackground: UICollectionReusableView {
  /// Creates a background.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = GalleryColors.dynamic(
      UIColor(red: 0.9, green: 0.93, blue: 0.96, alpha: 1), dark: UIColor(red: 0.12, green: 0.14, blue: 0.18, alpha: 1))
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }
}
