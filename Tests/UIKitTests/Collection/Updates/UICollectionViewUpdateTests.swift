// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Logs every query that the layout receives during an update.
private final class LoggingLayout: UICollectionViewFlowLayout {
  var log: [String] = []
  var items: [UICollectionViewUpdateItem] = []
  var bench: (() -> LetterSource)?

  override func prepare() {
    log.append("prepare")
    super.prepare()
  }

  override var collectionViewContentSize: CGSize {
    log.append("contentSize")
    return super.collectionViewContentSize
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    log.append(context.invalidateDataSourceCounts ? "invalidate counts" : "invalidate")
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    log.append("prepareForUpdates")
    items = updateItems
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    log.append("target")
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    log.append("elements")
    return super.layoutAttributesForElements(in: rect)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("final")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("initial")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalizeCollectionViewUpdates() {
    log.append("finalize")
    super.finalizeCollectionViewUpdates()
  }
}

@Suite(.oneApplication)
@MainActor
struct UICollectionViewUpdateTests {
  private func paths(_ items: Int...) -> [IndexPath] { items.map { IndexPath(item: $0, section: 0) } }

  private func bench(_ letters: String) -> CollectionBench {
    let bench = CollectionBench(
      LetterSource([letters.map { String($0) }]), layout: UICollectionViewFlowLayout())
    bench.tick()
    return bench
  }

  private func set(_ bench: CollectionBench, _ letters: String) {
    bench.source.sections[0] = letters.map { String($0) }
  }

  @Test(
    "C1-C5: visible items after a batch",
    arguments: [
      ("ABCDE", "XACYE", "C1"), ("ABCDE", "BCDEA", "C2"), ("ABCDE", "EBZCD", "C3"), ("ABCDE", "DCBE", "C4"),
      ("12345", "13645", "C5"),
    ])
  func batches(before: String, after: String, row: String) {
    let bench = bench(before)
    var finished: [Bool] = []
    let kept = bench.view.visibleCells.filter { after.contains(($0 as? LetterCell)?.letter ?? "?") }
    bench.view.performBatchUpdates {
      set(bench, after)
      switch row {
      case "C1":
        bench.view.deleteItems(at: paths(1, 3))
        bench.view.insertItems(at: paths(3, 0))
      case "C2": bench.view.moveItem(at: paths(0)[0], to: paths(4)[0])
      case "C3":
        bench.view.insertItems(at: paths(2))
        bench.view.moveItem(at: paths(4)[0], to: paths(0)[0])
        bench.view.deleteItems(at: paths(0))
      case "C4":
        bench.view.deleteItems(at: paths(0))
        bench.view.moveItem(at: paths(3)[0], to: paths(0)[0])
        bench.view.moveItem(at: paths(1)[0], to: paths(2)[0])
      default:
        bench.view.deleteItems(at: paths(1))
        bench.view.insertItems(at: paths(2))
        bench.view.moveItem(at: paths(2)[0], to: paths(1)[0])
      }
    } completion: {
      finished.append($0)
    }
    #expect(bench.letters == after)
    #expect(kept.allSatisfy { cell in bench.view.visibleCells.contains { $0 === cell } })
    for _ in 0..<30 { bench.tick() }
    #expect(bench.letters == after)
    #expect(finished == [true])
    let views = bench.view.subviews.filter { $0 is LetterCell }
    #expect(views.count == after.count && views.allSatisfy { $0.alpha == 1 })
  }

  @Test("C6: an item inserted into an empty section fades in")
  func emptySection() {
    let bench = bench("")
    set(bench, "A")
    bench.view.insertItems(at: paths(0))
    let cell = bench.cell(0)
    #expect(bench.view.visibleCells.count == 1)
    #expect(cell?.alpha == 1 && cell?.layer.presentation()?.opacity == 0)
    for _ in 0..<30 { bench.tick() }
    #expect(cell?.layer.presentation()?.opacity == 1)
  }

  @Test("C7: wrong counts are a fault with the calculation, and the view reloads")
  func lyingDataSource() {
    let bench = bench("ABCDE")
    var finished: [Bool] = []
    let faults = Diagnostics.recording {
      bench.view.performBatchUpdates {
        bench.view.insertItems(at: paths(0))
      } completion: {
        finished.append($0)
      }
    }
    #expect(faults.map(\.kind) == ["invalidUpdate"])
    #expect(faults[0].message.contains("before 5 inserted 1 after 5"))
    #expect(finished.isEmpty)
    bench.tick()
    #expect(finished == [false] && bench.letters == "ABCDE")
  }

