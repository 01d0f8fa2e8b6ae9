// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungPhysics

@Suite struct QuarantineTests {
  /// A value of a body that a test can corrupt.
  enum Part: CaseIterable {
    case x, y, angle, velocityX, velocityY, angularVelocity

    func spoil(_ world: World, _ body: BodyID, _ value: Double) {
      let columns = world.columns
      switch self {
      case .x: columns.x[body.row] = value
      case .y: columns.y[body.row] = value
      case .angle: columns.angle[body.row] = value
      case .velocityX: columns.velocityX[body.row] = value
      case .velocityY: columns.velocityY[body.row] = value
      case .angularVelocity: columns.angularVelocity[body.row] = value
      }
      if columns.flags[body.row].contains(.inSolver) {
        let solverIndex = Int(columns.solverIndex[body.row])
        switch self {
        case .velocityX: world.context.solverBodies.velocity[solverIndex].x = value
        case .velocityY: world.context.solverBodies.velocity[solverIndex].y = value
        case .angularVelocity: world.context.solverBodies.velocity[solverIndex].z = value
        default: break
        }
      }
    }
  }

  private func pile(_ world: World, count: Int = 5) -> [BodyID] {
    let set = world.addBoundarySet()
    world.setMembersCollide(true, of: set)
    world.setFrame(CGRect(x: 0, y: 0, width: 400, height: 600), of: set)
    return (0..<count).map { index in
      let body = world.addUnitBody(x: 200, y: 575 - 50 * Double(index), width: 50, height: 50)
      world.addMember(body, to: set)
      world.setGravity(0, 1000, of: body)
      return body
    }
  }

