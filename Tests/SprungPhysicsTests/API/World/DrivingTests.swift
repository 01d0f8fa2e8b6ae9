// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Tests bodies that are driven externally in every frame, and several bodies that are moved in one block.
@Suite struct DrivingTests {
  @Test("An external acceleration is bit-identical to gravity", arguments: [0.0, 3])
  func sameAsGravity(resistance: Double) {
    let world = World()
    let driven = world.addUnitBody()
    let falling = world.addUnitBody()
    for body in [driven, falling] { world.configure(body) { $0.resistance = resistance } }
    for frame in 0..<60 {
      let pull = CGVector(dx: Double(frame % 7) - 3, dy: Double(frame % 11) * 40)
      world.setAcceleration(pull, of: driven)
      world.setGravity(pull, of: falling)
      world.advance(steps: 4)
      #expect(world.position(of: driven) == world.position(of: falling))
      #expect(world.velocity(of: driven) == world.velocity(of: falling))
    }
    #expect(world.y(driven) > 40)
  }

  @Test(
    "An external acceleration adds to gravity and pushes, shifts a spring's equilibrium, and persists until changed")
  func adds() {
    let world = World()
    let body = world.addUnitBody()
    world.setGravity(0, 100, of: body)
    world.addPush(CGVector(dx: 30, dy: 0), to: body)
    world.setAcceleration(CGVector(dx: -10, dy: 100), of: body)
    world.advance(seconds: 1)
    #expect(isNear(world.x(body), 10) && isNear(world.y(body), 100))

    let hanging = world.addUnitBody()
    world.addSpring(to: hanging, anchor: CGPoint(x: 0, y: 0), frequency: 2, damping: 1)
    world.advance(steps: 1)
    world.setAcceleration(CGVector(dx: 0, dy: 16 * Double.pi * Double.pi), of: hanging)
    world.advance(seconds: 10)
    #expect(world.isAsleep(hanging) && isNear(world.y(hanging), 1))
  }

  @Test("Only a different acceleration wakes a body; without acceleration, a slow body comes to rest")
  func waking() {
    let world = World()
    let body = world.addUnitBody()
    world.configure(body) { $0.resistance = 5 }
    world.setAcceleration(CGVector(dx: 50, dy: 0), of: body)
    world.advance(seconds: 5)
    #expect(!world.isAsleep(body))
    world.setAcceleration(CGVector(dx: 0, dy: 0), of: body)
    world.advance(seconds: 5)
    #expect(world.isAsleep(body))
    world.setAcceleration(CGVector(dx: 0, dy: 0), of: body)
    #expect(world.isAsleep(body))
    world.setAcceleration(CGVector(dx: 1, dy: 0), of: body)
    #expect(!world.isAsleep(body))
  }

  @Test("A body on a floor can be driven along it")
  func bounded() {
    let world = World()
    let body = world.addUnitBody(x: 100, y: 150)
    world.configure(body) { $0.friction = 0 }
    world.setGravity(0, 1000, of: body)
    world.addFrame(CGRect(x: 0, y: 0, width: 1000, height: 200), around: [body])
    world.advance(seconds: 1)
    world.setAcceleration(CGVector(dx: 100, dy: 0), of: body)
    world.advance(seconds: 1)
    #expect(isNear(world.x(body), 150) && isNear(world.y(body), 150))
  }

  @Test("Bodies that move in one block are bit-identical to bodies that move separately", arguments: [false, true])
  func blocks(onSprings: Bool) {
    func places(apart: Bool) -> [CGPoint] {
      let world = World()
      var bodies: [BodyID] = []
      for index in 0..<70 {
        let body = world.addUnitBody(x: Double(index) * 3, y: -7)
        world.setVelocity(CGVector(dx: Double(index) * 11 - 300, dy: 40), of: body)
        world.setGravity(Double(index % 3), 12, of: body)
        world.configure(body) { $0.resistance = Double(index % 4) }
        if onSprings || index % 9 == 8 {
          world.addSpring(
            to: body, anchor: CGPoint(x: 5, y: Double(index)), frequency: 0.3 + Double(index) / 40, damping: 0.1)
        }
        bodies.append(body)
        // A sleeping row between two bodies prevents them from being neighbors.
        if apart { world.setAnchored(true, of: world.addUnitBody()) }
      }
      for _ in 0..<20 { world.advance(steps: apart ? 3 : 1) }
      if !apart { world.advance(steps: 40) }
      return bodies.map { world.position(of: $0) }
    }
    #expect(places(apart: true) == places(apart: false))
  }

  @Test("A body in a block is reported as moved")
  func moved() {
    let world = World()
    for index in 0..<131 {
      let body = world.addUnitBody()
      if index % 64 == 62 { world.setAnchored(true, of: body) }
      world.setVelocity(CGVector(dx: 100, dy: 0), of: body)
    }
    world.advance(steps: 1)
    world.drainMoved { _ in }
    world.advance(steps: 1)
    var count = 0
    world.drainMoved { _ in count += 1 }
    #expect(count == 129)
    #expect(!world.hasMoved)
  }

  @Test("Touching bodies respond to an acceleration as they do to gravity", arguments: [1, 3, 4])
  func crowd(every frame: Int) {
    func pile() -> (world: World, bodies: [BodyID]) {
      let world = World()
      let bodies = (0..<9).map {
        world.addCircle(x: 30 + 50 * Double($0 % 3), y: 30 + 50 * Double($0 / 3), diameter: 40)
      }
      let set = world.addFrame(CGRect(x: 0, y: 0, width: 170, height: 170), around: bodies)
      world.setMembersCollide(true, of: set)
      return (world, bodies)
    }
    let (driven, drivenBodies) = pile()
    let (falling, fallingBodies) = pile()
    for step in stride(from: 0, to: 360, by: frame) {
      for index in 0..<9 {
        let turn = DeterministicMath.sincos(Double(step) / 40 + Double(index))
        let pull = CGVector(dx: CGFloat(700 * turn.cosine), dy: CGFloat(600 * turn.sine))
        driven.setAcceleration(pull, of: drivenBodies[index])
        falling.setGravity(pull, of: fallingBodies[index])
      }
      driven.advance(steps: frame)
      falling.advance(steps: frame)
      for index in 0..<9 {
        #expect(driven.motion(of: drivenBodies[index]) == falling.motion(of: fallingBodies[index]))
      }
    }
  }
}
