// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Tests the C rows of the acceptance table that involve boundaries.
@Suite struct BounceTests {
  let world = World()

  /// Drops a body of 100 x 100 from 400 pt above the floor of a frame under gravity 1. Returns its apexes and impacts.
  func drop(elasticity: Double?, seconds: Double) -> (apexes: [Double], impacts: [(Double, Double)], body: BodyID) {
    let body = world.addUnitBody(x: 500, y: 550)
    if let elasticity { world.configure(body) { $0.elasticity = elasticity } }
    world.setGravity(0, 1000, of: body)
    world.addFrame(CGRect(x: 0, y: 0, width: 1000, height: 1000), around: [body])
    var apexes: [Double] = []
    var impacts: [(Double, Double)] = []
    var last = 0.0
    var isRising = false
    for step in 0..<Int(seconds * 240) {
      let falling = world.velocityY(body)
      world.advance(steps: 1)
      let velocity = world.velocityY(body)
      if falling > 0, velocity < falling, !world.contactEvents.isEmpty {
        // Computes the impact speed from the speed at the start of the step and gravity.
        let time = world.contactEvents.last { $0.phase == .began }?.time ?? 0
        impacts.append((time, falling + 1000 * (time - Double(step) / 240)))
      }
      if last < 0, velocity >= 0, isRising { apexes.append(950 - world.y(body)) }
      isRising = velocity < 0
      last = velocity
      world.clearContactEvents()
      #expect(world.y(body) <= 950 + 1e-9)
    }
    return (apexes, impacts, body)
  }

  @Test("C1: elasticity 0.6 after a drop of 400 pt")
  func elastic() {
    let run = drop(elasticity: 0.6, seconds: 6)
    #expect(isNear(run.impacts.first?.0 ?? 0, 0.894427))
    #expect(isNear(run.impacts.first?.1 ?? 0, 894.4272))
    for (apex, expected) in zip(run.apexes, [144, 51.84, 18.66, 6.72, 2.42, 0.87]) {
      #expect(abs(apex - expected) < 0.5)
    }
    // After the impact at 41.7 pt/s, the body rebounds at 25 pt/s, which results in a last hop of 0.3 pt. The next
    // impact is inelastic.
    #expect(run.apexes.count == 7)
    #expect(world.isAtRest)
    #expect(world.y(run.body) == 950)
  }

  @Test("C2: a body with elasticity 0 does not rebound; a body with defaults rises 16 pt")
  func inelasticAndBare() {
    let dead = drop(elasticity: 0, seconds: 3)
    #expect(dead.apexes.isEmpty)
    #expect(world.isAtRest)
    let bare = BounceTests().drop(elasticity: nil, seconds: 3)
    #expect(abs((bare.apexes.first ?? 0) - 16) < 0.5)
  }

