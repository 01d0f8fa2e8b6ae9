// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the state of a collection view while a batch of updates is recorded, and the resulting layout queries.
@Suite(.oneApplication)
@MainActor
struct UpdateStateTests {
  @Test("A batch is uncommitted from the start of its block, before its first operation")
  func uncommitted() {
    let bench = CollectionBench.grid(10)
    bench.layOut()
    var answers: [Bool] = []
    #expect(!bench.view.hasUncommittedUpdates)
    bench.view.performBatchUpdates {
      answers.append(bench.view.hasUncommittedUpdates)
      bench.source.sections[0].removeLast()
      bench.view.deleteItems(at: [IndexPath(item: 9, section: 0)])
      answers.append(bench.view.hasUncommittedUpdates)
    }
    #expect(answers == [true, true] && !bench.view.hasUncommittedUpdates)
  }

  @Test("Before the first layout, a batch is checked against the counts as well")
  func checkedEarly() {
    let bench = CollectionBench.grid(10)
    var ends: [Bool] = []
    let faults = Diagnostics.recording {
      bench.view.performBatchUpdates {
        bench.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      } completion: {
        ends.append($0)
      }
    }
    #expect(faults.map { $0.kind } == ["invalidUpdate"])
    bench.tick()
    #expect(ends == [false] && bench.view.visibleCells.count == 10)
  }

  private final class AskedLayout: UICollectionViewFlowLayout {
    var asked: [String] = []
    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
      asked.append("delete \(elementKind)")
      return super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
    }
    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
      asked.append("insert \(elementKind)")
      return super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
    }
  }

  @Test("A layout is queried once per visible supplementary kind for its own insertions and deletions")
  func kinds() {
    let layout = AskedLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    layout.footerReferenceSize = CGSize(width: 320, height: 20)
    let bench = CollectionBench(LetterSource([["a"], ["b"], ["c"]]), layout: layout)
    bench.layOut()
    bench.source.sections[0].append("d")
    bench.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    #expect(layout.asked.sorted() == kinds.flatMap { ["delete \($0)", "insert \($0)"] }.sorted())
  }
}
