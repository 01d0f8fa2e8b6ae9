// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// Tests properties that hold for all worlds, with seeded random worlds.
@Suite struct PropertyTests {
  /// Returns a world with a frame of 1000 x 800 points that contains random bodies.
  static func randomWorld(seed: UInt64, count: Int = 12, turning: Bool = true) -> (World, [BodyID]) {
    var random = SeededRandom(seed: seed)
    let world = World()
    var bodies: [BodyID] = []
    for _ in 0..<count {
      let width = random.double(in: 10..<160)
      let height = random.double(in: 10..<160)
      let body = world.addBody(
        BodyDescription(
          position: CGPoint(x: random.double(in: 120..<880), y: random.double(in: 120..<680)),
          size: CGSize(width: width, height: height)))
      if random.bool(), turning {
        world.setAngle(random.double(in: -3..<3), of: body)
        world.addAngularVelocity(random.double(in: -20..<20), to: body)
      } else {
        world.setAllowsRotation(false, of: body)
      }
      if random.bool() { world.setGravity(0, random.double(in: -1500..<1500), of: body) }
      if random.bool() {
        world.addSpring(
          to: body, anchor: CGPoint(x: random.double(in: -100..<1100), y: random.double(in: -100..<900)),
          frequency: random.double(in: 0.2..<6), damping: random.double(in: 0..<1.5))
      }
      world.configure(body) {
        $0.elasticity = random.double(in: 0..<1)
        $0.friction = random.double(in: 0..<1)
        $0.resistance = random.bool() ? random.double(in: 0..<5) : 0
        $0.density = random.double(in: 0.01..<10)
      }
      world.setVelocity(
        CGVector(dx: random.double(in: -4000..<4000), dy: random.double(in: -4000..<4000)), of: body)
      bodies.append(body)
    }
    world.addFrame(CGRect(x: 0, y: 0, width: 1000, height: 800), around: bodies)
    return (world, bodies)
  }

  @Test("No body leaves a closed frame", arguments: Seeds.first(40))
  func closedFrame(seed: UInt64) {
    let (world, bodies) = PropertyTests.randomWorld(seed: seed)
    for _ in 0..<600 {
      world.advance(steps: 2)
      for body in bodies {
        let inside =
          world.x(body) > -1 && world.x(body) < 1001 && world.y(body) > -1 && world.y(body) < 801
        #expect(inside, "seed \(seed)")
      }
    }
  }

  @Test("Bodies that do not rotate never penetrate a frame", arguments: Seeds.first(20))
  func noPenetration(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let world = World()
    let body = world.addUnitBody(x: 500, y: 400, width: 60, height: 30)
    world.setAllowsRotation(false, of: body)
    world.configure(body) { $0.elasticity = random.double(in: 0..<1) }
    world.setGravity(random.double(in: -900..<900), random.double(in: -900..<900), of: body)
    world.addFrame(CGRect(x: 0, y: 0, width: 1000, height: 800), around: [body])
    world.setVelocity(CGVector(dx: random.double(in: -9000..<9000), dy: random.double(in: -9000..<9000)), of: body)
    for _ in 0..<1200 {
      world.advance(steps: 1)
      #expect(world.x(body) >= 30 - 1e-6 && world.x(body) <= 970 + 1e-6, "seed \(seed)")
      #expect(world.y(body) >= 15 - 1e-6 && world.y(body) <= 785 + 1e-6, "seed \(seed)")
    }
  }

  @Test("Bounces never add energy", arguments: Seeds.first(30))
  func energy(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let world = World()
    let width = random.double(in: 20..<150)
    let height = random.double(in: 20..<150)
    let body = world.addUnitBody(x: 500, y: 400, width: width, height: height)
    let density = random.double(in: 0.1..<4)
    world.configure(body) {
      $0.elasticity = seed % 3 == 0 ? 1 : random.double(in: 0..<1)
      $0.friction = random.double(in: 0..<1)
      $0.density = density
    }
    world.setAngle(random.double(in: -3..<3), of: body)
    world.setVelocity(CGVector(dx: random.double(in: -2000..<2000), dy: random.double(in: -2000..<2000)), of: body)
    world.addAngularVelocity(random.double(in: -10..<10), to: body)
    world.setGravity(0, 800, of: body)
    world.addFrame(CGRect(x: 0, y: 0, width: 1000, height: 800), around: [body])
    let mass = world.mass(of: body)
    let inertia = mass * (width * width + height * height) / 12
    func energy() -> Double {
      let speed = world.velocityX(body) * world.velocityX(body) + world.velocityY(body) * world.velocityY(body)
      let angularVelocity = world.angularVelocity(of: body)
      return mass * speed / 2 + inertia * angularVelocity * angularVelocity / 2 - mass * 800 * (world.y(body) - 800)
    }
    let first = energy()
    var last = first
    for _ in 0..<2400 {
      world.advance(steps: 1)
      let now = energy()
      #expect(now <= last + first * 1e-4, "seed \(seed)")
      last = now
    }
  }

