// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct UITableViewUpdateTests {
  @Test("An inserted row enters from its side, and the others move") func insert() {
    let bench = TableBench(RowSource([["a", "b", "c"]]))
    let b = bench.cell(1)
    bench.source.sections[0].insert("new", at: 1)
    bench.table.insertRows(at: [bench.path(1)], with: .left)
    bench.stage.wait(0.1)
    let x = bench.cell(1)?.layer.presentation()?.frame.minX ?? 0
    #expect(x < -10 && x > -310)
    #expect(bench.cell(2) === b)
    bench.settle()
    #expect(bench.words == "a new b c" && bench.cell(1)?.frame.minX == 0 && bench.cell(1)?.alpha == 1)
    #expect(bench.table.validate().isEmpty)
  }

  @Test("Each row animation moves or fades rows", arguments: [0, 1, 2, 3, 4, 5, 6, 100]) func animations(value: Int) {
    let bench = TableBench(RowSource([["a", "b", "c"]]))
    let animation = UITableView.RowAnimation(rawValue: value)!
    bench.table.beginUpdates()
    bench.source.sections[0] = ["c", "d"]
    bench.table.deleteRows(at: [bench.path(0), bench.path(1)], with: animation)
    bench.table.insertRows(at: [bench.path(1)], with: animation)
    bench.table.endUpdates()
    bench.stage.wait(0.05)
    let shown = bench.cell(1)?.layer.presentation()
    if animation == .none { #expect(shown?.opacity == 1) }
    if animation == .right { #expect(shown!.frame.minX > 10) }
    if animation == .bottom { #expect(shown!.frame.minY > 45) }
    bench.settle()
    #expect(bench.words == "c d" && bench.shown == 2)
    #expect(bench.cell(1)?.frame == CGRect(x: 0, y: 44, width: 320, height: 44) && bench.cell(1)?.alpha == 1)
    #expect(bench.table.validate().isEmpty)
  }

  @Test("Sections, moves and reloads are combined in one batch with a completion") func batch() {
    let bench = TableBench(RowSource([["a"], ["b", "c"], ["d"]]))
    var ends: [Bool] = []
    bench.table.performBatchUpdates {
      bench.source.sections = [["e"], ["a"], ["c", "b"]]
      bench.table.insertSections(IndexSet(integer: 0), with: .top)
      bench.table.deleteSections(IndexSet(integer: 2), with: .fade)
      bench.table.moveRow(at: bench.path(0, 1), to: bench.path(1, 2))
    } completion: {
      ends.append($0)
    }
    bench.settle()
    #expect(bench.words == "e a c b" && ends == [true])
    bench.source.sections[1][0] = "z"
    bench.table.reloadRows(at: [bench.path(0, 1)], with: .none)
    bench.settle()
    #expect(bench.words == "e z c b" && bench.shown == 4)
  }

  @Test("Nested batches are one batch") func nested() {
    let bench = TableBench(RowSource([["a"]]))
    bench.table.beginUpdates()
    bench.source.sections[0] = ["a", "b"]
    bench.table.insertRows(at: [bench.path(1)], with: .fade)
    bench.table.performBatchUpdates {
      bench.source.sections[0] = ["a", "b", "c"]
      bench.table.insertRows(at: [bench.path(2)], with: .fade)
    }
    #expect(bench.table.hasUncommittedUpdates)
    bench.table.endUpdates()
    bench.settle()
    #expect(bench.words == "a b c" && !bench.table.hasUncommittedUpdates)
  }

  @Test("New self-sizing rows have their height from the start") func sizes() {
    let bench = TableBench(RowSource([["30", "40"]]))
    bench.source.sections[0].insert("150", at: 1)
    bench.table.insertRows(at: [bench.path(1)], with: .fade)
    #expect(bench.cell(1)?.bounds.height == 150)
    #expect(bench.source.cellsAsked == 3)
    bench.settle()
    #expect(bench.cell(2)?.frame.minY == 180 && bench.table.contentSize.height == 220)
  }

  @Test("The selection moves with its row") func selection() {
    let bench = TableBench(RowSource([["a", "b", "c"]]))
    bench.table.selectRow(at: bench.path(1), animated: false, scrollPosition: .none)
    bench.source.sections[0].insert("x", at: 0)
    bench.table.insertRows(at: [bench.path(0)], with: .automatic)
    #expect(bench.table.indexPathForSelectedRow == bench.path(2))
  }

  @Test("After random updates, the table matches the model", arguments: Seeds.below(30)) func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) &* 77 &+ 5)
    let sizes = seed % 2 == 0
    func word() -> String { sizes ? "\(Int.random(in: 15...120, using: &random))" : "w\(random.next() % 1000)" }
    let bench = TableBench(RowSource([(0..<20).map { _ in word() }, (0..<5).map { _ in word() }]))
    let animations: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .bottom, .none, .middle, .automatic]
    for step in 0..<25 {
      bench.table.beginUpdates()
      let section = Int.random(in: 0..<2, using: &random)
      let before = bench.source.sections[section].count
      var deleted: [Int] = []
      for row in 0..<before where random.next() % 6 == 0 { deleted.append(row) }
      for row in deleted.reversed() { bench.source.sections[section].remove(at: row) }
      var inserted: [Int] = []
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        inserted.append(Int.random(in: 0...(bench.source.sections[section].count), using: &random))
        bench.source.sections[section].insert("\u{1}" + word(), at: inserted.last!)
      }
      let places = bench.source.sections[section].indices.filter {
        bench.source.sections[section][$0].hasPrefix("\u{1}")
      }
      for place in places { bench.source.sections[section][place].removeFirst() }
      let animation = animations[Int(random.next() % 8)]
      bench.table.deleteRows(at: deleted.map { bench.path($0, section) }, with: animation)
      bench.table.insertRows(at: places.map { bench.path($0, section) }, with: animation)
      bench.table.endUpdates()
      switch random.next() % 4 {
      case 0: bench.settle()
      case 1: bench.stage.wait(0.05)
      case 2: bench.table.contentOffset.y = CGFloat(Int.random(in: 0...200, using: &random))
      default: break
      }
      bench.stage.wait(1.0 / 60)
      #expect(bench.table.validate().isEmpty, "step \(step)")
    }
    bench.settle()
    bench.table.contentOffset.y = 0
    bench.settle()
    for path in bench.table.indexPathsForVisibleRows! {
      #expect(bench.cell(path.row, path.section)?.word == bench.source.sections[path.section][path.row])
    }
    #expect(bench.shown == bench.table.visibleCells.count)
    #expect(bench.table.validate().isEmpty)
  }

  @Test("Wrong counts, an end without a begin, and nonexistent rows are reported") func misuse() {
    let bench = TableBench(RowSource([["a", "b"]]))
    var faults = Diagnostics.recording { bench.table.insertRows(at: [bench.path(0)], with: .fade) }
    #expect(faults.count == 1 && faults[0].message.contains("before 2 inserted 1 after 2, expected 3"))
    bench.settle()
    #expect(bench.words == "a b")
    faults = Diagnostics.recording { bench.table.endUpdates() }
    #expect(faults.map(\.kind) == ["endUpdates"])
    faults = Diagnostics.recording { bench.table.deleteRows(at: [bench.path(7)], with: .fade) }
    #expect(faults.count == 1)
    bench.settle()
    #expect(bench.words == "a b" && bench.table.validate().isEmpty)
  }
}
