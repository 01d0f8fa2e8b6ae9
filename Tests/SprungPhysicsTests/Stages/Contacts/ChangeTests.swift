// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// Tests changes and removals of touching bodies, even between steps that share contacts. Also tests extreme masses and
/// speeds.
@Suite struct ChangeTests {
  let world = World()

  /// Adds a pile of twelve bodies of all shapes in a frame, and a wall that supports some of them.
  func pile() -> (bodies: [BodyID], set: BoundarySetID) {
    var bodies: [BodyID] = []
    for index in 0..<12 {
      let x = 100 + 90 * Double(index % 4)
      let y = 540 - 70 * Double(index / 4)
      let body =
        index % 2 == 0
        ? world.addUnitBody(x: x, y: y, width: 80, height: 60) : world.addCircle(x: x, y: y, diameter: 66)
      world.setGravity(0, 1000, of: body)
      bodies.append(body)
    }
    let set = world.addFrame(CGRect(x: 0, y: 0, width: 460, height: 600), around: bodies)
    world.setMembersCollide(true, of: set)
    world.addWall(through: [CGPoint(x: 0, y: 480), CGPoint(x: 200, y: 500)], tag: 5, to: set)
    return (bodies, set)
  }

  /// Changes that can be made to a pile while its bodies touch.
  static let changes: [@Sendable (World, [BodyID], BoundarySetID) -> Void] = [
    { world, bodies, _ in world.removeBody(bodies[1]) },
    { world, bodies, _ in for body in bodies { world.removeBody(body) } },
    { world, bodies, set in world.removeMember(bodies[2], from: set) },
    { world, bodies, set in for body in bodies { world.removeMember(body, from: set) } },
    { world, _, set in world.removeWalls(tag: 5, from: set) },
    { world, _, set in world.setFrame(nil, of: set) },
    { world, _, set in world.removeBoundarySet(set) },
    { world, _, set in world.setMembersCollide(false, of: set) },
    { world, bodies, _ in world.setShape(.ellipse, of: bodies[0]) },
    { world, bodies, _ in world.setSize(CGSize(width: 5, height: 5), of: bodies[4]) },
    { world, bodies, _ in world.setAnchored(true, of: bodies[5]) },
    { world, bodies, _ in world.setAllowsRotation(false, of: bodies[6]) },
    { world, bodies, _ in world.setPosition(CGPoint(x: 5_000, y: 5_000), of: bodies[7]) },
    { world, bodies, _ in world.addJoint(JointDescription(.weld, of: bodies[0], with: bodies[1])) },
    { world, _, _ in world.stopAll() },
    { world, _, set in
      for index in 0..<40 {
        let body = world.addCircle(x: 200, y: -60 * Double(index), diameter: 30)
        world.setGravity(0, 1000, of: body)
        world.addMember(body, to: set)
      }
    },
    { world, bodies, set in
      // The row of the removed body is reused immediately.
      world.removeBody(bodies[3])
      let body = world.addCircle(x: 280, y: 400, diameter: 50)
      world.addMember(body, to: set)
      world.setGravity(0, 1000, of: body)
    },
  ]

  @Test(
    "Any object may be changed or removed at any step while bodies touch", arguments: changes.indices,
    [90, 91, 92, 93, 600])
  func change(index: Int, step: Int) {
    func run() -> [UInt64] {
      let test = ChangeTests()
      let (bodies, set) = test.pile()
      test.world.advance(steps: step)
      ChangeTests.changes[index](test.world, bodies, set)
      let hashes = (0..<24).map { _ in
        test.world.advance(steps: 10)
        return test.world.stateHash()
      }
      for event in test.world.contactEvents where !event.time.isFinite { Issue.record("an event without time") }
      for body in bodies where test.world.contains(body) {
        #expect(test.world.x(body).isFinite && test.world.y(body).isFinite)
      }
      return hashes
    }
    var first: [UInt64] = []
    let faults = Diagnostics.recording { first = run() }
    #expect(faults.isEmpty, "\(faults.first?.message ?? "")")
    #expect(first == run())
  }

  @Test("Events alternate for every pair, regardless of removals")
  func events() {
    let (bodies, set) = pile()
    world.advance(steps: 200)
    world.removeMember(bodies[0], from: set)
    world.removeWalls(tag: 5, from: set)
    world.setAnchored(true, of: bodies[1])
    world.advance(steps: 200)
    struct Pair: Hashable {
      var body: BodyID
      var other: BodyID?
      var tag: Int32?
    }
    var touching: Set<Pair> = []
    for event in world.contactEvents {
      let pair = Pair(body: event.body, other: event.other, tag: event.tag)
      if event.phase == .began {
        #expect(touching.insert(pair).inserted)
      } else {
        #expect(touching.remove(pair) != nil)
      }
    }
    #expect(world.contactEvents.contains { $0.phase == .ended })
  }

  @Test("Inelastic bodies with mass ratios up to 10,000 continue with a common velocity", arguments: [1e-2, 1e2])
  func massRatio(density: Double) {
    let first = world.addUnitBody(x: 0, y: 0)
    let second = world.addUnitBody(x: 300, y: 0)
    for (body, density) in [(first, density), (second, 1 / density)] {
      world.configure(body) {
        $0.density = density
        $0.elasticity = 0
      }
    }
    world.setVelocity(1_000, 0, of: first)
    world.addColliders([first, second])
    world.advance(seconds: 0.25)
    let common = 1_000 * density * density / (1 + density * density)
    #expect(isNear(world.velocityX(first), common, relative: 1e-4), "\(world.velocityX(first))")
    #expect(isNear(world.velocityX(second), common, relative: 1e-4), "\(world.velocityX(second))")
    #expect(world.x(second) - world.x(first) > 99.7)
  }

  @Test("A million points per second is limited, and no body is skipped", arguments: [4.0, 100], [false, true])
  func fastest(thickness: Double, isRound: Bool) {
    let bullet = isRound ? world.addCircle(x: 0, y: 0, diameter: 10) : world.addUnitBody(width: 10, height: 10)
    let target = world.addUnitBody(x: 700, y: 0, width: thickness, height: 300)
    world.setAnchored(true, of: target)
    world.configure(bullet) { $0.elasticity = 1 }
    world.addColliders([bullet, target])
    world.setVelocity(1e6, 0, of: bullet)
    #expect(isNear(world.velocityX(bullet), 18_000))
    for _ in 0..<60 {
      world.advance(steps: 1)
      #expect(world.x(bullet) < 700)
    }
    #expect(isNear(world.velocityX(bullet), -18_000))
  }
}
