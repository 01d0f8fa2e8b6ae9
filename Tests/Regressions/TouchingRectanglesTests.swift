// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// On Linux, `CGRect.intersects` was Foundation's implementation, which returns true for rectangles that only touch.
/// Every layout that filters its attributes with `frame.intersects(rect)` returned an additional row above and below
/// the visible area.
@Suite(.oneApplication) @MainActor struct TouchingRectanglesTests {
  private static let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(arguments: [
    // Rectangles that touch at an edge or corner, on all sides.
    (CGRect(x: 10, y: 0, width: 10, height: 10), false), (CGRect(x: -10, y: 0, width: 10, height: 10), false),
    (CGRect(x: 0, y: 10, width: 10, height: 10), false), (CGRect(x: 0, y: -10, width: 10, height: 10), false),
    (CGRect(x: 10, y: 10, width: 5, height: 5), false), (CGRect(x: -5, y: -5, width: 5, height: 5), false),
    // Rectangles that overlap or are separated by the smallest possible distance.
    (CGRect(x: (10.0).nextDown, y: 0, width: 10, height: 10), true),
    (CGRect(x: (10.0).nextUp, y: 0, width: 10, height: 10), false),
    (CGRect(x: 2, y: 2, width: 3, height: 3), true), (CGRect(x: -5, y: -5, width: 50, height: 50), true),
    // Negative sizes: the same rectangle described from another corner.
    (CGRect(x: 20, y: 10, width: -10, height: -10), false), (CGRect(x: 15, y: 10, width: -10, height: -10), true),
    // Empty rectangles: strictly inside, on an edge, and outside.
    (CGRect(x: 5, y: 5, width: 0, height: 0), true), (CGRect(x: 0, y: 5, width: 0, height: 2), false),
    (CGRect.zero, false), (CGRect(x: 20, y: 5, width: 0, height: 0), false),
    (CGRect.null, false), (CGRect(x: CGFloat.infinity, y: 0, width: 5, height: 5), false),
    (CGRect(x: 0, y: CGFloat.infinity, width: 5, height: 5), false), (CGRect.infinite, true),
  ])
  func likeApples(other: CGRect, expected: Bool) {
    #expect(Self.square.intersects(other) == expected)
    #expect(other.intersects(Self.square) == expected)
    #expect([other].filter(Self.square.intersects).count == (expected ? 1 : 0))
  }

  /// The other rectangle operations already had the same results as Apple's.
  @Test func otherOperationsMatchApple() {
    let a = Self.square
    let beside = CGRect(x: 10, y: 0, width: 10, height: 10)
    let far = CGRect(x: 30, y: 30, width: 1, height: 1)
    #expect(a.intersection(beside) == CGRect(x: 10, y: 0, width: 0, height: 10) && a.intersection(far).isNull)
    #expect(a.union(.null) == a && CGRect.null.union(a) == a && CGRect.null.union(.null).isNull)
    #expect(a.union(CGRect(x: 20, y: 0, width: -5, height: -3)) == CGRect(x: 0, y: -3, width: 20, height: 13))
    #expect(a.insetBy(dx: 5, dy: 5) == CGRect(x: 5, y: 5, width: 0, height: 0))
    #expect(
      a.insetBy(dx: 5.5, dy: 0).isNull && a.insetBy(dx: -1, dy: -2) == CGRect(x: -1, y: -2, width: 12, height: 14))
    #expect(CGRect.null.insetBy(dx: 1, dy: 1).isNull && CGRect.null.offsetBy(dx: 1, dy: 1).isNull)
    #expect(a.contains(CGPoint.zero) && !a.contains(CGPoint(x: 10, y: 5)) && !a.contains(CGPoint(x: 5, y: 10)))
    #expect(!CGRect(x: 0, y: 0, width: 0, height: 5).contains(CGPoint.zero) && !CGRect.null.contains(CGPoint.zero))
    #expect(a.contains(a) && a.contains(CGRect.null) && !CGRect.null.contains(a) && !a.contains(beside))
    #expect(a.contains(CGRect(x: 10, y: 10, width: 0, height: 0)) && CGRect.infinite.contains(a))
    #expect(CGRect(x: -0.5, y: 0.5, width: 1, height: 1).integral == CGRect(x: -1, y: 0, width: 2, height: 2))
    #expect(CGRect.null.integral.isNull && CGRect.null.standardized.isNull)
    let flipped = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(flipped.standardized == CGRect(x: 6, y: 4, width: 4, height: 6) && flipped.minX == 6 && flipped.maxY == 10)
    #expect(flipped == flipped.standardized && flipped.width == 4 && flipped.size.width == -4)
    #expect(a.divided(atDistance: 4, from: .minXEdge).slice == CGRect(x: 0, y: 0, width: 4, height: 10))
    #expect(a.divided(atDistance: 4, from: .maxYEdge).slice == CGRect(x: 0, y: 6, width: 10, height: 4))
    #expect(a.divided(atDistance: 40, from: .minYEdge).remainder == CGRect(x: 0, y: 10, width: 10, height: 0))
    #expect(CGRect.null.isNull && CGRect.null.isEmpty && !CGRect.null.isInfinite && CGRect.infinite.isInfinite)
    #expect(CGRect(x: 3, y: 3, width: 0, height: 4).isEmpty && !CGRect(x: 3, y: 3, width: -1, height: -1).isEmpty)
  }

  /// A typical custom layout: rows of 100 points in a viewport of 400 points.
  private final class Rows: UICollectionViewLayout {
    var answers: [[Int]] = []

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 5000) }

    private func attributes(_ row: Int) -> UICollectionViewLayoutAttributes {
      let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: row, section: 0))
      made.frame = CGRect(x: 0, y: 100 * CGFloat(row), width: 300, height: 100)
      return made
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let found = (0..<50).map { attributes($0) }.filter { $0.frame.intersects(rect) }
      answers.append(found.map { $0.indexPath.item })
      return found
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      attributes(indexPath.item)
    }
  }

  @Test func layoutReturnsOnlyRowsInside() {
    let layout = Rows()
    #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 1000, width: 300, height: 400))?.count == 4)
    #expect(layout.answers == [[10, 11, 12, 13]])
    #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 950, width: 300, height: 400))?.count == 5)
  }
}
