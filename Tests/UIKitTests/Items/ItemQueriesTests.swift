// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the queries of the engine, with a client that is not a collection view.
@Suite("Item queries", .oneApplication) @MainActor struct ItemQueriesTests {
  @Test("Counts are loaded on demand, and a nonexistent section is reported")
  func counts() {
    let bench = PlainBench([[0, 1, 2], []])
    bench.engine.passes.reloadContent()
    #expect(!bench.engine.counts.areKnown)
    #expect(
      bench.engine.queries.numberOfItems(inSection: 0) == 3 && bench.engine.queries.numberOfItems(inSection: 1) == 0)
    #expect(bench.engine.queries.itemExists(itemPath(2)) && !bench.engine.queries.itemExists(itemPath(0, 1)))
    var count = -1
    let faults = Diagnostics.recording { count = bench.engine.queries.numberOfItems(inSection: 2) }
    #expect(faults.map(\.kind) == ["sectionOutOfRange"] && count == 0)
    #expect(!bench.engine.queries.itemExists(itemPath(-1)) && !bench.engine.queries.itemExists(itemPath(0, -1)))
  }

  @Test("Only cells on screen are found by path and view")
  func cells() throws {
    let bench = PlainBench([[0, 1], [10, 11, 12, 13, 14]])
    bench.scroll(to: 60)
    #expect(
      bench.engine.queries.visiblePaths == [
        itemPath(1), itemPath(0, 1), itemPath(1, 1), itemPath(2, 1), itemPath(3, 1),
      ])
    #expect(bench.shown == [1, 10, 11, 12, 13] && bench.cell(0) == nil)
    let cell = try #require(bench.cell(1, 1))
    #expect(bench.engine.queries.path(of: cell) == itemPath(1, 1) && bench.engine.queries.path(of: UIView()) == nil)
    bench.scroll(to: 150)
    #expect(bench.engine.queries.visiblePaths.first == itemPath(1, 1))
  }

  @Test("Attributes are copies of the layout's, on and off screen")
  func attributes() throws {
    let bench = PlainBench(count: 12)
    let attributes = try #require(bench.engine.queries.attributes(at: itemPath(11)))
    #expect(attributes.frame == CGRect(x: 0, y: 550, width: 100, height: 50))
    attributes.frame.origin.y = 0
    #expect(bench.engine.queries.attributes(at: itemPath(11))?.frame.minY == 550)
    #expect(bench.engine.queries.attributes(at: itemPath(12)) == nil)
  }

  @Test("A query prepares an invalid layout")
  func prepares() {
    let bench = PlainBench(count: 12)
    bench.layout.itemHeight = 20
    bench.layout.invalidateLayout()
    #expect(bench.engine.queries.attributes(at: itemPath(2))?.frame == CGRect(x: 0, y: 40, width: 100, height: 20))
    #expect(bench.engine.queries.item(at: CGPoint(x: 1, y: 59.5)) == itemPath(2) && bench.layout.prepared == 2)
    #expect(bench.cell(2)?.frame.minY == 100, "views move in the next pass")
  }

  @Test("The item at a point is in front, visible, and contains the point")
  func points() {
    let bench = PlainBench(count: 12)
    let queries = bench.engine.queries
    #expect(
      queries.item(at: CGPoint(x: 0, y: 0)) == itemPath(0) && queries.item(at: CGPoint(x: 99.9, y: 50)) == itemPath(1))
    #expect(queries.item(at: CGPoint(x: 100, y: 50)) == nil && queries.item(at: CGPoint(x: 50, y: -1)) == nil)
    #expect(queries.item(at: CGPoint(x: CGFloat.nan, y: 50)) == nil && queries.item(at: CGPoint(x: 50, y: 1e9)) == nil)
    #expect(queries.item(at: CGPoint(x: 50, y: 599)) == itemPath(11), "also outside the viewport")
    let large = bench.layout.placed[5]
    large.frame = CGRect(x: 0, y: 0, width: 100, height: 600)
    #expect(queries.item(at: CGPoint(x: 50, y: 10)) == itemPath(5), "of two items, the later one is in front")
    bench.layout.placed[0].zIndex = 1
    #expect(queries.item(at: CGPoint(x: 50, y: 10)) == itemPath(0))
    bench.layout.placed[0].isHidden = true
    #expect(queries.item(at: CGPoint(x: 50, y: 10)) == itemPath(5))
  }

  @Test("A rotated item is hit where it is displayed")
  func turned() {
    let bench = PlainBench(count: 12)
    let turned = bench.layout.placed[1]
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    bench.layout.extra = [turned]
    // The center is (50, 75). After the rotation, the item is 50 points wide and 100 points high, and extends from (25,
    // 25) to (75, 125).
    #expect(bench.engine.queries.item(at: CGPoint(x: 50, y: 30)) == itemPath(1))
    #expect(bench.engine.queries.item(at: CGPoint(x: 10, y: 75)) == nil)
    #expect(bench.engine.queries.item(at: CGPoint(x: 10, y: 30)) == itemPath(0))
  }

  @Test("A header does not hit an item, and has the key of its kind")
  func headers() throws {
    let bench = PlainBench([[0, 1], [2]]) { $1.headerHeight = 30 }
    #expect(bench.tops == [30, 80, 160] && bench.engine.queries.item(at: CGPoint(x: 50, y: 10)) == nil)
    let header = try #require(
      bench.engine.visible[ElementKey(kind: ElementKindTable.header, section: 1, item: 0)]?.view)
    #expect(header.frame == CGRect(x: 0, y: 130, width: 100, height: 30))
    #expect(bench.engine.queries.indexPath(ofElementShownBy: header, isCell: false) == itemPath(0, 1))
    #expect(bench.engine.queries.indexPath(ofElementShownBy: header, isCell: true) == nil)
    #expect(bench.client.events.contains("will header 1-0"))
  }
}
