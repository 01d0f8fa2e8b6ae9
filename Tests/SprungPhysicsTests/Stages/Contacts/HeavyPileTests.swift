// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// Tests a pyramid of twenty rows, five hundred discs in a cup, and two thousand falling bodies. After ten seconds, all
/// bodies must be at rest without deep overlaps.
///
/// With the default number of trials, the tests use a tenth of these counts.
@Suite struct HeavyPileTests {
  static let isWhole = Seeds.trials > 1
  /// The overlap, in points, that is allowed under a load. Above this depth, the correction increases until the overlap
  /// stops growing.
  static let allowedOverlap = PhysicsTuning.deepOverlap + 0.1

  /// Advances by ten seconds and expects all bodies to be at rest without deep overlaps.
  private func settle(_ world: World, _ bodies: [BodyID], diameter: Double, _ what: String) {
    world.advance(steps: 2400)
    #expect(world.isAtRest, "\(what): \(bodies.filter { world.whyAwake($0) != .asleep }.count) are awake after 10 s")
    var deepest = 0.0
    for index in bodies.indices {
      for other in bodies[..<index] {
        let (dx, dy) = (world.x(bodies[index]) - world.x(other), world.y(bodies[index]) - world.y(other))
        guard abs(dx) < diameter, abs(dy) < diameter else { continue }
        deepest = max(deepest, diameter - DeterministicMath.hypot(dx, dy))
      }
    }
    #expect(deepest <= Self.allowedOverlap, "\(what): \(deepest) points deep")
    Figures.count(bodies.count, "bodies", of: "piles")
    Figures.largest(deepest, "points of maximum overlap", of: "piles")
  }

  @Test("A pyramid is stable")
  func pyramid() {
    let world = World()
    let rows = Self.isWhole ? 20 : 7
    var places: [CGPoint] = []
    for row in 0..<rows {
      for place in 0..<(rows - row) {
        places.append(CGPoint(x: 200 + 62 * Double(place) + 31 * Double(row), y: 980 - 40 * Double(row)))
      }
    }
    let bodies = places.map { world.addUnitBody(x: Double($0.x), y: Double($0.y), width: 60, height: 40) }
    for body in bodies { world.setGravity(0, 1000, of: body) }
    world.setMembersCollide(true, of: world.addFrame(CGRect(x: 0, y: 0, width: 1700, height: 1000), around: bodies))
    world.advance(steps: 2400)
    #expect(world.isAtRest)
    var farthest = 0.0
    for (body, place) in zip(bodies, places) {
      farthest = max(farthest, abs(world.x(body) - Double(place.x)), abs(world.y(body) - Double(place.y)))
    }
    // A body sinks only by the sum of the overlaps below it.
    #expect(farthest <= Self.allowedOverlap * Double(rows), "\(farthest) points from its position")
    Figures.count(bodies.count, "bodies", of: "piles")
  }

  @Test("Discs come to rest in a cup")
  func cup() {
    let world = World()
    let bodies = (0..<(Self.isWhole ? 500 : 50)).map { index in
      let (row, column) = (Double(index / 12), Double(index % 12))
      return world.addCircle(x: 60 + 22 * column + (index / 12 % 2 == 0 ? 0 : 5), y: 950 - 21 * row, diameter: 20)
    }
    for body in bodies { world.setGravity(0, 1000, of: body) }
    world.setMembersCollide(true, of: world.addFrame(CGRect(x: 0, y: -1000, width: 400, height: 2000), around: bodies))
    settle(world, bodies, diameter: 20, "a cup")
  }

  @Test("Falling bodies come to rest")
  func rain() {
    let world = World()
    var random = SeededRandom(seed: 1)
    let columns = Self.isWhole ? 60 : 20
    let bodies = (0..<(Self.isWhole ? 2000 : 100)).map { index in
      let (row, column) = (Double(index / columns), Double(index % columns))
      return world.addCircle(x: 20 + 24 * column + random.double(in: -2..<2), y: 1000 - 26 * row, diameter: 20)
    }
    for body in bodies {
      world.setGravity(0, 1000, of: body)
      world.setVelocity(random.double(in: -200..<200), random.double(in: 0..<200), of: body)
    }
    let frame = CGRect(x: 0, y: -2000, width: 24 * Double(columns) + 20, height: 3100)
    world.setMembersCollide(true, of: world.addFrame(frame, around: bodies))
    settle(world, bodies, diameter: 20, "rain")
  }
}
