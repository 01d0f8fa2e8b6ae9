// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests that a delegate is queried for the sizes of many items only when they are needed.
@Suite(.oneApplication) @MainActor struct AskedSizesTests {
  /// The number of delegate calls for one chunk, not including the call that checks whether the delegate implements the
  /// method.
  private static let chunk = FlowAskedSizes.chunkLength

  private func rows(_ count: Int, seed: UInt64 = 3) -> AskedStage {
    AskedStage(.rows, AskedStage.sizes(.rows, [count], seed: seed))
  }

  private func context(metrics: Bool = false, attributes: Bool = false, items: [Int] = [])
    -> UICollectionViewFlowLayoutInvalidationContext
  {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = metrics
    context.invalidateFlowLayoutAttributes = attributes
    context.invalidateItems(at: items.map { IndexPath(item: $0, section: 0) })
    return context
  }

  @Test("Up to the limit all sizes are requested at once, like Apple's layout; beyond it those near the viewport")
  func firstFrame() {
    let few = rows(UIKitTuning.mostItemsAskedAtOnce)
    #expect(few.sizes.calls == UIKitTuning.mostItemsAskedAtOnce && !few.layout.model.asksInChunks)
    let many = rows(UIKitTuning.mostItemsAskedAtOnce + 1)
    #expect(many.sizes.calls == Self.chunk + 1)
    #expect(many.view.validate() == [] && many.layout.model.breaches == [])
    let height = Double(many.view.contentSize.height)
    let exact = many.exact.mainExtent
    #expect((height - exact).magnitude < exact / 10, "\(height) for \(exact)")
    #expect(many.differences() == [] && many.sizes.calls == UIKitTuning.mostItemsAskedAtOnce + 2)
  }

  @Test("No size is requested twice on scrolling back and forth, or if bounds change without the line length")
  func onlyOnce() {
    let s = rows(5_000)
    for step in [300.0, 4_000, 4_000, -4_000, 2_000, -6_000] { s.scroll(by: step) }
    let calls = s.sizes.calls
    for step in [300.0, 4_000, 4_000, -4_000, 2_000, -6_000] { s.scroll(by: step) }
    s.view.frame.size.height = 400
    s.stage.tick()
    s.layout.invalidateLayout(with: context(attributes: true))
    s.stage.tick()
    #expect(s.sizes.calls == calls)
    s.view.frame.size.width = 310
    s.stage.tick()
    #expect(s.sizes.calls > calls, "lines of another length")
    #expect(s.differences() == [])
  }

  @Test("A context with items requests only their sizes, and none that is not needed yet")
  func named() {
    let s = rows(5_000)
    s.sizes.isNoting = true
    s.sizes.sizes[0][3].height = 99
    s.sizes.sizes[0][100].height = 77
    s.sizes.sizes[0][4_000].height = 55
    s.layout.invalidateLayout(with: context(items: [3, 4_000, 100]))
    s.stage.tick()
    #expect(s.sizes.paths.map(\.item) == [3, 100])
    #expect(s.view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.height == 99)
    #expect(s.differences() == [])
  }

