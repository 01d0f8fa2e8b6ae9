// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests layouts that return invalid values: each value is reported in one sentence, and all valid elements are shown.
@Suite(.oneApplication)
@MainActor
struct HostileLayoutTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func bench(_ count: Int = 6) -> (CollectionBench, HostileLayout) {
    let layout = HostileLayout()
    Figures.count(1, "cases", of: "invalid layouts")
    return (CollectionBench(LetterSource(count: count), layout: layout), layout)
  }

  @Test("For duplicate attributes of an element, the first count")
  func duplicates() {
    let (bench, layout) = bench()
    layout.spoilElements = { rows in
      rows
        + rows.map {
          let twin = $0.copy() as! UICollectionViewLayoutAttributes
          twin.frame.origin.x = 100
          return twin
        }
    }
    bench.layOut()
    #expect(bench.letters == "012345" && bench.view.subviews.filter { $0 is LetterCell }.count == 6)
    #expect(bench.cell(2)?.frame.minX == 0 && bench.view.validate() == [])
  }

  @Test(
    "Attributes of nonexistent items and sections are ignored and reported",
    arguments: [(99, 0), (-1, 0), (0, 7), (0, -1), (Int.max, 0), (Int.max, Int.max)])
  func foreignPaths(item: Int, section: Int) {
    let (bench, layout) = bench()
    layout.spoilElements = { rows in
      let stray = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
      stray.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: section))
      header.frame = stray.frame
      return [stray] + rows + (section == 0 ? [] : [header])
    }
    let faults = Diagnostics.recording { bench.layOut() }
    #expect(!faults.isEmpty && faults.allSatisfy { $0.kind == "attributesBeyondCounts" })
    #expect(bench.letters == "012345")
    #expect(bench.view.indexPathForItem(at: CGPoint(x: 5, y: 5)) == path(0))
  }

  @Test("Non-finite frames are rejected when they are set, and the item is named")
  func notANumber() {
    let (bench, layout) = bench()
    layout.spoilElements = { rows in
      rows[1].frame = CGRect(x: 0, y: Double.nan, width: 10, height: 10)
      rows[2].center.x = .infinity
      rows[3].transform = CGAffineTransform(scaleX: CGFloat.nan, y: 1)
      rows[4].alpha = .nan
      return rows
    }
    let faults = Diagnostics.recording { bench.layOut() }
    #expect(faults.count == 4 && faults.allSatisfy { $0.kind == "attributesGeometry" })
    #expect(faults[0].message.contains("cell 0-1") && bench.letters == "012345")
    // Validation queries the layout again, which corrupts its result again.
    _ = Diagnostics.recording { #expect(bench.view.validate() == []) }
  }

  @Test("A nil result means no elements: visible ones disappear and return later")
  func nothing() {
    let (bench, layout) = bench()
    bench.layOut()
    layout.spoilElements = { _ in nil }
    layout.spoilItem = { _ in nil }
    layout.invalidateLayout()
    bench.layOut()
    #expect(bench.letters.isEmpty && bench.view.validate() == [])
    #expect(bench.view.layoutAttributesForItem(at: path(0)) == nil)
    bench.view.scrollToItem(at: path(5), at: .top, animated: false)
    bench.view.selectItem(at: path(3), animated: false, scrollPosition: .top)
    bench.source.sections[0].removeLast()
    bench.view.deleteItems(at: [path(5)])
    for _ in 0..<30 { bench.tick() }
    #expect(bench.view.validate() == [] && bench.view.indexPathsForSelectedItems == [path(3)])
    layout.spoilElements = { $0 }
    layout.spoilItem = { $0 }
    layout.invalidateLayout()
    bench.layOut()
    #expect(bench.letters == "01234" && bench.cell(3)?.isSelected == true)
  }

  @Test(
    "An invalid content size changes nothing",
    arguments: [CGSize(width: CGFloat.nan, height: 10), CGSize(width: 1, height: 1e300)])
  func contentSize(size: CGSize) {
    let (bench, layout) = bench(30)
    bench.layOut()
    layout.size = size
    layout.invalidateLayout()
    let faults = Diagnostics.recording { bench.layOut() }
    #expect(faults.map(\.kind) == ["contentSize"] && bench.view.contentSize == CGSize(width: 320, height: 1200))
  }

  @Test("A negative content size is treated as 0")
  func negativeContentSize() {
    let (bench, layout) = bench(30)
    bench.layOut()
    layout.size = CGSize(width: -1, height: 10)
    layout.invalidateLayout()
    let faults = Diagnostics.recording { bench.layOut() }
    #expect(faults.map(\.kind) == ["negativeSize"] && bench.view.contentSize == CGSize(width: 0, height: 10))
  }

  @Test("Content that shrinks pulls the offset back, at rest and in motion")
  func shrinking() {
    let (bench, layout) = bench(60)
    bench.layOut()
    bench.view.setContentOffset(CGPoint(x: 0, y: 1900), animated: true)
    for _ in 0..<10 { bench.tick() }
    bench.source.sections[0].removeLast(55)
    bench.view.reloadData()
    for _ in 0..<90 { bench.tick() }
    #expect(bench.view.contentOffset.y == 0)
    #expect(bench.letters == "01234")
    #expect(bench.view.validate() == [])
    layout.size = .zero
    layout.invalidateLayout()
    bench.layOut()
    #expect(bench.view.contentSize == .zero && bench.view.validate() == [])
  }

  @Test("An update with a layout that mixes up all items still ends with the data source's content")
  func confusedItems() {
    let (bench, layout) = bench(8)
    bench.layOut()
    layout.spoilItem = { _ in layout.row(0) }
    bench.source.sections[0] = ["7", "0", "x", "3"]
    bench.view.performBatchUpdates {
      bench.view.deleteItems(at: [1, 2, 4, 5, 6].map { path($0) })
      bench.view.moveItem(at: path(7), to: path(0))
      bench.view.insertItems(at: [path(2)])
    }
    for _ in 0..<40 { bench.tick() }
    #expect(bench.letters == "70x3" && bench.view.validate() == [])
  }

  @Test("A layout that is invalidated in each pass is stopped and reported")
  func endlessInvalidation() {
    let (bench, layout) = bench()
    layout.spoilElements = { rows in
      layout.invalidateLayout()
      return rows
    }
    let faults = Diagnostics.recording { bench.layOut() }
    // A frame performs at most ten layout passes.
    #expect(faults.map(\.kind) == ["layoutNeverSettles"] && layout.prepared <= 10)
    layout.spoilElements = { $0 }
    bench.layOut()
    #expect(bench.letters == "012345" && bench.view.validate() == [])
  }

  @Test("A decoration without a registered class is reported and shown empty")
  func decoration() {
    let (bench, layout) = bench()
    layout.spoilElements = { rows in
      let card = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "card", with: IndexPath(item: 0, section: 0))
      card.frame = CGRect(x: 0, y: 0, width: 320, height: 240)
      return rows + [card]
    }
    let faults = Diagnostics.recording { bench.layOut() }
    #expect(faults.map(\.kind) == ["unregisteredDecoration"] && faults[0].message.contains("card"))
    #expect(bench.view.validate() == [])
  }
}
