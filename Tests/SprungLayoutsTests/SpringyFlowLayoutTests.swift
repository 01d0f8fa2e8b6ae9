// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungLayouts
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct SpringyFlowLayoutTests {
  @Test("springy 1: positions and content height", arguments: [(120, 1306.0), (10_000, 108_010)])
  func places(count: Int, height: Double) {
    let stage = SpringyStage(count: count, isTiled: true)
    #expect(stage.settle())
    #expect(stage.center(0) == CGPoint(x: 32, y: 32))
    #expect(stage.center(4) == CGPoint(x: 288, y: 32))
    #expect(stage.center(5) == CGPoint(x: 32, y: 86))
    #expect(stage.grid.contentSize == CGSize(width: 320, height: height))
  }

  @Test("springy 2: in an untiled layout every item has a spring, at both ends of the content")
  func naive() {
    let stage = SpringyStage(count: 120, isTiled: false)
    #expect(stage.animator.behaviors.count == 120)
    for step in 0...30 {
      stage.grid.contentOffset.y = CGFloat(step <= 15 ? step : 30 - step) * 49.2
      stage.finger.wait(1.0 / 60)
      #expect(stage.animator.behaviors.count == 120 && stage.layout.visibleIndexPaths.count == 120)
    }
  }

  @Test(
    "springy 3: in a tiled layout only items near the viewport have springs",
    arguments: [(0.0, 0, 12), (5000, 90, 104), (50_000, 924, 938)])
  func tiled(offset: Double, first: Int, last: Int) {
    let stage = SpringyStage(count: 10_000, isTiled: true)
    stage.grid.contentOffset.y = CGFloat(offset)
    stage.finger.wait(0.05)
    #expect(stage.animator.behaviors.count == (last - first + 1) * 5)
    let rows = stage.layout.visibleIndexPaths.map { $0.item / 5 }
    #expect(rows.min() == first && rows.max() == last)
    #expect(stage.layout.visibleIndexPaths.count == stage.animator.behaviors.count)
  }

  /// Returns the height of the largest gap between cells in the viewport.
  private func widestBand(_ view: UICollectionView) -> Double {
    var end = Double(view.bounds.minY)
    var widest = 0.0
    for frame in view.visibleCells.map({ $0.frame }).sorted(by: { $0.minY < $1.minY }) {
      widest = max(widest, Double(frame.minY) - end)
      end = max(end, Double(frame.maxY))
    }
    return max(widest, Double(view.bounds.maxY) - end)
  }

  @Test("springy 3: during a fling the number of springs stays small and no gap appears")
  func bounded() {
    let stage = SpringyStage(count: 10_000, isTiled: true)
    var most = 0
    var widest = 0.0
    for _ in 0..<60 where stage.grid.contentOffset.y < 107_000 {
      stage.finger.flick(from: CGPoint(x: 160, y: 520), to: CGPoint(x: 160, y: 40), over: 0.08)
      for _ in 0..<30 {
        stage.finger.wait(1.0 / 60)
        most = max(most, stage.animator.behaviors.count)
        widest = max(widest, widestBand(stage.grid))
      }
    }
    #expect(stage.grid.contentOffset.y > 50_000)
    // At rest, 15 rows are visible. Rows that lag into the viewport are compressed by at most two fifths.
    #expect(most <= 125)
    #expect(widest <= 32)
    #expect(stage.settle())
  }

  @Test("springy 4: lag is proportional to the distance from the touch", arguments: [40.0, -40])
  func lag(delta: Double) {
    let stage = SpringyStage(count: 10_000, isTiled: true)
    stage.grid.contentOffset.y = delta < 0 ? 40 : 0
    #expect(stage.settle())
    let expected = [(27, 0.0), (29, 3.413), (62, 10.08), (64, 13.493)]
    let before = expected.map { stage.center($0.0)! }
    stage.rememberFinger(atContent: CGPoint(x: 160, y: 302))
    stage.grid.contentOffset.y += CGFloat(delta)
    for (index, row) in expected.enumerated() {
      let moved = Double(stage.center(row.0)!.y - before[index].y)
      #expect(abs(moved - (delta < 0 ? -row.1 : row.1)) < 0.01)
    }
  }

  @Test(
    "springy 4: lag is half the step at 750 points, and the full step at 1500 points and beyond",
    arguments: [(750.0, 20.0), (1500, 40), (4000, 40)])
  func clamp(distance: Double, shift: Double) {
    let stage = SpringyStage(count: 10_000, isTiled: true)
    #expect(stage.settle())
    stage.rememberFinger(atContent: CGPoint(x: 32, y: 32 + distance))
    stage.grid.contentOffset.y = 40
    #expect(abs(Double(stage.center(0)!.y) - 32 - shift) < 0.01)
  }

  @Test("springy 5: a row that becomes visible is displaced as if it had always had a spring, and settles")
  func comingIn() {
    let stage = SpringyStage(count: 10_000, isTiled: true)
    stage.grid.contentOffset.y = 5000
    #expect(stage.settle())
    // Row 105 starts at 5680, so it enters the overscan when the offset exceeds 5012.
    let item = 105 * 5 + 2
    #expect(stage.center(item) == nil)
    stage.grid.contentOffset.y = 5000
    stage.rememberFinger(atContent: CGPoint(x: 160, y: stage.place(item).y - 600 - 30))
    stage.grid.contentOffset.y = 5030
    stage.layout.invalidateLayout()
    stage.grid.layoutIfNeeded()
    #expect(abs(stage.center(item)!.y - stage.place(item).y - 12) < 0.01)
    stage.finger.wait(1.1)
    #expect(abs(stage.center(item)!.y - stage.place(item).y) <= 0.5)
  }

  @Test("springy 6: at rest everything is at its position and nothing is invalidated")
  func rest() {
    let stage = SpringyStage(count: 10_000, isTiled: true)
    stage.finger.flick(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200), over: 0.1)
    #expect(stage.settle())
    #expect(!stage.animator.isRunning)
    for indexPath in stage.grid.indexPathsForVisibleItems {
      let center = stage.grid.cellForItem(at: indexPath)!.center
      let place = stage.place(indexPath.item)
      #expect(abs(center.x - place.x) <= 0.5 && abs(center.y - place.y) <= 0.5)
    }
    for _ in 0..<60 { #expect(!stage.host.frame(milliseconds: stage.host.milliseconds + 16)) }
  }

  @Test("springy 8: running a script twice produces the same hash in every frame")
  func repeatable() {
    func run() -> [UInt64] {
      let stage = SpringyStage(count: 10_000, isTiled: true)
      stage.finger.down(CGPoint(x: 160, y: 400))
      var hashes: [UInt64] = []
      for step in 1...20 {
        stage.finger.move(to: CGPoint(x: 160, y: 400 - 12 * Double(step)), over: 1.0 / 60)
        hashes.append(stage.host.stateHash)
      }
      stage.finger.up()
      stage.finger.wait(0.5)
      return hashes + [stage.host.stateHash]
    }
    let first = run()
    #expect(first == run())
    #expect(Set(first).count > 15)
  }

  @Test("a size change replaces all springs")
  func resize() {
    let stage = SpringyStage(count: 1000, isTiled: true)
    #expect(stage.settle())
    stage.grid.frame.size = CGSize(width: 256, height: 568)
    #expect(stage.settle())
    #expect(stage.center(4)! == CGPoint(x: 32, y: 86))
    #expect(stage.animator.behaviors.count == 13 * 4)
  }

  @Test("a change of the item size moves the anchors, and the items follow on their springs")
  func itemSize() {
    let stage = SpringyStage(count: 1000, isTiled: true)
    #expect(stage.settle())
    stage.layout.itemSize = CGSize(width: 60, height: 60)
    #expect(stage.settle())
    #expect(abs(stage.center(1)!.x - 120) <= 0.5)
    #expect(stage.grid.cellForItem(at: IndexPath(item: 1, section: 0))?.bounds.size == CGSize(width: 60, height: 60))
  }

  @Test("insertions and deletions keep one spring per item", arguments: [false, true])
  func updates(isTiled: Bool) {
    final class Growing: NSObject, UICollectionViewDataSource {
      var count = 30
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let stage = SpringyStage(count: 30, isTiled: isTiled)
    let source = Growing()
    stage.grid.dataSource = source
    #expect(stage.settle())
    for count in [31, 32, 31, 30, 29] {
      let isInsert = count > source.count
      source.count = count
      if isInsert {
        stage.grid.insertItems(at: [IndexPath(item: 3, section: 0)])
      } else {
        stage.grid.deleteItems(at: [IndexPath(item: 3, section: 0)])
      }
      #expect(stage.animator.behaviors.count == count)
      stage.finger.wait(0.1)
    }
    #expect(stage.settle())
    #expect(stage.grid.visibleCells.count == 29)
  }

  @Test("a million items need no more springs")
  func million() {
    let stage = SpringyStage(count: 1_000_000, isTiled: true)
    for offset in [5_000_000.0, 10_700_000] {
      stage.grid.contentOffset.y = CGFloat(offset)
      stage.finger.wait(0.1)
      #expect(stage.animator.behaviors.count <= 80)
      #expect(stage.grid.visibleCells.count >= 50)
    }
  }
}
