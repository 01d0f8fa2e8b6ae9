// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// Tests valid and invalid points of convex polygons.
@Suite struct ConvexPolygonTests {
  static func points(_ coordinates: [(Double, Double)]) -> [CGPoint] {
    coordinates.map { CGPoint(x: $0.0, y: $0.1) }
  }

  static let square: [(Double, Double)] = [(-10, -10), (10, -10), (10, 10), (-10, 10)]

  static func refusal(_ coordinates: [(Double, Double)]) -> ConvexPolygon.Refusal? {
    do {
      _ = try ConvexPolygon(points: points(coordinates))
      return nil
    } catch {
      return error
    }
  }

  @Test("Both windings give the same corners, clockwise on screen")
  func winding() throws {
    let clockwise = try ConvexPolygon(points: ConvexPolygonTests.points(ConvexPolygonTests.square))
    let other = try ConvexPolygon(points: ConvexPolygonTests.points(ConvexPolygonTests.square.reversed()))
    #expect(clockwise == other)
    #expect(clockwise.points == ConvexPolygonTests.points(ConvexPolygonTests.square))
  }

  @Test("Duplicate and collinear corners are dropped")
  func cleaned() throws {
    let square = try ConvexPolygon(points: ConvexPolygonTests.points(ConvexPolygonTests.square))
    let rich = try ConvexPolygon(
      points: ConvexPolygonTests.points([
        (-10, -10), (-10, -10), (0, -10), (5, -10), (10, -10), (10, 0.5), (10, 10), (10, 10 + 1e-6), (-10, 10),
        (-10, 1e-6), (-10 + 1e-7, -10),
      ]))
    #expect(rich.points.count == 4)
    for corner in rich.points {
      #expect(square.points.contains { abs($0.x - corner.x) < 1e-5 && abs($0.y - corner.y) < 1e-5 })
    }
    // A corner that deviates by more than a millionth of the size is preserved.
    let pentagon = try ConvexPolygon(
      points: ConvexPolygonTests.points([(-10, -10), (0, -10.001), (10, -10), (10, 10), (-10, 10)]))
    #expect(pentagon.points.count == 5)
  }

  @Test("Points that enclose no area, reverse direction or are not finite are rejected with the reason")
  func refused() {
    #expect(ConvexPolygonTests.refusal([]) == .tooFewPoints(count: 0))
    #expect(ConvexPolygonTests.refusal([(0, 0), (1, 1)]) == .tooFewPoints(count: 2))
    #expect(ConvexPolygonTests.refusal([(0, 0), (1, 1), (2, 2)]) == .noArea)
    #expect(ConvexPolygonTests.refusal([(0, 0), (2, 2), (1, 1)]) == .noArea)
    #expect(ConvexPolygonTests.refusal([(3, 3), (3, 3), (3, 3), (3, 3)]) == .noArea)
    #expect(ConvexPolygonTests.refusal([(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)]) == .noArea)
    for corner in [(Double.nan, 0), (0, .infinity), (-.infinity, 0), (1e308, 1e308), (0, -2e9)] {
      #expect(ConvexPolygonTests.refusal([(0, 0), (10, 0), corner, (0, 10)]) == .notFinite(index: 2))
    }
    let tiny = Double.leastNonzeroMagnitude
    #expect(ConvexPolygonTests.refusal([(0, 0), (tiny, 0), (tiny, tiny)]) == .noArea)
    #expect(ConvexPolygonTests.refusal([(0, 0), (1e-300, 0), (1e-300, 1e-300)]) == .noArea)
    #expect(ConvexPolygonTests.refusal([(0, 0), (1e9, 0), (5e8, 1e-4)]) == .noArea)
  }

  @Test("A concave outline names the corner with the opposite turn, in either winding")
  func concave() {
    let arrow = [(-10.0, -10.0), (0, -2), (10, -10), (0, 10)]
    #expect(ConvexPolygonTests.refusal(arrow) == .concave(index: 1))
    #expect(ConvexPolygonTests.refusal(arrow.reversed()) == .concave(index: 2))
    // Indices refer to the list that was passed.
    #expect(ConvexPolygonTests.refusal([(-10, -10), (-10, -10), (0, -2), (10, -10), (0, 10)]) == .concave(index: 2))
  }

  @Test("A self-intersecting outline names the two sides")
  func crossing() {
    #expect(
      ConvexPolygonTests.refusal([(-10, -10), (10, 10), (10, -10), (-10, 10)]) == .selfCrossing(first: 0, second: 2))
    let star = (0..<5).map { index in
      let way = DeterministicMath.sincos(Double(index * 2) * 2 * .pi / 5)
      return (way.cosine, way.sine)
    }
    if case .selfCrossing = ConvexPolygonTests.refusal(star) {} else { Issue.record("a star is not convex") }
    // An outline that winds around twice.
    if case .selfCrossing = ConvexPolygonTests.refusal(ConvexPolygonTests.square + ConvexPolygonTests.square) {
    } else {
      Issue.record("a square traversed twice is not a polygon")
    }
    // A spike that returns along its own line.
    if case .selfCrossing = ConvexPolygonTests.refusal([(-10, -10), (10, -10), (30, -10), (10, -10), (10, 10)]) {
    } else {
      Issue.record("a spike is not a polygon")
    }
  }

  @Test("A circle of more than 64 corners is rejected, and reduced by the hull")
  func many() throws {
    func circle(_ count: Int) -> [CGPoint] {
      (0..<count).map { index in
        let way = DeterministicMath.sincos(Double(index) / Double(count) * 2 * .pi)
        return CGPoint(x: way.cosine * 50, y: way.sine * 50)
      }
    }
    #expect(try ConvexPolygon(points: circle(64)).points.count == 64)
    #expect(throws: ConvexPolygon.Refusal.tooManyPoints(count: 65)) { try ConvexPolygon(points: circle(65)) }
    #expect(ConvexPolygon.hull(of: circle(200))?.points.count == 64)
  }

  @Test("The hull contains every point and is a polygon", arguments: Seeds.first(20))
  func hull(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var points = (0..<random.int(in: 3..<40)).map { _ in
      CGPoint(x: random.double(in: -50..<50).rounded(), y: random.double(in: -50..<50).rounded())
    }
    points.append(CGPoint(x: Double.nan, y: 0))
    points.append(CGPoint(x: 0, y: Double.infinity))
    let hull = try #require(ConvexPolygon.hull(of: points))
    #expect(try ConvexPolygon(points: hull.points) == hull)
    for point in points where point.x.isFinite && point.y.isFinite {
      for (index, corner) in hull.points.enumerated() {
        let next = hull.points[(index + 1) % hull.points.count]
        let rotation = (next.x - corner.x) * (point.y - corner.y) - (next.y - corner.y) * (point.x - corner.x)
        #expect(rotation >= -1e-9)
      }
    }
  }

  @Test("Points without area have no hull")
  func noHull() {
    #expect(ConvexPolygon.hull(of: []) == nil)
    #expect(ConvexPolygon.hull(of: ConvexPolygonTests.points([(0, 0), (1, 1), (2, 2), (3, 3)])) == nil)
    #expect(ConvexPolygon.hull(of: ConvexPolygonTests.points([(0, 0), (.nan, 1), (2, 2), (1e308, 3)])) == nil)
  }
}