  private func expectReasonable(_ world: World, _ comment: Comment? = nil) {
    for row in 0..<world.context.bodies.rowCount {
      let columns = world.columns
      for value in [
        columns.x[row], columns.y[row], columns.angle[row], columns.velocityX[row], columns.velocityY[row],
        columns.angularVelocity[row],
      ] { #expect(abs(value) <= PhysicsLimits.farthestCoordinate, comment) }
    }
    for index in 0..<world.context.contacts.used {
      #expect(world.context.contacts.records[index].normalImpulse0.isFinite, comment)
      #expect(world.context.contacts.records[index].tangentImpulse0.isFinite, comment)
    }
  }

  @Test(
    "An invalid body in a pile returns to its state at the start of the collision interval, and the pile keeps moving",
    arguments: Part.allCases)
  func solverBodies(part: Part) {
    for value in [Double.nan, .infinity, -1e300] {
      let world = World()
      let bodies = pile(world)
      world.advance(steps: 41)
      let x = world.context.solverBodies.base[Int(world.columns.solverIndex[bodies[2].row])].x
      let faults = Diagnostics.recording {
        part.spoil(world, bodies[2], value)
        world.advance(steps: 1)
        expectReasonable(world, "\(part) \(value)")
        #expect(abs(world.x(bodies[2]) - x) < 0.1)
        // A sleeping body is not corrupted, because its state is not read.
        if !world.isAsleep(bodies[2]) { part.spoil(world, bodies[2], value) }
        world.advance(steps: 600)
      }
      expectReasonable(world, "\(part) \(value)")
      // The fault is reported once, with the body's name and the values. An excessive speed is only clamped, and a
      // large angle is valid.
      if !value.isFinite || part == .x || part == .y || part == .angle {
        #expect(faults.map(\.kind) == ["unreasonableState"], "\(part) \(value)")
        #expect(faults.first?.message.contains("Body \(bodies[2].row) (generation 0)") == true)
      }
      if !value.isFinite {
        // No body was ejected, and all bodies rest on one another.
        for (index, body) in bodies.enumerated() {
          #expect(abs(world.y(body) - (575 - 50 * Double(index))) < 4, "\(part) \(value) \(index)")
        }
        #expect(world.isAtRest, "\(part) \(value)")
      }
    }
  }

  @Test("An invalid body that moves alone is stopped at its last valid position", arguments: Part.allCases)
  func free(part: Part) {
    // On a spring, motion continues from the equilibrium, which corrects an invalid position. Invalid positions of
    // bodies on springs are therefore not tested.
    for isHung in part == .x || part == .y ? [false] : [false, true] {
      let world = World()
      let body = world.addUnitBody()
      let other = world.addUnitBody(x: 500)
      world.setVelocity(CGVector(dx: 24, dy: 0), of: body)
      world.setVelocity(CGVector(dx: 24, dy: 0), of: other)
      if isHung { world.addSpring(to: body, anchor: CGPoint(x: 50, y: 50), frequency: 1, damping: 0) }
      world.advance(steps: 70)
      let good = world.columns.goodX[body.row]
      #expect(good != 0)
      let faults = Diagnostics.recording {
        part.spoil(world, body, .nan)
        world.advance(steps: 50)
      }
      #expect(faults.map(\.kind) == ["unreasonableState"], "\(part)")
      #expect(world.x(body) == good && world.velocityX(body) == 0, "\(part)")
      #expect(world.isAsleep(body))
      #expect(isNear(world.x(other), 500 + 12))
      // The body can be used again.
      world.setVelocity(CGVector(dx: 24, dy: 0), of: body)
      world.advance(steps: 24)
      #expect(world.velocityX(body) > 0 && world.x(body) > good)
    }
  }

  @Test("A custom field that corrupts a body stops only that body", arguments: [false, true])
  func field(isInSolver: Bool) {
    let world = World()
    let bodies = isInSolver ? pile(world, count: 3) : (0..<3).map { world.addUnitBody(x: 300 * Double($0)) }
    var isBroken = false
    let push = world.addField(FieldDescription(.custom)) { _ in CGVector(dx: 0, dy: 1) }
    if let push { for body in bodies { world.addMember(body, to: push) } }
    let field = world.addField(FieldDescription(.custom)) { _ in
      if isBroken { world.columns.x[bodies[0].row] = .nan }
      return CGVector(dx: 0, dy: 0)
    }
    if let field { world.addMember(bodies[0], to: field) }
    world.advance(steps: 30)
    let x = world.x(bodies[0])
    isBroken = true
    let faults = Diagnostics.recording {
      for _ in 0..<20 {
        world.advance(steps: 1)
        expectReasonable(world)
      }
      isBroken = false
      world.advance(steps: 100)
    }
    #expect(faults.map(\.kind) == ["unreasonableState"])
    #expect(abs(world.x(bodies[0]) - x) < 1)
    if !isInSolver {
      #expect(world.isAsleep(bodies[0]))
      #expect(isNear(world.velocityY(bodies[1]), 100 * 150 / 240))
    }
  }

  @Test("An invalid body remains attached to its joint")
  func joint() {
    let world = World()
    var previous: BodyID?
    var bodies: [BodyID] = []
    for index in 0..<6 {
      let body = world.addUnitBody(x: 50 * Double(index + 1), width: 20, height: 20)
      world.setGravity(0, 1000, of: body)
      world.addJoint(
        previous.map { JointDescription(.rod(length: 50), of: body, with: $0) }
          ?? JointDescription(.rod(length: 50), of: body, at: CGPoint(x: 0, y: 0)))
      bodies.append(body)
      previous = body
    }
    world.advance(steps: 101)
    let faults = Diagnostics.recording {
      world.columns.y[bodies[3].row] = .nan
      world.advance(steps: 1)
      expectReasonable(world)
      world.advance(steps: 239)
    }
    #expect(faults.map(\.kind) == ["unreasonableState"])
    expectReasonable(world)
    for joint in 0..<6 {
      #expect(abs(world.length(of: JointID(index: Int32(joint), generation: 0)) - 50) < 0.5, "rod \(joint)")
    }
  }

  @Test("An endlessly falling body is stopped at the farthest coordinate")
  func falling() {
    let world = World()
    let body = world.addUnitBody(y: PhysicsLimits.farthestCoordinate - 1000)
    world.setGravity(0, 1000, of: body)
    let faults = Diagnostics.recording { world.advance(seconds: 5) }
    #expect(faults.map(\.kind) == ["unreasonableState"])
    #expect(world.isAtRest)
    #expect(world.y(body) <= PhysicsLimits.farthestCoordinate)
    #expect(world.y(body) > PhysicsLimits.farthestCoordinate - 1000)
  }

  @Test("A reused row does not restore the state of its previous body")
  func rowsUsedAgain() {
    let world = World()
    let old = world.addUnitBody(x: 900)
    world.advance(steps: 120)
    world.removeBody(old)
    let body = world.addUnitBody(x: 5, y: 6)
    world.setVelocity(CGVector(dx: 1, dy: 0), of: body)
    world.columns.x[body.row] = .nan
    _ = Diagnostics.recording { world.advance(steps: 60) }
    #expect(world.x(body) == 5)
    #expect(world.y(body) == 6)
    world.setPosition(CGPoint(x: 7, y: 8), of: body)
    world.columns.y[body.row] = .nan
    _ = Diagnostics.recording { world.advance(steps: 60) }
    #expect(world.x(body) == 7)
    #expect(world.y(body) == 8)
  }
}
