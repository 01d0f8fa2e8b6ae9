// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests that scrolling queries a flow layout only for new content, with the same result as a complete query.
@Suite(.oneApplication)
@MainActor
struct KeptAnswerTests {
  private let known = KeptAnswer(rect: CGRect(x: 0, y: 100, width: 320, height: 480))

  @Test(
    "The unknown area is the strip that became visible, plus the border",
    arguments: [
      (CGRect(x: 0, y: 100, width: 320, height: 480), CGRect(x: 0, y: 100, width: 320, height: 1)),
      (CGRect(x: 0, y: 130, width: 320, height: 480), CGRect(x: 0, y: 579, width: 320, height: 31)),
      (CGRect(x: 0, y: 70, width: 320, height: 480), CGRect(x: 0, y: 70, width: 320, height: 31)),
      (CGRect(x: 12, y: 100, width: 320, height: 480), CGRect(x: 319, y: 100, width: 13, height: 480)),
      (CGRect(x: -12, y: 100, width: 320, height: 480), CGRect(x: -12, y: 100, width: 13, height: 480)),
    ])
  func strip(rect: CGRect, unknown: CGRect) {
    #expect(known.unknownPart(of: rect) == unknown)
  }

  @Test(
    "After a leap, a size change, or a move on both axes everything is queried",
    arguments: [
      CGRect(x: 0, y: 580, width: 320, height: 480), CGRect(x: 0, y: -400, width: 320, height: 480),
      CGRect(x: 1, y: 101, width: 320, height: 480), CGRect(x: 0, y: 100, width: 320, height: 481),
    ])
  func everything(rect: CGRect) {
    #expect(known.unknownPart(of: rect) == nil)
  }

  @Test("Preparing the layout, or adding or removing an element, discards the known attributes")
  func outdated() {
    let bench = CollectionBench.grid()
    bench.tick()
    #expect(bench.view.engine.visible.answer != nil)
    bench.view.collectionViewLayout.invalidateLayout()
    bench.view.engine.passes.prepareLayout()
    #expect(bench.view.engine.visible.answer == nil)
    bench.tick()
    #expect(bench.view.engine.visible.answer != nil)
    _ = bench.view.engine.visible.removeAll()
    #expect(bench.view.engine.visible.answer == nil)
  }

  private final class CountingLayout: UICollectionViewFlowLayout {}

  @Test("Only UICollectionViewFlowLayout itself caches its attributes, because a subclass can return others")
  func keepers() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.keepsAttributes && !CountingLayout().keepsAttributes)
    layout.sectionHeadersPinToVisibleBounds = true
    #expect(!layout.keepsAttributes)
    layout.sectionHeadersPinToVisibleBounds = false
    layout.estimatedItemSize = CGSize(width: 10, height: 10)
    #expect(!layout.keepsAttributes)
  }

  /// Returns item sizes, many of which are fractional and some of which are zero.
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      let number = (indexPath.item &* 7 &+ indexPath.section &* 13) % 11
      return CGSize(width: 20 + CGFloat(number) * 9.3, height: number == 4 ? 0 : 15 + CGFloat(number) * 5.7)
    }
  }

  @Test("After random scrolling, changes and rotations, the view matches the layout", arguments: 1...12)
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = seed % 3 == 0 ? .horizontal : .vertical
    layout.headerReferenceSize = seed % 2 == 0 ? CGSize(width: 30, height: 30) : .zero
    layout.itemSize = CGSize(width: 44, height: 37.3)
    layout.minimumLineSpacing = seed % 4 == 0 ? -6 : 7
    let delegate = seed % 2 == 0 ? Sizes() : nil
    let source = LetterSource((0..<5).map { section in (0..<60).map { "\(section)-\($0)" } })
    let bench = CollectionBench(source, layout: layout, delegate: delegate)
    bench.tick()
    for step in 0..<160 {
      let view = bench.view
      let isVertical = layout.scrollDirection == .vertical
      switch Int.random(in: 0..<16, using: &random) {
      case 0:
        source.sections[0].insert("new \(step)", at: 0)
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      case 1 where source.sections[1].count > 5:
        source.sections[1].removeLast(3)
        view.reloadData()
      case 2: layout.itemSize.height += CGFloat.random(in: -5...6, using: &random)
      case 3: view.frame.size = CGSize(width: 300 + CGFloat(step % 3) * 10, height: 470 + CGFloat(step % 4))
      case 4: view.contentOffset = CGPoint(x: isVertical ? 0 : 400, y: isVertical ? 400 : 0)
      case 5: view.contentInset.top = CGFloat(step % 20)
      case 6: view.reloadItems(at: Array(view.indexPathsForVisibleItems.prefix(2)))
      default:
        let way = CGFloat.random(in: -90...110, using: &random)
        view.contentOffset.x += isVertical ? 0 : way
        view.contentOffset.y += isVertical ? way : 0
      }
      bench.tick()
      #expect(view.validate() == [], "step \(step)")
    }
  }
}
