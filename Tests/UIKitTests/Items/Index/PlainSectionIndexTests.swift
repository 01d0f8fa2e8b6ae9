// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the section index of a client that is neither a table nor a collection view.
@Suite("Section index in a plain client", .oneApplication) @MainActor struct PlainSectionIndexTests {
  private func bench(_ titles: [String]?, minimum: Int = 0) -> PlainBench {
    PlainBench([Array(0..<10), Array(10..<20)]) { client, _ in
      client.titles = titles
      client.indexMinimum = minimum
    }
  }

  @Test("The titles are at the trailing edge, as high as the viewport without insets, and stay there on scrolling")
  func place() throws {
    let bench = bench(["A", "B"])
    let bar = try #require(bench.engine.index.indexBar)
    #expect(bar.frame == CGRect(x: 82, y: 0, width: 18, height: 200) && bench.engine.index.indexWidth == 18)
    bench.client.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
    bench.scroll(to: 77)
    #expect(bar.frame == CGRect(x: 82, y: 107, width: 18, height: 160))
    bench.client.semanticContentAttribute = .forceRightToLeft
    bench.scroll(to: 0)
    #expect(bar.frame == CGRect(x: 0, y: 30, width: 18, height: 160))
  }

  @Test("Without titles, or with too few items, there is no index")
  func minimum() {
    #expect(bench(nil).engine.index.indexBar == nil && bench([]).engine.index.indexBar == nil)
    #expect(bench(["A"], minimum: 21).engine.index.indexBar == nil)
    let bench = bench(["A"], minimum: 20)
    #expect(bench.engine.index.indexBar != nil)
    bench.client.numbers[1].removeLast()
    bench.perform([.deleteItem(.init(1, 9))]) { _ in }
    bench.settle()
    #expect(bench.engine.index.indexBar == nil && bench.engine.index.indexWidth == 0)
  }

  @Test("Titles are requested after a reload or an invalidation, not in between")
  func asking() throws {
    let bench = bench(["A", "B"])
    bench.client.titles = ["C"]
    bench.scroll(to: 30)
    #expect(bench.engine.index.indexTitles == ["A", "B"])
    bench.engine.index.invalidateIndex()
    bench.stage.tick()
    #expect(bench.engine.index.indexTitles == ["C"])
    bench.client.titles = nil
    bench.engine.passes.reloadContent()
    bench.stage.tick()
    #expect(bench.engine.index.indexTitles == [] && bench.engine.index.indexBar == nil)
  }

  @Test("Scrolling moves an item to the start; a nonexistent one is reported")
  func showing() {
    let bench = bench(["A", "B"])
    bench.engine.index.showItem(itemPath(0, 1))
    #expect(bench.client.contentOffset.y == 500)
    bench.engine.index.showItem(itemPath(9, 1))
    #expect(bench.client.contentOffset.y == 800)
    let faults = Diagnostics.recording { bench.engine.index.showItem(itemPath(0, 2)) }
    #expect(faults.map(\.kind) == ["indexTitle"] && bench.client.contentOffset.y == 800)
  }

  @Test("A drag over the titles scrolls with them, and selects nothing")
  func finger() {
    let bench = bench(["A", "B"])
    // The two titles, each 14 points high, are centered vertically: they extend from 86 to 100 and from 100 to 114.
    bench.stage.down(90, 93)
    bench.stage.move(90, 107)
    bench.stage.up(90, 107)
    #expect(bench.client.followed == ["A 0", "B 1"] && bench.engine.selection.selected.isEmpty)
  }
}
