// SPDX-License-Identifier: MIT

import SprungGeometry
import Testing

@testable import SprungPhysics

/// Tests bodies with locked axes.
@Suite struct LockingTests {
  let world = World()

  @Test("A spring pulls exactly along the unlocked axis, and the body rests beside the anchor")
  func spring() {
    let body = world.addUnitBody(x: 30, y: 100)
    world.addSpring(to: body, anchor: .zero, frequency: 1, damping: 0.8)
    world.setVelocity(500, 0, of: body)
    world.lockedAxes = .horizontal
    for (time, expected) in [(0.25, 47.4295), (0.5, 7.7686), (1, -1.0451)] {
      world.advance(steps: Int(time * 240) - Int(world.stepCount))
      #expect(abs(world.y(body) - expected) < 6e-5 && world.x(body) == 30 && world.velocityX(body) == 0)
    }
    world.advance(seconds: 3)
    #expect(world.isAtRest && world.position(of: body) == CGPoint(x: 30, y: 0))
  }

  @Test(
    "Gravity, pushes, fields and accelerations do not act along a locked axis; with both axes locked everything rests")
  func forces() {
    let body = world.addUnitBody()
    world.setGravity(300, 1000, of: body)
    world.addPush(CGVector(dx: 100, dy: 0), to: body)
    world.setAcceleration(CGVector(dx: 50, dy: 0), of: body)
    var field = FieldDescription(.linearGravity)
    field.direction = CGVector(dx: 1, dy: 0)
    if let field = world.addField(field) { world.addMember(body, to: field) }
    world.lockedAxes = .horizontal
    world.advance(seconds: 1)
    #expect(world.x(body) == 0 && abs(world.y(body) - 500) < 1e-6)
    let other = World()
    let still = other.addUnitBody()
    other.setGravity(300, 1000, of: still)
    other.lockedAxes = [.horizontal, .vertical]
    other.advance(seconds: 1)
    #expect(other.isAtRest && other.position(of: still) == .zero)
  }

  @Test("Contacts do not push along a locked axis, and a set position remains")
  func contacts() {
    let bodies = [world.addCircle(x: 0, y: 0), world.addCircle(x: 30, y: -120)]
    let floor = world.addFrame(CGRect(x: -500, y: -2000, width: 1000, height: 2050), around: bodies)
    world.setMembersCollide(true, of: floor)
    for body in bodies { world.setGravity(0, 1000, of: body) }
    world.lockedAxes = .horizontal
    world.advance(seconds: 4)
    // Without the lock, the upper body would roll off.
    #expect(world.x(bodies[0]) == 0 && world.x(bodies[1]) == 30)
    #expect(abs(world.y(bodies[1]) + (100 * 100 - 30 * 30.0).squareRoot()) < 1)
    world.setPosition(CGPoint(x: 70, y: -300), of: bodies[1])
    world.advance(seconds: 1)
    #expect(world.x(bodies[1]) == 70)
    world.lockedAxes = []
    world.advance(seconds: 2)
    #expect(world.x(bodies[1]) > 70)
  }

  @Test("The path does not depend on the grouping of steps, and a recording reproduces it")
  func grouping() throws {
    func run(_ world: World, _ groups: [Int]) -> UInt64 {
      let body = world.addUnitBody(x: 30, y: 100)
      world.addSpring(to: body, anchor: .zero, frequency: 1, damping: 0.3)
      let other = world.addCircle(x: 40, y: -150)
      let set = world.addFrame(CGRect(x: -200, y: -300, width: 500, height: 500), around: [body, other])
      world.setMembersCollide(true, of: set)
      world.setGravity(100, 1000, of: other)
      world.lockedAxes = .horizontal
      for group in groups { world.advance(steps: group) }
      return world.stateHash()
    }
    let once = run(World(), [240])
    #expect(run(World(), [Int](repeating: 1, count: 240)) == once)
    let recorded = World()
    recorded.startRecording()
    #expect(run(recorded, [100, 140]) == once)
    let recording = try Recording(text: try #require(recorded.recording).text)
    #expect(recording.operations.contains(.setLockedAxes(1)))
  }
}
