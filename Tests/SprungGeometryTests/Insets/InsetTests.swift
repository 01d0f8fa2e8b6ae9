// SPDX-License-Identifier: MIT

import SprungGeometry
import Testing

@Suite struct InsetTests {
  @Test func insetMovesEachEdge() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let inner = CGRect(x: 10, y: 20, width: 100, height: 50).inset(by: insets)
    #expect(inner.origin == CGPoint(x: 12, y: 21))
    #expect(inner.size == CGSize(width: 94, height: 46))
  }

  @Test func insetMayProduceNegativeSize() {
    let inner = CGRect(x: 0, y: 0, width: 3, height: 3).inset(by: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
    #expect(inner.origin == CGPoint(x: 2, y: 2))
    #expect(inner.size == CGSize(width: -1, height: -1))
    #expect(CGRect.null.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).isNull)
  }

  @Test func directionalInsetsFollowLayoutDirection() {
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      UIEdgeInsets(directional, direction: .leftToRight) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      UIEdgeInsets(directional, direction: .rightToLeft) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func edgesAndCornersHaveRawValuesOfUIKit() {
    #expect(UIRectEdge.all.rawValue == 15)
    #expect([UIRectEdge.top, .left, .bottom, .right].map(\.rawValue) == [1, 2, 4, 8])
    #expect([UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map(\.rawValue) == [1, 2, 4, 8])
    #expect(UIRectCorner.allCorners.contains([.topLeft, .bottomRight]))
    #expect(UIRectCorner.allCorners.rawValue == UInt.max)
  }

  @Test func zeroInsetsAreZero() {
    #expect(UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(UIOffset.zero == UIOffset(horizontal: 0, vertical: 0))
    #expect(NSDirectionalEdgeInsets.zero == NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    #expect(CGVector.zero == CGVector(dx: 0, dy: 0))
  }
}
