// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungPhysics

@Suite struct QueryTests {
  /// Returns a world with bodies of many sizes that fall, rotate, hang and rest.
  private static func crowd(seed: UInt64, count: Int = 120) -> (World, [BodyID]) {
    var random = SeededRandom(seed: seed)
    let world = World()
    let bodies = (0..<count).map { index in
      var description = BodyDescription(
        position: CGPoint(x: random.double(in: -400..<400), y: random.double(in: -400..<400)),
        size: CGSize(width: random.double(in: 1..<90), height: random.double(in: 1..<90)))
      description.angle = random.bool() ? 0 : random.double(in: -4..<4)
      description.isAnchored = index % 7 == 0
      return world.addBody(description)
    }
    for (index, body) in bodies.enumerated() where index % 3 == 0 {
      world.setGravity(0, 300, of: body)
      world.addAngularVelocity(random.double(in: -3..<3), to: body)
    }
    return (world, bodies)
  }

  private static func corners(_ world: World, _ body: BodyID) -> [(x: Double, y: Double)] {
    let row = body.row
    let (sine, cosine) = DeterministicMath.sincos(world.angle(of: body))
    return [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { sideX, sideY in
      let x = sideX * world.columns.halfWidth[row]
      let y = sideY * world.columns.halfHeight[row]
      return (world.x(body) + x * cosine - y * sine, world.y(body) + x * sine + y * cosine)
    }
  }

  /// Returns whether a rectangle intersects a body's bounds, computed from the corners instead of the extents that the
  /// world uses.
  private static func isIn(_ rect: CGRect, _ world: World, _ body: BodyID) -> Bool {
    let corners = corners(world, body)
    let x = corners.map(\.x)
    let y = corners.map(\.y)
    return x.min()! < Double(rect.maxX) && x.max()! > Double(rect.minX) && y.min()! < Double(rect.maxY)
      && y.max()! > Double(rect.minY)
  }

  /// Returns whether a point is inside a body, that is, on the same side of all four edges.
  private static func covers(_ world: World, _ body: BodyID, _ point: CGPoint) -> Bool {
    let corners = corners(world, body)
    return corners.indices.allSatisfy { index in
      let from = corners[index]
      let to = corners[(index + 1) % 4]
      return (to.x - from.x) * (Double(point.y) - from.y) - (to.y - from.y) * (Double(point.x) - from.x) >= 0
    }
  }

  @Test(
    "Queries find the same random bodies as a linear search during motion and changes",
    arguments: [1, 2, 3] as [UInt64])
  func bruteForce(seed: UInt64) {
    var random = SeededRandom(seed: seed + 50)
    var (world, bodies) = Self.crowd(seed: seed)
    for round in 0..<120 {
      switch round % 4 {
      case 0: world.advance(steps: 5)
      case 1: world.setPosition(CGPoint(x: random.double(in: -400..<400), y: 0), of: bodies[round % bodies.count])
      case 2:
        world.removeBody(bodies.remove(at: random.int(in: 0..<bodies.count)))
        if round % 8 == 2 { bodies.append(world.addUnitBody(x: random.double(in: -400..<400))) }
      default:
        world.setSize(CGSize(width: 10 + round, height: 20), of: bodies[round % bodies.count])
        world.setAngle(Double(round), of: bodies[(round * 7) % bodies.count])
      }
      // Draining moves and running queries must not interfere with each other.
      if round % 5 == 0 { world.drainMoved { _ in } }
      bodies.sort { $0.row < $1.row }
      let rect = CGRect(
        x: random.double(in: -500..<400), y: random.double(in: -500..<400), width: random.double(in: 1..<300),
        height: random.double(in: 1..<300))
      #expect(world.bodies(in: rect) == bodies.filter { Self.isIn(rect, world, $0) }, "seed \(seed) round \(round)")
      let point = CGPoint(x: random.double(in: -400..<400), y: random.double(in: -400..<400))
      #expect(world.bodies(at: point) == bodies.filter { Self.covers(world, $0, point) }, "seed \(seed) round \(round)")
    }
  }

  @Test("Lines find bodies in order of distance, with entry points on their edges", arguments: [4, 5] as [UInt64])
  func lines(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (world, bodies) = Self.crowd(seed: seed)
    world.advance(steps: 10)
    for round in 0..<50 {
      let start = CGPoint(x: random.double(in: -500..<500), y: random.double(in: -500..<500))
      let end = CGPoint(x: random.double(in: -500..<500), y: random.double(in: -500..<500))
      let hits = world.bodies(along: start, to: end)
      for (hit, next) in zip(hits, hits.dropFirst()) { #expect(hit.distance <= next.distance) }
      for hit in hits {
        let isInside = Self.covers(world, hit.body, start)
        #expect((hit.distance == 0) == isInside)
        // A point slightly farther along the line is inside; a point slightly before the hit is outside.
        let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        let length = (Double(way.dx) * Double(way.dx) + Double(way.dy) * Double(way.dy)).squareRoot()
        func point(_ distance: Double) -> CGPoint {
          let part = CGFloat(distance / length)
          return CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part)
        }
        #expect(isNear(Double(hit.point.x), Double(point(hit.distance).x)))
        #expect(isInside || !Self.covers(world, hit.body, point(hit.distance - 1e-6)), "seed \(seed) round \(round)")
      }
      // The line must intersect every body that covers one of many points on it.
      var covered: Set<BodyID> = []
      for step in 0...30 {
        let part = CGFloat(step) / 30
        let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        for body in bodies where Self.covers(world, body, point) { covered.insert(body) }
      }
      #expect(covered.isSubset(of: hits.map(\.body)), "seed \(seed) round \(round)")
    }
  }

  @Test("Points and lines intersect the outline, rectangles the bounds")
  func outlines() throws {
    let world = World()
    func body(_ shape: BodyShape, x: Double) -> BodyID {
      let body = world.addUnitBody(x: x, y: 0, width: 80, height: 40)
      world.setShape(shape, of: body)
      return body
    }
    // A right triangle whose top left corner extends beyond the bounds.
    let triangle = try ConvexPolygon(points: [CGPoint(x: -60, y: -30), CGPoint(x: 30, y: -30), CGPoint(x: -60, y: 30)])
    let ellipse = body(.ellipse, x: 0)
    let polygon = body(.polygon(triangle), x: 200)
    let turned = body(.ellipse, x: 400)
    world.setAngle(.pi / 2, of: turned)

    #expect(world.bodies(at: CGPoint(x: 40, y: 0)) == [ellipse])
    #expect(world.bodies(at: CGPoint(x: 28, y: 14)) == [ellipse])
    #expect(world.bodies(at: CGPoint(x: 29, y: 14.3)).isEmpty)
    #expect(world.bodies(at: CGPoint(x: 141, y: -29)) == [polygon])
    #expect(world.bodies(at: CGPoint(x: 229, y: 0)).isEmpty)
    #expect(world.bodies(at: CGPoint(x: 400, y: 39.9)) == [turned])
    #expect(world.bodies(at: CGPoint(x: 420.1, y: 0)).isEmpty)

    // Rectangle queries use bounds. They find the ellipse at the empty corner of its bounds, but not the triangle's
    // left corner, which is outside its bounds.
    #expect(world.bodies(in: CGRect(x: 38, y: 18, width: 10, height: 10)) == [ellipse])
    #expect(world.bodies(in: CGRect(x: 139, y: -31, width: 10, height: 10)).isEmpty)
    #expect(world.bodies(in: CGRect(x: 385, y: 35, width: 30, height: 30)) == [turned])

    let hits = world.bodies(along: CGPoint(x: -100, y: 10), to: CGPoint(x: 500, y: 10))
    #expect(hits.map(\.body) == [ellipse, polygon, turned])
    // At y = 10, the ellipses are 40 sqrt(1 - 1/4) and 20 sqrt(1 - 1/16) wide on each side; the triangle begins at x =
    // 140.
    let expected = [100 - 40 * 0.75.squareRoot(), 240, 500 - 20 * (15.0 / 16).squareRoot()]
    for (hit, distance) in zip(hits, expected) { #expect(isNear(hit.distance, distance)) }
    // The lines pass beside the slanted side, cross it, and start inside a body.
    #expect(world.bodies(along: CGPoint(x: 240, y: 0), to: CGPoint(x: 230, y: 30)).isEmpty)
    #expect(world.bodies(along: CGPoint(x: 230, y: 10), to: CGPoint(x: 180, y: -10)).map(\.body) == [polygon])
    #expect(world.bodies(along: CGPoint(x: 0, y: 0), to: CGPoint(x: 0, y: 9)).map(\.distance) == [0])
    // A new shape takes effect immediately.
    world.setShape(.rectangle, of: ellipse)
    #expect(world.bodies(at: CGPoint(x: 39, y: 19)) == [ellipse])
  }

  @Test("Edges: touching rectangles miss, empty ones find nothing, points on an edge and grazing lines hit")
  func edges() {
    let world = World()
    let body = world.addUnitBody(x: 50, y: 50)
    #expect(world.bodies(in: CGRect(x: 100, y: 0, width: 10, height: 10)).isEmpty)
    #expect(world.bodies(in: CGRect(x: 99.9, y: 0, width: 10, height: 10)) == [body])
    #expect(world.bodies(in: CGRect(x: 110, y: 10, width: -20, height: -10)) == [body])
    #expect(world.bodies(in: CGRect(x: 0, y: 50, width: 100, height: 0)).isEmpty)
    #expect(world.bodies(in: CGRect.null).isEmpty)
    #expect(world.bodies(at: CGPoint(x: 100, y: 100)) == [body])
    #expect(world.bodies(at: CGPoint(x: 100.001, y: 100)).isEmpty)
    #expect(world.bodies(at: CGPoint(x: Double.nan, y: 0)).isEmpty)
    #expect(world.bodies(along: CGPoint(x: -10, y: 0), to: CGPoint(x: 200, y: 0)).map(\.distance) == [10])
    #expect(world.bodies(along: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 50)).map(\.distance) == [0])
    #expect(world.bodies(along: CGPoint(x: -10, y: 50), to: CGPoint(x: -0.5, y: 50)).isEmpty)
  }

  @Test("A nested query has its own results")
  func nested() {
    let (world, bodies) = Self.crowd(seed: 8)
    let all = CGRect(x: -1_000, y: -1_000, width: 2_000, height: 2_000)
    var outer: [BodyID] = []
    world.forEachBody(in: all) { body in
      #expect(world.bodies(at: world.position(of: body)).contains(body))
      outer.append(body)
    }
    #expect(outer == bodies)
  }

  @Test("Queries change neither the motion nor the reported moves")
  func noTrace() {
    func run(asking: Bool) -> ([UInt64], [Int]) {
      let (world, _) = Self.crowd(seed: 12)
      var hashes: [UInt64] = []
      var moved: [Int] = []
      for _ in 0..<20 {
        world.advance(steps: 4)
        if asking { _ = world.bodies(in: CGRect(x: -100, y: -100, width: 300, height: 300)) }
        if asking { #expect(world.hasMoved) }
        world.drainMoved { moved.append($0.row) }
        #expect(!world.hasMoved)
        hashes.append(world.stateHash())
      }
      return (hashes, moved)
    }
    #expect(run(asking: true) == run(asking: false))
  }
}
