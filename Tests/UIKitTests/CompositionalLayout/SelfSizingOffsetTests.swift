// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A cell that always prefers the same size.
private final class WantingCell: UICollectionViewCell {
  static var wanted = CGSize.zero
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = WantingCell.wanted
    return layoutAttributes
  }
}

private final class Counts: NSObject, UICollectionViewDataSource {
  let counts: [Int]
  init(_ counts: [Int]) {
    self.counts = counts
    super.init()
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: path)
  }
}

/// Tests that visible elements do not move if an element before them is larger or smaller than estimated. The content
/// offset changes by the difference instead.
@Suite(.oneApplication)
@MainActor
struct SelfSizingOffsetTests {
  private let window: UIWindow

  init() {
    UIApplication.shared.reset()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
  }

  private func show(_ source: Counts, _ layout: UICollectionViewCompositionalLayout, mirrored: Bool = false)
    -> UICollectionView
  {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    if mirrored { view.semanticContentAttribute = .forceRightToLeft }
    view.register(WantingCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      HighHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge")
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private func section(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    let size = size(width, height)
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
  }

  @Test("A cell with its last 10 points visible is larger or smaller than estimated", arguments: [100.0, 20])
  func cell(height: Double) {
    WantingCell.wanted = CGSize(width: 320, height: height)
    let source = Counts([200])
    let view = show(
      source, UICollectionViewCompositionalLayout(section: section(.fractionalWidth(1), .estimated(44))))
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 320, height: height))
    #expect(view.contentOffset == .zero)
    let estimated = frame(view, 100)
    #expect(estimated.height == 44)
    view.contentOffset.y = estimated.maxY - 10
    window.layoutIfNeeded()
    let told = frame(view, 100)
    #expect(told.minY == estimated.minY && told.height == CGFloat(height))
    #expect(view.contentOffset.y == estimated.maxY - 10 + CGFloat(height) - 44)
    #expect(frame(view, 101).minY == told.maxY && frame(view, 101).height == CGFloat(height))
    #expect(view.cellForItem(at: IndexPath(item: 101, section: 0))?.frame == frame(view, 101))
    #expect(view.validate() == [])
  }

  @Test("The same holds sideways, also in right-to-left layouts", arguments: [100.0, 20], [false, true])
  func sideways(width: Double, mirrored: Bool) {
    WantingCell.wanted = CGSize(width: width, height: 480)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let size = size(.estimated(44), .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let source = Counts([200])
    let view = show(
      source, UICollectionViewCompositionalLayout(section: section, configuration: configuration), mirrored: mirrored)
    let estimated = frame(view, 100)
    #expect(estimated.width == 44)
    // The last 10 points of the cell are visible, on the left or, in a right-to-left layout, on the right.
    view.contentOffset.x = mirrored ? estimated.minX + 10 - 320 : estimated.maxX - 10
    window.layoutIfNeeded()
    let told = frame(view, 100)
    #expect(told.width == CGFloat(width))
    let next = frame(view, 101)
    #expect(next.width == CGFloat(width))
    if mirrored {
      #expect(told.minX - view.contentOffset.x == 310 && next.maxX == told.minX)
    } else {
      #expect(told.maxX - view.contentOffset.x == 10 && next.minX == told.maxX)
      #expect(view.contentOffset.x == estimated.maxX - 10 + CGFloat(width) - 44)
    }
    #expect(view.validate() == [])
  }

  @Test("A header with its last 5 points visible")
  func header() throws {
    WantingCell.wanted = CGSize(width: 320, height: 44)
    let list = section(.fractionalWidth(1), .estimated(44))
    list.boundarySupplementaryItems = [CompositionalLayoutTests.header(.estimated(20))]
    let source = Counts([20, 20, 20])
    let view = show(source, UICollectionViewCompositionalLayout(section: list))
    let kind = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 1)
    let estimated = try #require(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)).frame
    #expect(estimated.height == 20)
    view.contentOffset.y = estimated.maxY - 5
    window.layoutIfNeeded()
    let told = try #require(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)).frame
    #expect(told.height == 77 && told.minY == estimated.minY)
    #expect(view.contentOffset.y == told.maxY - 5)
    #expect(frame(view, 0, 1).minY == told.maxY)
    #expect(view.validate() == [])
  }

  @Test("A sideways scrolling section with its last 10 points visible")
  func across() {
    WantingCell.wanted = CGSize(width: 100, height: 90)
    let source = Counts([30, 3, 30])
    let layout = UICollectionViewCompositionalLayout { section, _ in
      guard section == 1 else { return self.section(.fractionalWidth(1), .absolute(44)) }
      let strip = self.section(.absolute(100), .estimated(44))
      strip.orthogonalScrollingBehavior = .continuous
      return strip
    }
    let view = show(source, layout)
    #expect(frame(view, 0, 1) == CGRect(x: 0, y: 1320, width: 100, height: 44))
    view.contentOffset.y = 1354
    window.layoutIfNeeded()
    #expect(frame(view, 0, 1) == CGRect(x: 0, y: 1320, width: 100, height: 90))
    #expect(view.contentOffset.y == 1400 && frame(view, 0, 2).minY == 1410)
    #expect(view.validate() == [])
  }

  @Test("Cells that begin in the viewport grow downward and move nothing above them")
  func inside() {
    WantingCell.wanted = CGSize(width: 320, height: 100)
    let source = Counts([200])
    let view = show(
      source, UICollectionViewCompositionalLayout(section: section(.fractionalWidth(1), .estimated(44))))
    let estimated = frame(view, 100)
    view.contentOffset.y = estimated.minY
    window.layoutIfNeeded()
    #expect(view.contentOffset.y == estimated.minY && frame(view, 100).minY == estimated.minY)
    #expect(frame(view, 101).minY == estimated.minY + 100)
  }
}
