// SPDX-License-Identifier: MIT

import SprungGeometry
import Testing

@testable import SprungPhysics

/// Tests that kinematically moved bodies push, throw and drag bodies that touch them or are attached to them.
@Suite struct KinematicMoveTests {
  let world = World()

  /// Adds an anchored body to the boundary set of the other bodies.
  func addPlate(x: Double, y: Double, width: Double = 100, height: Double = 100) -> BodyID {
    let plate = world.addUnitBody(x: x, y: y, width: width, height: height)
    world.setAnchored(true, of: plate)
    return plate
  }

  func collide(_ bodies: [BodyID]) {
    let set = world.addBoundarySet()
    for body in bodies { world.addMember(body, to: set) }
    world.setMembersCollide(true, of: set)
  }

  @Test("A kinematic move advances in equal steps and ends exactly at the target", arguments: [1, 4, 7])
  func way(steps: Int) {
    let plate = addPlate(x: 10, y: 20)
    world.moveKinematically(plate, to: CGPoint(x: 10.1, y: 20.7), angle: 0.3, steps: steps)
    for step in 1...steps {
      #expect(!world.isAtRest && world.whyAwake(plate) == .kinematic)
      world.advance(steps: 1)
      let part = Double(step) / Double(steps)
      #expect(abs(world.x(plate) - (10 + 0.1 * part)) < 1e-12 && abs(world.y(plate) - (20 + 0.7 * part)) < 1e-12)
    }
    #expect(world.position(of: plate) == CGPoint(x: 10.1, y: 20.7) && world.angle(of: plate) == 0.3)
    #expect(world.isAtRest && world.velocity(of: plate) == CGVector(dx: 0, dy: 0))
  }

  @Test(
    "A hit body receives (1 + e) times the velocity of the move, limited to 3,000 pt/s",
    arguments: [(10.0, 0.0, 600.0), (10, 1, 1200), (100, 0, 3000)])
  func hits(way: Double, elasticity: Double, speed: Double) {
    let plate = addPlate(x: 0, y: 0)
    let ball = world.addCircle(x: 100 + way, y: 0)
    world.configure(ball) { $0.elasticity = elasticity }
    world.configure(plate) { $0.elasticity = elasticity }
    collide([plate, ball])
    world.moveKinematically(plate, to: CGPoint(x: way + 5, y: 0), angle: 0, steps: 4)
    world.advance(steps: 4)
    #expect(world.x(plate) == way + 5)
    let expected = (way + 5) * 60 * (1 + elasticity)
    let clamped = min(expected, PhysicsLimits.largestKinematicSpeed * (1 + elasticity))
    #expect(abs(world.velocityX(ball) - clamped) < 0.02 * clamped, "\(speed) and a little")
    let after = world.velocityX(ball)
    world.advance(steps: 24)
    #expect(world.velocityX(ball) == after, "the plate stands still and no longer pushes")
  }

