// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests how the most common mistakes in programs with collection views are handled. Mistakes that need longer tests
/// have their own suites.
@Suite(.oneApplication)
@MainActor
struct UICollectionViewBadInputTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func ticks(_ bench: CollectionBench, _ count: Int = 30) {
    for _ in 0..<count { bench.tick() }
  }

  @Test("1: the report of a wrong count names the rule and the whole calculation; nothing is applied partially")
  func countMismatch() {
    let bench = CollectionBench.grid(10)
    bench.layOut()
    var ended: [Bool] = []
    let faults = Diagnostics.recording {
      bench.source.sections[0].removeFirst(3)
      bench.view.performBatchUpdates {
        bench.view.deleteItems(at: [path(0)])
        bench.view.insertItems(at: [path(4)])
      } completion: {
        ended.append($0)
      }
      ticks(bench, 2)
    }
    #expect(faults.map(\.kind) == ["invalidUpdate"])
    #expect(faults[0].message.contains("before 10 inserted 1 deleted 1 after 7, expected 10"))
    #expect(bench.letters == "3456789" && ended == [false] && bench.view.validate() == [])
  }

  @Test("Moves between sections are part of the report of a wrong count")
  func countMismatchOfMoves() {
    let layout = UICollectionViewFlowLayout()
    let bench = CollectionBench(LetterSource([["a", "b", "c"], ["d", "e"]]), layout: layout)
    bench.layOut()
    let faults = Diagnostics.recording {
      bench.source.sections = [["b"], ["a", "d", "e"]]
      bench.view.performBatchUpdates {
        bench.view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 0, section: 1))
      }
      ticks(bench, 2)
    }
    #expect(faults.map(\.kind) == ["invalidUpdate"])
    #expect(faults[0].message.contains("before 3 moved out 1 after 1, expected 2"))
    let others = Diagnostics.recording {
      bench.source.sections = [[], ["a", "b", "d", "e", "f"]]
      bench.view.performBatchUpdates {
        bench.view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 1))
      }
      ticks(bench, 2)
    }
    #expect(others.map(\.kind) == ["invalidUpdate"])
    #expect(others[0].message.contains("before 3 moved in 1 after 5, expected 4"))
  }

  @Test("2: an insert right after a reload, or right after creating the view, shows the result without a fault")
  func insertAfterReload() {
    let bench = CollectionBench.grid(3)
    let faults = Diagnostics.recording {
      bench.source.sections[0].append("x")
      bench.view.insertItems(at: [path(3)])
      bench.layOut()
      #expect(bench.letters == "012x")
      bench.view.reloadData()
      bench.source.sections[0].insert("y", at: 0)
      bench.view.insertItems(at: [path(0)])
      ticks(bench)
    }
    #expect(faults.isEmpty && bench.letters == "y012x" && bench.view.validate() == [])
  }

  @Test("3: items can be inserted into an empty section, and deleted until it is empty")
  func emptySection() {
    let bench = CollectionBench.grid(0)
    bench.layOut()
    bench.source.sections = [["a"]]
    bench.view.insertItems(at: [path(0)])
    ticks(bench)
    #expect(bench.letters == "a")
    bench.source.sections = [[]]
    bench.view.deleteItems(at: [path(0)])
    ticks(bench)
    #expect(bench.letters.isEmpty && bench.view.validate() == [])
  }

  @Test(
    "4: paths that are deleted or moved and also reloaded are reported; a shifted neighbor is reloaded in place"
  )
  func conflictingOperations() {
    let bench = CollectionBench.grid(5)
    bench.layOut()
    let faults = Diagnostics.recording {
      bench.source.sections[0].remove(at: 1)
      bench.view.performBatchUpdates {
        bench.view.deleteItems(at: [path(1)])
        bench.view.reloadItems(at: [path(1)])
      }
      ticks(bench, 2)
      bench.view.performBatchUpdates {
        bench.view.moveItem(at: path(0), to: path(2))
        bench.view.reloadItems(at: [path(0)])
      }
      ticks(bench, 2)
    }
    #expect(faults.map(\.kind) == ["invalidUpdate", "invalidUpdate"])
    #expect(faults.allSatisfy { $0.message.contains("the same position twice") } && bench.letters == "0234")
    bench.source.sections[0] = ["2", "3!", "4"]
    bench.view.performBatchUpdates {
      bench.view.deleteItems(at: [path(0)])
      bench.view.reloadItems(at: [path(2)])
    }
    ticks(bench)
    #expect(bench.letters == "23!4" && bench.view.validate() == [])
  }

  @Test("5: attributes of removed items are ignored and reported")
  func staleLayout() {
    let layout = HostileLayout()
    let bench = CollectionBench(LetterSource(count: 5), layout: layout)
    bench.layOut()
    layout.believedCount = 5
    bench.source.sections[0].removeLast(2)
    let faults = Diagnostics.recording {
      bench.view.reloadData()
      bench.layOut()
    }
    #expect(faults.map(\.kind) == ["attributesBeyondCounts", "attributesBeyondCounts"])
    #expect(faults[0].message.contains("item 0-3") && faults[0].message.contains("has only 3 items"))
    #expect(bench.letters == "012" && bench.view.validate() == [])
  }

  @Test("7: a cell whose preferred size never settles is reported and stays unchanged", arguments: [true, false])
  func endlessFitting(isEstimated: Bool) {
    final class Grower: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height += 7
        return layoutAttributes
      }
    }
    let layout = UICollectionViewFlowLayout()
    if isEstimated { layout.estimatedItemSize = CGSize(width: 100, height: 20) }
    let bench = CollectionBench(LetterSource(count: 2), layout: layout)
    bench.view.register(Grower.self, forCellWithReuseIdentifier: "letter")
    let faults = Diagnostics.recording { bench.layOut() }
    #expect(faults.allSatisfy { $0.kind == "selfSizingNeverSettles" } && faults.isEmpty != isEstimated)
    #expect(faults.first.map { $0.message.contains("cell 0-") } ?? !isEstimated)
    #expect(bench.view.validate() == [])
  }

  @Test(
    "11: items wider than their line are reported once with numbers, but not during a rotation that corrects it")
  func itemsTooWide() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 40)
    let bench = CollectionBench(LetterSource(count: 3), layout: layout)
    let faults = Diagnostics.recording {
      bench.layOut()
      bench.view.contentOffset.y = 5
      layout.invalidateLayout()
      bench.layOut()
    }
    #expect(faults.map(\.kind) == ["flowItemTooLong"] && faults[0].isWarning && faults[0].message.contains("400"))
    final class Filling: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: view.bounds.width, height: 40) }
    }
    let filling = Filling()
    let turning = CollectionBench(
      LetterSource(count: 3), layout: UICollectionViewFlowLayout(), size: CGSize(width: 480, height: 320),
      delegate: filling)
    turning.layOut()
    #expect(
      Diagnostics.recording {
        turning.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        turning.layOut()
      }.isEmpty)
    #expect(turning.cell(0)?.frame.width == 320)
  }

  @Test("12: a layout with shorter content keeps the offset within the content", arguments: [true, false])
  func offsetAfterLayoutChange(animated: Bool) {
    let bench = CollectionBench.grid(300)
    bench.layOut()
    bench.view.contentOffset.y = 2000
    bench.layOut()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 15, height: 15)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    bench.view.setCollectionViewLayout(layout, animated: animated)
    ticks(bench)
    let end = max(0, bench.view.contentSize.height - 480)
    #expect(bench.view.contentOffset.y >= 0 && bench.view.contentOffset.y <= end && bench.view.validate() == [])
  }
}
