// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungPhysics

/// Tests whether points are inside shapes and whether lines intersect them.
@Suite struct ShapeQueryTests {
  @Test("A point is inside if it is behind every tangent", arguments: ShapePair.kinds)
  func contains(kind: ShapeKind) {
    var random = SeededRandom(seed: 31)
    var inside = 0
    for _ in 0..<150 {
      let shape = TestShape.random(kind, &random)
      let dot = TestShape(.circle, 0, 0, x: random.double(in: -50..<50), y: random.double(in: -50..<50))
      let gap = TestShape.slowSeparation(shape, dot).gap
      guard abs(gap) > 1e-5 else { continue }
      if gap < 0 { inside += 1 }
      #expect(shape.view().contains(x: dot.x, y: dot.y) == (gap < 0))
    }
    #expect(inside > 15)
  }

  @Test("A line enters at its first inside point", arguments: ShapePair.kinds)
  func entry(kind: ShapeKind) {
    var random = SeededRandom(seed: 32)
    var hits = 0
    for _ in 0..<300 {
      let shape = TestShape.random(kind, &random)
      shape.x = random.double(in: -30..<30)
      let view = shape.view()
      let from = (x: random.double(in: -120..<120), y: random.double(in: -120..<120))
      let to = (x: random.double(in: -120..<120), y: random.double(in: -120..<120))
      func isInside(_ part: Double) -> Bool {
        view.contains(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      }
      let entry = view.entry(fromX: from.x, fromY: from.y, toX: to.x, toY: to.y)
      let first = (0...2000).first { isInside(Double($0) / 2000) }
      guard let entry else {
        #expect(first == nil)
        continue
      }
      hits += 1
      #expect(entry >= 0 && entry <= 1)
      #expect(entry == 0 ? isInside(0) : !isInside(entry - 1e-6))
      if let first { #expect(entry <= Double(first) / 2000 + 1e-9 && entry > (Double(first) - 1) / 2000 - 1e-9) }
    }
    #expect(hits > 50)
  }
}
