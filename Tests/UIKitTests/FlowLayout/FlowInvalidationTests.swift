// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Records the size queries of a flow layout, and answers them from a dictionary.
private final class AskedDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var log: [String] = []
  var heights: [Int: CGFloat] = [:]
  var header: CGFloat = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    log.append("size \(indexPath.section)-\(indexPath.item)")
    return CGSize(width: 300, height: heights[indexPath.item] ?? 44)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    log.append("inset \(section)")
    return UIEdgeInsets(top: CGFloat(section), left: 0, bottom: 0, right: 0)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    log.append("line \(section)")
    return 6
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    log.append("interitem \(section)")
    return 0
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    log.append("header \(section)")
    return CGSize(width: 0, height: header)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    log.append("footer \(section)")
    return .zero
  }
}

@Suite(.oneApplication) @MainActor struct FlowInvalidationTests {
  private func bench(_ counts: [Int]) -> (CollectionBench, AskedDelegate, UICollectionViewFlowLayout) {
    let layout = UICollectionViewFlowLayout()
    let delegate = AskedDelegate()
    let bench = CollectionBench(
      LetterSource(counts.map { count in (0..<count).map { "\($0)" } }), layout: layout, delegate: delegate)
    bench.layOut()
    return (bench, delegate, layout)
  }

  private func context(metrics: Bool = false, attributes: Bool = false) -> UICollectionViewFlowLayoutInvalidationContext
  {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = metrics
    context.invalidateFlowLayoutAttributes = attributes
    return context
  }

