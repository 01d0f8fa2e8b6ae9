// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the order of elements, and the times at which attributes are applied, without a view that displays the
/// elements.
@Suite("Visible element", .oneApplication) @MainActor struct VisibleElementTests {
  /// Attributes with a custom property, as an application could define.
  private final class Tinted: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var tint = 0
    nonisolated override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Tinted)?.tint = tint
      return copy
    }
    nonisolated override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? Tinted)?.tint == tint
    }
  }

  private func make(_ attributes: UICollectionViewLayoutAttributes) -> (VisibleElement, PlainCell) {
    let cell = PlainCell(frame: .zero)
    return (VisibleElement(key: attributes.key, view: cell, attributes: attributes, stamp: 1), cell)
  }

  private func attributes(_ y: CGFloat) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: itemPath(3))
    attributes.frame = CGRect(x: 0, y: y, width: 100, height: 50)
    return attributes
  }

  @Test("zIndex has priority, then the category, then section, item and kind")
  func order() {
    let decoration = ElementKindTable.number(of: .decorationView, "order")
    let other = ElementKindTable.number(of: .decorationView, "order 2")
    let ordered: [(ElementKey, Int)] = [
      (ElementKey(kind: ElementKindTable.header, section: 9, item: 9), -1),
      (ElementKey(kind: decoration, section: 0, item: 0), 0),
      (ElementKey(kind: other, section: 0, item: 0), 0),
      (ElementKey(kind: decoration, section: 0, item: 1), 0),
      (ElementKey(kind: decoration, section: 5, item: 0), 0),
      (ElementKey(section: 0, item: 0), 0),
      (ElementKey(section: 0, item: 8), 0),
      (ElementKey(section: 1, item: 0), 0),
      (ElementKey(kind: ElementKindTable.header, section: 0, item: 0), 0),
      (ElementKey(kind: ElementKindTable.header, section: 1, item: 0), 0),
      (ElementKey(section: 0, item: 0), 1),
    ]
    for (index, one) in ordered.enumerated() {
      for (place, second) in ordered.enumerated() {
        #expect(VisibleElement.isBehind(one.0, one.1, second.0, second.1) == (index < place), "\(index), \(place)")
      }
    }
  }

  @Test("An element retains a copy, so a layout that changes its attributes in place is detected")
  func inPlace() {
    let shared = attributes(0)
    let (element, cell) = make(shared)
    shared.center.y += 70
    #expect(element.applied.frame.minY == 0)
    #expect(!element.update(to: shared) && cell.frame.minY == 70 && cell.applications == 1)
    #expect(element.applied !== shared && element.applied.frame == shared.frame)
  }

  @Test("Equal attributes are not applied again; only a different zIndex changes the order")
  func equal() {
    let (element, cell) = make(attributes(0))
    #expect(!element.update(to: attributes(0)) && cell.applications == 0)
    let raised = attributes(0)
    raised.zIndex = 2
    #expect(element.update(to: raised) && cell.applications == 1)
    #expect(!element.update(to: raised) && cell.applications == 1)
    let lowered = attributes(20)
    lowered.zIndex = 1
    #expect(element.update(to: lowered) && cell.frame.minY == 20)
  }

  @Test("Alpha, hidden and transform are applied to the view, and reset")
  func appearance() {
    let (element, cell) = make(attributes(0))
    let changed = attributes(0)
    changed.alpha = 0.25
    changed.isHidden = true
    changed.transform = CGAffineTransform(scaleX: 2, y: 2)
    _ = element.update(to: changed)
    #expect(cell.alpha == 0.25 && cell.isHidden && cell.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    _ = element.update(to: attributes(0))
    #expect(cell.alpha == 1 && !cell.isHidden && cell.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("Attributes of a subclass are compared by the subclass")
  func subclass() {
    let tinted = Tinted(forCellWith: itemPath(3))
    let (element, cell) = make(tinted)
    #expect((element.applied as? Tinted)?.tint == 0)
    tinted.tint = 4
    #expect(!element.update(to: tinted) && cell.applications == 1 && (element.applied as? Tinted)?.tint == 4)
    _ = element.update(to: tinted)
    #expect(cell.applications == 1)
    _ = element.update(to: UICollectionViewLayoutAttributes(forCellWith: itemPath(3)))
    #expect(cell.applications == 2 && !(element.applied is Tinted))
  }

  @Test("A new key also changes the applied attributes")
  func rename() {
    let (element, _) = make(attributes(0))
    element.rename(ElementKey(section: 4, item: 2))
    #expect(element.key == ElementKey(section: 4, item: 2) && element.applied.indexPath == itemPath(2, 4))
  }

  @Test("Attributes are found next to those found last, and everywhere else", arguments: Seeds.below(8))
  func near(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let set = VisibleSet()
    for item in 0..<30 where random.int(in: 0..<3) > 0 {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: itemPath(item))
      attributes.zIndex = random.int(in: 0..<3)
      _ = set.insert(make(attributes).0)
    }
    var position = -1
    for _ in 0..<200 {
      let key = ElementKey(section: 0, item: random.int(in: -1..<31))
      let before = position
      let found = set.element(key, near: &position)
      #expect(found === set[key])
      if let found { #expect(set.elements[position] === found) } else { #expect(position == before) }
    }
  }
}
