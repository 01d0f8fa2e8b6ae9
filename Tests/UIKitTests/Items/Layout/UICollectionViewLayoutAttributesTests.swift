// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Attributes with a custom property, as in applications.
final class TintedAttributes: UICollectionViewLayoutAttributes {
  nonisolated(unsafe) var tint = 0

  nonisolated override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TintedAttributes else { return false }
    return super.isEqual(other) && tint == other.tint
  }
}

@Suite(.oneApplication)
@MainActor
struct UICollectionViewLayoutAttributesTests {
  private let path = IndexPath(item: 3, section: 1)

  @Test("F1: frame, center, size and bounds are coupled")
  func geometry() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    #expect(attributes.size == CGSize(width: 30, height: 40))
    attributes.size = CGSize(width: 50, height: 20)
    #expect(attributes.frame == CGRect(x: 0, y: 30, width: 50, height: 20))
    attributes.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(attributes.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    let faults = Diagnostics.recording { attributes.bounds = CGRect(x: 1, y: 0, width: 99, height: 99) }
    #expect(faults.count == 1 && faults[0].message.contains("cell 1-3"))
    #expect(attributes.size == CGSize(width: 10, height: 10))
  }

  @Test("F2: a copy is a different, equal object; a change makes it unequal")
  func copies() {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.zIndex = 5
    let copy = attributes.copy() as! UICollectionViewLayoutAttributes
    #expect(copy !== attributes && copy.isEqual(attributes) && copy == attributes && copy.hash == attributes.hash)
    #expect(copy.representedElementKind == "header" && copy.representedElementCategory == .supplementaryView)
    copy.alpha = 0.5
    #expect(!copy.isEqual(attributes))
    #expect(!attributes.isEqual(nil) && !attributes.isEqual("header"))
  }

  @Test("F2: a subclass keeps its class and properties in copies")
  func subclasses() {
    let attributes = TintedAttributes(forCellWith: path)
    attributes.tint = 7
    let copy = attributes.copy() as? TintedAttributes
    #expect(copy?.tint == 7 && copy?.isEqual(attributes) == true)
    copy?.tint = 8
    #expect(copy?.isEqual(attributes) == false)
  }

  @Test("The 2D and 3D transforms are coupled")
  func transforms() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.transform3D.m11 == 2)
    #expect(attributes.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    attributes.transform3D = CATransform3DMakeRotation(1, 1, 0, 0)
    #expect(attributes.transform == .identity)
    attributes.transform3D = CATransform3DIdentity
    #expect(CATransform3DIsIdentity(attributes.transform3D) && attributes.transform == .identity)
  }

  @Test("Non-finite values are rejected, and the old ones are kept", arguments: [Double.nan, .infinity])
  func rejected(value: Double) {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let faults = Diagnostics.recording {
      attributes.center = CGPoint(x: value, y: 0)
      attributes.size = CGSize(width: 1, height: value)
      attributes.frame = CGRect(x: 0, y: 0, width: value, height: 1)
      attributes.alpha = CGFloat(value)
    }
    #expect(faults.count == 4)
    #expect(attributes.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && attributes.alpha == 1)
    let logged = Diagnostics.recording { attributes.size = CGSize(width: -1, height: 1) }
    #expect(logged.map(\.kind) == ["negativeSize"] && attributes.size == CGSize(width: 0, height: 1))
  }
}
