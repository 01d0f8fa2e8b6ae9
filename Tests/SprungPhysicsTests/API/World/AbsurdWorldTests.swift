// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Worlds with absurd values must remain finite and must not stop the program.
@Suite struct AbsurdWorldTests {
  static let sizes = [(0.0, 0.0), (0, 50), (50, 0), (Double.leastNonzeroMagnitude, 50), (1e-300, 1e-300), (1e-9, 40)]
  static let kinds: [JointDescription.Kind] = [
    .spring(length: 40, frequency: 2, damping: 0.2), .rod(length: 40), .rope(length: 40), .pin,
    .slider(axis: CGVector(dx: 1, dy: 1)), .weld,
  ]

  func expectFinite(_ world: World, _ bodies: [BodyID], sourceLocation: SourceLocation = #_sourceLocation) {
    for body in bodies where world.contains(body) {
      let motion = world.motion(of: body)
      #expect(
        motion.position.x.isFinite && motion.position.y.isFinite && motion.angle.isFinite
          && motion.velocity.dx.isFinite && motion.velocity.dy.isFinite && motion.angularVelocity.isFinite,
        "\(motion)", sourceLocation: sourceLocation)
    }
  }

  func run(_ world: World, _ bodies: [BodyID], steps: Int = 240) {
    for _ in 0..<(steps / 12) {
      world.advance(steps: 12)
      expectFinite(world, bodies)
    }
  }

  @Test(
    "Shapes without area fall, collide, hang on joints and springs, and move in fields",
    arguments: sizes, [false, true])
  func noArea(size: (width: Double, height: Double), isEllipse: Bool) {
    let world = World()
    var bodies: [BodyID] = []
    _ = Diagnostics.recording {
      for index in 0..<12 {
        var description = BodyDescription(
          position: CGPoint(x: 100 + 60 * Double(index % 4), y: 100 + 60 * Double(index / 4)),
          size: CGSize(width: size.width, height: size.height))
        if index % 3 == 2 { description.size = CGSize(width: 40, height: 40) }
        description.shape = isEllipse ? .ellipse : .rectangle
        description.angle = 0.3 * Double(index)
        let body = world.addBody(description)
        world.setGravity(0, 1000, of: body)
        world.addAngularVelocity(3, to: body)
        world.addPush(CGVector(dx: 5, dy: 0), offset: CGVector(dx: 0, dy: 3), to: body)
        bodies.append(body)
      }
      let set = world.addFrame(CGRect(x: 0, y: 0, width: 400, height: 400), around: bodies)
      world.setMembersCollide(true, of: set)
      for (index, kind) in AbsurdWorldTests.kinds.enumerated() {
        world.addJoint(JointDescription(kind, of: bodies[index], with: bodies[index + 6]))
      }
      world.addSpring(to: bodies[1], anchor: CGPoint(x: 200, y: 200), frequency: 1, damping: 0.1)
      for kind in [FieldKind.vortex, .radialGravity, .electric, .drag, .noise] {
        if let field = world.addField(FieldDescription(kind)) {
          for body in bodies { world.addMember(body, to: field) }
        }
      }
      run(world, bodies)
      for body in bodies { world.applyImpulse(CGVector(dx: 1, dy: -1), to: body) }
      run(world, bodies)
    }
    // No body was lost, and the frame contains every body with an area.
    #expect(bodies.allSatisfy { world.contains($0) })
    for (index, body) in bodies.enumerated() where index % 3 == 2 {
      #expect(world.x(body) > 0 && world.x(body) < 400 && world.y(body) > 0 && world.y(body) < 400, "\(index)")
    }
  }

  @Test("Bodies with mass ratios up to 10,000 press on, hold and hit one another", arguments: kinds.indices)
  func masses(kind: Int) {
    let world = World()
    var bodies: [BodyID] = []
    for index in 0..<12 {
      var description = BodyDescription(
        position: CGPoint(x: 60 + 80 * Double(index % 3), y: 340 - 80 * Double(index / 3)),
        size: CGSize(width: 60, height: 60))
      description.material.density = index % 2 == 0 ? 0.01 : 100
      let body = world.addBody(description)
      world.setGravity(0, 1000, of: body)
      bodies.append(body)
    }
    let set = world.addFrame(CGRect(x: 0, y: 0, width: 300, height: 400), around: bodies)
    world.setMembersCollide(true, of: set)
    _ = Diagnostics.recording {
      for index in 0..<4 {
        world.addJoint(JointDescription(AbsurdWorldTests.kinds[kind], of: bodies[index], with: bodies[index + 5]))
      }
      run(world, bodies, steps: 960)
    }
    for body in bodies {
      #expect(world.x(body) > 0 && world.x(body) < 300 && world.y(body) > 0 && world.y(body) < 400)
    }
  }

  @Test("A million points per second at walls, between bodies and on joints stays finite", arguments: [false, true])
  func speed(areJoined: Bool) {
    let world = World()
    var bodies: [BodyID] = []
    for index in 0..<8 {
      let x = 60 + 90 * Double(index % 4)
      let y = 60 + 90 * Double(index / 4)
      bodies.append(
        index % 2 == 0
          ? world.addUnitBody(x: x, y: y, width: 40, height: 30) : world.addCircle(x: x, y: y, diameter: 30))
      if index > 0, areJoined {
        world.addJoint(JointDescription(.rope(length: 140), of: bodies[index], with: bodies[index - 1]))
      }
    }
    let set = world.addFrame(CGRect(x: 0, y: 0, width: 400, height: 200), around: bodies)
    world.setMembersCollide(true, of: set)
    for round in 0..<10 {
      for (index, body) in bodies.enumerated() {
        let turn = DeterministicMath.sincos(Double(index) + Double(round) / 3)
        world.setVelocity(1e6 * turn.cosine, 1e6 * turn.sine, of: body)
        world.addAngularVelocity(1e6, to: body)
      }
      world.advance(steps: 24)
      expectFinite(world, bodies)
      for body in bodies {
        #expect(world.x(body) > -1 && world.x(body) < 401 && world.y(body) > -1 && world.y(body) < 201)
      }
    }
  }

  @Test(
    "A joint from a body to itself is rejected, and a joint of two anchored bodies has no effect",
    arguments: kinds.indices
  )
  func uselessJoints(kind: Int) {
    let world = World()
    let body = world.addUnitBody()
    let first = world.addUnitBody(x: 300, y: 0)
    let second = world.addUnitBody(x: 500, y: 0)
    for anchored in [first, second] { world.setAnchored(true, of: anchored) }
    let faults = Diagnostics.recording {
      #expect(world.addJoint(JointDescription(AbsurdWorldTests.kinds[kind], of: body, with: body)) == nil)
      #expect(world.addJoint(JointDescription(AbsurdWorldTests.kinds[kind], of: first, with: second)) != nil)
    }
    #expect(faults.map(\.kind) == ["selfJoint", "anchoredJoint"])
    run(world, [body, first, second])
    #expect(world.x(first) == 300 && world.x(second) == 500)
  }

  /// The objects that a custom field's force removes from its own world.
  enum Removal: CaseIterable {
    case body, neighbor, field, otherField, joint, spring, set, walls, member, everything
  }

  @Test(
    "The force of a custom field may remove objects that are being evaluated", arguments: Removal.allCases, [5, 60])
  func removalInside(removal: Removal, step: Int) throws {
    let world = World()
    let bodies = (0..<9).map {
      world.addUnitBody(x: 50 + 70 * Double($0 % 3), y: 50 + 70 * Double($0 / 3), width: 50, height: 50)
    }
    for body in bodies { world.setGravity(0, 800, of: body) }
    let set = world.addFrame(CGRect(x: 0, y: 0, width: 250, height: 250), around: bodies)
    world.setMembersCollide(true, of: set)
    world.addWall(through: [CGPoint(x: 0, y: 200), CGPoint(x: 250, y: 220)], tag: 1, to: set)
    let joint = try #require(world.addJoint(JointDescription(.rod(length: 70), of: bodies[0], with: bodies[1])))
    let spring = try #require(world.addSpring(to: bodies[2], anchor: CGPoint(x: 120, y: 0), frequency: 1, damping: 0))
    let drag = try #require(world.addField(FieldDescription(.drag)))
    var calls = 0
    var own: FieldID?
    let faults = Diagnostics.recording {
      own = world.addField(FieldDescription(.custom)) { [unowned world] _ in
        calls += 1
        guard calls == step else { return CGVector(dx: 10, dy: -5) }
        switch removal {
        case .body: world.removeBody(bodies[0])
        case .neighbor: world.removeBody(bodies[8])
        case .field: if let own { world.removeField(own) }
        case .otherField: world.removeField(drag)
        case .joint: world.removeJoint(joint)
        case .spring: world.removeSpring(spring)
        case .set: world.removeBoundarySet(set)
        case .walls: world.removeWalls(tag: 1, from: set)
        case .member: world.removeMember(bodies[4], from: set)
        case .everything:
          for body in bodies { world.removeBody(body) }
          world.removeBoundarySet(set)
          if let own { world.removeField(own) }
        }
        return CGVector(dx: 10, dy: -5)
      }
      for field in [own, drag] {
        guard let field else { continue }
        for body in bodies { world.addMember(body, to: field) }
      }
      run(world, bodies)
    }
    #expect(calls >= step && faults.isEmpty, "\(faults.first?.message ?? "")")
    if removal == .everything { #expect(world.bodyCount == 0) }
  }
}
