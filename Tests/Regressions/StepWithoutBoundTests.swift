// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// One step of a small body of density 1e-4 in a frame, pushed with 1e9 at an offset of 25 points, took 2.4 s. Steps of
/// some random worlds with extreme values took more than 20 s.
///
/// The search for a time of impact halved an interval until the distance traveled within it, based on a speed bound,
/// was below half a point. The speed bound was computed before speeds were limited, so the number of trials grew with
/// the input.
@Suite struct StepWithoutBoundTests {
  /// A world with extreme but accepted values.
  struct ExtremeWorld {
    let world = World()
    var random: SeededRandom
    var bodies: [BodyID] = []
    var segments = 0

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      let set = world.addBoundarySet()
      let side = pick([1, 50, 400, 400, 400, 1e5, 1e9])
      world.setFrame(CGRect(x: 0, y: 0, width: side, height: pick([1, 300, 300, 1e6])), of: set)
      for tag in 0..<random.int(in: 0..<12) {
        world.addWall(through: [point(side), point(side), point(side)], tag: Int32(tag), to: set)
        segments += 2
      }
      world.setMembersCollide(random.bool(), of: set)
      for _ in 0..<random.int(in: 1..<9) { addBody(side, set) }
      for _ in 0..<random.int(in: 0..<3) { addJoint(side) }
      for _ in 0..<random.int(in: 0..<3) { addField(side) }
    }

    private mutating func pick(_ values: [Double]) -> Double { values[random.int(in: 0..<values.count)] }

    /// Returns a random number of arbitrary magnitude and sign.
    private mutating func wild() -> Double {
      let value = pick([0, 1e-9, 0.01, 1, 30, 1e3, 1e5, 1e7, 1e9]) * random.double(in: 0.1..<1)
      return random.bool() ? value : -value
    }

    private mutating func vector() -> CGVector { CGVector(dx: wild(), dy: wild()) }

    private mutating func point(_ side: Double) -> CGPoint {
      CGPoint(x: random.double(in: 0..<side), y: random.double(in: 0..<300))
    }

    private mutating func addBody(_ side: Double, _ set: BoundarySetID) {
      var description = BodyDescription(
        position: point(side),
        size: CGSize(width: pick([1e-6, 1, 50, 50, 300, 1e6]), height: pick([1e-3, 50, 50, 1e4])))
      description.shape = random.int(in: 0..<4) == 0 ? .ellipse : .rectangle
      description.angle = random.bool() ? wild() : 0
      description.material.density = pick([1e-4, 0.01, 1, 1e6])
      description.material.elasticity = random.double(in: 0..<1)
      description.material.friction = pick([0, 0.2, 1e6])
      description.material.resistance = pick([0, 0, 1, 1e9])
      description.material.angularResistance = pick([0, 0, 1, 1e9])
      description.material.charge = wild()
      let body = world.addBody(description)
      bodies.append(body)
      if random.int(in: 0..<8) > 0 { world.addMember(body, to: set) }
      if random.bool() { world.setGravity(vector(), of: body) }
      if random.bool() { world.addPush(vector(), offset: vector(), to: body) }
      if random.bool() { world.setVelocity(vector(), of: body) }
      if random.bool() { world.addAngularVelocity(wild(), to: body) }
      if random.int(in: 0..<3) == 0 {
        world.addSpring(
          to: body, anchor: random.bool() ? point(side) : CGPoint(x: wild(), y: wild()),
          frequency: pick([1e-4, 1, 60, 1e4, 1e6]), damping: pick([0, 0.1, 1, 1e3]))
      }
      if random.int(in: 0..<5) == 0 {
        world.setRighting(frequency: pick([1, 100, 1e5]), damping: pick([0, 1]), of: body)
      }
    }

    private mutating func addJoint(_ side: Double) {
      let kinds: [JointDescription.Kind] = [
        .spring(length: abs(wild()), frequency: pick([1, 1e3, 1e6]), damping: pick([0, 1, 1e3])),
        .rod(length: abs(wild())), .rope(length: abs(wild())), .pin, .weld, .slider(axis: vector()),
      ]
      let kind = kinds[random.int(in: 0..<kinds.count)]
      let body = bodies[random.int(in: 0..<bodies.count)]
      let other = bodies[random.int(in: 0..<bodies.count)]
      var description =
        other == body
        ? JointDescription(kind, of: body, at: point(side)) : JointDescription(kind, of: body, with: other)
      description.offset = vector()
      description.frictionTorque = abs(wild())
      world.addJoint(description)
    }