  @Test("C8: the order in which a deletion queries the data source and the layout")
  func callLog() {
    let layout = LoggingLayout()
    let bench = CollectionBench.grid(layout: layout)
    bench.tick()
    var finished: [Double] = []
    layout.log = []
    bench.source.log = []
    bench.source.sections[0].remove(at: 3)
    let start = bench.time
    bench.view.performBatchUpdates {
      bench.view.deleteItems(at: paths(3))
    } completion: { _ in
      finished.append(UIApplication.shared.currentTime - start)
    }
    #expect(bench.source.log == ["sections", "items 0"])
    var expected = ["invalidate counts", "prepare", "contentSize", "prepareForUpdates", "target", "elements"]
    expected += [String](repeating: "final", count: 45) + [String](repeating: "initial", count: 45) + ["finalize"]
    #expect(layout.log.filter { $0 != "invalidate" } == expected)
    #expect(layout.items.count == 1 && layout.items[0].updateAction == .delete)
    #expect(layout.items[0].indexPathBeforeUpdate == paths(3)[0] && layout.items[0].indexPathAfterUpdate == nil)
    for _ in 0..<30 { bench.tick() }
    #expect(finished.count == 1 && abs(finished[0] - 0.3) <= 1.0 / 60)
    #expect(bench.source.log == ["sections", "items 0"])
    #expect(bench.letters.hasPrefix("012456"))
  }

  @Test("C9: the selection follows its items")
  func selection() {
    let bench = bench("ABCDE")
    bench.view.allowsMultipleSelection = true
    bench.view.selectItem(at: paths(2)[0], animated: false, scrollPosition: [])
    bench.view.selectItem(at: paths(4)[0], animated: false, scrollPosition: [])
    bench.view.performBatchUpdates {
      set(bench, "XABDE")
      bench.view.deleteItems(at: paths(2))
      bench.view.insertItems(at: paths(0))
    }
    #expect(bench.view.indexPathsForSelectedItems == paths(4))
    #expect(bench.cell(4)?.isSelected == true && bench.cell(4)?.letter == "E")
  }

  @Test("C10: a deleted section contains a deleted item")
  func sectionDelete() {
    let bench = CollectionBench(
      LetterSource([["A", "B"], ["C"], ["D"]]), layout: UICollectionViewFlowLayout())
    bench.tick()
    bench.view.performBatchUpdates {
      bench.source.sections.removeFirst()
      bench.view.deleteItems(at: paths(1))
      bench.view.deleteSections([0])
    }
    for _ in 0..<30 { bench.tick() }
    #expect(bench.view.numberOfSections == 2 && bench.letters == "CD")
  }

  @Test("C11: a layout change in an empty batch is animated")
  func layoutChange() {
    let bench = CollectionBench.grid()
    bench.tick()
    let layout = bench.view.collectionViewLayout as! UICollectionViewFlowLayout
    let cell = bench.cell(1)
    #expect(cell?.frame == CGRect(x: 74, y: 10, width: 44, height: 44))
    bench.view.performBatchUpdates { layout.itemSize = CGSize(width: 60, height: 60) }
    #expect(bench.cell(1) === cell)
    #expect(cell?.frame == CGRect(x: 90, y: 10, width: 60, height: 60))
    #expect((0..<4).map { Double(bench.cell($0)?.frame.minX ?? 0) } == [10, 90, 170, 250])
    #expect(bench.view.contentSize == CGSize(width: 320, height: 2110))
    bench.tick(after: 0.15)
    let shown = cell?.layer.presentation()
    #expect(near(shown?.frame ?? .zero, CGRect(x: 82, y: 10, width: 52, height: 52)))
    for _ in 0..<30 { bench.tick() }
    #expect(near(cell?.layer.presentation()?.frame ?? .zero, CGRect(x: 90, y: 10, width: 60, height: 60)))
  }

  @Test("C12: a second batch interrupts the first")
  func interruption() {
    let bench = bench("ABCDE")
    var log: [String] = []
    bench.view.performBatchUpdates {
      set(bench, "ABDE")
      bench.view.deleteItems(at: paths(2))
    } completion: {
      log.append("first \($0)")
    }
    bench.tick(after: 0.1)
    #expect(log.isEmpty)
    bench.view.performBatchUpdates {
      set(bench, "XABDE")
      bench.view.insertItems(at: paths(0))
    } completion: {
      log.append("second \($0)")
    }
    #expect(log == ["first false"])
    for _ in 0..<40 { bench.tick() }
    #expect(log == ["first false", "second true"])
    #expect(bench.letters == "XABDE")
    #expect(bench.view.subviews.filter { $0 is LetterCell }.count == 5)
  }

