// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// Tests properties that hold for all crowds of touching bodies, with seeded random crowds.
@Suite struct CrowdTests {
  /// The parameters of a random crowd.
  struct Kind {
    var width = 1000.0
    var height = 800.0
    var usesWalls = false
    var hasSprings = false
    var largestSpeed = 600.0
    var largestAngularVelocity = 5.0
    var smallest = 10.0
    var largest = 100.0
    var elasticity = 0.0..<1.0
    /// The angular resistance, without which a body that rolls or rocks without slipping loses no energy by friction.
    var angularResistance = 0.0
  }

  static func shape(_ random: inout SeededRandom, size: CGSize) -> BodyShape {
    switch random.int(in: 0..<4) {
    case 0: return .rectangle
    case 1: return .ellipse
    case 2:
      // No two adjacent corners are 180° or more apart, so the center is inside.
      let count = random.int(in: 3..<9)
      let corners = (0..<count).map { corner in
        let turn = DeterministicMath.sincos(
          (Double(corner) + random.double(in: 0..<0.4)) / Double(count) * 2 * Double.pi)
        return CGPoint(x: Double(size.width) / 2 * turn.cosine, y: Double(size.height) / 2 * turn.sine)
      }
      return ConvexPolygon.hull(of: corners).map { .polygon($0) } ?? .rectangle
    default: return .ellipse
    }
  }

