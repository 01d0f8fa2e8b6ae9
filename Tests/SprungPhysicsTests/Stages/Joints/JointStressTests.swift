// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Tests trees, loops, contradictions, extreme masses and speeds, changes during a run, and misuse.
@Suite struct JointStressTests {
  let world = World()

  func addBall(_ x: Double, _ y: Double, gravity: Double = 1000, density: Double = 1) -> BodyID {
    let body = world.addUnitBody(x: x, y: y, width: 20, height: 20)
    world.configure(body) { $0.density = density }
    world.setGravity(0, gravity, of: body)
    return body
  }

  func distance(_ first: BodyID, _ second: BodyID) -> Double {
    let x = world.x(first) - world.x(second)
    let y = world.y(first) - world.y(second)
    return (x * x + y * y).squareRoot()
  }

  func link(_ first: BodyID, _ second: BodyID) {
    world.addJoint(JointDescription(.rod(length: distance(first, second)), of: first, with: second))
  }

  func hang(_ body: BodyID, at x: Double, _ y: Double = 0) {
    let wayX = world.x(body) - x
    let wayY = world.y(body) - y
    world.addJoint(
      JointDescription(.rod(length: (wayX * wayX + wayY * wayY).squareRoot()), of: body, at: CGPoint(x: x, y: y)))
  }

