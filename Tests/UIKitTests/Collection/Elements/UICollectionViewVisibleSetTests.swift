// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing
import UIKit

/// Records the vertical distance of each bounds change, and the content size at each `prepare()`.
private final class WatchingLayout: UICollectionViewFlowLayout {
  var deltas: [Double] = []
  var sizesInPrepare: [CGSize] = []
  var prepared = 0
  var insetInPrepare: UIEdgeInsets?

  override func prepare() {
    prepared += 1
    if let insetInPrepare { sectionInset = insetInPrepare }
    super.prepare()
    sizesInPrepare.append(collectionView?.contentSize ?? .zero)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if let old = collectionView?.bounds, old.size == newBounds.size {
      deltas.append(Double(newBounds.minY - old.minY))
    }
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
}

/// Returns the same size for every item, and counts the queries.
private final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var asked = 0
  var size = CGSize(width: 44, height: 44)

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    return size
  }
}

/// Counts the cells whose display began and ended.
private final class DisplayDelegate: NSObject, UICollectionViewDelegate {
  var shown: [ObjectIdentifier: Int] = [:]
  var balance = 0

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    balance += 1
    shown[ObjectIdentifier(cell), default: 0] += 1
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    balance -= 1
    shown[ObjectIdentifier(cell), default: 0] -= 1
  }
}

@Suite(.oneApplication)
@MainActor
struct UICollectionViewVisibleSetTests {
  @Test("B1: the visible items, and the number of cells created for them")
  func visibleSet() {
    let delegate = DisplayDelegate()
    let bench = CollectionBench.grid(delegate: delegate)
    bench.layOut()
    #expect(bench.view.visibleCells.count == 45)
    #expect(bench.view.indexPathsForVisibleItems == (0..<45).map { IndexPath(item: $0, section: 0) })
    bench.view.contentOffset.y = 100
    bench.layOut()
    #expect(bench.view.indexPathsForVisibleItems == (5..<55).map { IndexPath(item: $0, section: 0) })
    for step in 0...120 {
      bench.view.contentOffset.y = CGFloat(step <= 60 ? step : 120 - step) * 826 / 60
      bench.layOut()
      for cell in bench.view.visibleCells as? [LetterCell] ?? [] {
        let path = bench.view.indexPath(for: cell)
        #expect(cell.letter == "\(path?.item ?? -1)")
      }
    }
    #expect(LetterCell.made <= 55)
    #expect(delegate.balance == 45)
    #expect(delegate.shown.values.allSatisfy { $0 == 0 || $0 == 1 })
  }

  @Test(
    "B2: scrollToItem",
    arguments: [
      (60, UICollectionView.ScrollPosition.top, 658.0), (60, .centeredVertically, 440), (60, .bottom, 222),
      (119, .top, 826), (0, .bottom, 0),
    ])
  func scrollToItem(item: Int, position: UICollectionView.ScrollPosition, offset: Double) {
    let bench = CollectionBench.grid()
    bench.view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
    #expect(abs(Double(bench.view.contentOffset.y) - offset) < 1e-3)
    #expect(bench.view.contentOffset.x == 0)
  }

  @Test("B2: the shortest way scrolls only as far as needed; two positions for one axis are a fault")
  func shortestWay() {
    let bench = CollectionBench.grid()
    bench.view.scrollToItem(at: IndexPath(item: 20, section: 0), at: [], animated: false)
    #expect(bench.view.contentOffset.y == 0)
    bench.view.scrollToItem(at: IndexPath(item: 60, section: 0), at: [], animated: false)
    #expect(bench.view.contentOffset.y == 222)
    let faults = Diagnostics.recording {
      bench.view.scrollToItem(at: IndexPath(item: 0, section: 0), at: [.top, .bottom], animated: false)
      bench.view.scrollToItem(at: IndexPath(item: 120, section: 0), at: .top, animated: false)
    }
    #expect(faults.map(\.kind) == ["scrollPosition", "itemOutOfRange"])
    #expect(bench.view.contentOffset.y == 222)
  }

  @Test("B3: the item at a point")
  func itemAtPoint() {
    let bench = CollectionBench.grid()
    #expect(bench.view.indexPathForItem(at: CGPoint(x: 75, y: 65)) == IndexPath(item: 6, section: 0))
    #expect(bench.view.indexPathForItem(at: CGPoint(x: 60, y: 20)) == nil)
    #expect(bench.view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == IndexPath(item: 0, section: 0))
    #expect(bench.view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
  }

  @Test("B4: the layout is queried with new bounds before they are stored, once per change")
  func boundsChange() {
    let layout = WatchingLayout()
    let bench = CollectionBench.grid(layout: layout)
    bench.layOut()
    layout.deltas = []
    bench.view.contentOffset.y = 7
    bench.view.contentOffset.y = 7
    bench.view.contentOffset.y = 4
    #expect(layout.deltas == [7, -3])
  }

