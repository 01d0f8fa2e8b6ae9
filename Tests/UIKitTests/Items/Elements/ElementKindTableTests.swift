// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the numbers assigned to element kinds, and the keys of elements.
@Suite("Element kinds and keys", .oneApplication) struct ElementKindTableTests {
  @Test("A kind keeps its number; the same name in another category is another kind")
  func numbers() {
    let first = ElementKindTable.number(of: .supplementaryView, "kinds test")
    let second = ElementKindTable.number(of: .decorationView, "kinds test")
    let third = ElementKindTable.number(of: .supplementaryView, "kinds test 2")
    #expect(Set([first, second, third, ElementKindTable.cell]).count == 4)
    #expect(ElementKindTable.number(of: .supplementaryView, "kinds test") == first)
    #expect(ElementKindTable.number(of: .decorationView, "kinds test") == second)
    #expect(ElementKindTable.category(of: first) == .supplementaryView)
    #expect(ElementKindTable.category(of: second) == .decorationView)
    #expect(ElementKindTable.name(of: first) == "kinds test" && ElementKindTable.name(of: second) == "kinds test")
  }

  @Test("Cells have one number for every name, and no kind")
  func cells() {
    #expect(ElementKindTable.number(of: .cell, "anything") == ElementKindTable.cell)
    #expect(ElementKindTable.category(of: ElementKindTable.cell) == .cell)
    #expect(ElementKindTable.name(of: ElementKindTable.cell) == nil)
    #expect(ElementKindTable.title(of: ElementKindTable.cell) == "cell")
  }

  @Test("Headers and footers have the numbers of Apple's names")
  @MainActor func boundaries() {
    #expect(ElementKindTable.name(of: ElementKindTable.header) == UICollectionView.elementKindSectionHeader)
    #expect(ElementKindTable.name(of: ElementKindTable.footer) == UICollectionView.elementKindSectionFooter)
    #expect(ElementKindTable.header != ElementKindTable.footer)
    #expect(
      ElementKindTable.title(of: ElementKindTable.header)
        == "supplementary view 'UICollectionElementKindSectionHeader'")
    let decoration = ElementKindTable.number(of: .decorationView, "kinds stripe")
    #expect(ElementKindTable.title(of: decoration) == "decoration view 'kinds stripe'")
  }

  @Test("Keys are equal if kind, section and item are equal, and different ones are found separately")
  func keys() {
    #expect(ElementKey(section: 2, item: 7) == ElementKey(kind: ElementKindTable.cell, indexPath: itemPath(7, 2)))
    #expect(ElementKey(section: 2, item: 7).indexPath == itemPath(7, 2))
    var keys: Set<ElementKey> = []
    for kind in Int32(0)..<4 {
      for section in 0..<12 {
        for item in 0..<40 { keys.insert(ElementKey(kind: kind, section: section, item: item)) }
      }
    }
    #expect(keys.count == 4 * 12 * 40)
    #expect(!keys.contains(ElementKey(kind: 4, section: 0, item: 0)))
    #expect(ElementKey(section: 0, item: 0).isCell && !ElementKey(kind: 1, section: 0, item: 0).isCell)
  }

  @Test("Keys with equal hash values are still different")
  func collisions() {
    let one = ElementKey(section: 1, item: 0)
    let other = ElementKey(section: 0, item: 1 << 36)
    #expect(one != other && Set([one, other]).count == 2)
  }
}