  private func y(_ layout: UICollectionViewLayout, _ item: Int, _ section: Int = 0) -> CGFloat? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame.minY
  }

  @Test("10.7: insets, line spacing, interitem spacing, header, footer and sizes are queried once per section in order")
  func order() {
    let (_, delegate, _) = bench([2, 0, 1])
    #expect(
      delegate.log == [
        "inset 0", "line 0", "interitem 0", "header 0", "footer 0", "size 0-0", "size 0-1", "inset 1", "line 1",
        "interitem 1", "header 1", "footer 1", "inset 2", "line 2", "interitem 2", "header 2", "footer 2", "size 2-0",
      ])
  }

  @Test(
    "Flags: only the metrics flag queries the delegate, and it or the attributes flag creates new frames",
    arguments: [(true, true), (true, false), (false, true), (false, false)])
  func flags(metrics: Bool, attributes: Bool) {
    let (bench, delegate, layout) = bench([3])
    delegate.log = []
    delegate.heights = [0: 100]
    layout.invalidateLayout(with: context(metrics: metrics, attributes: attributes))
    bench.layOut()
    #expect(delegate.log.isEmpty == !metrics)
    let expected: CGFloat = metrics ? 106 : 50
    #expect(y(layout, 1) == expected)
  }

  @Test("Invalidating one item queries only that item, and moves the following ones")
  func namedItem() {
    for isPlain in [false, true] {
      let (bench, delegate, layout) = bench([120, 3])
      delegate.log = []
      delegate.heights = [60: 80, 100: 90]
      let named = isPlain ? UICollectionViewLayoutInvalidationContext() : context()
      named.invalidateItems(at: [IndexPath(item: 60, section: 0)])
      layout.invalidateLayout(with: named)
      bench.layOut()
      #expect(delegate.log == ["size 0-60"])
      let starts = [y(layout, 60), y(layout, 61), y(layout, 101), y(layout, 0, 1)]
      #expect(starts == [3000, 3086, 5086, 6031])
      #expect(bench.view.contentSize.height == 6175)
    }
  }

  @Test("Invalidating one header queries only that header")
  func namedHeader() {
    let (bench, delegate, layout) = bench([3, 3])
    delegate.log = []
    delegate.header = 25
    let named = context()
    named.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader, at: [IndexPath(item: 0, section: 1)])
    layout.invalidateLayout(with: named)
    bench.layOut()
    #expect(delegate.log == ["header 1"])
    #expect(y(layout, 0, 1) == 170)
    #expect(
      bench.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1)) != nil)
  }

  @Test("Invalidating nonexistent elements has no effect")
  func namedNowhere() {
    let (bench, delegate, layout) = bench([3])
    delegate.log = []
    let named = context()
    named.invalidateItems(at: [IndexPath(item: 7, section: 0), IndexPath(item: 0, section: 4)])
    named.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionFooter, at: [IndexPath(item: 2, section: 9)])
    named.invalidateDecorationElements(ofKind: "shadow", at: [IndexPath(item: 0, section: 0)])
    layout.invalidateLayout(with: named)
    bench.layOut()
    #expect(delegate.log.isEmpty && y(layout, 2) == 100)
    #expect(named.invalidatedDecorationIndexPaths == ["shadow": [IndexPath(item: 0, section: 0)]])
  }

  @Test("Contexts before one pass are merged: flags are or-ed, paths united, adjustments summed")
  func merged() {
    final class Counting: UICollectionViewFlowLayout {
      var prepared = 0
      override func prepare() {
        prepared += 1
        super.prepare()
      }
    }
    let layout = Counting()
    let delegate = AskedDelegate()
    let bench = CollectionBench(LetterSource(count: 120), layout: layout, delegate: delegate)
    bench.layOut()
    bench.view.contentOffset.y = 100
    bench.layOut()
    delegate.log = []
    layout.prepared = 0
    delegate.heights = [90: 50, 91: 60]
    let first = context()
    first.invalidateItems(at: [IndexPath(item: 90, section: 0)])
    first.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    first.contentSizeAdjustment = CGSize(width: 0, height: 11)
    let second = context()
    second.invalidateItems(at: [IndexPath(item: 91, section: 0)])
    second.contentOffsetAdjustment = CGPoint(x: 0, y: -10)
    second.contentSizeAdjustment = CGSize(width: 0, height: 4)
    layout.invalidateLayout(with: first)
    layout.invalidateLayout(with: second)
    #expect(bench.view.contentOffset.y == 100, "nothing before the pass")
    bench.layOut()
    #expect(layout.prepared == 1 && delegate.log == ["size 0-90", "size 0-91"])
    #expect(bench.view.contentOffset.y == 120)
    #expect(bench.view.contentSize.height == 6031)
    layout.invalidateLayout(with: context())
    layout.invalidateLayout(with: context(metrics: true))
    delegate.log = []
    bench.layOut()
    #expect(delegate.log.count == 125, "one flag of two is enough")
    #expect(bench.view.contentSize.height == 6016, "an adjustment applies once")
  }

  @Test("An adjustment of the offset also applies during dragging and deceleration")
  func adjustedInMotion() {
    let s = FittingStage([[CGFloat](repeating: 40, count: 2_000)], estimate: 0)
    s.go(to: 1_000)
    s.stage.down(160, 300)
    s.stage.move(160, 280, at: s.stage.time + 1.0 / 120)
    func adjust() {
      let context = context()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 1000)
      s.layout.invalidateLayout(with: context)
    }
    let before = s.view.contentOffset.y
    adjust()
    s.stage.tick()
    #expect(s.view.contentOffset.y - before == 1000)
    s.stage.move(160, 260, at: s.stage.time + 1.0 / 120)
    #expect(s.view.contentOffset.y - before == 1020)
    s.stage.up(160, 240, at: s.stage.time + 1.0 / 120)
    s.stage.run(until: s.stage.time + 1.0 / 120)
    let first = s.view.contentOffset.y
    s.stage.run(until: s.stage.time + 1.0 / 120)
    let step = s.view.contentOffset.y - first
    #expect(step > 5 && s.view.isDecelerating)
    adjust()
    s.view.layoutIfNeeded()
    s.stage.run(until: s.stage.time + 1.0 / 120)
    let rest = s.view.contentOffset.y - first - step - step
    #expect(rest >= 999 && rest <= 1001)
  }

  @Test("Content insets that change without invalidation query the delegate again, because sizes depend on the width")
  func insets() {
    let (bench, delegate, _) = bench([3])
    delegate.log = []
    bench.view.contentInset.left = 20
    bench.layOut()
    #expect(delegate.log.count == 8 && bench.view.contentSize.width == 300)
  }

  @Test("A context has no interactively moving items unless there are some")
  func moving() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.previousIndexPathsForInteractivelyMovingItems == nil)
    #expect(context.targetIndexPathsForInteractivelyMovingItems == nil)
    #expect(context.interactiveMovementTarget == .zero)
  }

  @Test("23.11: items longer than their lines are reported once, with numbers; a fitting rotation reports nothing")
  func tooLong() {
    final class WholeWidth: NSObject, UICollectionViewDelegateFlowLayout {
      var extra: CGFloat = 0
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        CGSize(width: collectionView.bounds.width + (indexPath.item == 2 ? extra : 0), height: 40)
      }
    }
    let delegate = WholeWidth()
    let layout = UICollectionViewFlowLayout()
    let bench = CollectionBench(LetterSource(count: 5), layout: layout, delegate: delegate)
    let quiet = Diagnostics.recording {
      bench.layOut()
      bench.view.frame.size = CGSize(width: 250, height: 320)
      bench.layOut()
      bench.view.frame.size = CGSize(width: 480, height: 320)
      bench.layOut()
    }
    #expect(quiet.isEmpty)
    let faults = Diagnostics.recording {
      delegate.extra = 25
      layout.invalidateLayout()
      bench.layOut()
      layout.invalidateLayout()
      bench.layOut()
    }
    #expect(faults.map(\.kind) == ["flowItemTooLong"] && faults.first?.isWarning == true)
    #expect(faults.first?.message.contains("505.0") == true && faults.first?.message.contains("480.0") == true)
    #expect(bench.cell(2)?.frame.minX == -12.5, "centered in its line")
  }
}
