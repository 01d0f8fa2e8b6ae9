// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

/// A compositional layout that counts its preparations.
final class FuzzedSizeLayout: UICollectionViewCompositionalLayout {
  private(set) var prepared = 0

  override func prepare() {
    super.prepare()
    prepared += 1
  }
}

/// Random compositional layouts with estimated sizes: items, nested groups, headers and orthogonal sections.
@MainActor enum FuzzedSizeLayouts {
  static let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"]

  static func make(_ reader: inout FuzzReader, _ source: FuzzedSizeSource) -> FuzzedSizeLayout {
    var makers: [(CGFloat) -> NSCollectionLayoutSection] = []
    for _ in source.sections { makers.append(section(&reader, source)) }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = reader.isOneIn(6) ? .horizontal : .vertical
    configuration.interSectionSpacing = CGFloat(reader.int(in: 0..<5)) * 2.5
    if reader.isOneIn(5) {
      configuration.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .estimated(CGFloat(reader.int(in: 1..<120)))), elementKind: kinds[1],
          alignment: .bottom)
      ]
    }
    return FuzzedSizeLayout(
      sectionProvider: { index, environment in makers[index](environment.container.effectiveContentSize.width) },
      configuration: configuration)
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private static func dimension(
    _ reader: inout FuzzReader, _ fraction: (CGFloat) -> NSCollectionLayoutDimension
  ) -> NSCollectionLayoutDimension {
    switch reader.int(in: 0..<7) {
    case 0: return .absolute(CGFloat(reader.int(in: 1..<140)) + 0.4)
    case 1: return fraction(CGFloat(reader.int(in: 1..<5)) / 4)
    case 2: return fraction(1)
    default: return .estimated(CGFloat(reader.int(in: 1..<180)))
    }
  }

  private static func item(_ reader: inout FuzzReader) -> NSCollectionLayoutItem {
    let width = dimension(&reader) { .fractionalWidth($0) }
    let isSquare = reader.isOneIn(4)
    let height = dimension(&reader) { isSquare ? .fractionalWidth($0) : .fractionalHeight($0) }
    var badges: [NSCollectionLayoutSupplementaryItem] = []
    if reader.isOneIn(6) {
      badges.append(
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(.estimated(30), .estimated(20)), elementKind: kinds[2],
          containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])))
    }
    let item = NSCollectionLayoutItem(layoutSize: size(width, height), supplementaryItems: badges)
    if reader.isOneIn(4) {
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 1.5, bottom: 3, trailing: 4)
    }
    if reader.isOneIn(5) {
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .fixed(2), top: .flexible(1), trailing: .flexible(0), bottom: .fixed(3))
    }
    return item
  }

  private static func group(_ reader: inout FuzzReader, depth: Int) -> NSCollectionLayoutGroup {
    let width =
      reader.bool() ? NSCollectionLayoutDimension.fractionalWidth(1) : dimension(&reader) { .fractionalWidth($0) }
    let height = NSCollectionLayoutDimension.estimated(CGFloat(reader.int(in: 1..<200)))
    var children: [NSCollectionLayoutItem] = []
    for _ in 0..<reader.int(in: 1..<4) {
      children.append(depth > 0 && reader.isOneIn(3) ? group(&reader, depth: depth - 1) : item(&reader))
    }
    let isAcross = reader.bool()
    let group: NSCollectionLayoutGroup
    if reader.isOneIn(3) {
      let count = reader.int(in: 1..<4)
      group =
        isAcross
        ? .horizontal(layoutSize: size(width, height), subitem: children[0], count: count)
        : .vertical(layoutSize: size(width, height), subitem: children[0], count: count)
    } else {
      group =
        isAcross
        ? .horizontal(layoutSize: size(width, height), subitems: children)
        : .vertical(layoutSize: size(width, height), subitems: children)
    }
    if reader.bool() {
      let spacing = CGFloat(reader.int(in: 0..<9))
      group.interItemSpacing = reader.bool() ? .fixed(spacing) : .flexible(spacing)
    }
    return group
  }

  private static func section(
    _ reader: inout FuzzReader, _ source: FuzzedSizeSource
  ) -> (CGFloat) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group(&reader, depth: 2))
    section.interGroupSpacing = CGFloat(reader.int(in: 0..<5)) * 1.5
    if reader.isOneIn(3) {
      section.orthogonalScrollingBehavior =
        UICollectionLayoutSectionOrthogonalScrollingBehavior(rawValue: reader.int(in: 1..<6)) ?? .continuous
    }
    if reader.isOneIn(3) {
      section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 10.5, bottom: 7, trailing: 12)
    }
    section.boundarySupplementaryItems = boundaries(&reader)
    if reader.isOneIn(3) {
      let opacity = CGFloat(reader.int(in: 1..<5)) / 4
      section.visibleItemsInvalidationHandler = { [weak source] items, offset, environment in
        source?.moments.happens(.handler)
        for item in items where item.representedElementCategory == .cell {
          let away = item.frame.midY - offset.y - environment.container.contentSize.height / 2
          item.alpha = abs(away) > 100 ? opacity : 1
          item.transform = CGAffineTransform(scaleX: 1 - abs(away) / 5000, y: 1)
        }
      }
    }
    return { _ in section }
  }

  private static func boundaries(_ reader: inout FuzzReader) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    guard reader.bool() else { return [] }
    return (0..<reader.int(in: 1..<3)).map { number in
      let width = reader.bool() ? NSCollectionLayoutDimension.fractionalWidth(1) : .estimated(60)
      let alignment: NSRectAlignment = number == 0 ? (reader.isOneIn(5) ? .leading : .top) : .bottom
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(width, .estimated(CGFloat(reader.int(in: 1..<150)))), elementKind: kinds[number],
        alignment: alignment)
      item.pinToVisibleBounds = reader.bool()
      item.extendsBoundary = !reader.isOneIn(5)
      return item
    }
  }
}
