// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

extension NSDiffableDataSourceSectionSnapshot<String> {
  /// The items as text: each begins with one dot per level, and an expanded item ends with a plus sign.
  fileprivate var text: String {
    items.map { String(repeating: ".", count: level(of: $0)) + $0 + (isExpanded($0) ? "+" : "") }.joined(separator: " ")
  }
}

@Suite(.oneApplication)
@MainActor
struct OutlineMoveTests {
  /// Returns a list with the outline A (B (C), D), E, F (G), in which the named items are expanded.
  private func bench(open: [String]) -> ListBench {
    let bench = ListBench(UICollectionLayoutListConfiguration(appearance: .sidebar))
    bench.show([[], ["x", "y"]])
    var outline = Outline()
    outline.append(["A", "E", "F"])
    outline.append(["B", "D"], to: "A")
    outline.append(["C"], to: "B")
    outline.append(["G"], to: "F")
    outline.expand(open)
    bench.source.apply(outline, to: "section 0", animatingDifferences: false)
    bench.source.reorderingHandlers.canReorderItem = { _ in true }
    bench.stage.tick()
    return bench
  }

  private func move(_ bench: ListBench, _ from: Int, to: Int, section: Int = 0) {
    let target = bench.view.layoutAttributesForItem(at: IndexPath(item: to, section: section))?.center ?? .zero
    #expect(bench.view.beginInteractiveMovementForItem(at: IndexPath(item: from, section: 0)))
    bench.view.updateInteractiveMovementTargetPosition(target)
    bench.stage.tick()
    bench.view.endInteractiveMovement()
    bench.settle()
    bench.settle()
  }

  private func outline(_ bench: ListBench) -> String { bench.source.snapshot(for: "section 0").text }

  @Test("A collapsed item moves with its children; other items stay expanded")
  func closed() {
    let bench = bench(open: ["A", "B"])
    #expect(bench.words == "A B C D E F x y")
    move(bench, 5, to: 0)
    #expect(outline(bench) == "F .G A+ .B+ ..C .D E" && bench.words == "F A B C D E x y")
    #expect(bench.cell(2)?.indentationLevel == 1 && bench.cell(3)?.indentationLevel == 2)
    #expect(bench.view.validate() == [])
  }

  @Test("While an item is dragged, every row keeps its indentation and its disclosure state")
  func lookWhileCarried() {
    let bench = bench(open: ["A", "B"])
    func look() -> [String: Int] {
      var levels: [String: Int] = [:]
      for (row, word) in bench.words.split(separator: " ").enumerated() {
        levels[String(word)] = bench.cell(row)?.indentationLevel ?? -1
      }
      return levels
    }
    let before = look()
    #expect(before["C"] == 2 && before["D"] == 1 && before["E"] == 0)
    #expect(bench.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    for row in [2, 4, 5, 1] {
      let target = bench.view.layoutAttributesForItem(at: IndexPath(item: row, section: 0))?.center ?? .zero
      bench.view.updateInteractiveMovementTargetPosition(target)
      bench.stage.tick()
      #expect(look() == before, "over row \(row): \(bench.words)")
    }
    bench.view.cancelInteractiveMovement()
    bench.settle()
    #expect(look() == before && bench.view.validate() == [])
  }

  @Test("An expanded item moves with its visible children")
  func open() {
    let bench = bench(open: ["A", "B"])
    var transactions: [NSDiffableDataSourceSectionTransaction<String, String>] = []
    var whole: [String] = []
    bench.source.reorderingHandlers.didReorder = {
      transactions = $0.sectionTransactions
      whole = $0.finalSnapshot.itemIdentifiers
    }
    move(bench, 1, to: 5)
    #expect(outline(bench) == "A+ .D E F .G B+ ..C" || outline(bench) == "A+ .D E F .G B+ .C")
    #expect(bench.words == "A D E F B C x y" && bench.source.snapshot().itemIdentifiers == whole)
    #expect(transactions.count == 1 && transactions[0].sectionIdentifier == "section 0")
    #expect(transactions[0].initialSnapshot.text == "A+ .B+ ..C .D E F .G")
    #expect(transactions[0].finalSnapshot.text == outline(bench) && bench.view.validate() == [])
  }

  @Test("Between levels, an item keeps its level as far as its neighbors allow", arguments: 0..<5)
  func levels(row: Int) {
    let bench = bench(open: row == 4 ? ["A"] : ["A", "B"])
    switch row {
    case 0:
      // A root that is moved directly below an expanded item becomes that item's first child.
      move(bench, 4, to: 1)
      #expect(outline(bench) == "A+ .E .B+ ..C .D F .G")
    case 1:
      // A root moved after the last child of another root stays a root.
      move(bench, 5, to: 4)
      #expect(outline(bench) == "A+ .B+ ..C .D F .G E")
    case 2:
      // A child moved to the end of its siblings stays a child.
      move(bench, 1, to: 3)
      #expect(outline(bench) == "A+ .D .B+ ..C E F .G")
    case 3:
      // A child moved between roots becomes a root.
      move(bench, 3, to: 4)
      #expect(outline(bench) == "A+ .B+ ..C E D F .G")
    default:
      // An item moved among its own children stays in place.
      move(bench, 0, to: 1)
      #expect(outline(bench) == "A+ .B ..C .D E F .G" && bench.words == "A B D E F x y")
    }
    #expect(bench.view.validate() == [])
  }

  @Test("An item moved into another section keeps its children, and the section becomes an outline")
  func sections() {
    let bench = bench(open: ["A", "F"])
    #expect(bench.words == "A B D E F G x y")
    var changed: [String] = []
    bench.source.reorderingHandlers.didReorder = { changed = $0.sectionTransactions.map { $0.sectionIdentifier } }
    move(bench, 4, to: 1, section: 1)
    #expect(outline(bench) == "A+ .B ..C .D E" && bench.source.snapshot(for: "section 1").text == "x F+ .G y")
    #expect(bench.words == "A B D E x F G y" && changed == ["section 0", "section 1"])
    #expect(bench.view.validate() == [])
  }

  @Test(
    "After random moves, every item is in one outline with its children in order, and the list shows the outline")
  func random() {
    var random = SeededRandom(seed: 3)
    let bench = bench(open: ["A", "B", "F"])
    for _ in 0..<30 {
      let count = bench.view.numberOfItems(inSection: 0)
      move(bench, random.int(in: 0..<count), to: random.int(in: 0..<count))
      let outline = bench.source.snapshot(for: "section 0")
      #expect(outline.items.sorted() == ["A", "B", "C", "D", "E", "F", "G"])
      #expect((outline.visibleItems + ["x", "y"]).joined(separator: " ") == bench.words && bench.view.validate() == [])
    }
  }
}
