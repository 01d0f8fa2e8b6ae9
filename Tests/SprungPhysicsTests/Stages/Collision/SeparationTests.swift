// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungPhysics

/// Compares the signed gap with the results of slow but simple geometry functions.
@Suite struct SeparationTests {
  @Test("The gap is the distance, or the negative depth of the overlap", arguments: ShapePair.all)
  func gap(pair: ShapePair) {
    let isRound = pair.a == .ellipse || pair.b == .ellipse
    for (index, (a, b)) in ManifoldTests.randomPairs(pair, count: 80, seed: 21).enumerated() {
      let gap = Collide.separation(a.view(), b.view())
      let slow = TestShape.slowSeparation(a, b).gap
      #expect(abs(gap - slow) < (isRound ? 1e-5 : 1e-6), "pair \(index)")
    }
  }

  @Test("The gap of separate shapes is the distance of their outlines", arguments: ShapePair.all)
  func sampled(pair: ShapePair) {
    var count = 0
    for (index, (a, b)) in ManifoldTests.randomPairs(pair, count: 12, seed: 22).enumerated() {
      b.x *= 1.2
      b.y *= 1.2
      let gap = Collide.separation(a.view(), b.view())
      guard gap > 2 else { continue }
      count += 1
      let samples = b.outline(count: 360)
      var nearest = Double.infinity
      for point in a.outline(count: 360) {
        for other in samples {
          let x = point.x - other.x
          let y = point.y - other.y
          nearest = min(nearest, x * x + y * y)
        }
      }
      // Samples are up to 0.9 points apart, so the distance of the nearest pair exceeds the gap by less than 0.9
      // points.
      #expect(nearest.squareRoot() >= gap - 1e-9 && nearest.squareRoot() < gap + 0.9, "pair \(index)")
    }
    #expect(count > 2)
  }

  /// Returns random shapes, each with a segment near it, through it, or ending at it.
  static func randomSegments(_ kind: ShapeKind, count: Int, seed: UInt64) -> [(TestShape, SegmentView)] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { _ in
      let shape = TestShape.random(kind, &random)
      shape.x = random.double(in: -20..<20)
      shape.y = random.double(in: -20..<20)
      let segment = SegmentView(
        startX: random.double(in: -80..<80), startY: random.double(in: -80..<80), endX: random.double(in: -80..<80),
        endY: random.double(in: -80..<80))
      return (shape, segment)
    }
  }

  /// Returns a segment as a shape for the slow geometry: a rectangle without thickness.
  static func slow(_ segment: SegmentView) -> TestShape {
    TestShape(
      .box, segment.length / 2, 0, x: (segment.startX + segment.endX) / 2, y: (segment.startY + segment.endY) / 2,
      angle: DeterministicMath.atan2(segment.directionY, segment.directionX))
  }

  @Test("A segment's gap to a separate shape is the distance", arguments: ShapePair.kinds)
  func segments(kind: ShapeKind) {
    var apart = 0
    for (index, (shape, segment)) in SeparationTests.randomSegments(kind, count: 200, seed: 23).enumerated() {
      let gap = Collide.separation(shape.view(), segment, side: 0)
      let slow = TestShape.slowSeparation(shape, SeparationTests.slow(segment)).gap
      if slow > 0 { apart += 1 }
      // If the shapes overlap, only the distance toward the side of the center counts, which is not always the shortest
      // distance.
      #expect(slow > 0 ? abs(gap - slow) < 1e-6 : gap <= slow + 1e-6, "segment \(index)")
      var manifold = Manifold()
      Collide.collide(shape.view(), segment, side: 0, margin: 200, into: &manifold)
      #expect(manifold.count > 0)
      #expect(manifold.separation > gap - 1e-6, "segment \(index)")
      // The deepest corner of a polygon that penetrates far may be beside the segment, so it has no contact point.
      if slow > 0 || kind != .polygon {
        #expect(manifold.separation < gap + PhysicsTuning.cornerBias + 1e-6, "segment \(index)")
      }
    }
    #expect(apart > 20)
  }

  @Test("The lowest point determines the gap to a half plane", arguments: ShapePair.kinds)
  func halfPlanes(kind: ShapeKind) {
    var random = SeededRandom(seed: 24)
    for _ in 0..<200 {
      let shape = TestShape.random(kind, &random)
      shape.x = random.double(in: -20..<20)
      let way = DeterministicMath.sincos(random.double(in: -4..<4))
      let plane = HalfPlaneView(normalX: way.cosine, normalY: way.sine, offset: random.double(in: -50..<50))
      let gap = Collide.separation(shape.view(), plane)
      #expect(abs(gap - (-shape.extent(-way.cosine, -way.sine) - plane.offset)) < 1e-9)
      var manifold = Manifold()
      Collide.collide(shape.view(), plane, margin: 300, into: &manifold)
      #expect(abs(manifold.separation - gap) < 1e-9)
      #expect(manifold.count == (kind == .circle || kind == .ellipse ? 1 : 2))
    }
  }

  @Test("As shapes approach each other, the gap shrinks no faster than they move", arguments: ShapePair.all)
  func speed(pair: ShapePair) {
    for (index, (a, b)) in ManifoldTests.randomPairs(pair, count: 8, seed: 25).enumerated() {
      let (wayX, wayY) = (b.x, b.y)
      let length = (wayX * wayX + wayY * wayY).squareRoot()
      var last = Double.infinity
      for step in 0...60 {
        b.x = wayX * (1.6 - Double(step) / 60)
        b.y = wayY * (1.6 - Double(step) / 60)
        let gap = Collide.separation(a.view(), b.view())
        if last < .infinity { #expect(abs(gap - last) <= length / 60 + 1e-9, "pair \(index) step \(step)") }
        if gap > 0 { #expect(gap < last, "pair \(index) step \(step)") }
        last = gap
      }
    }
  }
}