  /// Returns a world with bodies of all shapes that do not overlap, in a closed box centered at (0, 0).
  static func crowd(seed: UInt64, count: Int = 14, _ kind: Kind = Kind()) -> (World, [BodyID]) {
    var random = SeededRandom(seed: seed)
    let world = World()
    var bodies: [BodyID] = []
    let gravityX = random.bool() ? 0 : random.double(in: -500..<500)
    let gravityY = random.double(in: -1500..<1500)
    // A grid separates the bodies. Within a cell, small and large sizes are equally likely.
    let columns = 5
    let cell = min(kind.width / Double(columns), kind.height / 3)
    for index in 0..<min(count, columns * 3) {
      let share = DeterministicMath.pow(min(kind.largest, cell * 0.7) / kind.smallest, random.double(in: 0..<1))
      let size = CGSize(width: kind.smallest * share, height: kind.smallest * share * random.double(in: 0.5..<1))
      var description = BodyDescription(
        position: CGPoint(
          x: (Double(index % columns) + 0.5) * cell - kind.width / 2 + 1,
          y: (Double(index / columns) + 0.5) * cell - kind.height / 2 + 1), size: size)
      description.shape = shape(&random, size: size)
      description.angle = random.double(in: -3..<3)
      description.material.elasticity = random.double(in: kind.elasticity)
      description.material.friction = random.double(in: 0..<1)
      description.material.density = random.double(in: 0.1..<4)
      description.material.angularResistance = kind.angularResistance
      let body = world.addBody(description)
      world.setGravity(gravityX, gravityY, of: body)
      let turn = DeterministicMath.sincos(random.double(in: 0..<6.28))
      let speed = random.double(in: 0..<kind.largestSpeed)
      world.setVelocity(speed * turn.cosine, speed * turn.sine, of: body)
      world.addAngularVelocity(random.double(in: -kind.largestAngularVelocity..<kind.largestAngularVelocity), to: body)
      if kind.hasSprings, random.bool() {
        world.addSpring(
          to: body, anchor: CGPoint(x: random.double(in: -700..<700), y: random.double(in: -700..<700)),
          frequency: random.double(in: 0.2..<6), damping: random.double(in: 0..<1.5))
      }
      bodies.append(body)
    }
    let set = world.addBoundarySet()
    let box = CGRect(x: -kind.width / 2, y: -kind.height / 2, width: kind.width, height: kind.height)
    if kind.usesWalls {
      let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5), (-0.5, -0.5)]
      world.addWall(
        through: corners.map { CGPoint(x: $0.0 * kind.width, y: $0.1 * kind.height) }, tag: 1, to: set)
    } else {
      world.setFrame(box, of: set)
    }
    world.setMembersCollide(true, of: set)
    for body in bodies { world.addMember(body, to: set) }
    return (world, bodies)
  }

  @Test(
    "No body leaves a closed box: every shape, 2 to 200 pt, springs and gravity, at any speed and spin",
    arguments: Seeds.first(8), [(600.0, 5.0), (3_000, 20), (18_000, 300)])
  func closedBox(seed: UInt64, motion: (speed: Double, angularVelocity: Double)) {
    var kind = Kind()
    kind.usesWalls = seed % 2 == 1
    kind.smallest = 2
    kind.largest = 200
    kind.largestSpeed = motion.speed
    kind.largestAngularVelocity = motion.angularVelocity
    kind.hasSprings = seed % 4 < 2
    let (world, bodies) = CrowdTests.crowd(seed: seed, kind)
    for step in 0..<960 {
      world.advance(steps: 1)
      for (index, body) in bodies.enumerated() {
        let isInside = abs(world.x(body)) < kind.width / 2 && abs(world.y(body)) < kind.height / 2
        guard isInside else {
          Issue.record("seed \(seed): body \(index) is at \(world.position(of: body)) in step \(step)")
          return
        }
      }
    }
  }

  /// Returns the kinetic and potential energy of all bodies under the given gravity.
  func energy(_ world: World, _ bodies: [BodyID], _ gravity: (x: Double, y: Double)) -> Double {
    bodies.reduce(0) {
      $0 + world.kineticEnergy(of: $1)
        - world.mass(of: $1) * (gravity.x * world.x($1) + gravity.y * world.y($1))
    }
  }

  @Test("A crowd's energy never increases", arguments: Seeds.first(16))
  func energyFalls(seed: UInt64) {
    let (world, bodies) = CrowdTests.crowd(seed: seed)
    let gravity = (x: 0.0, y: 900.0)
    for body in bodies { world.setGravity(gravity.x, gravity.y, of: body) }
    // Energies are relative to the minimum, when all bodies rest on the floor.
    let ground = bodies.reduce(0) { $0 - world.mass(of: $1) * gravity.y * 400 }
    let first = energy(world, bodies, gravity) - ground
    var least = first
    var worst = 0.0
    for _ in 0..<1_440 {
      world.advance(steps: 1)
      let now = energy(world, bodies, gravity) - ground
      worst = max(worst, now - least)
      least = min(least, now)
    }
    // Resolving an overlap may lift a body by its depth of a few points.
    #expect(worst < 0.01 * first, "seed \(seed): \(worst / first)")
    #expect(least < first)
  }

  @Test("All bodies with losses come to rest, and then nothing changes", arguments: Seeds.first(12))
  func rest(seed: UInt64) {
    var kind = Kind()
    kind.elasticity = 0.0..<0.6
    kind.angularResistance = 6
    let (world, bodies) = CrowdTests.crowd(seed: seed, kind)
    for body in bodies { world.setGravity(0, 1000, of: body) }
    world.advance(seconds: 20)
    guard world.isAtRest else {
      let awake = bodies.filter { !world.isAsleep($0) }
      Issue.record("seed \(seed): \(awake.count) awake, the first because \(world.whyAwake(awake[0]))")
      return
    }
    let places = bodies.map { world.position(of: $0) }
    var isAnythingMoved = false
    world.drainMoved { _ in }
    world.advance(seconds: 5)
    world.drainMoved { _ in isAnythingMoved = true }
    #expect(places == bodies.map { world.position(of: $0) } && !isAnythingMoved && world.isAtRest)
  }

  @Test("Any grouping of steps gives bit-identical results", arguments: Seeds.first(8))
  func grouping(seed: UInt64) {
    var kind = Kind()
    kind.hasSprings = true
    kind.largestSpeed = 3_000
    func hashes(_ frame: Int) -> [UInt64] {
      let (world, _) = CrowdTests.crowd(seed: seed, kind)
      return (0..<12).map { _ in
        for _ in 0..<(60 / frame) { world.advance(steps: frame) }
        return world.stateHash()
      }
    }
    let single = hashes(1)
    for frame in [2, 3, 4, 5, 10, 60] { #expect(hashes(frame) == single, "seed \(seed), frames of \(frame)") }
  }

  @Test(
    "Two equal bodies that meet head-on separate symmetrically, regardless of insertion order",
    arguments: [0.0, 0.5, 1], [false, true])
  func symmetry(elasticity: Double, isRound: Bool) {
    func run(_ firstX: Double) -> [Double] {
      let world = World()
      var bodies: [BodyID] = []
      for x in [firstX, -firstX] {
        let body = isRound ? world.addCircle(x: x, y: 0) : world.addUnitBody(x: x, y: 0)
        world.configure(body) { $0.elasticity = elasticity }
        world.setVelocity(-2 * x, 0, of: body)
        bodies.append(body)
      }
      world.addColliders(bodies)
      world.advance(seconds: 1.5)
      if firstX > 0 { bodies.reverse() }
      return bodies.flatMap { [world.x($0), world.y($0), world.velocityX($0), world.angularVelocity(of: $0)] }
    }
    let left = run(-200)
    let right = run(200)
    for index in 0..<8 { #expect(abs(left[index] - right[index]) < 1e-9) }
    #expect(abs(left[0] + left[4]) < 1e-9 && abs(left[2] + left[6]) < 1e-9)
  }

  @Test("Only the touched island wakes")
  func islands() {
    let world = World()
    var piles: [[BodyID]] = []
    for pile in 0..<3 {
      var bodies: [BodyID] = []
      for index in 0..<4 {
        let body = world.addUnitBody(x: 300 + 400 * Double(pile), y: 950 - 100 * Double(index))
        world.setGravity(0, 1000, of: body)
        bodies.append(body)
      }
      piles.append(bodies)
    }
    let set = world.addFrame(CGRect(x: 0, y: 0, width: 1400, height: 1000), around: piles.flatMap { $0 })
    world.setMembersCollide(true, of: set)
    world.advance(seconds: 4)
    #expect(world.isAtRest)
    world.applyImpulse(CGVector(dx: 0, dy: -50), to: piles[1][3])
    world.advance(steps: 12)
    for body in piles[0] + piles[2] { #expect(world.isAsleep(body)) }
    for body in piles[1] { #expect(!world.isAsleep(body)) }
    world.advance(seconds: 4)
    #expect(world.isAtRest)
    // A body that flies into a sleeping pile wakes only this pile.
    let bullet = world.addCircle(x: 500, y: 850, diameter: 40)
    world.addMember(bullet, to: set)
    world.setVelocity(-400, 0, of: bullet)
    world.advance(steps: 120)
    #expect(!world.isAsleep(piles[0][1]))
    for body in piles[1] + piles[2] { #expect(world.isAsleep(body)) }
  }
}
