// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// Tests the C rows of the acceptance table that involve flying bodies.
@Suite struct CollisionTests {
  let world = World()

  /// Adds two bodies whose centers are 200 pt apart. The first moves toward the second at 300 pt/s.
  func pair(isRound: Bool, density: Double = 1, elasticity: Double) -> (BodyID, BodyID) {
    let first = isRound ? world.addCircle(x: 0, y: 0) : world.addUnitBody(x: 0, y: 0)
    let second = isRound ? world.addCircle(x: 200, y: 0) : world.addUnitBody(x: 200, y: 0)
    world.configure(first) { $0.elasticity = elasticity }
    world.configure(second) {
      $0.elasticity = elasticity
      $0.density = density
    }
    world.setVelocity(300, 0, of: first)
    world.addColliders([first, second])
    return (first, second)
  }

  /// The density and elasticity of the second body, and the final velocities of both bodies.
  struct Row {
    var density: Double
    var elasticity: Double
    var first: Double
    var second: Double
  }

  static let rows = [
    Row(density: 1, elasticity: 1, first: 0, second: 300),
    Row(density: 4, elasticity: 1, first: -180, second: 120),
    Row(density: 1, elasticity: 0, first: 150, second: 150),
    Row(density: 1, elasticity: 0.5, first: 75, second: 225),
    Row(density: 100, elasticity: 1, first: -300 * 99 / 101, second: 600.0 / 101),
    Row(density: 1e-4, elasticity: 1, first: 300 * (1 - 1e-4) / (1 + 1e-4), second: 600 / (1 + 1e-4)),
  ]

  @Test("C4, C5, C6: head-on impacts, with mass ratios up to 10,000", arguments: rows, [false, true])
  func headOn(row: Row, isRound: Bool) {
    let (first, second) = pair(isRound: isRound, density: row.density, elasticity: row.elasticity)
    world.advance(seconds: 1)
    #expect(isNear(world.velocityX(first), row.first), "\(world.velocityX(first))")
    #expect(isNear(world.velocityX(second), row.second), "\(world.velocityX(second))")
    #expect(abs(world.velocityY(first)) < 1e-6 && abs(world.angularVelocity(of: first)) < 1e-6)
    #expect(abs(world.velocityY(second)) < 1e-6 && abs(world.angularVelocity(of: second)) < 1e-6)
    if row.elasticity > 0 { #expect(world.contactEvents.map(\.phase) == [.began, .ended]) }
    #expect(world.contactEvents.first?.body == first && world.contactEvents.first?.other == second)
  }

  @Test(
    "C18: a body that hits an anchored body at 500 pt/s rebounds at 500, and the anchored body does not move",
    arguments: [false, true])
  func anchored(isRound: Bool) {
    let (first, second) = pair(isRound: isRound, elasticity: 1)
    world.setAnchored(true, of: second)
    world.setVelocity(500, 0, of: first)
    world.advance(seconds: 1)
    #expect(isNear(world.velocityX(first), -500))
    #expect(world.position(of: second) == CGPoint(x: 200, y: 0))
    #expect(world.isAsleep(second))
  }

  @Test(
    "C19: a set can collide with only its boundaries or only between its members")
  func modes() {
    let first = world.addUnitBody(x: 100, y: 500)
    let second = world.addUnitBody(x: 400, y: 500)
    for body in [first, second] { world.configure(body) { $0.friction = 0 } }
    world.setVelocity(300, 0, of: first)
    world.setVelocity(-300, 0, of: second)
    world.addFrame(CGRect(x: -1000, y: 0, width: 3000, height: 1000), around: [first, second])
    world.advance(seconds: 1)
    #expect(isNear(world.x(first), 400) && isNear(world.x(second), 100))
    #expect(world.contactEvents.isEmpty)

    let third = world.addUnitBody(x: 0, y: 0)
    world.setGravity(0, 1000, of: third)
    world.addColliders([third])
    world.advance(seconds: 2)
    #expect(isNear(world.y(third), 2000))
  }

  @Test(
    "C20: twenty circles keep their momentum, and their energy if they are elastic",
    arguments: Seeds.first(24)
  )
  func momentum(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var bodies: [BodyID] = []
    for index in 0..<20 {
      let circle = world.addCircle(
        x: Double(index % 5) * 130, y: Double(index / 5) * 130, diameter: random.double(in: 30..<110))
      world.setVelocity(random.double(in: -400..<400), random.double(in: -400..<400), of: circle)
      world.configure(circle) {
        $0.elasticity = 1
        $0.friction = 0
        $0.density = random.double(in: 0.2..<5)
      }
      bodies.append(circle)
    }
    // Adds a velocity toward the center to each body, so that the bodies meet there.
    for body in bodies {
      world.setVelocity(
        world.velocityX(body) + 260 - world.x(body), world.velocityY(body) + 195 - world.y(body), of: body)
    }
    world.addColliders(bodies)
    func totals() -> (x: Double, y: Double, energy: Double, scale: Double) {
      var sum = (x: 0.0, y: 0.0, energy: 0.0, scale: 0.0)
      for body in bodies {
        let mass = world.mass(of: body)
        sum.x += mass * world.velocityX(body)
        sum.y += mass * world.velocityY(body)
        sum.scale += mass * (abs(world.velocityX(body)) + abs(world.velocityY(body)))
        sum.energy += world.kineticEnergy(of: body)
      }
      return sum
    }
    let first = totals()
    world.advance(seconds: 10)
    let last = totals()
    #expect(abs(last.x - first.x) <= 1e-9 * first.scale && abs(last.y - first.y) <= 1e-9 * first.scale)
    #expect(abs(last.energy / first.energy - 1) < 1e-3, "seed \(seed): \(last.energy / first.energy - 1)")
    #expect(world.contactEvents.count > 10)
  }
}
