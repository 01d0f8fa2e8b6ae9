// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungPhysics

/// Tests paths with a hundred thousand points, which programs can create. The functions must return immediately, with
/// the same results as for fewer points.
@Suite struct HugeShapeTests {
  static let count = 100_000

  /// Returns points on a circle of radius 100, clockwise on screen.
  static func circle(_ count: Int = count) -> [CGPoint] {
    (0..<count).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(count)
      return CGPoint(x: 100 * DeterministicMath.cos(angle), y: 100 * DeterministicMath.sin(angle))
    }
  }

  @Test("A circle of too many corners is rejected with their number, and its hull has the maximum number of corners")
  func circles() throws {
    #expect(throws: ConvexPolygon.Refusal.tooManyPoints(count: 1000)) { try ConvexPolygon(points: Self.circle(1000)) }
    let hull = try #require(ConvexPolygon.hull(of: Self.circle()))
    #expect(hull.points.count == ConvexPolygon.largestCount)
    for point in hull.points {
      #expect(abs(Double(point.x * point.x + point.y * point.y).squareRoot() - 100) < 1e-9)
    }
  }

  @Test("A square with a hundred thousand points on its sides, once or twice each, is reduced to four corners")
  func square() throws {
    let corners = [CGPoint(x: -50, y: -50), CGPoint(x: 50, y: -50), CGPoint(x: 50, y: 50), CGPoint(x: -50, y: 50)]
    let side = Self.count / 4
    for repeats in 1...2 {
      let points = (0..<4).flatMap { index -> [CGPoint] in
        let (start, end) = (corners[index], corners[(index + 1) % 4])
        return (0..<side).flatMap { step -> [CGPoint] in
          let part = CGFloat(step) / CGFloat(side)
          let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
          return Array(repeating: point, count: repeats)
        }
      }
      #expect(try ConvexPolygon(points: points).points == corners)
      #expect(try #require(ConvexPolygon.hull(of: points)).points.count == 4)
      Figures.largest(Double(points.count), "points in a shape", of: "shapes with a hundred thousand points")
    }
  }

  @Test("A hundred thousand equal points, or points on a line traversed twice, enclose no area")
  func withoutArea() {
    let place = Array(repeating: CGPoint(x: 3, y: 4), count: Self.count)
    #expect(throws: ConvexPolygon.Refusal.noArea) { try ConvexPolygon(points: place) }
    #expect(ConvexPolygon.hull(of: place) == nil)
    let line = (0..<Self.count).map { CGPoint(x: Double(min($0, Self.count - $0)), y: 0) }
    #expect(throws: ConvexPolygon.Refusal.noArea) { try ConvexPolygon(points: line) }
    #expect(ConvexPolygon.hull(of: line) == nil)
  }

  @Test(
    "The removed corner is the first one with the smallest triangle, as in a full search",
    arguments: [65, 80, 200])
  func reduction(count: Int) {
    // Corners at equal and at varying distances.
    for spread in [0.0, 0.4] {
      let corners = (0..<count).map { index in
        let angle = 2 * Double.pi * (Double(index) + spread * DeterministicMath.sin(Double(7 * index))) / Double(count)
        return CGPoint(x: 100 * DeterministicMath.cos(angle), y: 60 * DeterministicMath.sin(angle))
      }
      var expected = corners
      while expected.count > 64 {
        let areas = expected.indices.map { index in
          PolygonOutline.orientation(
            expected[(index + expected.count - 1) % expected.count], expected[index],
            expected[(index + 1) % expected.count])
        }
        expected.remove(at: areas.firstIndex(of: areas.min() ?? 0) ?? 0)
      }
      #expect(OutlineReduction.reduced(corners, to: 64) == expected)
    }
  }

  @Test("A disc rests on a wall of a hundred thousand segments")
  func wall() {
    let world = World()
    let wall = world.addBoundarySet()
    world.addWall(
      through: (0...Self.count).map { CGPoint(x: Double($0) / 100, y: 200) }, tag: 1, to: wall)
    var description = BodyDescription(position: CGPoint(x: 500, y: 179), size: CGSize(width: 40, height: 40))
    description.shape = .ellipse
    let disc = world.addBody(description)
    world.setGravity(CGVector(dx: 0, dy: 1000), of: disc)
    world.addMember(disc, to: wall)
    world.advance(steps: 60)
    #expect(abs(Double(world.position(of: disc).y) - 180) < 0.5)
    #expect(world.validate())
    Figures.largest(Double(Self.count), "pieces in a wall", of: "shapes with a hundred thousand points")
  }
}
