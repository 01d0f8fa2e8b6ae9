// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests that scrolling to an item whose position is estimated ends at the item's actual position.
@Suite(.oneApplication) @MainActor struct ScrollToEstimatedTests {
  static func heights(_ count: Int, seed: UInt64 = 5) -> [CGFloat] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { _ in CGFloat(random.int(in: 40..<240)) / 4 }
  }

  /// Returns the distances of a cell's top, middle and bottom from the top, middle and bottom of the viewport.
  private func place(_ s: FittingStage, _ item: Int) -> (top: CGFloat, middle: CGFloat, bottom: CGFloat)? {
    guard let frame = s.cell(item)?.frame else { return nil }
    let y = s.view.contentOffset.y
    return (frame.minY - y, frame.midY - y - 240, frame.maxY - y - 480)
  }

  @Test("A chat that opens at its bottom ends exactly at the last cell", arguments: [12.0, 44, 130], [false, true])
  func bottom(estimate: Double, hasEdges: Bool) {
    let s = FittingStage(
      [Self.heights(300)], estimate: CGFloat(estimate), spacing: hasEdges ? 7 : 0, edges: hasEdges ? 30 : 0)
    s.layout.sectionHeadersPinToVisibleBounds = hasEdges
    s.view.scrollToItem(at: IndexPath(item: 299, section: 0), at: .bottom, animated: false)
    s.stage.tick()
    #expect((place(s, 299)?.bottom ?? .nan).magnitude <= 0.25)
    #expect(s.view.validate() == [])
    s.view.scrollToItem(at: IndexPath(item: 100, section: 0), at: .bottom, animated: true)
    s.stage.wait(0.7)
    #expect((place(s, 100)?.bottom ?? .nan).magnitude <= 0.25)
    s.stage.wait(0.5)
    #expect((place(s, 100)?.bottom ?? .nan).magnitude <= 0.25 && s.view.validate() == [])
  }

  @Test("The end of the content is reached exactly, even at fractional pixels") func end() {
    let s = FittingStage([[CGFloat](repeating: 31.3, count: 100)], estimate: 50)
    s.view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .bottom, animated: false)
    s.stage.tick()
    #expect(s.view.contentOffset.y == s.view.contentSize.height - 480)
  }

  @Test("A view without a size, or with a changing one, shows the item once it has its size") func beforeLayout() {
    let stage = FingerStage(size: CGSize(width: 320, height: 480))
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 70)
    layout.minimumLineSpacing = 0
    let source = FittingStage.Source([Self.heights(200)])
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(FittingStage.FittingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    stage.window.addSubview(view)
    view.scrollToItem(at: IndexPath(item: 199, section: 0), at: .bottom, animated: false)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    stage.tick()
    #expect(view.cellForItem(at: IndexPath(item: 199, section: 0))?.frame.maxY == view.contentOffset.y + 480)
    view.scrollToItem(at: IndexPath(item: 120, section: 0), at: .top, animated: false)
    view.frame.size.height = 300
    stage.tick()
    #expect(view.cellForItem(at: IndexPath(item: 120, section: 0))?.frame.minY == view.contentOffset.y)
    #expect(view.validate() == [])
  }

  @Test("An animated scroll reaches the item without a step back or a jump", arguments: [12.0, 130])
  func smooth(estimate: Double) {
    let s = FittingStage([Self.heights(300)], estimate: CGFloat(estimate))
    s.view.scrollToItem(at: IndexPath(item: 40, section: 0), at: .centeredVertically, animated: true)
    _ = s.moved()
    for _ in 0..<60 {
      s.stage.run(until: s.stage.time + 1.0 / 120)
      if let moved = s.moved() { #expect(moved.most <= 0.5 && moved.most - moved.least <= 0.5, "\(moved)") }
    }
    #expect((place(s, 40)?.middle ?? .nan).magnitude <= 0.5)
  }

  @Test(
    "Table rows with unknown heights are reached, with and without animation",
    arguments: [false, true])
  func rows(isAnimated: Bool) {
    let bench = TableBench(RowSource([(0..<300).map { "\(20 + ($0 * 37) % 200)" }]))
    for (row, position) in [
      (299, UITableView.ScrollPosition.bottom), (150, .top), (40, .middle), (220, .bottom), (299, .top), (0, .top),
    ] {
      bench.table.scrollToRow(at: bench.path(row), at: position, animated: isAnimated)
      bench.stage.wait(0.7)
      let rect = bench.table.rectForRow(at: bench.path(row))
      let y = bench.table.contentOffset.y
      switch position {
      case .bottom: #expect((rect.maxY - y - 480).magnitude <= 0.5, "row \(row)")
      case .middle: #expect((rect.midY - y - 240).magnitude <= 0.5, "row \(row)")
      default:
        let end = bench.table.contentSize.height - 480
        #expect((min(rect.minY, end) - y).magnitude <= 0.5, "row \(row)")
      }
      #expect(bench.table.validate() == [])
    }
  }
}
