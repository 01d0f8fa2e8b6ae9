// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

@Suite struct WorldTests {
  let world = World()

  @Test("Identifiers of removed bodies stay invalid when their row is reused")
  func generations() {
    let first = world.addUnitBody()
    world.removeBody(first)
    let second = world.addUnitBody(x: 5)
    #expect(first != second)
    #expect(!world.contains(first) && world.contains(second))
    let faults = Diagnostics.recording { #expect(world.position(of: first) == CGPoint(x: 0, y: 0)) }
    #expect(faults.map(\.kind) == ["unknownBody"])
    #expect(world.bodyCount == 1)
  }

  @Test("The world stores a valid gravity and ignores a rejected one")
  func gravity() {
    let body = world.addUnitBody()
    #expect(world.gravity(of: body) == CGVector(dx: 0, dy: 0))
    world.setGravity(3, 900, of: body)
    let snapshot = world.snapshot()
    let faults = Diagnostics.recording { world.setGravity(0, .nan, of: body) }
    #expect(faults.map(\.kind) == ["unreasonableValue"] && world.gravity(of: body) == CGVector(dx: 3, dy: 900))
    world.addPush(CGVector(dx: 100, dy: 0), to: body)
    world.advance(steps: 1)
    #expect(world.gravity(of: body) == CGVector(dx: 3, dy: 900))
    world.setGravity(0, 0, of: body)
    world.restore(snapshot)
    #expect(world.gravity(of: body) == CGVector(dx: 3, dy: 900))
  }

  @Test("Rows are preserved when columns grow")
  func growth() {
    let bodies = (0..<1000).map { world.addUnitBody(x: Double($0)) }
    for (index, body) in bodies.enumerated() { #expect(world.x(body) == Double(index)) }
    for body in bodies where Int(world.x(body)) % 2 == 0 { world.removeBody(body) }
    #expect(world.bodyCount == 500)
    world.advance(steps: 1)
    #expect(world.isAtRest)
  }

  @Test("A body at rest sleeps at the first step and is not reported as moved")
  func sleeping() {
    let body = world.addUnitBody()
    #expect(!world.isAtRest)
    world.advance(steps: 1)
    #expect(world.isAtRest && world.isAsleep(body))
    #expect(world.whyAwake(body) == .asleep)
    #expect(!world.hasMoved)
    world.addVelocity(CGVector(dx: 10, dy: 0), to: body)
    #expect(!world.isAtRest)
    #expect(world.whyAwake(body) == .coasting)
  }

  @Test("Moved bodies are drained once, in row order")
  func moved() {
    let bodies = (0..<100).map { world.addUnitBody(x: Double($0)) }
    for index in [70, 3, 99] { world.addVelocity(CGVector(dx: 240, dy: 0), to: bodies[index]) }
    world.advance(steps: 1)
    var seen: [BodyID] = []
    world.drainMoved { seen.append($0) }
    #expect(seen == [bodies[3], bodies[70], bodies[99]])
    #expect(!world.hasMoved)
    #expect(world.stepCount == 1)
  }

  @Test("The reasons why a body is awake are reported")
  func reasons() {
    let falling = world.addUnitBody()
    world.setGravity(0, 1000, of: falling)
    let pushed = world.addUnitBody()
    world.addPush(CGVector(dx: 1, dy: 0), to: pushed)
    let swinging = world.addUnitBody(x: 10)
    world.addSpring(to: swinging, anchor: CGPoint(x: 0, y: 0), frequency: 1, damping: 0)
    let settling = world.addUnitBody(x: 10)
    world.addSpring(to: settling, anchor: CGPoint(x: 0, y: 0), frequency: 1, damping: 0.5)
    #expect(world.whyAwake(falling) == .falling)
    #expect(world.whyAwake(pushed) == .pushed)
    #expect(world.whyAwake(swinging) == .undampedSpring)
    #expect(world.whyAwake(settling) == .settling)
  }

  @Test("An anchored body moves only when set explicitly")
  func anchored() {
    let body = world.addUnitBody()
    world.setVelocity(CGVector(dx: 100, dy: 0), of: body)
    world.setGravity(0, 1000, of: body)
    world.setAnchored(true, of: body)
    world.advance(seconds: 1)
    #expect(world.x(body) == 0 && world.y(body) == 0 && world.isAtRest)
    world.setPosition(CGPoint(x: 40, y: 0), of: body)
    world.setAnchored(false, of: body)
    world.advance(seconds: 0.5)
    #expect(world.x(body) == 40)
    #expect(isNear(world.y(body), 125))
  }

  @Test(
    "Nonfinite and absurd values are rejected by setters",
    arguments: [Double.nan, .infinity, -.infinity, 1e10])
  func refusals(bad: Double) throws {
    let body = world.addUnitBody(x: 1, y: 2)
    let spring = try #require(world.addSpring(to: body, anchor: CGPoint(x: 1, y: 2), frequency: 1, damping: 1))
    let set = world.addFrame(CGRect(x: -500, y: -500, width: 1000, height: 1000), around: [body])
    world.advance(steps: 1)
    let hash = world.stateHash()
    let calls: [() -> Void] = [
      { world.setPosition(CGPoint(x: bad, y: 0), of: body) },
      { world.setVelocity(CGVector(dx: 0, dy: bad), of: body) },
      { world.addVelocity(CGVector(dx: bad, dy: 0), to: body) },
      { world.setAngle(bad, of: body) },
      { world.addAngularVelocity(bad, to: body) },
      { world.setGravity(bad, 0, of: body) },
      { world.addPush(CGVector(dx: bad, dy: 0), to: body) },
      { world.addPush(CGVector(dx: 1, dy: 0), offset: CGVector(dx: 0, dy: bad), to: body) },
      { world.applyImpulse(CGVector(dx: bad, dy: 0), to: body) },
      { world.setAnchor(CGPoint(x: 0, y: bad), of: spring) },
      { world.setFrequency(bad, damping: 1, of: spring) },
      { world.setFrame(CGRect(x: bad, y: 0, width: 1, height: 1), of: set) },
      { world.addWall(through: [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: bad)], tag: 1, to: set) },
    ]
    for call in calls {
      #expect(Diagnostics.recording(call).map(\.kind) == ["unreasonableValue"])
    }
    world.advance(steps: 10)
    #expect(world.x(body) == 1 && world.y(body) == 2)
    #expect(world.isAtRest && hash != 0)
  }

  @Test("A size that is not positive becomes one point", arguments: [0.0, -5, .nan, .infinity])
  func sizes(bad: Double) {
    var body: BodyID?
    let faults = Diagnostics.recording { body = world.addUnitBody(width: bad) }
    #expect(faults.map(\.kind) == ["invalidSize"])
    #expect(isNear(body.map { world.mass(of: $0) } ?? 0, 1e-4))
  }

  @Test("A spring without frequency is rejected because rods are joints")
  func noFrequency() {
    let body = world.addUnitBody()
    let faults = Diagnostics.recording {
      #expect(world.addSpring(to: body, anchor: CGPoint(x: 0, y: 0), frequency: 0, damping: 0) == nil)
    }
    #expect(faults.count == 1)
  }

  @Test("Springs are removed with their body, and their identifiers stay invalid")
  func springNames() throws {
    let body = world.addUnitBody()
    let spring = try #require(world.addSpring(to: body, anchor: CGPoint(x: 0, y: 0), frequency: 1, damping: 1))
    world.removeBody(body)
    let other = world.addUnitBody()
    let next = try #require(world.addSpring(to: other, anchor: CGPoint(x: 0, y: 0), frequency: 1, damping: 1))
    #expect(next != spring)
    #expect(Diagnostics.recording { world.removeSpring(spring) }.map(\.kind) == ["unknownSpring"])
  }

  @Test("A body's motion contains its position, angle and velocities; for an unknown body it is zero and a fault")
  func motion() {
    let world = World()
    let body = world.addUnitBody(x: 3, y: -4)
    world.setAngle(0.5, of: body)
    world.setVelocity(7, 8, of: body)
    world.addAngularVelocity(0.25, to: body)
    let motion = world.motion(of: body)
    #expect(motion.position == world.position(of: body) && motion.angle == 0.5)
    #expect(motion.velocity == world.velocity(of: body) && motion.angularVelocity == 0.25)
    world.removeBody(body)
    let faults = Diagnostics.recording { #expect(world.motion(of: body) == BodyMotion()) }
    #expect(faults.map(\.kind) == ["unknownBody"])
  }
}
