// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungPhysics

/// A pair of shape kinds.
struct ShapePair: CustomStringConvertible {
  let a: ShapeKind
  let b: ShapeKind
  var description: String { "\(a)-\(b)" }

  static let kinds: [ShapeKind] = [.circle, .ellipse, .box, .polygon]
  static let all: [ShapePair] = kinds.flatMap { a in kinds.map { ShapePair(a: a, b: $0) } }
}

/// Tests manifolds against slow but simple geometry.
@Suite struct ManifoldTests {
  /// Returns random pairs of shapes that overlap, touch, or are up to 20 points apart.
  static func randomPairs(_ pair: ShapePair, count: Int, seed: UInt64) -> [(TestShape, TestShape)] {
    var random = SeededRandom(seed: seed)
    var pairs: [(TestShape, TestShape)] = []
    while pairs.count < count {
      let a = TestShape.random(pair.a, &random)
      let b = TestShape.random(pair.b, &random)
      let way = DeterministicMath.sincos(random.double(in: -4..<4))
      // The distance is derived from the sum of the extents, so that most pairs overlap slightly.
      let apart =
        a.extent(way.cosine, way.sine) + b.extent(-way.cosine, -way.sine) + random.double(in: -15..<10)
      b.x = way.cosine * apart
      b.y = way.sine * apart
      pairs.append((a, b))
    }
    return pairs
  }

  @Test("The nearest point has the actual gap", arguments: ShapePair.all)
  func gap(pair: ShapePair) {
    for (index, (a, b)) in ManifoldTests.randomPairs(pair, count: 60, seed: 11).enumerated() {
      let manifold = Manifold(a, b, margin: 40)
      let slow = TestShape.slowSeparation(a, b)
      // Parallel sides are preferred to corners by up to `cornerBias`.
      #expect(manifold.count > 0, "pair \(index)")
      #expect(manifold.separation > slow.gap - 1e-5, "pair \(index)")
      #expect(manifold.separation < slow.gap + PhysicsTuning.cornerBias + 1e-5, "pair \(index)")
      // The normal is a unit vector, and the gap between the shapes along it is the separation.
      let length = manifold.normalX * manifold.normalX + manifold.normalY * manifold.normalY
      #expect(abs(length - 1) < 1e-12, "pair \(index)")
      let along =
        -b.extent(-manifold.normalX, -manifold.normalY) - a.extent(manifold.normalX, manifold.normalY)
      #expect(along > slow.gap - PhysicsTuning.cornerBias - 1e-5, "pair \(index)")
    }
  }

  @Test("Points are midway between the surfaces", arguments: ShapePair.all)
  func midway(pair: ShapePair) {
    for (index, (a, b)) in ManifoldTests.randomPairs(pair, count: 60, seed: 12).enumerated() {
      let manifold = Manifold(a, b, margin: 40)
      for point in [manifold.first, manifold.second].prefix(Int(manifold.count)) {
        // Moving the point along the normal by half the gap reaches the surface of b; moving it back by half the gap
        // reaches the surface of a.
        let onA = (point.x - manifold.normalX * point.separation / 2, point.y - manifold.normalY * point.separation / 2)
        let onB = (point.x + manifold.normalX * point.separation / 2, point.y + manifold.normalY * point.separation / 2)
        let dot = TestShape(.circle, 0, 0, x: onA.0, y: onA.1)
        let offA = TestShape.slowSeparation(a, dot).gap
        dot.x = onB.0
        dot.y = onB.1
        let offB = TestShape.slowSeparation(b, dot).gap
        // A clipped point is on one surface, and off the other by at most the clipped distance.
        #expect(min(abs(offA), abs(offB)) < 1e-5, "pair \(index)")
        #expect(max(offA, offB) < 1e-5 + max(0, point.separation), "pair \(index)")
      }
    }
  }

  @Test("Swapped shapes have the mirrored manifold", arguments: ShapePair.all)
  func swapped(pair: ShapePair) {
    for (index, (a, b)) in ManifoldTests.randomPairs(pair, count: 80, seed: 13).enumerated() {
      let manifold = Manifold(a, b, margin: 2)
      let other = Manifold(b, a, margin: 2)
      guard manifold.count > 0 || other.count > 0 else { continue }
      #expect(abs(manifold.separation - other.separation) < 0.006, "pair \(index)")
      #expect(manifold.normalX * other.normalX + manifold.normalY * other.normalY < -0.999, "pair \(index)")
      #expect(manifold.count == other.count, "pair \(index)")
    }
  }

  @Test("A manifold does not depend on the distance from the origin or on rotation", arguments: ShapePair.all)
  func moved(pair: ShapePair) {
    var random = SeededRandom(seed: 14)
    for (index, (a, b)) in ManifoldTests.randomPairs(pair, count: 80, seed: 15).enumerated() {
      // The coordinates are rounded so that they remain exact 1e8 points away.
      b.x = (b.x * 1024).rounded() / 1024
      b.y = (b.y * 1024).rounded() / 1024
      let manifold = Manifold(a, b, margin: 3)
      a.x += 1e8
      a.y -= 1e8
      b.x += 1e8
      b.y -= 1e8
      #expect(Manifold(a, b, margin: 3, fromX: 1e8, fromY: -1e8) == manifold, "pair \(index)")
      a.x = 0
      a.y = 0
      b.x -= 1e8
      b.y += 1e8
      let rotation = random.double(in: -3..<3)
      let way = DeterministicMath.sincos(rotation)
      (b.x, b.y) = (b.x * way.cosine - b.y * way.sine, b.x * way.sine + b.y * way.cosine)
      a.angle += rotation
      b.angle += rotation
      let rotated = Manifold(a, b, margin: 3)
      #expect(rotated.count == manifold.count, "pair \(index)")
      guard manifold.count > 0, rotated.count == manifold.count else { continue }
      #expect(abs(rotated.separation - manifold.separation) < 1e-9, "pair \(index)")
      #expect(abs(rotated.normalX - (manifold.normalX * way.cosine - manifold.normalY * way.sine)) < 1e-9)
      #expect(abs(rotated.normalY - (manifold.normalX * way.sine + manifold.normalY * way.cosine)) < 1e-9)
      #expect(rotated.first.feature == manifold.first.feature)
    }
  }
}