  @Test("A metrics context requests only nearby sizes again; unchanged sizes move nothing")
  func metrics() {
    let s = rows(5_000)
    s.view.contentOffset.y = 150_000
    s.stage.tick()
    let (size, calls) = (s.view.contentSize, s.sizes.calls)
    s.note()
    s.layout.invalidateLayout()
    s.stage.tick()
    #expect(s.sizes.calls - calls <= 3 * Self.chunk + 1)
    #expect(s.view.contentSize == size && s.view.contentOffset.y == 150_000)
    #expect(s.strayed(from: 0).most == 0 && s.strayed(from: 0).count > 4)
    s.sizes.sizes[0] = s.sizes.sizes[0].map { CGSize(width: 300, height: $0.height * 2 + 15) }
    s.source.sizes = s.sizes.sizes
    let path = s.view.indexPathsForVisibleItems[2]
    s.note()
    s.layout.invalidateLayout()
    s.stage.tick()
    #expect(s.view.cellForItem(at: path) != nil, "visible items stay visible")
    let exact = s.exact.mainExtent
    #expect((Double(s.view.contentSize.height) - exact).magnitude < exact / 5, "unknown items have grown too")
    #expect(
      s.view.visibleCells.allSatisfy { cell in
        s.view.indexPath(for: cell).map { cell.frame.height == s.sizes.sizes[0][$0.item].height } ?? false
      })
    #expect(s.view.validate() == [] && s.differences() == [])
  }

  @Test("The frame of a distant item is exact, and so is a scroll to it", arguments: [4_499, 3_000, 700])
  func far(item: Int) {
    let s = AskedStage(.tags, AskedStage.sizes(.tags, [500, 4_500], seed: 9), edges: 20)
    let path = IndexPath(item: item, section: 1)
    #expect(s.layout.layoutAttributesForItem(at: path)?.frame == s.exact.frame(ofItem: item, section: 1))
    #expect(s.sizes.calls < 500 + item + 4 * Self.chunk)
    let other = AskedStage(.tags, s.sizes.sizes, edges: 20)
    other.view.scrollToItem(at: path, at: .centeredVertically, animated: false)
    other.stage.tick()
    #expect(other.view.cellForItem(at: path)?.frame == s.exact.frame(ofItem: item, section: 1))
    let middle = (other.view.cellForItem(at: path)?.frame.midY ?? .nan) - other.view.contentOffset.y
    #expect(item == 4_499 || (middle - 240).magnitude <= 0.5)
    #expect(other.view.validate() == [] && other.differences() == [])
  }

  @Test("An animated scroll ends at the item, through items without known sizes", arguments: AskedStage.Kind.allCases)
  func animated(kind: AskedStage.Kind) {
    let s = AskedStage(kind, AskedStage.sizes(kind, [5_000], seed: 4))
    for item in [2_500, 4_950, 2_100, 10] {
      let path = IndexPath(item: item, section: 0)
      s.view.scrollToItem(
        at: path, at: kind.isHorizontal ? .centeredHorizontally : .centeredVertically, animated: true)
      s.stage.wait(1)
      let cell = s.view.cellForItem(at: path)
      let middle = kind.isHorizontal ? (cell?.center.x ?? .nan) - s.view.contentOffset.x - 160 : 0
      let center = kind.isHorizontal ? middle : (cell?.center.y ?? .nan) - s.view.contentOffset.y - 240
      #expect(item == 10 ? cell != nil : center.magnitude <= 0.5, "\(item)")
      #expect(s.view.validate() == [])
    }
    #expect(s.differences() == [])
  }

  @Test("A leap past the estimated end, and a fling to it, come to rest at the last row")
  func end() {
    let s = rows(5_000)
    s.view.contentOffset.y = s.view.contentSize.height - 480
    s.stage.tick()
    for _ in 0..<20 where s.view.contentOffset.y < s.view.contentSize.height - 480 { s.scroll(by: 200) }
    let last = IndexPath(item: 4_999, section: 0)
    // Origins are rounded to pixels, but the content size is not.
    let bottom = s.view.cellForItem(at: last)?.frame.maxY ?? .nan
    #expect((bottom - s.view.contentSize.height).magnitude <= 0.25)
    s.view.setContentOffset(.zero, animated: true)
    s.stage.wait(1)
    #expect(s.view.contentOffset.y == 0 && s.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 0)
    #expect(s.view.validate() == [] && s.differences() == [])
  }

  @Test("A delegate without the method is queried once for any number of items")
  func leftOut() {
    final class Silent: NSObject, UICollectionViewDelegateFlowLayout {}
    let silent = Silent()
    let s = rows(5_000)
    s.view.delegate = silent
    s.layout.invalidateLayout()
    s.stage.tick()
    #expect(!s.layout.model.asksInChunks && s.view.validate() == [])
  }

  @Test("A delegate that calls the layout gets the sizes known before, and finally all sizes are correct")
  func inTurn() {
    let s = rows(5_000)
    var heights: Set<CGFloat> = []
    s.sizes.onCall = { [unowned s] in
      heights.insert(s.layout.collectionViewContentSize.height)
      _ = s.layout.layoutAttributesForItem(at: IndexPath(item: 4_000, section: 0))
    }
    s.scroll(by: 50_000)
    s.sizes.onCall = {}
    #expect(heights.count >= 1 && s.view.validate() == [] && s.differences() == [])
  }

  @Test("Self-sizing cells use the delegate's sizes as estimates") func selfSizing() {
    let s = rows(5_000)
    s.source.sizes[0] = s.source.sizes[0].map { CGSize(width: 300, height: $0.height + 7) }
    s.layout.estimatedItemSize = CGSize(width: 300, height: 50)
    s.stage.tick()
    var random = SeededRandom(seed: 8)
    for _ in 0..<8 {
      s.view.contentOffset.y = CGFloat(random.int(in: 3_000..<250_000))
      s.stage.tick()
      for _ in 0..<10 {
        let step = Double(random.int(in: -150..<100))
        s.scroll(by: step)
        #expect(s.view.validate() == [] && s.layout.model.breaches == [])
        for cell in s.view.visibleCells {
          guard let path = s.view.indexPath(for: cell) else { continue }
          #expect(cell.frame.height == s.source.sizes[0][path.item].height)
        }
      }
    }
  }

  @Test("A subclass that caches all attributes in prepare() gets all of them, exact") func keeper() {
    final class Keeper: UICollectionViewFlowLayout {
      var kept: [UICollectionViewLayoutAttributes] = []
      override func prepare() {
        super.prepare()
        kept = super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 1e7)) ?? []
      }
    }
    let keeper = Keeper()
    let s = AskedStage(.tags, AskedStage.sizes(.tags, [5_000], seed: 2), layout: keeper)
    #expect(keeper.kept.count == 5_000)
    #expect(keeper.kept.last?.frame == s.exact.frame(ofItem: 4_999, section: 0))
    #expect(s.view.contentSize == s.exact.contentSize && s.view.validate() == [])
  }
}
