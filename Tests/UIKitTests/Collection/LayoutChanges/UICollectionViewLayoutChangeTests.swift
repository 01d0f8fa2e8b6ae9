// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

private final class TransitionLog: UICollectionViewFlowLayout {
  var log: [String] = []
  var target: CGPoint?

  override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("to") }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("from") }
  override func finalizeLayoutTransition() { log.append("finalize") }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    log.append("target")
    return target ?? proposedContentOffset
  }
}

@Suite(.oneApplication)
@MainActor
struct UICollectionViewLayoutChangeTests {
  private func large() -> TransitionLog {
    let layout = TransitionLog()
    layout.itemSize = CGSize(width: 140, height: 140)
    return layout
  }

  private func run(_ bench: CollectionBench) { for _ in 0..<30 { bench.tick() } }

  @Test("G5: between the grid and the large tiles, every item moves and nothing is left over")
  func animated() {
    let first = TransitionLog()
    let bench = CollectionBench.grid(100, layout: first)
    bench.tick()
    let second = large()
    let cell = bench.cell(22)
    let leaving = bench.cell(1)
    var finished: [Bool] = []
    bench.view.setCollectionViewLayout(second, animated: true) { finished.append($0) }
    #expect(bench.view.collectionViewLayout === second && first.collectionView == nil)
    #expect(bench.cell(22) === cell && bench.cell(1) == nil)
    #expect(near(cell?.frame ?? .zero, CGRect(x: 0, y: 1650, width: 140, height: 140)))
    #expect(near(leaving?.frame ?? .zero, CGRect(x: 180, y: 0, width: 140, height: 140)))
    #expect(first.log == ["to", "finalize"] && second.log == ["from", "target", "finalize"])
    #expect(bench.view.contentSize == CGSize(width: 320, height: 7490))
    run(bench)
    #expect(finished == [true])
    let shown = bench.view.subviews.filter { $0 is LetterCell }
    #expect(shown.count == bench.view.visibleCells.count && shown.allSatisfy { $0.alpha == 1 })
    #expect(shown.allSatisfy { $0.frame.intersects(bench.view.bounds) })
  }

  @Test("The item in the middle stays near the middle, within the content")
  func offset() {
    let bench = CollectionBench.grid(100)
    bench.tick()
    bench.view.contentOffset.y = 300
    bench.tick()
    let path = bench.view.indexPathForItem(at: CGPoint(x: 160, y: 300 + 230))!
    bench.view.setCollectionViewLayout(large(), animated: true)
    run(bench)
    let frame = bench.view.layoutAttributesForItem(at: path)!.frame
    #expect(abs(frame.midY - bench.view.bounds.midY) <= 160)
    #expect(bench.view.contentOffset.y >= 0 && bench.view.contentOffset.y <= 7490 - 480)
  }

  @Test("The new layout can choose the offset, clamped to the content")
  func targetOffset() {
    let bench = CollectionBench.grid(100)
    bench.tick()
    let second = large()
    second.target = CGPoint(x: 0, y: 1_000_000)
    bench.view.setCollectionViewLayout(second, animated: true)
    #expect(bench.view.contentOffset == CGPoint(x: 0, y: 7010))
    run(bench)
    #expect(bench.view.indexPathsForVisibleItems.last == IndexPath(item: 99, section: 0))
  }

  @Test("A second change interrupts the first; without animation it applies at once")
  func interruption() {
    let bench = CollectionBench.grid(100)
    bench.tick()
    var log: [String] = []
    bench.view.setCollectionViewLayout(large(), animated: true) { log.append("first \($0)") }
    bench.tick()
    let third = TransitionLog()
    bench.view.setCollectionViewLayout(third, animated: true) { log.append("second \($0)") }
    #expect(log == ["first false"])
    run(bench)
    #expect(log == ["first false", "second true"])
    bench.view.setCollectionViewLayout(large(), animated: false) { log.append("third \($0)") }
    #expect(bench.view.subviews.filter { $0 is LetterCell }.count > 0)
    bench.tick()
    #expect(log.last == "third true")
    #expect(bench.cell(0)?.frame == CGRect(x: 0, y: 0, width: 140, height: 140))
    bench.view.setCollectionViewLayout(bench.view.collectionViewLayout, animated: true) { log.append("same \($0)") }
    bench.tick()
    #expect(log.last == "same true")
  }

  @Test("During an animated size change, items move to their new positions")
  func animatedSize() throws {
    let bench = CollectionBench.grid(40)
    bench.tick()
    let cell = try #require(bench.cell(4))
    let old = cell.center
    UIView.animate(withDuration: 0.4) { bench.view.frame.size.width = 200 }
    for _ in 0..<12 { bench.tick() }
    let shown = cell.layer.presentation()?.position ?? cell.center
    run(bench)
    let new = cell.center
    #expect(bench.cell(4) === cell && new.x < old.x - 50 && new.y > old.y + 50)
    #expect(shown.x < old.x - 5 && shown.x > new.x + 5 && shown.y > old.y + 5 && shown.y < new.y - 5)
  }

  @Test("If an insertion does not move the content, the content size changes at once")
  func contentSizeOfInsert() {
    let bench = CollectionBench.grid(60)
    bench.tick()
    let old = bench.view.contentSize.height
    bench.source.sections[0] += (0..<60).map { "n\($0)" }
    bench.view.performBatchUpdates {
      bench.view.insertItems(at: (60..<120).map { IndexPath(item: $0, section: 0) })
    }
    #expect(bench.view.contentSize.height > old + 400)
    bench.tick()
    #expect(bench.view.contentSize.height > old + 400)
  }
}
