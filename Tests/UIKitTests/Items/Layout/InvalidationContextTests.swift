// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the elements of invalidation contexts, and how several contexts are combined before one layout pass.
@Suite("Invalidation contexts", .oneApplication) @MainActor struct InvalidationContextTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("A new context is empty and has no adjustments")
  func empty() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil && context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil && context.contentOffsetAdjustment == .zero)
    #expect(context.contentSizeAdjustment == .zero && context.interactiveMovementTarget == .zero)
    #expect(context.previousIndexPathsForInteractivelyMovingItems == nil)
    #expect(context.targetIndexPathsForInteractivelyMovingItems == nil)
  }

  @Test("Invalidated elements are merged by kind")
  func names() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [path(3)])
    context.invalidateItems(at: [path(1), path(2, 4)])
    context.invalidateSupplementaryElements(ofKind: "a", at: [path(0)])
    context.invalidateSupplementaryElements(ofKind: "b", at: [path(1)])
    context.invalidateSupplementaryElements(ofKind: "a", at: [path(2)])
    context.invalidateDecorationElements(ofKind: "a", at: [])
    #expect(context.invalidatedItemIndexPaths == [path(3), path(1), path(2, 4)])
    #expect(context.invalidatedSupplementaryIndexPaths == ["a": [path(0), path(2)], "b": [path(1)]])
    #expect(context.invalidatedDecorationIndexPaths == ["a": []])
    #expect(!context.invalidateEverything)
  }

  /// Counts the calls to `prepare()`, and records the invalidation contexts.
  private final class Recorder: UICollectionViewFlowLayout {
    var prepared = 0
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    override func prepare() {
      prepared += 1
      super.prepare()
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  private func bench() -> (CollectionBench, Recorder) {
    let layout = Recorder()
    let bench = CollectionBench.grid(200, layout: layout)
    bench.tick()
    layout.contexts = []
    layout.prepared = 0
    return (bench, layout)
  }

  @Test("Adjustments of several contexts are summed, and applied once in prepare")
  func sums() {
    let (bench, layout) = bench()
    bench.view.contentOffset.y = 100
    bench.tick()
    layout.prepared = 0
    let height = bench.view.contentSize.height
    for distance in [30.0, 12, -2] {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.contentOffsetAdjustment.y = CGFloat(distance)
      context.contentSizeAdjustment.height = CGFloat(2 * distance)
      layout.invalidateLayout(with: context)
    }
    #expect(bench.view.contentOffset.y == 100 && bench.view.contentSize.height == height && layout.prepared == 0)
    bench.tick()
    #expect(bench.view.contentOffset.y == 140 && bench.view.contentSize.height == height + 80 && layout.prepared == 1)
    layout.invalidateLayout()
    bench.tick()
    #expect(bench.view.contentOffset.y == 140 && bench.view.contentSize.height == height)
    #expect(bench.view.validate() == [])
  }

  @Test("A reload invalidates everything and the counts; a call without a context invalidates everything")
  func everything() {
    let (bench, layout) = bench()
    layout.invalidateLayout()
    #expect(layout.contexts.map(\.invalidateEverything) == [true])
    #expect(layout.contexts.map(\.invalidateDataSourceCounts) == [false])
    layout.contexts = []
    bench.source.log = []
    bench.view.reloadData()
    #expect(layout.contexts.contains { $0.invalidateEverything && $0.invalidateDataSourceCounts })
    #expect(bench.source.log.isEmpty, "the counts are queried in the next layout pass")
    bench.tick()
    #expect(bench.source.log.contains("sections"))
  }

  @Test("A batch of updates invalidates the counts, and queries them once after the change")
  func updates() {
    let (bench, layout) = bench()
    bench.source.log = []
    bench.source.sections[0].removeLast()
    bench.view.deleteItems(at: [path(199)])
    #expect(layout.contexts.contains { $0.invalidateDataSourceCounts })
    #expect(bench.source.log.count { $0 == "sections" } == 1)
    bench.tick(after: 1)
    #expect(bench.view.numberOfItems(inSection: 0) == 199 && bench.view.validate() == [])
  }

  @Test("The context of an interactive movement contains the items and the position")
  func movement() {
    let (bench, layout) = bench()
    // The data source does not allow items to be moved, so the test queries the layout directly.
    let moving = layout.invalidationContext(
      forInteractivelyMovingItems: [path(7)], withTargetPosition: CGPoint(x: 5, y: 6), previousIndexPaths: [path(2)],
      previousPosition: .zero)
    #expect(moving.targetIndexPathsForInteractivelyMovingItems == [path(7)])
    #expect(moving.previousIndexPathsForInteractivelyMovingItems == [path(2)])
    #expect(moving.interactiveMovementTarget == CGPoint(x: 5, y: 6))
    let ending = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [path(2)], previousIndexPaths: [path(7)], movementCancelled: true)
    #expect(ending.targetIndexPathsForInteractivelyMovingItems == [path(2)])
    #expect(ending.previousIndexPathsForInteractivelyMovingItems == [path(7)])
    #expect(bench.view.validate() == [])
  }
}