  @Test("A moving body pulls a body attached by a rod, a rope, a pin or a weld", arguments: 0..<4)
  func pulls(kind: Int) {
    let plate = addPlate(x: 0, y: 0)
    let load = world.addUnitBody(x: 0, y: 200)
    let kinds: [JointDescription.Kind] = [.rod(length: 200), .rope(length: 200), .pin, .weld]
    var joint = JointDescription(kinds[kind], of: load, with: plate)
    if kind > 1 { joint.offset = CGVector(dx: 0, dy: -200) }
    world.addJoint(joint)
    world.advance(steps: 8)
    for frame in 1...20 {
      world.moveKinematically(plate, to: CGPoint(x: 0, y: -5 * Double(frame)), angle: 0, steps: 4)
      world.advance(steps: 4)
      #expect(abs(world.y(load) - (200 - 5 * Double(frame))) < 0.05)
      if kind == 0 { #expect(abs(world.velocityY(load) + 300) < 3) }
    }
  }

  @Test("Friction moves a body on top until it has the same velocity")
  func conveys() {
    let plate = addPlate(x: 0, y: 50, width: 4000)
    let box = world.addUnitBody(x: 0, y: -50)
    for body in [plate, box] { world.configure(body) { $0.friction = 0.5 } }
    world.setGravity(0, 1000, of: box)
    collide([plate, box])
    world.advance(seconds: 2)
    #expect(world.isAtRest)
    // At 500 pt/s², the body reaches the plate's velocity of 120 pt/s after 0.24 s and 14.4 pt.
    for frame in 1...60 {
      world.moveKinematically(plate, to: CGPoint(x: 2 * Double(frame), y: 50), angle: 0, steps: 4)
      world.advance(steps: 4)
    }
    #expect(abs(world.velocityX(box) - 120) < 2)
    #expect(abs(world.x(box) - (120 - 14.4)) < 1.5)
    #expect(abs(world.y(box) + 50) < 0.5)
  }

  @Test("A body on top falls when its support is moved away, and rises with it")
  func platform() {
    let plate = addPlate(x: 0, y: 50)
    let box = world.addUnitBody(x: 0, y: -50)
    world.setGravity(0, 1000, of: box)
    collide([plate, box])
    world.advance(seconds: 2)
    #expect(world.isAtRest)
    for frame in 1...30 {
      world.moveKinematically(plate, to: CGPoint(x: 0, y: 50 - 2 * Double(frame)), angle: 0, steps: 4)
      world.advance(steps: 4)
      #expect(world.y(box) - (world.y(plate) - 100) < 0.6)
    }
    world.advance(seconds: 2)
    #expect(world.isAtRest && abs(world.y(box) - (world.y(plate) - 100)) < 0.5)
    world.moveKinematically(plate, to: CGPoint(x: 400, y: 600), angle: 0, steps: 4)
    world.advance(seconds: 0.5)
    #expect(world.velocityY(box) > 400)
  }

  @Test("A body that sleeps on an anchored body wakes when the anchored body is moved")
  func putAway() {
    let plate = addPlate(x: 0, y: 50)
    let box = world.addUnitBody(x: 0, y: -50)
    world.setGravity(0, 1000, of: box)
    collide([plate, box])
    world.advance(seconds: 2)
    #expect(world.isAtRest)
    world.setPosition(CGPoint(x: 4000, y: 50), of: plate)
    world.advance(seconds: 0.5)
    #expect(world.velocityY(box) > 400)
  }

  @Test("A rotating paddle throws a body at its end")
  func paddle() {
    let paddle = addPlate(x: 0, y: 0, width: 200, height: 20)
    let ball = world.addCircle(x: 80, y: -30, diameter: 40)
    world.configure(ball) { $0.elasticity = 0 }
    world.configure(paddle) { $0.elasticity = 0 }
    collide([paddle, ball])
    world.advance(steps: 4)
    // A rotation by 0.1 rad in 1/60 s is 6 rad/s, or 480 pt/s at a distance of 80 pt.
    world.moveKinematically(paddle, to: .zero, angle: -0.1, steps: 4)
    world.advance(steps: 4)
    #expect(abs(world.velocityY(ball) + 480) < 30)
  }

  @Test("Walls, fields, springs, gravity and other anchored bodies do not affect a kinematic move")
  func unhindered() {
    let plate = addPlate(x: 50, y: 50)
    let other = addPlate(x: 160, y: 50)
    let ball = world.addCircle(x: 50, y: 200)
    for body in [plate, other, ball] { world.setGravity(0, 1000, of: body) }
    let set = world.addFrame(CGRect(x: 0, y: 0, width: 300, height: 300), around: [plate, other, ball])
    world.setMembersCollide(true, of: set)
    world.addSpring(to: plate, anchor: .zero, frequency: 3, damping: 1)
    let faults = Diagnostics.recording {
      world.addJoint(JointDescription(.rod(length: 110), of: plate, with: other))
    }
    #expect(faults.map(\.kind) == ["anchoredJoint"])
    if let field = world.addField(FieldDescription(.noise)) { world.addMember(plate, to: field) }
    for frame in 1...60 {
      let place = CGPoint(x: 50 + 5 * Double(frame), y: 50)
      world.moveKinematically(plate, to: place, angle: 0.02 * Double(frame), steps: 4)
      world.advance(steps: 4)
      #expect(world.position(of: plate) == place && world.x(other) == 160)
      #expect(world.x(ball).isFinite && world.y(ball) < 260)
    }
  }

  @Test("Setters, removal and releasing the body end a kinematic move at its current position")
  func ends() {
    func started() -> BodyID {
      let plate = addPlate(x: 0, y: 0)
      world.moveKinematically(plate, to: CGPoint(x: 40, y: 0), angle: 0, steps: 4)
      world.advance(steps: 2)
      #expect(abs(world.x(plate) - 20) < 1e-12)
      return plate
    }
    let moved = started()
    world.setPosition(CGPoint(x: 5, y: 0), of: moved)
    let turned = started()
    world.setAngle(1, of: turned)
    let stopped = started()
    world.stop(stopped)
    let removed = started()
    world.removeBody(removed)
    #expect(world.isAtRest)
    let released = started()
    world.setAnchored(false, of: released)
    #expect(!world.isAnchored(released) && world.isAnchored(moved) && !world.isAnchored(removed))
    world.advance(steps: 60)
    #expect(world.x(moved) == 5 && world.angle(of: turned) == 1)
    #expect(abs(world.x(stopped) - 20) < 1e-12 && abs(world.x(released) - 20) < 1e-12)
    let again = started()
    world.stopAll()
    world.advance(steps: 60)
    #expect(abs(world.x(again) - 20) < 1e-12 && world.context.moves.list.isEmpty)
  }

  @Test("A move of a free body, or a move without steps, takes effect immediately")
  func atOnce() {
    let free = world.addUnitBody(x: 0, y: 0)
    world.setVelocity(10, 0, of: free)
    world.moveKinematically(free, to: CGPoint(x: 100, y: 0), angle: 1, steps: 4)
    let plate = addPlate(x: 0, y: 0)
    world.moveKinematically(plate, to: CGPoint(x: 100, y: 0), angle: 1, steps: 0)
    for body in [free, plate] { #expect(world.x(body) == 100 && world.angle(of: body) == 1) }
    #expect(world.velocityX(free) == 10 && world.context.moves.list.isEmpty)
  }

  @Test("The path depends on neither the grouping of steps nor a snapshot")
  func grouping() {
    func run(_ world: World, _ groups: [Int], snapshotting: Bool) -> UInt64 {
      let plate = world.addUnitBody(x: 0, y: 0)
      world.setAnchored(true, of: plate)
      let ball = world.addCircle(x: 120, y: 10)
      let set = world.addFrame(CGRect(x: -200, y: -200, width: 600, height: 400), around: [plate, ball])
      world.setMembersCollide(true, of: set)
      world.moveKinematically(plate, to: CGPoint(x: 60, y: 0), angle: 0.5, steps: 24)
      for group in groups {
        world.advance(steps: group)
        if snapshotting { world.restore(world.snapshot()) }
      }
      return world.stateHash()
    }
    let once = run(World(), [240], snapshotting: false)
    #expect(run(World(), [Int](repeating: 1, count: 240), snapshotting: false) == once)
    #expect(run(World(), [3, 7, 2, 100, 128], snapshotting: true) == once)
  }
}
