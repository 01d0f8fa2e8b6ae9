// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
struct NSDiffableDataSourceSectionSnapshotTests {
  /// Returns the outline fruit > (apple > (red, green), pear), bread.
  private func outline() -> NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "bread"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["red", "green"], to: "apple")
    return outline
  }

  @Test("Children are visible while all their parents are expanded")
  func visibility() {
    var outline = outline()
    #expect(outline.items == ["fruit", "apple", "red", "green", "pear", "bread"])
    #expect(outline.visibleItems == ["fruit", "bread"])
    outline.expand(["apple"])
    #expect(outline.visibleItems == ["fruit", "bread"] && !outline.isVisible("red"))
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "red", "green", "pear", "bread"] && outline.isVisible("red"))
    outline.collapse(["apple"])
    #expect(outline.visibleItems == ["fruit", "apple", "pear", "bread"] && outline.isExpanded("fruit"))
  }

  @Test("Levels, parents and indexes are correct")
  func questions() {
    let outline = outline()
    #expect(outline.level(of: "fruit") == 0 && outline.level(of: "green") == 2)
    #expect(outline.parent(of: "green") == "apple" && outline.parent(of: "bread") == nil)
    #expect(outline.index(of: "pear") == 4 && outline.index(of: "soap") == nil && outline.contains("red"))
    #expect(outline.snapshot(of: "apple").items == ["red", "green"])
    #expect(outline.snapshot(of: "apple", includingParent: true).rootItems == ["apple"])
    #expect(outline.snapshot(of: "apple").level(of: "red") == 0)
  }

  @Test("Inserts, replacements and deletions change the outline")
  func changes() {
    var outline = outline()
    outline.insert(["plum"], before: "pear")
    outline.insert(["cake"], after: "bread")
    #expect(outline.items == ["fruit", "apple", "red", "green", "plum", "pear", "bread", "cake"])
    var nuts = NSDiffableDataSourceSectionSnapshot<String>()
    nuts.append(["hazel", "walnut"])
    #expect(outline.insert(nuts, after: "pear") == "walnut")
    #expect(outline.parent(of: "hazel") == "fruit")
    outline.delete(["apple"])
    #expect(outline.items == ["fruit", "plum", "pear", "hazel", "walnut", "bread", "cake"] && !outline.contains("red"))
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["kiwi"])
    outline.replace(childrenOf: "fruit", using: other)
    #expect(outline.items == ["fruit", "kiwi", "bread", "cake"] && outline.level(of: "kiwi") == 1)
    outline.deleteAll()
    #expect(outline.items.isEmpty && outline.rootItems.isEmpty)
  }

  @Test("The visual description indents items by their level and marks expanded items")
  func description() {
    var outline = outline()
    outline.expand(["fruit"])
    #expect(
      outline.visualDescription() == """
        - fruit
          + apple
            * red
            * green
          * pear
        * bread
        """)
    #expect(NSDiffableDataSourceSectionSnapshot<Int>().visualDescription() == "")
  }
}
