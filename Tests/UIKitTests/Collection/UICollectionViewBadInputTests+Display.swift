// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests how common mistakes with displayed elements and their appearance are handled.
@Suite(.oneApplication)
@MainActor
struct UICollectionViewBadDisplayTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func ticks(_ bench: CollectionBench, _ count: Int = 30) {
    for _ in 0..<count { bench.tick() }
  }

  @Test("13: no header or decoration is left over after interleaved updates and layout changes")
  func leftOvers() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let source = LetterSource([["a", "b"], ["c"], ["d", "e"]])
    let bench = CollectionBench(source, layout: layout)
    bench.layOut()
    source.sections.remove(at: 1)
    bench.view.deleteSections([1])
    ticks(bench, 5)
    let plain = UICollectionViewFlowLayout()
    bench.view.setCollectionViewLayout(plain, animated: true)
    ticks(bench, 5)
    source.sections.insert(["x"], at: 0)
    bench.view.insertSections([0])
    ticks(bench, 40)
    #expect(bench.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).isEmpty)
    #expect(bench.view.subviews.filter { $0 is UICollectionReusableView }.count == 5 && bench.view.validate() == [])
  }

  @Test("14: zIndex still applies after a reload of sections")
  func zIndexAfterReload() {
    let layout = HostileLayout()
    layout.spoilElements = { rows in
      for row in rows { row.zIndex = -row.indexPath.item }
      return rows
    }
    let bench = CollectionBench(LetterSource(count: 4), layout: layout)
    bench.layOut()
    for _ in 0..<2 {
      let cells = bench.view.subviews.compactMap { ($0 as? LetterCell)?.letter }
      #expect(cells == ["3", "2", "1", "0"])
      bench.view.reloadSections([0])
      ticks(bench)
    }
  }

  @Test("15: a reconfigured cell keeps its view, and a reload without animation fades nothing")
  func noFlash() {
    let bench = CollectionBench.grid(4)
    bench.layOut()
    let cell = bench.cell(1)
    bench.source.sections[0][1] = "new"
    bench.view.reconfigureItems(at: [path(1)])
    #expect(bench.cell(1) === cell && cell?.letter == "new" && cell?.reuses == 0)
    UIView.performWithoutAnimation { bench.view.reloadItems(at: [path(1)]) }
    bench.layOut()
    let cells = bench.view.subviews.filter { $0 is LetterCell }
    #expect(cells.count == 4 && cells.allSatisfy { $0.layer.presentation()?.opacity == 1 })
  }

  @Test("16: when the end is deleted, rows that enter from above exist from the first frame and move in")
  func deleteAtTheEnd() {
    let rows = UICollectionViewFlowLayout()
    rows.itemSize = CGSize(width: 320, height: 40)
    rows.minimumLineSpacing = 0
    let bench = CollectionBench(LetterSource(count: 30), layout: rows)
    bench.layOut()
    bench.view.contentOffset.y = 30 * 40 - 480
    bench.layOut()
    bench.source.sections[0].removeLast(6)
    bench.view.deleteItems(at: (24..<30).map { path($0) })
    let first = bench.cell(12)
    #expect(first?.alpha == 1 && bench.view.contentOffset.y == 24 * 40 - 480)
    bench.tick()
    #expect(first?.layer.presentation()?.opacity == 1)
    ticks(bench)
    #expect(bench.view.validate() == [] && bench.view.indexPathsForVisibleItems.first == path(12))
  }

  @Test("18: items move even if a layout modifies attributes that it returned earlier")
  func mutatedCache() {
    final class Caching: UICollectionViewLayout {
      let all = (0..<3).map { item in
        let row = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        row.frame = CGRect(x: 0, y: 40 * CGFloat(item), width: 320, height: 40)
        return row
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 200) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { all }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        all[indexPath.item]
      }
    }
    let layout = Caching()
    let bench = CollectionBench(LetterSource(count: 3), layout: layout)
    bench.layOut()
    layout.all[1].frame.origin.y = 300
    layout.all[1].alpha = 0.5
    #expect(bench.cell(1)?.frame.minY == 40, "nothing is shared with the layout")
    layout.invalidateLayout()
    bench.layOut()
    #expect(bench.cell(1)?.frame.minY == 300 && bench.cell(1)?.alpha == 0.5 && bench.view.validate() == [])
  }

  @Test("19: a reused cell is prepared before each configuration, and not earlier")
  func reuse() {
    let bench = CollectionBench(LetterSource(count: 60), layout: HostileLayout())
    bench.layOut()
    let cell = bench.cell(0)
    bench.view.contentOffset.y = 480
    bench.layOut()
    bench.view.contentOffset.y = 960
    bench.layOut()
    #expect((cell?.reuses ?? 0) >= 1 && (cell.map { $0.letter != "0" } ?? false))
    bench.view.reloadData()
    let before = cell?.reuses
    #expect(before == cell?.reuses)
  }

  @Test("20: an unregistered identifier is reported with the registered ones")
  func unregistered() {
    let bench = CollectionBench.grid(1)
    bench.layOut()
    let faults = Diagnostics.recording {
      _ = bench.view.dequeueReusableCell(withReuseIdentifier: "lettre", for: path(0))
    }
    #expect(faults.map(\.kind) == ["unregisteredIdentifier"])
    #expect(faults[0].message.contains("lettre") && faults[0].message.contains("'letter'"))
  }

  @Test("21: scrolling before the first layout works: the cell then exists, and none exists off screen")
  func scrollBeforeLayout() {
    let bench = CollectionBench.grid(200)
    bench.view.scrollToItem(at: path(150), at: .centeredVertically, animated: false)
    bench.layOut()
    #expect(bench.cell(150) != nil && bench.cell(0) == nil)
  }

  @Test("24: a completion is called once despite interruptions, and every display ends once")
  func balance() {
    let source = NumberSource([Array(0..<30)])
    let layout = UICollectionViewFlowLayout()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    source.register(in: view)
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.layoutIfNeeded()
    var calls = [0, 0, 0]
    source.sections[0].remove(at: 0)
    view.performBatchUpdates {
      view.deleteItems(at: [path(0)])
    } completion: { _ in
      calls[0] += 1
    }
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true) { _ in calls[1] += 1 }
    source.sections[0].append(77)
    view.performBatchUpdates {
      view.insertItems(at: [path(29)])
    } completion: { _ in
      calls[2] += 1
    }
    view.reloadData()
    for tick in 1...40 { UIApplication.shared.tick(timestamp: Double(tick) / 60) }
    #expect(calls == [1, 1, 1] && source.check(view, leaving: 0) == [] && view.validate() == [])
  }
}