    private mutating func addField(_ side: Double) {
      let kinds: [FieldKind] = [
        .drag, .vortex, .radialGravity, .linearGravity, .noise, .turbulence, .spring, .electric, .magnetic, .velocity,
      ]
      var description = FieldDescription(kinds[random.int(in: 0..<kinds.count)])
      description.position = point(side)
      description.strength = wild()
      description.falloff = pick([0, 2, -3, 100])
      description.direction = vector()
      guard let field = world.addField(description) else { return }
      for body in bodies where random.bool() { world.addMember(body, to: field) }
    }
  }

  /// Returns the maximum number of evaluations per step: the budget of each body, plus the round that exhausts it.
  private func limit(_ bodies: Int, _ segments: Int) -> Int {
    bodies * (PhysicsBounds.gapEvaluationsPerStep + 100 * (segments + 4))
  }

  private func expectReasonable(_ world: World, _ bodies: [BodyID], _ comment: Comment) {
    let limit = CGFloat(PhysicsLimits.farthestCoordinate)
    for body in bodies {
      let motion = world.motion(of: body)
      #expect(abs(motion.position.x) <= limit && abs(motion.position.y) <= limit, comment)
      #expect(
        motion.angle.isFinite && motion.velocity.dx.isFinite && motion.velocity.dy.isFinite
          && motion.angularVelocity.isFinite, comment)
    }
  }

  @Test(
    "Random worlds of extreme values stay within their evaluation limit and remain finite", arguments: Seeds.first(10))
  func extremeWorlds(group: UInt64) {
    for seed in group * 6..<group * 6 + 6 {
      _ = Diagnostics.recording {
        let extreme = ExtremeWorld(seed: seed)
        for step in 0..<6 {
          let before = extreme.world.gapEvaluations
          extreme.world.advance(steps: 1)
          let count = extreme.world.gapEvaluations - before
          #expect(count <= limit(extreme.bodies.count, extreme.segments), "seed \(seed), step \(step)")
          expectReasonable(extreme.world, extreme.bodies, "seed \(seed), step \(step)")
        }
      }
    }
  }

  @Test("A light body in a frame, pushed hard off center, stays inside within a few hundred evaluations")
  func pushedHard() {
    let world = World()
    var description = BodyDescription(position: CGPoint(x: 200, y: 200), size: CGSize(width: 50, height: 50))
    description.material.density = 1e-4
    let body = world.addBody(description)
    let set = world.addBoundarySet()
    world.setFrame(CGRect(x: 0, y: 0, width: 400, height: 400), of: set)
    world.addMember(body, to: set)
    world.addPush(CGVector(dx: 1e9, dy: 0), offset: CGVector(dx: 0, dy: 25), to: body)
    for _ in 0..<120 {
      let before = world.gapEvaluations
      world.advance(steps: 1)
      #expect(world.gapEvaluations - before < 4000)
      let place = world.position(of: body)
      #expect(place.x > 0 && place.x < 400 && place.y > 0 && place.y < 400)
    }
  }

  @Test("Walls contain bodies under extreme pushes, rotations and attraction", arguments: 0..<10)
  func walls(group: UInt64) {
    for seed in group * 4..<group * 4 + 4 {
      var random = SeededRandom(seed: seed)
      let world = World()
      let set = world.addBoundarySet()
      let corners = [(0.0, 0.0), (400, 0), (400, 400), (0, 400), (0, 0)].map { CGPoint(x: $0.0, y: $0.1) }
      world.addWall(through: corners, tag: 1, to: set)
      var description = BodyDescription(
        position: CGPoint(x: 200, y: 200),
        size: CGSize(width: random.double(in: 2..<150), height: random.double(in: 2..<150)))
      description.material.density = 1e-4
      description.material.elasticity = random.double(in: 0..<1)
      let body = world.addBody(description)
      world.addMember(body, to: set)
      func force() -> Double { random.double(in: -1..<1) * (random.bool() ? 1e9 : 1e4) }
      world.addPush(
        CGVector(dx: force(), dy: force()),
        offset: CGVector(dx: random.double(in: -50..<50), dy: random.double(in: -50..<50)), to: body)
      if random.int(in: 0..<3) == 0 {
        world.addSpring(
          to: body, anchor: CGPoint(x: force(), y: 200), frequency: random.bool() ? 60 : 1e6, damping: 0)
      }
      for step in 0..<40 {
        if step % 8 == 0 { world.addAngularVelocity(force(), to: body) }
        if step % 12 == 5 { world.addVelocity(CGVector(dx: force(), dy: force()), to: body) }
        world.advance(steps: 1)
        let place = world.position(of: body)
        #expect(
          place.x > 0 && place.x < 400 && place.y > 0 && place.y < 400, "seed \(seed), step \(step): \(place)")
      }
    }
  }

  @Test("A huge body at maximum angular velocity stays within its evaluation limit and its frame")
  func giant() {
    let world = World()
    let body = world.addBody(
      BodyDescription(position: CGPoint(x: 0, y: 0), size: CGSize(width: 4e6, height: 1e6)))
    let set = world.addBoundarySet()
    world.setFrame(CGRect(x: -3e6, y: -3e6, width: 6e6, height: 6e6), of: set)
    for tag in 0..<40 {
      let x = -2.055e6 + Double(tag) * 10
      world.addWall(through: [CGPoint(x: x, y: -3e6), CGPoint(x: x, y: 3e6)], tag: Int32(tag), to: set)
    }
    world.addMember(body, to: set)
    world.setVelocity(CGVector(dx: -18_000, dy: 5_000), of: body)
    var most = 0
    for _ in 0..<8 {
      world.addAngularVelocity(300, to: body)
      let before = world.gapEvaluations
      world.advance(steps: 1)
      most = max(most, world.gapEvaluations - before)
      #expect(most <= limit(1, 40))
      expectReasonable(world, [body], "the giant")
      let place = world.position(of: body)
      #expect(abs(place.x) < 3e6 && abs(place.y) < 3e6)
    }
    // A high count shows that the search was not limited to trivial cases.
    #expect(most > 1000)
  }
}