  @Test("B5: the first prepare sees no content size, the second the actual one")
  func contentSizeInPrepare() {
    let layout = WatchingLayout()
    let bench = CollectionBench.grid(layout: layout)
    bench.layOut()
    layout.invalidateLayout()
    bench.layOut()
    #expect(layout.sizesInPrepare == [.zero, CGSize(width: 320, height: 1306)])
  }

  @Test("B6: two reloads in one event query the counts once")
  func reloads() {
    let bench = CollectionBench.grid(5)
    bench.layOut()
    bench.source.log = []
    bench.view.reloadData()
    bench.view.reloadData()
    #expect(bench.source.log.isEmpty)
    bench.layOut()
    #expect(bench.source.log == ["sections", "items 0"])
  }

  @Test("A20: the delegate is asked for 120 sizes once, never while scrolling, and again for another width")
  func delegateCalls() {
    let delegate = SizingDelegate()
    let bench = CollectionBench.grid(delegate: delegate)
    bench.layOut()
    #expect(delegate.asked == 120)
    for step in 1...50 {
      bench.view.contentOffset.y = CGFloat(step) * 5
      bench.layOut()
    }
    #expect(delegate.asked == 120)
    bench.view.frame.size.width = 300
    bench.layOut()
    #expect(delegate.asked == 240)
  }

  @Test("A20: an invalidation because of moving items keeps the geometry and does not query the delegate")
  func motion() {
    let delegate = SizingDelegate()
    let layout = WatchingLayout()
    let bench = CollectionBench.grid(layout: layout, delegate: delegate)
    bench.layOut()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let item = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    animator.addBehavior(UIGravityBehavior(items: [item!]))
    bench.tick()
    let prepared = layout.prepared
    for _ in 0..<3 { bench.tick() }
    #expect(layout.prepared == prepared + 3)
    #expect(delegate.asked == 120)
  }

