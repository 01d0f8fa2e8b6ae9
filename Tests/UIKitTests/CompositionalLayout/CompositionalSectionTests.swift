// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the backgrounds, insets and pinned views of sections, and scrolling to items of unknown size.
@Suite(.oneApplication)
@MainActor
struct CompositionalSectionTests {
  @Test("Backgrounds are numbered per kind")
  func decorations() {
    let section = CompositionalLayoutTests.grid(1)
    section.decorationItems = ["a", "b", "a"].enumerated().map { index, kind in
      let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
      item.contentInsets.top = CGFloat(index)
      return item
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    for kind in ["a", "b"] { layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind) }
    let bench = CollectionBench(LetterSource(count: 3), layout: layout)
    bench.layOut()
    func top(_ kind: String, _ item: Int) -> CGFloat? {
      layout.layoutAttributesForDecorationView(ofKind: kind, at: IndexPath(item: item, section: 0))?.frame.minY
    }
    #expect([top("a", 0), top("b", 0), top("a", 1), top("b", 1)] == [0, 1, 2, nil])
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex == 0)
    #expect(bench.view.validate() == [])
  }

  @Test("A copy of a section preserves that its headers ignore the insets")
  func copy() {
    let section = CompositionalLayoutTests.grid(1)
    section.supplementariesFollowContentInsets = false
    section.contentInsetsReference = .layoutMargins
    section.supplementaryContentInsetsReference = .readableContent
    section.contentInsets.leading = 7
    let copy = section.copy() as? NSCollectionLayoutSection
    #expect(copy?.supplementariesFollowContentInsets == false && copy?.contentInsets.leading == 7)
    #expect(
      copy?.contentInsetsReference == .layoutMargins && copy?.supplementaryContentInsetsReference == .readableContent)
  }

  @Test(
    "A section's own reference for insets takes precedence over that of the configuration",
    arguments: [
      (UIContentInsetsReference.automatic, UIContentInsetsReference.none, 0.0),
      (UIContentInsetsReference.none, .safeArea, 0), (.automatic, .safeArea, 30), (.safeArea, .none, 30),
    ])
  func insetsReference(own: UIContentInsetsReference, main: UIContentInsetsReference, expected: Double) throws {
    let stage = FingerStage(size: CGSize(width: 320, height: 480))
    let root = UIViewController()
    stage.window.rootViewController = root
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    let section = CompositionalLayoutTests.grid(1)
    section.contentInsetsReference = own
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = main
    let view = UICollectionView(
      frame: root.view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    view.contentInsetAdjustmentBehavior = .never
    view.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    let source = LetterSource(count: 3)
    view.dataSource = source
    root.view.addSubview(view)
    stage.tick()
    let frame = try #require(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))).frame
    #expect(frame == CGRect(x: expected, y: 0, width: 320 - expected, height: 50))
  }

  @Test("In a sideways layout, a pinned view before all sections stays on the left, one after them on the right")
  func pinnedSideways() {
    let edges = [(NSRectAlignment.leading, "leading"), (.trailing, "trailing")].map { alignment, kind in
      let edge = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(40), .fractionalHeight(1)), elementKind: kind, alignment: alignment)
      edge.pinToVisibleBounds = true
      return edge
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.boundarySupplementaryItems = edges
    let item = NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item]))
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let bench = CollectionBench(LetterSource(count: 20), layout: layout)
    for kind in ["leading", "trailing"] {
      bench.view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    bench.layOut()
    func left(_ kind: String) -> CGFloat? {
      bench.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: 0))?.frame.minX
    }
    #expect(bench.view.contentSize.width == 2080)
    #expect(left("leading") == 0 && left("trailing") == 280)
    bench.view.contentOffset.x = 500
    bench.layOut()
    #expect(left("leading") == 500 && left("trailing") == 780)
    bench.view.contentOffset.x = 1760
    bench.layOut()
    #expect(left("leading") == 1760 && left("trailing") == 2040)
    #expect(bench.view.validate() == [])
  }

  @Test("A header without a width of its own has width 0 in a section narrower than its insets")
  func emptyHeader() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let item = NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item]))
    section.boundarySupplementaryItems = [CompositionalLayoutTests.header()]
    let bench = CollectionBench(
      LetterSource([[]]),
      layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    bench.layOut()
    let header = bench.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 0, height: 30))
  }

  private final class Tall: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 90
      return layoutAttributes
    }
  }

  @Test(
    "Scrolling to a cell of unknown height ends at the cell, at the top and at the bottom", arguments: [true, false])
  func scrollToUnknown(top: Bool) throws {
    let estimated = size(.fractionalWidth(1), .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: estimated, subitems: [NSCollectionLayoutItem(layoutSize: estimated)]))
    let bench = CollectionBench(LetterSource(count: 200), layout: UICollectionViewCompositionalLayout(section: section))
    bench.view.register(Tall.self, forCellWithReuseIdentifier: "letter")
    bench.layOut()
    bench.view.scrollToItem(at: IndexPath(item: 100, section: 0), at: top ? .top : .bottom, animated: false)
    for _ in 0..<3 { bench.tick() }
    let frame = try #require(bench.view.layoutAttributesForItem(at: IndexPath(item: 100, section: 0))).frame
    #expect(frame.height == 90)
    #expect(bench.view.contentOffset.y == (top ? frame.minY : frame.maxY - 480))
    #expect(bench.view.validate() == [])
  }
}
