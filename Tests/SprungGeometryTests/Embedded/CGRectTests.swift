// SPDX-License-Identifier: MIT

import Foundation
import OwnGeometry
import SprungGeometry
import SprungTestSupport
import Testing

/// Compares the browser build's rectangle with Foundation's, bit by bit, for a million random pairs.
@Suite struct CGRectTests {
  @Test func millionPairsBehaveIdentically() {
    var source = GeometryPairs(seed: 0x5eed_0f_2ec7_a1e5)
    var differences = 0
    for _ in 0..<1_000_000 {
      let (a, ownA) = source.rectangle()
      let (b, ownB) = source.rectangle()
      let (dx, dy) = (source.number(), source.number())
      let point = Foundation.CGPoint(x: dx, y: dy)
      let ownPoint = OwnGeometry.CGPoint(x: dx, y: dy)
      let name = firstDifference(a, ownA, b, ownB, dx, dy, point, ownPoint)
      if let name {
        differences += 1
        if differences < 10 { Issue.record("\(name) of \(a) and \(b), distances \(dx), \(dy)") }
      }
    }
    #expect(differences == 0)
    Figures.count(1_000_000, "pairs of rectangles", of: "geometry types")
  }

  private func firstDifference(
    _ a: Foundation.CGRect, _ ownA: OwnGeometry.CGRect, _ b: Foundation.CGRect, _ ownB: OwnGeometry.CGRect,
    _ dx: Double, _ dy: Double, _ point: Foundation.CGPoint, _ ownPoint: OwnGeometry.CGPoint
  ) -> String? {
    if !sameBits(a.minX, ownA.minX) || !sameBits(a.midX, ownA.midX) || !sameBits(a.maxX, ownA.maxX) { return "x" }
    if !sameBits(a.minY, ownA.minY) || !sameBits(a.midY, ownA.midY) || !sameBits(a.maxY, ownA.maxY) { return "y" }
    if !sameBits(a.width, ownA.width) || !sameBits(a.height, ownA.height) { return "size" }
    if a.isEmpty != ownA.isEmpty || a.isNull != ownA.isNull || a.isInfinite != ownA.isInfinite { return "is" }
    if !sameBits(a.standardized, ownA.standardized) { return "standardized" }
    if !sameBits(a.integral, ownA.integral) { return "integral" }
    if !sameBits(a.insetBy(dx: dx, dy: dy), ownA.insetBy(dx: dx, dy: dy)) { return "insetBy" }
    if !sameBits(a.offsetBy(dx: dx, dy: dy), ownA.offsetBy(dx: dx, dy: dy)) { return "offsetBy" }
    if !sameBits(a.union(b), ownA.union(ownB)) { return "union" }
    if (a == b) != (ownA == ownB) { return "==" }
    if a.contains(point) != ownA.contains(ownPoint) { return "contains point" }
    if a.contains(b) != ownA.contains(ownB) { return "contains" }
    // Foundation traps if an edge is NaN, as for an infinite origin and a huge size.
    if !sameBits(a.intersection(b), ownA.intersection(ownB)) { return "intersection" }
    if a.intersects(b) != ownA.intersects(ownB) { return "intersects" }
    for (edge, ownEdge) in zip(
      [Foundation.CGRectEdge.minXEdge, .minYEdge, .maxXEdge, .maxYEdge],
      [OwnGeometry.CGRectEdge.minXEdge, .minYEdge, .maxXEdge, .maxYEdge])
    {
      let parts = a.divided(atDistance: dx, from: edge)
      let ownParts = ownA.divided(atDistance: dx, from: ownEdge)
      if edge.rawValue != ownEdge.rawValue { return "edge" }
      if !sameBits(parts.slice, ownParts.slice) || !sameBits(parts.remainder, ownParts.remainder) { return "divided" }
    }
    return nil
  }

  @Test func constantsAreTheSame() {
    #expect(sameBits(Foundation.CGRect.null, OwnGeometry.CGRect.null))
    #expect(sameBits(Foundation.CGRect.infinite, OwnGeometry.CGRect.infinite))
    #expect(sameBits(Foundation.CGRect.zero, OwnGeometry.CGRect.zero))
    #expect(
      sameBits(Foundation.CGRect(x: 1, y: 2, width: 3, height: 4), OwnGeometry.CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(Foundation.NSNotFound == OwnGeometry.NSNotFound)
  }

  @Test func equalPositionsHaveEqualHashes() {
    let told = OwnGeometry.CGRect(x: 0, y: 0, width: 10, height: 10)
    let backwards = OwnGeometry.CGRect(x: 10, y: 10, width: -10, height: -10)
    let nulls = [OwnGeometry.CGRect.null, OwnGeometry.CGRect(x: .infinity, y: 3, width: 4, height: 5)]
    #expect(told == backwards && told.hashValue == backwards.hashValue)
    #expect(nulls[0] == nulls[1] && nulls[0].hashValue == nulls[1].hashValue)
  }

  @Test func pointsAndSizesCompare() {
    #expect(OwnGeometry.CGPoint(x: 1, y: 2) == OwnGeometry.CGPoint(x: 1.0, y: 2.0))
    #expect(OwnGeometry.CGPoint.zero == OwnGeometry.CGPoint())
    #expect(OwnGeometry.CGSize(width: 1, height: 2) == OwnGeometry.CGSize(width: 1.0, height: 2.0))
    #expect(OwnGeometry.CGSize.zero != OwnGeometry.CGSize(width: 0, height: 1))
  }
}
