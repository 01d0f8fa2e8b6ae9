// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication)
@MainActor
struct ListSwipeTests {
  private final class Log { var entries: [String] = [] }

  private let log = Log()

  private func bench() -> ListBench {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let log = log
    var remove: ((IndexPath) -> Void)?
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          log.entries.append("delete \(path.item)")
          remove?(path)
          done(true)
        }
      ])
    }
    configuration.leadingSwipeActionsConfigurationProvider = { path in
      guard path.item == 0 else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Read") { _, _, done in
          log.entries.append("read")
          done(true)
        }
      ])
    }
    let bench = ListBench(configuration)
    remove = { [unowned bench] path in
      guard let item = bench.source.itemIdentifier(for: path) else { return }
      var next = bench.source.snapshot()
      next.deleteItems([item])
      bench.source.apply(next)
    }
    bench.show([["a", "b", "c", "d"]])
    return bench
  }

  private func swipe(_ bench: ListBench, row: Int, by x: Double) {
    let y = Double(row) * 44 + 22
    let start = x < 0 ? 300.0 : 20.0
    bench.stage.down(start, y)
    bench.stage.drag(from: CGPoint(x: start, y: y), by: CGPoint(x: x / 10, y: 0), count: 10, every: 1.0 / 60)
    bench.stage.wait(0.2)
    bench.stage.up(start + x, y)
    bench.settle()
  }

  @Test("A swipe opens a row, a button performs its action and the row is removed") func trailing() {
    let bench = bench()
    swipe(bench, row: 1, by: -80)
    #expect(
      bench.view.engine.lists.listSwipes?.reveal.isOpen == true
        && bench.view.engine.lists.listSwipes?.reveal.distance ?? 0 >= 74)
    bench.stage.tap(300, 66)
    bench.settle()
    #expect(log.entries == ["delete 1"] && bench.words == "a c d")
    #expect(bench.view.engine.lists.listSwipes?.reveal.isOpen == false && bench.view.validate().isEmpty)
  }

  @Test("A full swipe performs the first action") func full() {
    let bench = bench()
    swipe(bench, row: 0, by: -280)
    #expect(log.entries == ["delete 0"] && bench.words == "b c d")
  }

  @Test("The leading side has its own actions; a touch elsewhere and scrolling close them") func leading() {
    let bench = bench()
    swipe(bench, row: 1, by: 80)
    #expect(bench.view.engine.lists.listSwipes?.reveal.isOpen == false)
    swipe(bench, row: 0, by: 80)
    #expect(bench.cell(0)?.bounds.minX ?? 0 <= -74)
    bench.stage.tap(160, 150)
    bench.settle()
    #expect(bench.cell(0)?.bounds.minX == 0 && bench.cell(3)?.isSelected == false && log.entries.isEmpty)
    swipe(bench, row: 0, by: 80)
    bench.view.reloadData()
    bench.stage.tick()
    #expect(bench.view.engine.lists.listSwipes?.reveal.isOpen == false && bench.cell(0)?.bounds.minX == 0)
  }

  @Test("Cells of other classes and other layouts have no actions") func others() {
    let bench = bench()
    bench.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    bench.stage.tick()
    #expect(bench.view.engine.lists.listSwipes?.actions(at: IndexPath(item: 0, section: 0), .trailing) == nil)
  }

  @Test("Actions close when their row leaves the screen")
  func rowLeaves() {
    let bench = bench()
    bench.show([(0..<60).map { "row \($0)" }])
    swipe(bench, row: 0, by: -80)
    #expect(bench.view.engine.lists.listSwipes?.reveal.isOpen == true)
    bench.view.contentOffset.y = 1_000
    bench.settle()
    #expect(bench.view.engine.lists.listSwipes?.reveal.isOpen == false && bench.view.validate().isEmpty)
  }
}
