// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Tests rows R6 to R13, S5 and S6 of the acceptance table.
@Suite struct JointTests {
  let world = World()

  func distance(_ first: BodyID, _ second: BodyID) -> Double {
    let x = world.x(first) - world.x(second)
    let y = world.y(first) - world.y(second)
    return (x * x + y * y).squareRoot()
  }

  @Test("R6: a slack rope lets its body fall freely until it is taut")
  func rope() throws {
    let body = world.addUnitBody(x: 0, y: 0)
    world.setGravity(0, 1000, of: body)
    let joint = try #require(
      world.addJoint(JointDescription(.rope(length: 125), of: body, at: CGPoint(x: 0, y: 0))))
    for step in 1...119 {
      world.advance(steps: 1)
      let time = Double(step) / 240
      #expect(isNear(world.y(body), 500 * time * time))
      #expect(world.force(of: joint) == 0)
    }
    for _ in 0..<480 {
      world.advance(steps: 1)
      #expect(world.y(body) <= 125.1)
    }
    #expect(abs(world.y(body) - 125) < 1e-6)
    #expect(isNear(world.force(of: joint), 1000))
    #expect(isNear(world.length(of: joint), 125))
  }

  @Test("A rope becomes slack when its body is thrown up, and catches it again")
  func slack() {
    let body = world.addUnitBody(x: 0, y: 100)
    world.setGravity(0, 1000, of: body)
    world.addJoint(JointDescription(.rope(length: 100), of: body, at: CGPoint(x: 0, y: 0)))
    world.advance(steps: 24)
    world.setVelocity(CGVector(dx: 0, dy: -300), of: body)
    world.advance(steps: 72)
    #expect(isNear(world.y(body), 100 - 300 * 0.3 + 500 * 0.09))
    world.advance(steps: 240)
    #expect(abs(world.y(body) - 100) < 1e-6)
  }

  @Test("R7, R9: a slider moves only along its axis", arguments: [1.0, 7])
  func slider(axisLength: Double) {
    let body = world.addUnitBody(x: 30, y: 20)
    world.setGravity(0, 1000, of: body)
    world.addPush(CGVector(dx: 1000, dy: 0), offset: CGVector(dx: 0, dy: 20), to: body)
    var joint = JointDescription(.slider(axis: CGVector(dx: 0, dy: axisLength)), of: body, at: CGPoint(x: 30, y: 20))
    joint.offset = CGVector(dx: 0, dy: 0)
    world.addJoint(joint)
    for step in 1...240 {
      world.advance(steps: 1)
      let time = Double(step) / 240
      #expect(abs(world.x(body) - 30) < 1e-6)
      #expect(isNear(world.y(body) - 20, 500 * time * time))
      #expect(abs(world.angle(of: body)) < 1e-9)
    }
  }

  @Test("R8: a slider stops at the end of its range without bouncing")
  func sliderStop() {
    let body = world.addUnitBody(x: 0, y: 0)
    world.setGravity(0, 1000, of: body)
    var joint = JointDescription(.slider(axis: CGVector(dx: 0, dy: 1)), of: body, at: CGPoint(x: 0, y: 0))
    joint.lowerLimit = -50
    joint.upperLimit = 50
    world.addJoint(joint)
    world.advance(steps: 72)
    #expect(isNear(world.y(body), 45))
    for _ in 0..<480 {
      world.advance(steps: 1)
      #expect(world.y(body) < 50.001)
      if world.y(body) > 49.999 { #expect(abs(world.velocityY(body)) < 0.01) }
    }
    #expect(abs(world.y(body) - 50) < 1e-6)
    #expect(world.isAtRest)
    world.setGravity(0, -1000, of: body)
    world.advance(seconds: 2)
    #expect(abs(world.y(body) + 50) < 1e-6)
  }

  @Test("A slider between two bodies keeps its axis in the second body, which may rotate")
  func slidingPair() {
    let base = world.addUnitBody(x: 0, y: 0)
    let body = world.addUnitBody(x: 0, y: 150)
    world.addJoint(JointDescription(.slider(axis: CGVector(dx: 0, dy: 1)), of: body, with: base))
    world.addAngularVelocity(2, to: base)
    world.setVelocity(CGVector(dx: 0, dy: 60), of: body)
    for _ in 0..<480 {
      world.advance(steps: 1)
      let turn = DeterministicMath.sincos(world.angle(of: base))
      let x = world.x(body) - world.x(base)
      let y = world.y(body) - world.y(base)
      #expect(abs(x * turn.cosine + y * turn.sine) < 1e-4)
      #expect(abs(world.angle(of: body) - world.angle(of: base)) < 1e-6)
    }
    #expect(distance(body, base) > 160)
  }

  @Test("R10: a pin stops at the end of its range", arguments: [1, Double.pi / 2])
  func pinStop(end: Double) throws {
    let body = world.addUnitBody(x: 100, y: 0)
    world.setGravity(0, 1000, of: body)
    var joint = JointDescription(.pin, of: body, at: CGPoint(x: 0, y: 0))
    joint.offset = CGVector(dx: -100, dy: 0)
    joint.lowerLimit = 0
    joint.upperLimit = end
    let name = try #require(world.addJoint(joint))
    for _ in 0..<720 {
      world.advance(steps: 1)
      #expect(world.angle(of: name) < end + 0.0087)
      #expect(world.length(of: name) < 0.01)
    }
    #expect(abs(world.angle(of: body) - end) < 1e-5)
    #expect(world.isAtRest)
  }

  @Test(
    "R11: friction in a pin holds against a smaller torque and slips under a larger one",
    arguments: [(0.99, true), (1.01, false)])
  func friction(load: Double, holds: Bool) {
    let body = world.addUnitBody(x: 100, y: 0)
    world.setGravity(0, 1000 * load, of: body)
    var joint = JointDescription(.pin, of: body, at: CGPoint(x: 0, y: 0))
    joint.offset = CGVector(dx: -100, dy: 0)
    joint.frictionTorque = 100_000
    world.addJoint(joint)
    world.advance(seconds: 1)
    #expect(world.isAtRest == holds)
    if holds {
      #expect(abs(world.angle(of: body)) < 1e-9)
    } else {
      // The excess torque rotates the body about the pin: I = 1666.667 + 100².
      #expect(abs(world.angle(of: body) - 0.5 * 1000 / 11_666.667) < 0.005)
    }
  }

  @Test("Friction in a pin decelerates a free rotation at a constant rate")
  func braking() {
    let body = world.addUnitBody(x: 0, y: 0)
    var joint = JointDescription(.pin, of: body, at: CGPoint(x: 0, y: 0))
    joint.frictionTorque = 10_000 / 6.0
    world.addJoint(joint)
    world.addAngularVelocity(2, to: body)
    world.advance(seconds: 1)
    #expect(abs(world.angularVelocity(of: body) - 1) < 1e-6)
    #expect(abs(world.angle(of: body) - 1.5) < 1e-6)
    world.advance(seconds: 2)
    #expect(abs(world.angle(of: body) - 2) < 1e-4)
    #expect(world.isAtRest)
  }

  @Test("R12: a weld keeps the relative position and angle of two bodies that are pushed off center")
  func weld() {
    let first = world.addUnitBody(x: 0, y: 0)
    let second = world.addUnitBody(x: 120, y: 30)
    var joint = JointDescription(.weld, of: first, with: second)
    joint.offset = CGVector(dx: 60, dy: 0)
    joint.otherOffset = CGVector(dx: -60, dy: -30)
    world.addJoint(joint)
    world.addPush(CGVector(dx: 100, dy: 300), offset: CGVector(dx: 0, dy: 50), to: second)
    let apart = distance(first, second)
    for _ in 0..<720 {
      world.advance(steps: 1)
      #expect(abs(world.angle(of: first) - world.angle(of: second)) < 1e-6)
      #expect(abs(distance(first, second) - apart) < 1e-4)
    }
    #expect(abs(world.angle(of: first)) > 0.3)
    // The common center of mass moves like that of a single body.
    #expect(isNear((world.x(first) + world.x(second)) / 2 - 60, 0.5 * 50 * 9))
  }

  @Test("R13: a chain of ten rods hangs for ten seconds", arguments: [0, 30])
  func chain(degrees: Double) {
    var bodies: [BodyID] = []
    let turn = DeterministicMath.sincos(degrees * Double.pi / 180)
    for index in 1...10 {
      let reach = Double(index) * 50
      let body = world.addUnitBody(x: reach * turn.sine, y: reach * turn.cosine, width: 20, height: 20)
      world.setGravity(0, 1000, of: body)
      let kind = JointDescription.Kind.rod(length: 50)
      world.addJoint(
        index == 1
          ? JointDescription(kind, of: body, at: CGPoint(x: 0, y: 0))
          : JointDescription(kind, of: body, with: bodies[index - 2]))
      bodies.append(body)
    }
    for _ in 0..<2400 {
      world.advance(steps: 1)
      var length = (world.x(bodies[0]) * world.x(bodies[0]) + world.y(bodies[0]) * world.y(bodies[0])).squareRoot()
      for index in 1..<10 { length += distance(bodies[index], bodies[index - 1]) }
      #expect(abs(length - 500) < 0.001)
    }
    #expect(world.isAtRest == (degrees == 0))
  }

  @Test("S5, S6: two free bodies on a spring oscillate about their center of mass", arguments: [1.0, 4])
  func springPair(mass: Double) {
    let first = world.addUnitBody(x: 0, y: 0)
    let second = world.addUnitBody(x: 300, y: 0)
    world.configure(second) { $0.density = mass }
    world.addJoint(JointDescription(.spring(length: 200, frequency: 1, damping: 0), of: first, with: second))
    let share = mass / (1 + mass)
    for step in 1...720 {
      world.advance(steps: 1)
      let stretch = 100 * DeterministicMath.cos(2 * Double.pi * Double(step) / 240)
      #expect(abs(world.x(second) - world.x(first) - 200 - stretch) < 1e-6)
      #expect(abs(world.x(first) - share * (100 - stretch)) < 1e-6)
    }
  }

  @Test("A row of stiff springs conserves energy", arguments: [1.0, 10, 30])
  func springRow(frequency: Double) {
    var bodies: [BodyID] = []
    for index in 0..<12 {
      // Every third link is stretched by two points.
      let body = world.addUnitBody(x: Double(index) * 50 + Double(index / 3) * 2, y: 0, width: 40, height: 40)
      if index > 0 {
        world.addJoint(
          JointDescription(.spring(length: 50, frequency: frequency, damping: 0), of: body, with: bodies[index - 1]))
      }
      bodies.append(body)
    }
    let omega = 2 * Double.pi * frequency
    func energy() -> Double {
      var sum = 0.0
      for index in 0..<12 {
        let speed = world.velocityX(bodies[index])
        sum += 0.16 * speed * speed / 2
        guard index > 0 else { continue }
        let stretch = distance(bodies[index], bodies[index - 1]) - 50
        sum += 0.08 * omega * omega * stretch * stretch / 2
      }
      return sum
    }
    let first = energy()
    for _ in 0..<60 {
      world.advance(seconds: 1)
      // The energy conserved by a step of finite length differs by (w h)², up to 0.6 at 30 Hz.
      #expect(abs(energy() / first - 1) < (frequency < 5 ? 0.01 : frequency < 20 ? 0.2 : 0.7))
    }
  }

  @Test("An immovable body can be the first end of a joint with any load at the second", arguments: [50.0, 100, 400])
  func anchoredFirst(side: Double) throws {
    var description = BodyDescription(position: CGPoint(x: 0, y: 0), size: CGSize(width: 10, height: 10))
    description.isAnchored = true
    let hook = world.addBody(description)
    let body = world.addUnitBody(x: 0, y: 300, width: side, height: side)
    world.setGravity(0, 1000, of: body)
    let joint = try #require(world.addJoint(JointDescription(.rod(length: 300), of: hook, with: body)))
    world.advance(seconds: 1)
    #expect(abs(world.y(body) - 300) < 1e-6)
    #expect(isNear(world.force(of: joint), side * side / 10))
  }

  @Test("A rod whose ends coincide pushes them apart by its length, along x", arguments: [0.0, 20])
  func rodWithoutDirection(offset: Double) throws {
    let body = world.addUnitBody(x: 0, y: 0)
    world.setAllowsRotation(false, of: body)
    var description = JointDescription(.rod(length: 2), of: body, at: CGPoint(x: offset, y: offset))
    description.offset = CGVector(dx: offset, dy: offset)
    let joint = try #require(world.addJoint(description))
    world.advance(steps: 10)
    #expect(isNear(world.length(of: joint), 2))
    #expect(isNear(abs(world.x(body)), 2))
    #expect(abs(world.y(body)) < 1e-9)
  }

  @Test("A limited spring drags a body like a touch and cannot exceed its force")
  func finger() throws {
    let body = world.addUnitBody(x: 0, y: 0)
    world.setAllowsRotation(false, of: body)
    var joint = JointDescription(.spring(length: 0, frequency: 5, damping: 1), of: body, at: CGPoint(x: 10, y: 0))
    joint.maximumForce = 500
    let name = try #require(world.addJoint(joint))
    world.advance(seconds: 3)
    #expect(world.isAtRest)
    #expect(abs(world.x(body) - 10) < 0.05)
    world.setAnchor(CGPoint(x: 10_000, y: 0), of: name)
    let start = world.x(body)
    world.advance(seconds: 1)
    #expect(world.velocityX(body) <= 500.001)
    #expect(abs(world.x(body) - start - 250) < 3)
  }
}