  @Test("A20: a delegate without sizeForItemAt is queried once per section")
  func defaultedSizes() {
    final class Spacing: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
      ) -> CGFloat { 20 }
    }
    let delegate = Spacing()
    let bench = CollectionBench.grid(delegate: delegate)
    bench.layOut()
    #expect(bench.view.contentSize == CGSize(width: 320, height: 1536))
  }

  @Test("A21: a million items are laid out at once")
  func million() {
    let bench = CollectionBench.grid()
    bench.source.sections = [[]]
    bench.source.answersSections = { _ in 1_000_000 }
    bench.source.sections = [[String](repeating: "x", count: 1000)]
    bench.view.reloadData()
    bench.layOut()
    #expect(bench.view.contentSize == CGSize(width: 320, height: 10_800_010))
    #expect(bench.view.visibleCells.count == 45)
  }

  @Test("A22: an equal value does not invalidate; an inset set in prepare does not recurse")
  func equalValues() {
    let layout = WatchingLayout()
    layout.insetInPrepare = UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
    let bench = CollectionBench.grid(layout: layout)
    bench.layOut()
    #expect(layout.prepared == 1)
    #expect(bench.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 3)
    layout.itemSize = layout.itemSize
    layout.minimumLineSpacing = 10
    layout.sectionInset = layout.sectionInset
    layout.scrollDirection = .vertical
    bench.layOut()
    #expect(layout.prepared == 1)
    layout.minimumLineSpacing = 11
    bench.layOut()
    #expect(layout.prepared == 2)
  }

  @Test("Negative counts from a data source are reported, and nothing is shown")
  func negativeCounts() {
    let bench = CollectionBench.grid(3)
    bench.source.answersSections = { _ in -4 }
    let faults = Diagnostics.recording { bench.layOut() }
    #expect(faults.map(\.kind) == ["negativeCount"])
    #expect(faults[0].message.contains("-4"))
    #expect(bench.view.visibleCells.isEmpty)
  }

  @Test("Non-finite item sizes are rejected, and the layout's default is used")
  func badSizes() {
    let delegate = SizingDelegate()
    delegate.size = CGSize(width: CGFloat.nan, height: 10)
    let bench = CollectionBench.grid(2, delegate: delegate)
    let faults = Diagnostics.recording { bench.layOut() }
    #expect(faults.map(\.kind) == ["flowMetrics", "flowMetrics"])
    #expect(faults[1].message.contains("item 0-1"))
    #expect(bench.cell(0)?.frame == CGRect(x: 10, y: 10, width: 44, height: 44))
    let layout = bench.view.collectionViewLayout as! UICollectionViewFlowLayout
    let refused = Diagnostics.recording {
      layout.itemSize = CGSize(width: -1, height: 5)
      layout.minimumInteritemSpacing = -1
      layout.sectionInset.left = .infinity
    }
    #expect(refused.count == 3)
    #expect(layout.itemSize == CGSize(width: 44, height: 44) && layout.sectionInset.left == 10)
  }

  @Test("Attributes beyond the counts are ignored and reported by index path")
  func beyondCounts() {
    final class Stale: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let extra = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 0))
        extra.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return (super.layoutAttributesForElements(in: rect) ?? []) + [extra]
      }
    }
    let bench = CollectionBench.grid(3, layout: Stale())
    let faults = Diagnostics.recording { bench.layOut() }
    #expect(faults.map(\.kind) == ["attributesBeyondCounts"])
    #expect(faults[0].message.contains("0-7") && faults[0].message.contains("3 items"))
    #expect(bench.view.visibleCells.count == 3)
  }

  @Test("A nonexistent section has no items, and querying it is a fault")
  func missingSection() {
    let bench = CollectionBench.grid(3)
    var count = -1
    let faults = Diagnostics.recording { count = bench.view.numberOfItems(inSection: 1) }
    #expect(count == 0 && faults.map(\.kind) == ["sectionOutOfRange"])
    #expect(bench.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)) == nil)
  }

  @Test("Views are ordered by zIndex, then cells before headers; the background is behind all")
  func order() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let bench = CollectionBench(LetterSource([["a", "b"], ["c"]]), layout: layout)
    let background = UIView()
    bench.view.backgroundView = background
    bench.layOut()
    #expect(bench.view.subviews.first === background)
    #expect(background.frame == bench.view.bounds)
    let elements = bench.view.subviews.compactMap { $0 as? UICollectionReusableView }
    #expect(elements.prefix(3).allSatisfy { $0 is LetterCell } && elements.count == 5)
    let other = WatchingLayout()
    bench.view.collectionViewLayout = other
    bench.layOut()
    #expect(bench.view.visibleCells.count == 3)
    #expect(layout.collectionView == nil && other.collectionView === bench.view)
  }

  @Test("A layout chooses the target offset, given the velocity in points per millisecond")
  func snapping() {
    final class Snapping: UICollectionViewFlowLayout {
      var asked: [CGPoint] = []
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        asked += [proposedContentOffset, velocity]
        return CGPoint(x: 0, y: 54 * (proposedContentOffset.y / 54).rounded())
      }
    }
    let layout = Snapping()
    let bench = CollectionBench.grid(layout: layout)
    bench.layOut()
    let target = bench.view.targetContentOffset(proposed: CGPoint(x: 0, y: 100), velocity: CGPoint(x: 0, y: 0.5))
    #expect(target == CGPoint(x: 0, y: 108))
    #expect(layout.asked == [CGPoint(x: 0, y: 100), CGPoint(x: 0, y: 0.5)])
  }

  @Test("In right-to-left layouts, only collection view layouts that opt in are mirrored", arguments: [true, false])
  func rightToLeft(flips: Bool) {
    final class Flipping: UICollectionViewFlowLayout {
      var flips = false
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
    }
    let layout = Flipping()
    layout.flips = flips
    let bench = CollectionBench.grid(12, layout: layout)
    bench.layOut()
    #expect(bench.cell(0)?.frame.minX == 10)
    bench.view.semanticContentAttribute = .forceRightToLeft
    bench.layOut()
    #expect(bench.cell(0)?.frame == CGRect(x: flips ? 266 : 10, y: 10, width: 44, height: 44))
    #expect(bench.cell(4)?.frame.minX == (flips ? 10 : 266))
    #expect(bench.view.indexPathForItem(at: CGPoint(x: 300, y: 20))?.item == (flips ? 0 : 4))
  }

  @Test("In right-to-left layouts, a mirrored sideways list starts at its right end", arguments: [true, false])
  func rightToLeftStart(flips: Bool) {
    final class Flipping: UICollectionViewFlowLayout {
      var flips = false
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
    }
    let layout = Flipping()
    layout.flips = flips
    layout.scrollDirection = .horizontal
    let bench = CollectionBench.grid(200, layout: layout)
    bench.view.semanticContentAttribute = .forceRightToLeft
    bench.layOut()
    let range = bench.view.restingRange.x
    #expect(range.upperBound > 100)
    #expect(Double(bench.view.contentOffset.x) == (flips ? range.upperBound : range.lowerBound))
    #expect(bench.cell(0) != nil)
    bench.view.contentOffset.x = 50
    bench.view.collectionViewLayout.invalidateLayout()
    bench.layOut()
    #expect(bench.view.contentOffset.x == 50, "only the start is chosen")
  }

  @Test(
    "A19: pinned headers stay at the top until their section ends",
    arguments: [
      (100.0, 0, 100.0), (210, 0, 192), (300, 1, 300), (0, 1, 256),
    ])
  func pinnedHeaders(offset: Double, section: Int, y: Double) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let bench = CollectionBench(
      LetterSource([["a", "b", "c", "d", "e"], ["f", "g", "h"]]), layout: layout,
      size: CGSize(width: 390, height: 300))
    bench.layOut()
    #expect(bench.view.contentSize.height == 420)
    bench.view.bounds.origin.y = CGFloat(offset)
    bench.layOut()
    let header = bench.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
    #expect(header?.frame.minY == CGFloat(y))
  }
}