  @Test("Any grouping of steps gives bit-identical results", arguments: Seeds.first(12))
  func grouping(seed: UInt64) {
    func hash(_ groups: (inout SeededRandom) -> Int) -> UInt64 {
      var random = SeededRandom(seed: seed)
      let (world, _) = PropertyTests.randomWorld(seed: seed)
      var left = 720
      while left > 0 {
        let steps = min(left, groups(&random))
        world.advance(steps: steps)
        left -= steps
      }
      return world.stateHash()
    }
    let single = hash { _ in 1 }
    #expect(hash { _ in 4 } == single)
    #expect(hash { _ in 720 } == single)
    #expect(hash { $0.int(in: 1..<24) } == single)
    Figures.count(1, "random worlds", of: "another grouping of steps")
  }

  @Test("All bodies with losses come to rest", arguments: Seeds.first(20))
  func rest(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let world = World()
    var bodies: [BodyID] = []
    for _ in 0..<6 {
      let body = world.addUnitBody(
        x: random.double(in: 100..<900), y: random.double(in: 100..<700), width: random.double(in: 20..<120),
        height: random.double(in: 20..<120))
      if random.bool() { world.setAngle(random.double(in: -3..<3), of: body) }
      world.setGravity(0, 1000, of: body)
      world.configure(body) { $0.elasticity = random.double(in: 0..<0.7) }
      world.setVelocity(CGVector(dx: random.double(in: -800..<800), dy: random.double(in: -800..<800)), of: body)
      bodies.append(body)
    }
    world.addFrame(CGRect(x: 0, y: 0, width: 1000, height: 800), around: bodies)
    world.advance(seconds: 20)
    for body in bodies where !world.isAsleep(body) {
      Issue.record("seed \(seed): awake because \(world.whyAwake(body)) at \(world.position(of: body))")
    }
  }

  /// A room with walls in arbitrary directions, and one body that flies, spins and falls in it.
  private struct Room {
    let world = World()
    let corners: [CGPoint]
    let body: BodyID

    init(seed: UInt64) {
      var random = SeededRandom(seed: seed)
      let count = random.int(in: 4..<13)
      let isConcave = seed % 2 == 1
      var corners: [CGPoint] = []
      for index in 0..<count {
        let turn = DeterministicMath.sincos(
          (Double(index) + random.double(in: 0..<0.6)) / Double(count) * 2 * Double.pi)
        let radius = isConcave ? random.double(in: 350..<900) : 800
        corners.append(CGPoint(x: radius * turn.cosine, y: radius * turn.sine))
      }
      self.corners = corners
      body = world.addUnitBody(width: random.double(in: 5..<120), height: random.double(in: 5..<120))
      world.configure(body) {
        $0.elasticity = seed % 5 == 0 ? 1 : random.double(in: 0..<1)
        $0.friction = random.double(in: 0..<1)
      }
      if seed % 3 == 0 {
        world.setAllowsRotation(false, of: body)
      } else {
        world.setAngle(random.double(in: -3..<3), of: body)
        world.addAngularVelocity(random.double(in: -300..<300), to: body)
      }
      let turn = DeterministicMath.sincos(random.double(in: 0..<6.28))
      let speed = random.double(in: 0..<18_000)
      world.setVelocity(CGVector(dx: speed * turn.cosine, dy: speed * turn.sine), of: body)
      world.setGravity(random.double(in: -1500..<1500), random.double(in: -1500..<1500), of: body)
      let set = world.addBoundarySet()
      world.addWall(through: corners + [corners[0]], tag: 1, to: set)
      world.addMember(body, to: set)
    }

    /// Whether the body's center is inside the room: an odd number of walls is to the right of it.
    var holdsBody: Bool {
      let x = world.x(body)
      let y = world.y(body)
      var inside = false
      var last = corners[corners.count - 1]
      for corner in corners {
        if (Double(corner.y) > y) != (Double(last.y) > y) {
          let share = (y - Double(corner.y)) / Double(last.y - corner.y)
          if x < Double(last.x - corner.x) * share + Double(corner.x) { inside.toggle() }
        }
        last = corner
      }
      return inside
    }
  }

  @Test("C10: no body crosses a wall of a closed path at any speed and spin", arguments: Seeds.first(60))
  func closedPath(seed: UInt64) {
    let room = Room(seed: seed)
    for step in 0..<1200 {
      room.world.advance(steps: 1)
      guard room.holdsBody else {
        Issue.record("seed \(seed) left the room at step \(step)")
        return
      }
    }
    let phases = room.world.contactEvents.map(\.phase)
    for (first, second) in zip(phases, phases.dropFirst()) { #expect(first != second, "seed \(seed)") }
  }
}