  @Test("A double pendulum of pins keeps its energy and hinge positions for a minute")
  func doublePendulum() throws {
    let upper = world.addUnitBody(x: 50, y: 0, width: 100, height: 20)
    let lower = world.addUnitBody(x: 150, y: 0, width: 100, height: 20)
    var joints: [JointID] = []
    var top = JointDescription(.pin, of: upper, at: CGPoint(x: 0, y: 0))
    top.offset = CGVector(dx: -50, dy: 0)
    joints.append(try #require(world.addJoint(top)))
    var middle = JointDescription(.pin, of: lower, with: upper)
    middle.offset = CGVector(dx: -50, dy: 0)
    middle.otherOffset = CGVector(dx: 50, dy: 0)
    joints.append(try #require(world.addJoint(middle)))
    for body in [upper, lower] { world.setGravity(0, 1000, of: body) }
    func energy() -> Double {
      var sum = 0.0
      for body in [upper, lower] {
        let angularVelocity = world.angularVelocity(of: body)
        let square = world.velocityX(body) * world.velocityX(body) + world.velocityY(body) * world.velocityY(body)
        sum += 0.2 * (square / 2 + angularVelocity * angularVelocity * 10_400 / 24 - 1000 * world.y(body))
      }
      return sum
    }
    // The energy that has become motion at the lowest point is 0.2 · 1000 · (50 + 150).
    for _ in 0..<14_400 {
      world.advance(steps: 1)
      #expect(world.length(of: joints[0]) < 0.01 && world.length(of: joints[1]) < 0.01)
    }
    #expect(abs(energy()) < 0.01 * 40_000)
  }

  @Test("In a tree of rods, all rods keep their lengths")
  func tree() {
    var bodies = [addBall(0, 60)]
    hang(bodies[0], at: 0)
    for index in 1..<31 {
      let parent = bodies[(index - 1) / 2]
      let level = index < 3 ? 1.0 : index < 7 ? 2 : index < 15 ? 3 : 4
      bodies.append(addBall(world.x(parent) + (index % 2 == 0 ? 1 : -1) * 90 / level, world.y(parent) + 50))
      link(bodies[index], parent)
    }
    let lengths = (1..<31).map { distance(bodies[$0], bodies[($0 - 1) / 2]) }
    world.addVelocity(CGVector(dx: 300, dy: 0), to: bodies[22])
    for _ in 0..<1200 {
      world.advance(steps: 1)
      for index in 1..<31 { #expect(abs(distance(bodies[index], bodies[(index - 1) / 2]) - lengths[index - 1]) < 0.05) }
    }
  }

  @Test("A closed ring and a square with redundant diagonals keep their shape")
  func loops() {
    var ring: [BodyID] = []
    for index in 0..<12 {
      let turn = DeterministicMath.sincos(Double(index) * Double.pi / 6)
      ring.append(addBall(300 + 100 * turn.cosine, 100 * turn.sine))
    }
    for index in 0..<12 { link(ring[index], ring[(index + 1) % 12]) }
    hang(ring[9], at: 300, -150)
    let corners = [addBall(0, 0), addBall(80, 0), addBall(80, 80), addBall(0, 80)]
    for first in 0..<4 {
      for second in (first + 1)..<4 { link(corners[first], corners[second]) }
    }
    hang(corners[0], at: -40, -40)
    let side = distance(ring[0], ring[1])
    for _ in 0..<1200 {
      world.advance(steps: 1)
      for index in 0..<12 { #expect(abs(distance(ring[index], ring[(index + 1) % 12]) - side) < 0.05) }
      #expect(abs(distance(corners[0], corners[2]) - 80 * 2.0.squareRoot()) < 0.01)
      #expect(abs(distance(corners[0], corners[1]) - 80) < 0.01)
    }
  }

  @Test("Contradictory rods do not move their bodies forever")
  func contradiction() throws {
    let body = addBall(150, 0)
    world.addJoint(JointDescription(.rod(length: 100), of: body, at: CGPoint(x: 0, y: 0)))
    world.addJoint(JointDescription(.rod(length: 100), of: body, at: CGPoint(x: 300, y: 0)))
    let pair = [addBall(0, 500), addBall(100, 500), addBall(50, 560)]
    world.addJoint(JointDescription(.rod(length: 10), of: pair[0], with: pair[1]))
    world.addJoint(JointDescription(.rod(length: 80), of: pair[1], with: pair[2]))
    world.addJoint(JointDescription(.rod(length: 30), of: pair[2], with: pair[0]))
    let faults = Diagnostics.recording {
      for _ in 0..<1200 {
        world.advance(steps: 1)
        #expect(abs(world.x(body) - 150) < 60 && abs(world.y(body)) < 60)
        #expect(distance(pair[0], pair[1]) < 200)
        #expect(abs(world.velocityX(pair[0])) < 3000)
      }
    }
    #expect(Set(faults.map(\.kind)) == ["contradictoryJoints"])
    // In the end, the three bodies fall as one.
    let before = distance(pair[0], pair[1])
    world.advance(seconds: 1)
    #expect(abs(distance(pair[0], pair[1]) - before) < 1e-3)
  }

  @Test("A joint between two anchored bodies is a fault without effect until one is released")
  func anchored() throws {
    let first = addBall(0, 0)
    let second = addBall(100, 0)
    world.setAnchored(true, of: first)
    world.setAnchored(true, of: second)
    let description = JointDescription(.rod(length: 50), of: first, with: second)
    let faults = Diagnostics.recording { #expect(world.addJoint(description) != nil) }
    #expect(faults.map(\.kind) == ["anchoredJoint"])
    world.advance(seconds: 1)
    #expect(world.isAtRest)
    #expect(world.x(second) == 100)
    world.setAnchored(false, of: second)
    world.configure(second) { $0.resistance = 5 }
    world.advance(seconds: 1)
    #expect(abs(distance(first, second) - 50) < 0.01)
  }

  @Test("A chain with mass ratios of 1 to 10,000 is stable in either order", arguments: [(1e-2, 1e2), (1e2, 1e-2)])
  func massRatio(upper: Double, lower: Double) {
    let first = addBall(60, 0, density: upper)
    let second = addBall(120, 0, density: lower)
    hang(first, at: 0)
    link(second, first)
    for _ in 0..<2400 {
      world.advance(steps: 1)
      #expect(abs(distance(first, second) - 60) < 0.05)
    }
  }

  @Test("Neither the maximum speed nor a million points per second breaks a rod", arguments: [18_000.0, 1e6])
  func speed(speed: Double) {
    let first = addBall(0, 200, gravity: 0)
    let second = addBall(0, 260, gravity: 0)
    hang(first, at: 0)
    link(second, first)
    world.setVelocity(CGVector(dx: speed, dy: 0), of: second)
    for _ in 0..<480 {
      world.advance(steps: 1)
      let square = world.x(first) * world.x(first) + world.y(first) * world.y(first)
      #expect(abs(square.squareRoot() - 200) < 1)
      #expect(abs(distance(first, second) - 60) < 1)
      let fast = world.velocityX(second) * world.velocityX(second) + world.velocityY(second) * world.velocityY(second)
      #expect(fast.squareRoot() < 18_000.01)
    }
  }

  @Test("A whip of ropes neither stretches nor gains energy")
  func whip() {
    var bodies: [BodyID] = []
    for index in 1...40 {
      let body = addBall(Double(index) * 12, 0)
      let kind = JointDescription.Kind.rope(length: 12)
      world.addJoint(
        index == 1
          ? JointDescription(kind, of: body, at: CGPoint(x: 0, y: 0))
          : JointDescription(kind, of: body, with: bodies[index - 2]))
      bodies.append(body)
    }
    for _ in 0..<1200 {
      world.advance(steps: 1)
      var length = 0.0
      var energy = 0.0
      for index in 0..<40 {
        if index > 0 { length += max(12, distance(bodies[index], bodies[index - 1])) }
        let x = world.velocityX(bodies[index])
        let y = world.velocityY(bodies[index])
        energy += (x * x + y * y) / 2 - 1000 * world.y(bodies[index])
      }
      #expect(length < 39 * 12 * 1.002)
      // The energy of the entire fall is 40 · 1000 · 246.
      #expect(energy < 1e-4 * 9_840_000)
    }
  }

  @Test("Bodies and joints are removed during a run, and the others keep moving")
  func removal() throws {
    let bodies = (1...5).map { addBall(Double($0) * 40, 0) }
    hang(bodies[0], at: 0)
    var joints: [JointID] = []
    for index in 1..<5 {
      joints.append(
        try #require(world.addJoint(JointDescription(.rod(length: 40), of: bodies[index], with: bodies[index - 1]))))
    }
    world.advance(steps: 61)
    #expect(world.jointCount == 5)
    world.removeBody(bodies[2])
    #expect(world.jointCount == 3)
    #expect(!world.contains(joints[1]) && !world.contains(joints[2]))
    #expect(world.contains(joints[0]) && world.contains(joints[3]))
    world.advance(steps: 3)
    world.removeJoint(joints[3])
    let speed = world.velocityY(bodies[4])
    world.advance(steps: 24)
    #expect(isNear(world.velocityY(bodies[4]), speed + 100))
    #expect(abs(distance(bodies[0], bodies[1]) - 40) < 0.01)
    for body in [0, 1, 3, 4] { world.removeBody(bodies[body]) }
    #expect(world.jointCount == 0)
    world.advance(steps: 10)
    #expect(world.isAtRest)
  }

  @Test("Connected bodies sleep and wake together; a slow swing does not freeze at its turning point")
  func sleep() {
    let bodies = (1...4).map { addBall(0, Double($0) * 40) }
    hang(bodies[0], at: 0)
    for index in 1..<4 { link(bodies[index], bodies[index - 1]) }
    world.advance(seconds: 2)
    #expect(world.isAtRest)
    world.addVelocity(CGVector(dx: 1, dy: 0), to: bodies[3])
    world.advance(steps: 1)
    #expect(world.awakeBodyCount == 4)
    let slow = world.addUnitBody(x: 20, y: 1000)
    world.setGravity(0, 1000, of: slow)
    hang(slow, at: 0)
    var isSwung = false
    for _ in 0..<1200 {
      world.advance(steps: 1)
      #expect(!world.isAsleep(slow))
      if world.x(slow) < -19 { isSwung = true }
    }
    #expect(isSwung)
  }

  @Test("The insertion order of joints changes only rounding")
  func order() {
    func places(_ order: [Int]) -> [Double] {
      let world = World()
      let bodies = (0..<6).map { world.addUnitBody(x: Double($0) * 50, y: 0, width: 20, height: 20) }
      for body in bodies { world.setGravity(0, 1000, of: body) }
      for index in order {
        world.addJoint(
          index == 0
            ? JointDescription(.rod(length: 50), of: bodies[0], at: CGPoint(x: -50, y: 0))
            : JointDescription(.rod(length: 50), of: bodies[index], with: bodies[index - 1]))
      }
      world.advance(steps: 120)
      return bodies.flatMap { [world.x($0), world.y($0)] }
    }
    let first = places([0, 1, 2, 3, 4, 5])
    let second = places([3, 0, 5, 2, 4, 1])
    for (one, other) in zip(first, second) { #expect(abs(one - other) < 1e-3) }
  }

  @Test("Any grouping of steps gives bit-identical results", arguments: [2, 4, 7])
  func grouping(group: Int) {
    func hash(_ group: Int) -> UInt64 {
      let world = World()
      var last: BodyID?
      for index in 1...6 {
        let body = world.addUnitBody(x: Double(index) * 30, y: 0, width: 20, height: 20)
        world.setGravity(0, 1000, of: body)
        var joint =
          last.map { JointDescription(index % 2 == 0 ? .rope(length: 35) : .pin, of: body, with: $0) }
          ?? JointDescription(.pin, of: body, at: CGPoint(x: 0, y: 0))
        joint.offset = CGVector(dx: -30, dy: 0)
        joint.frictionTorque = 500
        joint.lowerLimit = -2
        world.addJoint(joint)
        last = body
      }
      for _ in 0..<(420 / group) { world.advance(steps: group) }
      return world.stateHash()
    }
    #expect(hash(group) == hash(1))
  }

  @Test("Values out of range are rejected", arguments: [Double.nan, -1, .infinity])
  func refused(bad: Double) {
    let body = addBall(0, 0)
    func isRefused(_ change: (inout JointDescription) -> Void) -> Bool {
      var joint = JointDescription(.pin, of: body, at: CGPoint(x: 0, y: 0))
      change(&joint)
      var name: JointID?
      let faults = Diagnostics.recording { name = world.addJoint(joint) }
      return name == nil && faults.map(\.kind) == ["unreasonableValue"]
    }
    #expect(isRefused { $0.kind = .rod(length: bad) })
    #expect(isRefused { $0.kind = .rope(length: bad) })
    #expect(isRefused { $0.kind = .spring(length: bad, frequency: 1, damping: 0) })
    #expect(isRefused { $0.kind = .spring(length: 1, frequency: bad, damping: 0) })
    #expect(isRefused { $0.kind = .spring(length: 1, frequency: 1, damping: bad) })
    if bad != -1 {
      #expect(isRefused { $0.kind = .slider(axis: CGVector(dx: bad, dy: 0)) })
      #expect(isRefused { $0.offset = CGVector(dx: bad, dy: 0) })
      #expect(isRefused { $0.otherOffset = CGVector(dx: 0, dy: bad) })
      #expect(isRefused { $0.anchor = CGPoint(x: bad, y: 0) })
      #expect(isRefused { $0.restAngle = bad })
    }
    if bad.isNaN {
      #expect(isRefused { $0.lowerLimit = bad })
      #expect(isRefused { $0.upperLimit = bad })
    }
    if bad != .infinity {
      #expect(isRefused { $0.frictionTorque = bad })
      #expect(isRefused { $0.maximumForce = bad })
    }
    #expect(world.jointCount == 0)
  }

  @Test("Correctable misuse is reported and corrected")
  func mended() throws {
    let body = addBall(0, 0)
    let other = addBall(100, 0)
    func kinds(_ change: (inout JointDescription) -> Void) -> [String] {
      var joint = JointDescription(.pin, of: body, at: CGPoint(x: 0, y: 0))
      change(&joint)
      return Diagnostics.recording { #expect(world.addJoint(joint) != nil) }.map(\.kind)
    }
    #expect(kinds { $0.lowerLimit = 1 } == ["wrongRange"])
    #expect(kinds { $0.upperLimit = -1 } == ["wrongRange"])
    #expect(kinds { ($0.lowerLimit, $0.upperLimit) = (1, -1) } == ["wrongRange"])
    #expect(kinds { $0.kind = .slider(axis: CGVector(dx: 0, dy: 0)) } == ["zeroAxis"])
    let faults = Diagnostics.recording {
      #expect(world.addJoint(JointDescription(.weld, of: body, with: body)) == nil)
    }
    #expect(faults.map(\.kind) == ["selfJoint"])
    let pair = JointDescription(.rod(length: 100), of: body, with: other)
    let name = try #require(world.addJoint(pair))
    let ends = Diagnostics.recording {
      world.setAnchor(CGPoint(x: 0, y: 0), of: name)
      world.setJoint(name, to: JointDescription(.rod(length: 100), of: other, with: body))
    }
    #expect(ends.map(\.kind) == ["jointEnds", "jointEnds"])
    world.removeJoint(name)
    let unknown = Diagnostics.recording {
      world.removeJoint(name)
      world.setJoint(name, to: pair)
      #expect(world.length(of: name) == 0 && world.force(of: name) == 0 && world.angle(of: name) == 0)
    }
    #expect(unknown.map(\.kind) == Array(repeating: "unknownJoint", count: 5))
  }
}