  @Test("Without animations, updates apply at once, the completion follows in the next event, and nothing is left over")
  func withoutAnimation() {
    let bench = bench("ABC")
    var finished: [Bool] = []
    UIView.performWithoutAnimation {
      bench.view.performBatchUpdates {
        set(bench, "AC")
        bench.view.deleteItems(at: paths(1))
      } completion: {
        finished.append($0)
      }
    }
    #expect(finished.isEmpty && bench.letters == "AC")
    #expect(bench.view.subviews.filter { $0 is LetterCell }.count == 2)
    bench.tick()
    #expect(finished == [true])
  }

  @Test("Before the first layout an update is a reload, and its completion is called in the next event")
  func beforeFirstLayout() {
    let bench = CollectionBench(LetterSource([["A"]]), layout: UICollectionViewFlowLayout())
    var finished: [Bool] = []
    bench.view.performBatchUpdates {
      bench.source.sections[0].append("B")
      bench.view.insertItems(at: paths(1))
    } completion: {
      finished.append($0)
    }
    #expect(finished.isEmpty)
    bench.tick()
    #expect(finished == [true] && bench.letters == "AB")
  }

  @Test("After a reload and an insert in one event, the reload shows the result and nothing is queried twice")
  func reloadAndInsert() {
    let bench = bench("AB")
    bench.view.reloadData()
    bench.source.sections[0].append("C")
    bench.view.insertItems(at: paths(2))
    bench.source.log = []
    bench.tick()
    #expect(bench.letters == "ABC" && bench.source.log == ["sections", "items 0"])
  }

  @Test("A reloaded item gets a new view although its neighbors shift; a reconfigured one keeps it")
  func reloads() {
    let bench = bench("ABC")
    let old = bench.cell(1)
    bench.view.performBatchUpdates {
      set(bench, "XABC")
      bench.view.insertItems(at: paths(0))
      bench.view.reloadItems(at: paths(1))
    }
    #expect(bench.cell(2)?.letter == "B" && bench.cell(2) !== old)
    for _ in 0..<30 { bench.tick() }
    #expect(bench.letters == "XABC")
    let kept = bench.cell(2)
    set(bench, "XAZC")
    bench.view.reconfigureItems(at: paths(2))
    #expect(bench.cell(2) === kept && kept?.letter == "Z")
  }

  @Test("Deletions at the end pull the offset back during the animation")
  func offset() {
    let bench = CollectionBench.grid()
    bench.tick()
    bench.view.contentOffset.y = 826
    bench.tick()
    bench.source.sections[0].removeLast(60)
    bench.view.deleteItems(at: (60..<120).map { IndexPath(item: $0, section: 0) })
    #expect(bench.view.contentOffset.y == 178)
    for _ in 0..<30 { bench.tick() }
    #expect(bench.view.visibleCells.count == 50 || bench.view.visibleCells.count == 45)
    #expect(bench.view.contentSize == CGSize(width: 320, height: 658))
  }

  @Test("An update inside a layout pass is a fault and causes a reload")
  func insideCallback() {
    final class Eager: UICollectionViewFlowLayout {
      var action: (() -> Void)?
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let call = action
        action = nil
        call?()
        return super.layoutAttributesForElements(in: rect)
      }
    }
    let layout = Eager()
    let bench = CollectionBench(LetterSource([["A"]]), layout: layout)
    bench.tick()
    layout.action = { bench.view.performBatchUpdates({}) }
    layout.invalidateLayout()
    let faults = Diagnostics.recording { bench.tick() }
    #expect(faults.map(\.kind) == ["updateInsideCallback"])
    #expect(bench.letters == "A")
  }

  @Test("A reloaded item disappears at its old position, and a moved one toward its new one")
  func attributesAtTheEnd() throws {
    final class EndLayout: UICollectionViewFlowLayout {
      var ends: [Int: UICollectionViewLayoutAttributes] = [:]
      override func finalLayoutAttributesForDisappearingItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
        ends[path.item] = attributes
        return attributes
      }
    }
    let layout = EndLayout()
    let bench = CollectionBench.grid(10, layout: layout)
    bench.tick()
    let frames = try (0..<10).map { try #require(bench.cell($0)).frame }
    bench.source.sections[0].insert(bench.source.sections[0].remove(at: 9), at: 0)
    bench.view.performBatchUpdates {
      bench.view.reloadItems(at: [IndexPath(item: 4, section: 0)])
      bench.view.moveItem(at: IndexPath(item: 9, section: 0), to: IndexPath(item: 0, section: 0))
    }
    bench.tick()
    #expect(layout.ends[4]?.alpha == 0 && layout.ends[4]?.frame == frames[4])
    #expect(layout.ends[9]?.alpha == 1 && layout.ends[9]?.frame == frames[0])
    #expect(layout.ends[3]?.alpha == 1 && layout.ends[3]?.frame == frames[4])
  }
}
