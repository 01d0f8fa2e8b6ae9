// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Tests rows C12 and C16 of the acceptance table: bodies that are stacked, roll and lean on one another.
@Suite struct StackTests {
  let world = World()

  /// Adds a stack of bodies on the floor of a frame, from bottom to top.
  func stack(count: Int, elasticity: Double? = nil, density: (Int) -> Double = { _ in 1 }) -> [BodyID] {
    var bodies: [BodyID] = []
    for index in 0..<count {
      let body = world.addUnitBody(x: 500, y: 1950 - 100 * Double(index))
      world.setGravity(0, 1000, of: body)
      world.configure(body) {
        if let elasticity { $0.elasticity = elasticity }
        $0.density = density(index)
      }
      bodies.append(body)
    }
    let set = world.addFrame(CGRect(x: 0, y: 0, width: 1000, height: 2000), around: bodies)
    world.setMembersCollide(true, of: set)
    return bodies
  }

  /// Returns the maximum overlap between neighbors in a stack, or between the lowest body and the floor.
  func penetration(_ bodies: [BodyID]) -> Double {
    var deepest = 0.0
    var under = 2050.0
    for body in bodies {
      deepest = max(deepest, world.y(body) + 100 - under)
      under = world.y(body)
    }
    return deepest
  }

  @Test(
    "C12: a stack of ten boxes is stable for five seconds and comes to rest", arguments: [nil, 0, 0.5] as [Double?])
  func ten(elasticity: Double?) {
    let bodies = stack(count: 10, elasticity: elasticity)
    var deepest = 0.0
    for _ in 0..<1200 {
      world.advance(steps: 1)
      deepest = max(deepest, penetration(bodies))
    }
    #expect(world.isAtRest)
    #expect(abs(world.x(bodies[9]) - 500) < 2)
    #expect(deepest < 0.5, "\(deepest)")
    #expect(world.contactEvents.allSatisfy { $0.phase == .began })
  }

  @Test("C12 with initial gaps of 20 pt", arguments: [0.0, 0.2])
  func dropped(elasticity: Double) {
    let bodies = stack(count: 10, elasticity: elasticity)
    for (index, body) in bodies.enumerated() {
      world.setPosition(CGPoint(x: 500, y: 1950 - 120 * Double(index)), of: body)
    }
    world.advance(seconds: 8)
    #expect(world.isAtRest)
    #expect(abs(world.x(bodies[9]) - 500) < 2)
    #expect(penetration(bodies) < 0.5, "\(penetration(bodies))")
  }

  @Test("A light body rests on a heavy one", arguments: [10.0, 100, 1_000, 10_000])
  func lightOnHeavy(ratio: Double) {
    #expect(pair(lower: ratio, upper: 1 / ratio) < 0.1)
    #expect(world.isAtRest)
  }

  @Test("A heavy body rests on a light one", arguments: [10.0, 100, 1_000, 10_000])
  func heavyOnLight(ratio: Double) {
    #expect(pair(lower: 1 / ratio, upper: ratio) < 0.5)
    #expect(world.isAtRest)
  }

  @Test("Heavy bodies rest on three light ones, at the bottom or in the middle", arguments: [10.0, 100, 1_000, 10_000])
  func heavyOnTower(ratio: Double) {
    let bodies = stack(count: 6) { [1, 1, 1, ratio, 1, ratio][$0] }
    var deepest = 0.0
    for _ in 0..<1200 {
      world.advance(steps: 1)
      deepest = max(deepest, penetration(bodies))
    }
    #expect(deepest < 1.5, "\(deepest)")
    #expect(world.isAtRest)
    for body in bodies { #expect(abs(world.x(body) - 500) < 2) }
  }

  /// Returns the overlap five seconds after one body was placed on another, for bodies of the given densities.
  private func pair(lower: Double, upper: Double) -> Double {
    let bodies = stack(count: 2) { ($0 == 0 ? lower : upper).squareRoot() }
    world.advance(seconds: 5)
    return penetration(bodies)
  }

  @Test("C16: a circle rolls down a ramp at 2/3 g sin b", arguments: [5.0, 15, 30], [false, true])
  func rolling(degrees: Double, isSegment: Bool) {
    let turn = DeterministicMath.sincos(degrees * Double.pi / 180)
    func place(_ along: Double, _ above: Double) -> CGPoint {
      CGPoint(x: along * turn.cosine + above * turn.sine, y: along * turn.sine - above * turn.cosine)
    }
    let start = place(0, 50)
    let body = world.addCircle(x: Double(start.x), y: Double(start.y))
    world.configure(body) { $0.friction = 5 }
    world.setGravity(0, 1000, of: body)
    if isSegment {
      let set = world.addBoundarySet()
      world.addWall(through: [place(-2000, 0), place(4000, 0)], tag: 1, to: set)
      world.addMember(body, to: set)
    } else {
      var ramp = BodyDescription(position: place(0, -50), size: CGSize(width: 4000, height: 100))
      ramp.angle = degrees * Double.pi / 180
      ramp.isAnchored = true
      ramp.material.friction = 5
      world.addColliders([body, world.addBody(ramp)])
    }
    world.advance(seconds: 1)
    let way = (world.x(body) - Double(start.x)) * turn.cosine + (world.y(body) - Double(start.y)) * turn.sine
    let expected = 1000 * turn.sine / 3
    #expect(abs(way - expected) < 0.02 * expected, "\(way / expected)")
    #expect(abs(world.angularVelocity(of: body) * 50 - expected * 2) < 0.02 * expected * 2)
  }

  @Test("C17: a triangle of walls moves a body the same way in either winding")
  func windings() {
    func run(_ order: [Int]) -> [Double] {
      let world = World()
      let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 900, y: 100), CGPoint(x: 300, y: 800)]
      let body = world.addCircle(x: 380, y: 250, diameter: 70)
      let box = world.addUnitBody(x: 420, y: 400, width: 60, height: 40)
      for each in [body, box] {
        world.setGravity(0, 1000, of: each)
        world.configure(each) { $0.elasticity = 0.7 }
      }
      let set = world.addBoundarySet()
      world.addWall(through: order.map { corners[$0] }, tag: 1, to: set)
      for each in [body, box] { world.addMember(each, to: set) }
      world.setVelocity(500, -200, of: body)
      world.setVelocity(-300, -200, of: box)
      world.advance(seconds: 6)
      return [world.x(body), world.y(body), world.x(box), world.y(box)]
    }
    // The sides are in a different order, and bounces amplify rounding differences.
    for (first, second) in zip(run([0, 1, 2, 0]), run([0, 2, 1, 0])) { #expect(abs(first - second) < 0.01) }
  }

  @Test("C14: a frame with insets of 10, 20, 30, 40 keeps a circle 50 pt from its edges")
  func insets() {
    let body = world.addCircle(x: 500, y: 500)
    world.setGravity(0, 1000, of: body)
    world.addFrame(CGRect(x: 20, y: 10, width: 1000 - 60, height: 1000 - 40), around: [body])
    world.advance(seconds: 4)
    #expect(abs(world.y(body) - (1000 - 30 - 50)) < 0.1 && world.isAtRest)
    world.setGravity(-1000, 0, of: body)
    world.advance(seconds: 6)
    #expect(abs(world.x(body) - 70) < 0.1)
    world.setGravity(1000, 0, of: body)
    world.advance(seconds: 6)
    #expect(abs(world.x(body) - 910) < 0.1)
  }
}
