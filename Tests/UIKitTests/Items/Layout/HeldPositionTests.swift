// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests that content stays in place while the content around it changes.
@Suite(.oneApplication) @MainActor struct HeldPositionTests {
  private let layout = UICollectionViewFlowLayout()

  /// Returns a grid of self-sizing cells in five columns. The first row begins at 10 points, and rows repeat every 54
  /// points.
  private func bench() -> CollectionBench {
    layout.estimatedItemSize = CGSize(width: 44, height: 44)
    let bench = CollectionBench.grid(120, layout: layout)
    bench.tick()
    return bench
  }

  private func held(_ bench: CollectionBench) -> IndexPath? {
    bench.view.engine.hold.holding.want(layout)
    return bench.view.engine.hold.elementToHold()?.key.indexPath
  }

  @Test("An item that begins on screen is held rather than a clipped one")
  func whole() {
    let bench = bench()
    bench.view.contentOffset.y = 30
    bench.tick()
    #expect(held(bench) == IndexPath(item: 5, section: 0))
    bench.view.contentOffset.y = 10
    bench.tick()
    #expect(held(bench) == IndexPath(item: 0, section: 0))
  }

  @Test("Content that rests at its start is not held")
  func beginning() {
    let bench = bench()
    #expect(bench.view.contentOffset.y == 0 && held(bench) == nil)
    bench.view.contentOffset.y = 1
    bench.tick()
    #expect(held(bench) != nil)
  }

  @Test("Displayed content stays in place when new content beside it is higher than estimated")
  func seen() throws {
    let usual = CGSize(width: 140, height: 40)
    let sizes = [usual, CGSize(width: 140, height: 1_000)] + [CGSize](repeating: usual, count: 20)
    let grid = GridStage([sizes], estimate: usual)
    // The first item is centered beside the tall one and extends from 480 to 520. The next line begins at 1010.
    grid.scroll(to: 522)
    #expect(grid.view.indexPathsForVisibleItems == [IndexPath(item: 1, section: 0)])
    grid.source.sizes[0][0].height = 80
    grid.scroll(to: 470)
    let cells = try (0..<2).map { try #require(grid.view.cellForItem(at: IndexPath(item: $0, section: 0))) }
    #expect(cells[0].frame.minY == 460 && cells[0].frame.height == 80)
    #expect(cells[1].frame.minY - grid.view.contentOffset.y == -470)
  }

  @Test("A scroll target is followed once after the viewport was resized")
  func resized() {
    let bench = bench()
    bench.view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: false)
    bench.tick()
    bench.view.engine.hold.holding.aim = HeldPosition.Aim(
      path: IndexPath(item: 60, section: 0), position: .top, offset: bench.view.contentOffset, isResized: true)
    bench.view.engine.scrollAim.followAim()
    #expect(bench.view.engine.hold.holding.aim?.isResized == false)
  }

  @Test("A content size applies at once only if the offset can stay")
  func contentSize() {
    let bench = bench()
    let size = bench.view.contentSize
    let larger = CGSize(width: size.width, height: size.height + 100)
    bench.view.engine.passes.takeContentSizeUnlessOffsetMoves(larger)
    #expect(bench.view.contentSize == larger)
    bench.view.contentOffset.y = larger.height - bench.view.bounds.height
    bench.view.engine.passes.takeContentSizeUnlessOffsetMoves(size)
    #expect(bench.view.contentSize == larger)
  }

  @Test("An item kept in view by another layout is below the insets", arguments: [-500.0, 0, 300, 900])
  func insets(place: Double) {
    let bench = bench()
    bench.view.contentInset.top = 100
    bench.view.contentOffset.y = 200
    bench.tick()
    bench.view.engine.changes.layoutChangeAnchor = .item(IndexPath(item: 60, section: 0), at: CGPoint(x: 0, y: place))
    defer { bench.view.engine.changes.layoutChangeAnchor = nil }
    let y = bench.view.engine.interactive.proposedOffset(
      by: layout, keeping: nil, contentSize: layout.collectionViewContentSize
    ).y
    // The item extends from 658 to 702, and the visible area below the inset is 380 points high.
    #expect(abs(Double(y) - min(max(680 - place, 702 - 480), 658 - 100)) < 1e-9)
  }
}
