// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests that measured heights are carried over to a new table geometry, without creating a table.
@Suite("Carried heights", .oneApplication) @MainActor struct CarriedHeightsTests {
  /// Returns a table geometry with the given row heights in each section. A height of 44 is an estimate, and other
  /// heights are known.
  private func geometry(_ sections: [[Double]]) -> TableGeometry {
    TableGeometry(
      sections.map { heights in
        var shape = TableSectionShape()
        shape.rows = RowHeights(count: heights.count, estimate: 44)
        for (row, height) in heights.enumerated() where height != 44 { shape.rows.set(height, of: row) }
        return shape
      })
  }

  private func shapes(_ counts: [Int]) -> [TableSectionShape] {
    counts.map {
      var shape = TableSectionShape()
      shape.rows = RowHeights(count: $0, estimate: 44)
      return shape
    }
  }

  private func heights(_ shape: TableSectionShape) -> [Double] { (0..<shape.rows.count).map { shape.rows[$0] } }
  private func known(_ shape: TableSectionShape) -> [Int] { (0..<shape.rows.count).filter { shape.rows.isKnown($0) } }

  @Test("Known heights stay known, and nothing else is kept")
  func known() {
    var carried = CarriedHeights()
    carried.takeAll(of: geometry([[44, 60, 44], [80]]))
    #expect(carried.known == [ItemPosition(0, 1): 60, ItemPosition(1, 0): 80] && carried.estimates.isEmpty)
    var shapes = shapes([3, 1])
    carried.apply(to: &shapes)
    #expect(heights(shapes[0]) == [44, 60, 44] && known(shapes[0]) == [1] && known(shapes[1]) == [0])
  }

  @Test("Estimates keep the heights, but rows are measured again")
  func estimates() {
    var carried = CarriedHeights()
    carried.takeEstimates(of: geometry([[30, 44, 70]]))
    #expect(carried.known.isEmpty)
    var shapes = shapes([3])
    carried.apply(to: &shapes)
    #expect(heights(shapes[0]) == [30, 44, 70] && known(shapes[0]) == [])
  }

  @Test("Heights that become estimates replace older estimates of the same rows, and keep the others")
  func becoming() {
    var carried = CarriedHeights()
    carried.takeEstimates(of: geometry([[30, 50, 44]]))
    carried.takeAll(of: geometry([[35, 44, 70]]))
    carried.becomeEstimates()
    #expect(carried.estimates == [ItemPosition(0, 0): 35, ItemPosition(0, 1): 50, ItemPosition(0, 2): 70])
    #expect(carried.known.isEmpty)
  }

  @Test("Rows that no longer exist, or have a fixed height, are skipped")
  func fixed() {
    var carried = CarriedHeights()
    carried.takeAll(of: geometry([[44, 60, 61, 62], [80], [90]]))
    var shapes = shapes([2, 1])
    shapes[1].rows = RowHeights(count: 1, estimate: 20, areKnown: true)
    carried.apply(to: &shapes)
    #expect(heights(shapes[0]) == [44, 60] && heights(shapes[1]) == [20])
  }

  @Test(
    "An update moves heights to the new rows; reloaded and visible rows are measured again, deleted ones dropped")
  func update() throws {
    let map = try UpdateMap(
      before: [6], after: [6],
      operations: [.deleteItem(ItemPosition(0, 0)), .insertItem(ItemPosition(0, 2)), .reloadItem(ItemPosition(0, 4))])
    let visible = VisibleSet()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: itemPath(1))
    _ = visible.insert(
      VisibleElement(key: attributes.key, view: PlainCell(frame: .zero), attributes: attributes, stamp: 0))
    var carried = CarriedHeights()
    carried.takeAll(of: geometry([[10, 11, 12, 13, 14, 15]]), through: map, visible: visible)
    #expect(carried.known == [ItemPosition(0, 1): 12, ItemPosition(0, 3): 13, ItemPosition(0, 5): 15])
    #expect(carried.estimates == [ItemPosition(0, 0): 11, ItemPosition(0, 4): 14])
  }

  @Test("The heights of rows that leave the screen are remembered through updates", arguments: Seeds.below(4))
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let bench = TableBench(RowSource([(0..<40).map { _ in "\(random.int(in: 20..<200))" }]))
    for _ in 0..<30 {
      bench.table.contentOffset.y = CGFloat(random.double(in: 0..<1500))
      bench.stage.tick()
      let row = random.int(in: 0..<bench.source.sections[0].count)
      if random.int(in: 0..<2) == 0 {
        bench.source.sections[0].insert("\(random.int(in: 20..<200))", at: row)
        bench.table.insertRows(at: [bench.path(row)], with: .fade)
      } else {
        bench.source.sections[0].remove(at: row)
        bench.table.deleteRows(at: [bench.path(row)], with: .fade)
      }
      bench.settle()
      for cell in bench.table.visibleCells {
        #expect("\(Int(cell.frame.height))" == (cell as? RowCell)?.word)
      }
      #expect(bench.table.validate() == [])
    }
  }
}
