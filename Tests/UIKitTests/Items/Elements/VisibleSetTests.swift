// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication)
@MainActor
struct VisibleSetTests {
  private func element(_ item: Int, zIndex: Int = 0, _ set: VisibleSet) -> VisibleElement {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.zIndex = zIndex
    return VisibleElement(
      key: attributes.key, view: UICollectionReusableView(frame: .zero), attributes: attributes, stamp: set.stamp)
  }

  private func items(_ set: VisibleSet) -> [Int] { set.elements.map { $0.key.item } }

  @Test("Elements are ordered from back to front, in any insertion order")
  func order() {
    let set = VisibleSet()
    #expect(set.insert(element(5, set)) == nil)
    #expect(set.insert(element(9, zIndex: 1, set))?.key.item == 5)
    #expect(set.insert(element(2, set)) == nil)
    #expect(set.insert(element(7, set))?.key.item == 5)
    #expect(items(set) == [2, 5, 7, 9])
    #expect(set.keys(ofKind: ElementKindTable.cell).map { $0.item } == [2, 5, 7, 9])
    #expect(set.breaches().isEmpty)
  }

  @Test("A pass keeps the elements it meets and removes the rest, from back to front")
  func passes() {
    let set = VisibleSet()
    for item in 0..<6 { _ = set.insert(element(item, set)) }
    set.beginPass()
    for item in [1, 4] { set.meet(set[ElementKey(section: 0, item: item)]!) }
    #expect(set.removeUnmet().map { $0.key.item } == [0, 2, 3, 5])
    #expect(items(set) == [1, 4] && set[ElementKey(section: 0, item: 0)] == nil)
    set.beginPass()
    for element in set.elements { set.meet(element) }
    #expect(set.removeUnmet().isEmpty)
    #expect(set.breaches().isEmpty)
  }

  @Test("Elements move to new keys, and the remaining ones are not met")
  func newKeys() {
    let set = VisibleSet()
    for item in 0..<3 { _ = set.insert(element(item, set)) }
    let former = set.startOver()
    let moved = former.byKey[ElementKey(section: 0, item: 2)]!
    set.keep(moved, as: ElementKey(section: 0, item: 0))
    #expect(former.elements.filter { !set.isMet($0) }.map { $0.key.item } == [0, 1])
    #expect(set[ElementKey(section: 0, item: 0)] === moved && set.count == 1)
    #expect(set.element(of: moved.view) === moved && set.element(of: UIView()) == nil)
  }

  @Test("Sorting follows a changed zIndex; before, a breach is reported")
  func sorting() {
    let set = VisibleSet()
    for item in 0..<3 { _ = set.insert(element(item, set)) }
    let raised = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    raised.zIndex = 3
    #expect(set.elements[0].update(to: raised))
    #expect(set.breaches().count == 1)
    set.sort()
    #expect(items(set) == [1, 2, 0] && set.breaches().isEmpty)
    #expect(set.removeAll().count == 3 && set.count == 0)
  }
}
