// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests that functions, such as those in libraries, can pass on update blocks that are not declared `@escaping`.
@Suite(.oneApplication) @MainActor struct NonEscapingUpdatesTests {
  private final class AskedCollection: UICollectionView {
    var asked = 0
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      asked += 1
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  private final class AskedTable: UITableView {
    var asked = 0
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      asked += 1
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  private final class Eager: UICollectionViewFlowLayout {
    var action: (() -> Void)?
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let call = action
      action = nil
      call?()
      return super.layoutAttributesForElements(in: rect)
    }
  }

  private func change(_ view: UICollectionView, _ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    view.performBatchUpdates(updates, completion: completion)
  }

  private func change(_ view: UITableView, _ updates: () -> Void) { view.performBatchUpdates(updates) }

  @Test("A collection view applies the batch and calls an override")
  func collection() {
    let bench = CollectionBench(LetterSource([["A", "B"]]), layout: UICollectionViewFlowLayout())
    bench.tick()
    var ended: [Bool] = []
    change(bench.view) {
      bench.source.sections[0].insert("C", at: 1)
      bench.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    } completion: {
      ended.append($0)
    }
    for _ in 0..<40 { bench.tick() }
    #expect(bench.letters == "ACB" && ended == [true])
    #expect(bench.view.validate().isEmpty)
    let asked = AskedCollection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    change(asked) {}
    #expect(asked.asked == 1)
  }

  @Test("A table applies the batch, also inside beginUpdates, and calls an override")
  func table() {
    let bench = TableBench(RowSource([["a", "b"]]))
    bench.table.beginUpdates()
    change(bench.table) {
      bench.source.sections[0].insert("c", at: 1)
      bench.table.insertRows(at: [bench.path(1)], with: .none)
    }
    bench.table.endUpdates()
    bench.settle()
    #expect(bench.words == "a c b" && bench.table.validate().isEmpty)
    let asked = AskedTable()
    change(asked) {}
    #expect(asked.asked == 1)
  }

  @Test("In a callback to the layout, the block runs at once with a fault, and a reload shows the result")
  func insideCallback() {
    let layout = Eager()
    let bench = CollectionBench(LetterSource([["A"]]), layout: layout)
    bench.tick()
    var ended: [Bool] = []
    var hasRun = false
    layout.action = {
      change(bench.view) {
        bench.source.sections[0].append("B")
        bench.view.insertItems(at: [IndexPath(item: 1, section: 0)])
        hasRun = true
      } completion: {
        ended.append($0)
      }
      #expect(hasRun)
    }
    layout.invalidateLayout()
    let faults = Diagnostics.recording {
      for _ in 0..<40 { bench.tick() }
    }
    #expect(faults.map(\.kind) == ["updateInsideCallback"])
    #expect(bench.letters == "AB" && ended == [false])
    #expect(bench.view.validate().isEmpty && !bench.view.hasUncommittedUpdates)
  }
}