  @Test("C3: a body with elasticity 1 returns to 400 pt ten times")
  func perfectlyElastic() {
    let run = drop(elasticity: 1, seconds: 20)
    #expect(run.apexes.count >= 10)
    for apex in run.apexes.prefix(10) { #expect(abs(apex - 400) < 1) }
    #expect(!world.isAtRest)
  }

  @Test("C8: friction 0.5 stops a slide of 500 pt/s after 1 s and 250 pt")
  func slide() {
    let body = world.addUnitBody(x: 100, y: 950)
    world.configure(body) { $0.friction = 0.5 }
    world.setGravity(0, 1000, of: body)
    world.addFrame(CGRect(x: 0, y: 0, width: 5000, height: 1000), around: [body])
    world.setVelocity(CGVector(dx: 500, dy: 0), of: body)
    world.advance(seconds: 0.5)
    #expect(isNear(world.velocityX(body), 250))
    world.advance(seconds: 0.5)
    #expect(isNear(world.x(body), 350))
    #expect(abs(world.velocityX(body)) < 1e-6)
    world.advance(steps: 2)
    #expect(world.isAtRest)
  }

  @Test(
    "C9: with friction 0.5 a body rests on an incline below 26.565 degrees and slides above",
    arguments: [20.0, 26, 27, 40])
  func incline(degrees: Double) {
    let angle = degrees * Double.pi / 180
    let cosine = DeterministicMath.cos(angle)
    let sine = DeterministicMath.sin(angle)
    let body = world.addBody(
      BodyDescription(position: CGPoint(x: 50 * sine, y: -50 * cosine), size: CGSize(width: 100, height: 100)))
    world.setAngle(angle, of: body)
    world.configure(body) { $0.friction = 0.5 }
    world.setGravity(0, 1000, of: body)
    let set = world.addBoundarySet()
    world.addWall(
      through: [
        CGPoint(x: -2000 * cosine, y: -2000 * sine), CGPoint(x: 2000 * cosine, y: 2000 * sine),
      ], tag: 1, to: set)
    world.addMember(body, to: set)
    world.advance(seconds: 1)
    let acceleration = max(0, 1000 * (sine - 0.5 * cosine))
    let way = (world.x(body) - 50 * sine) * cosine + (world.y(body) + 50 * cosine) * sine
    #expect(abs(way - acceleration / 2) < 0.01 * acceleration / 2 + 1e-6)
    #expect(world.isAtRest == (degrees < 26.5))
  }

  @Test(
    "C10: a body at 18,000 pt/s never crosses a segment",
    arguments: [(100.0, 0.0), (100.0, 0.3), (10.0, 0.0), (10.0, 0.7)], [0.0, 1.0, 2.5])
  func fastAtSegment(shape: (Double, Double), direction: Double) {
    let body = world.addUnitBody(width: shape.0, height: shape.0)
    world.setAngle(shape.1, of: body)
    world.configure(body) { $0.elasticity = 1 }
    let set = world.addBoundarySet()
    let cosine = DeterministicMath.cos(direction)
    let sine = DeterministicMath.sin(direction)
    // A closed box of four walls, rotated by `direction`.
    let corners = [(-700.0, -500.0), (700, -500), (700, 500), (-700, 500), (-700, -500)].map {
      CGPoint(x: $0.0 * cosine - $0.1 * sine, y: $0.0 * sine + $0.1 * cosine)
    }
    world.addWall(through: corners, tag: 7, to: set)
    world.addMember(body, to: set)
    world.setVelocity(CGVector(dx: 18_000, dy: 0), of: body)
    for _ in 0..<480 {
      world.advance(steps: 1)
      let along = world.x(body) * cosine + world.y(body) * sine
      let across = world.y(body) * cosine - world.x(body) * sine
      #expect(abs(along) < 700 && abs(across) < 500)
    }
  }

  @Test("C13: a resting box reports one beginning and no end, and the frame has no tag")
  func events() {
    let body = world.addUnitBody(x: 500, y: 900)
    world.setGravity(0, 1000, of: body)
    let set = world.addFrame(CGRect(x: 0, y: 0, width: 1000, height: 1000), around: [body])
    world.configure(body) { $0.elasticity = 0 }
    world.advance(seconds: 5)
    #expect(world.isAtRest)
    #expect(world.contactEvents.count == 1)
    let event = world.contactEvents.first
    #expect(event?.phase == .began && event?.tag == nil && event?.body == body && event?.boundarySet == set)
    #expect(event?.point == CGPoint(x: 500, y: 1000))
    #expect(isNear(event?.time ?? 0, 0.1.squareRoot()))
    #expect(world.isTouchingBoundary(body))
  }

  @Test("C15: a shrinking frame lifts a resting body at no more than 1000 pt/s")
  func shrinkingFrame() {
    let body = world.addUnitBody(x: 500, y: 950)
    world.setGravity(0, 1000, of: body)
    let set = world.addFrame(CGRect(x: 0, y: 0, width: 1000, height: 1000), around: [body])
    world.advance(seconds: 1)
    #expect(world.isAtRest)
    world.setFrame(CGRect(x: 0, y: 0, width: 1000, height: 950), of: set)
    #expect(!world.isAtRest)
    var last = 950.0
    for _ in 0..<240 {
      world.advance(steps: 1)
      #expect(last - world.y(body) <= 1000.0 / 240 + 1e-9)
      last = world.y(body)
    }
    #expect(world.isAtRest)
    #expect(world.y(body) == 900)
  }

  @Test("A frame smaller than the body centers it without jitter")
  func smallFrame() {
    let body = world.addUnitBody(x: 10, y: 0)
    world.setGravity(0, 1000, of: body)
    world.addFrame(CGRect(x: 0, y: 0, width: 60, height: 400), around: [body])
    world.advance(seconds: 3)
    #expect(world.isAtRest)
    #expect(world.x(body) == 30)
    #expect(world.y(body) == 350)
  }

  @Test("A body outside a frame is pushed back and stays inside")
  func outside() {
    let body = world.addUnitBody(x: -400, y: 500)
    world.addFrame(CGRect(x: 0, y: 0, width: 1000, height: 1000), around: [body])
    world.advance(seconds: 0.2)
    #expect(abs(world.x(body) - -200) < 1e-6)
    world.advance(seconds: 1)
    #expect(world.x(body) == 50)
    #expect(world.isAtRest)
  }

  @Test("A spring that pulls along a floor moves a body exactly over its anchor despite friction")
  func springOnFloor() {
    let body = world.addUnitBody(x: 300, y: 950)
    world.addSpring(to: body, anchor: CGPoint(x: 500, y: 950), frequency: 0.8, damping: 0.5)
    world.setGravity(0, 300, of: body)
    world.addFrame(CGRect(x: 0, y: 0, width: 1000, height: 1000), around: [body])
    world.advance(seconds: 6)
    #expect(world.isAtRest)
    #expect(world.x(body) == 500)
    #expect(world.y(body) == 950)
  }

  @Test("A body does not catch when it slides over the joints of a path")
  func joints() {
    let body = world.addUnitBody(x: 0, y: 950)
    world.configure(body) { $0.friction = 0 }
    world.setGravity(0, 1000, of: body)
    let set = world.addBoundarySet()
    world.addWall(through: (0...40).map { CGPoint(x: -200 + 37 * Double($0), y: 1000) }, tag: 1, to: set)
    world.addMember(body, to: set)
    world.setVelocity(CGVector(dx: 400, dy: 0), of: body)
    world.advance(seconds: 2)
    #expect(isNear(world.x(body), 800))
    #expect(isNear(world.y(body), 950))
    #expect(world.contactEvents.count == 1)
  }

  @Test("A body dropped on a corner comes to rest flat on a side")
  func cornerLanding() {
    let body = world.addUnitBody(x: 500, y: 700, width: 120, height: 80)
    world.setAngle(0.6, of: body)
    world.setGravity(0, 1000, of: body)
    world.addFrame(CGRect(x: 0, y: 0, width: 1000, height: 1000), around: [body])
    world.advance(seconds: 8)
    #expect(world.isAtRest)
    let quarter = world.angle(of: body) / (Double.pi / 2)
    #expect(abs(quarter - quarter.rounded()) < 1e-6)
    let height = Int(abs(quarter.rounded())) % 2 == 0 ? 40.0 : 60.0
    #expect(abs(world.y(body) - (1000 - height)) < 0.3)
  }

  @Test("Leaving a wall or being removed from a set ends the contact")
  func ending() {
    let body = world.addUnitBody(x: 500, y: 900)
    world.setGravity(0, 1000, of: body)
    world.configure(body) { $0.elasticity = 0 }
    let set = world.addBoundarySet()
    world.addWall(through: [CGPoint(x: 0, y: 1000), CGPoint(x: 1000, y: 1000)], tag: 3, to: set)
    world.addMember(body, to: set)
    world.advance(seconds: 1)
    world.setVelocity(CGVector(dx: 0, dy: -300), of: body)
    world.advance(seconds: 0.1)
    #expect(world.contactEvents.map(\.phase) == [.began, .ended])
    #expect(world.contactEvents.allSatisfy { $0.tag == 3 })
    world.advance(seconds: 2)
    world.clearContactEvents()
    world.removeMember(body, from: set)
    #expect(world.contactEvents.map(\.phase) == [.ended])
    #expect(!world.isAtRest)
  }
}
