// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct UICollectionViewDiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// A window with a collection view that has a diffable data source of numbers.
  @MainActor
  private final class Bench {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, Int>
    var time = 0.0

    init() {
      UIApplication.shared.reset()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 44, height: 44)
      view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      let registration = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, item in cell.number = item }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      window.addSubview(view)
      window.makeKeyAndVisible()
    }

    func tick(_ count: Int = 1) {
      for _ in 0..<count {
        time += 1.0 / 60
        UIApplication.shared.tick(timestamp: time)
      }
    }

    var numbers: [Int] { view.visibleCells.map { ($0 as? NumberCell)?.number ?? -1 } }
  }

  private func snapshot(_ items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["only"])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test("The first snapshot applies at once, the second one is animated and keeps cells with their items")
  func applying() {
    let bench = Bench()
    var done = 0
    bench.source.apply(snapshot([1, 2, 3])) { done += 1 }
    bench.tick(2)
    #expect(bench.numbers == [1, 2, 3] && done == 1)
    let cell = bench.view.cellForItem(at: IndexPath(item: 2, section: 0))
    bench.source.apply(snapshot([3, 4, 1])) { done += 1 }
    bench.tick(5)
    #expect(bench.view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    #expect(done == 1 && cell != nil)
    #expect(cell?.layer.presentation()?.position != cell?.layer.position, "the item is still moving")
    bench.tick(30)
    #expect(bench.numbers == [3, 4, 1] && done == 2 && bench.view.validate() == [])
  }

  @Test("Without animation, changes apply at once")
  func withoutAnimation() {
    let bench = Bench()
    bench.source.apply(snapshot([1, 2, 3]))
    bench.tick(2)
    bench.source.apply(snapshot([2]), animatingDifferences: false)
    bench.tick()
    let shown = bench.view.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
    #expect(bench.numbers == [2] && shown.count == 1 && shown[0].layer.animationKeys() == nil)
    bench.source.applySnapshotUsingReloadData(snapshot([7, 8]))
    bench.tick()
    #expect(bench.numbers == [7, 8])
  }

  @Test("Identifiers and index paths map to each other")
  func identifiers() {
    let bench = Bench()
    bench.source.apply(snapshot([5, 6, 7]))
    bench.tick()
    #expect(bench.source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 6)
    #expect(bench.source.indexPath(for: 7) == IndexPath(item: 2, section: 0) && bench.source.indexPath(for: 8) == nil)
    #expect(bench.source.itemIdentifier(for: IndexPath(item: 3, section: 0)) == nil)
    #expect(bench.source.sectionIdentifier(for: 0) == "only" && bench.source.sectionIdentifier(for: 1) == nil)
    #expect(bench.source.index(for: "only") == 0 && bench.source.snapshot().numberOfItems == 3)
  }

  @Test("Reconfigured items keep their cells, reloaded ones get new ones; the resulting snapshot lists neither")
  func reconfiguring() {
    let bench = Bench()
    bench.source.apply(snapshot([1, 2]))
    bench.tick(2)
    let cells = bench.view.visibleCells
    var next = bench.source.snapshot()
    next.reconfigureItems([1])
    next.reloadItems([2])
    (cells[0] as? NumberCell)?.number = 100
    bench.source.apply(next)
    bench.tick(30)
    #expect(bench.view.visibleCells[0] === cells[0] && bench.view.visibleCells[1] !== cells[1])
    #expect(bench.numbers == [1, 2])
    #expect(bench.source.snapshot().reloadedItemIdentifiers.isEmpty)
    #expect(bench.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test("An outline expands and collapses unless the handlers deny it")
  func outlines() {
    let bench = Bench()
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([10, 11], to: 1)
    bench.source.apply(outline, to: "tree")
    bench.tick(2)
    #expect(bench.numbers == [1, 2])
    bench.source.setExpanded(true, 1)
    bench.tick(30)
    #expect(bench.numbers == [1, 10, 11, 2] && bench.source.snapshot(for: "tree").isExpanded(1))
    bench.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    bench.source.setExpanded(false, 1)
    bench.tick(30)
    #expect(bench.numbers == [1, 10, 11, 2])
  }

  @Test("After random snapshots during animations, the last one is displayed", arguments: Seeds.below(20))
  func attack(seed: Int) {
    let bench = Bench()
    var random = SeededRandom(seed: UInt64(seed))
    var owed = 0
    for round in 0..<25 {
      var items = Array(0..<60)
      items.shuffle(using: &random)
      var next = Snapshot()
      let sections = ["a", "b", "c", "d"].shuffled(using: &random).prefix(random.int(in: 1..<5))
      next.appendSections(Array(sections))
      for item in items.prefix(random.int(in: 0..<60)) {
        next.appendItems([item], toSection: sections.randomElement(using: &random))
      }
      next.reloadItems(next.itemIdentifiers.filter { $0 % 11 == round % 11 })
      next.reconfigureItems(next.itemIdentifiers.filter { $0 % 13 == round % 13 })
      owed += 1
      bench.source.apply(next, animatingDifferences: random.int(in: 0..<4) > 0) { owed -= 1 }
      bench.view.layoutIfNeeded()
      #expect(bench.view.validate() == [], "seed \(seed), round \(round)")
      for path in bench.view.indexPathsForVisibleItems {
        let cell = bench.view.cellForItem(at: path) as? NumberCell
        #expect(cell?.number == bench.source.itemIdentifier(for: path), "seed \(seed), round \(round)")
      }
      bench.tick(random.int(in: 0..<25))
    }
    bench.tick(40)
    #expect(owed == 0 && bench.view.validate() == [])
  }
}
