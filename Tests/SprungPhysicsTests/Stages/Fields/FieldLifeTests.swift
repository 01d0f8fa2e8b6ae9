// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// Tests membership, waking and resting, order, faults, and fields combined with all other features.
@Suite struct FieldLifeTests {
  @Test("Changing, adding and removing a field wakes its members; an equal change does not")
  func waking() {
    let (world, body, field) = FieldTests.scene(FieldTests.describe(.spring)) { $0.resistance = 3 }
    #expect(!world.isAsleep(body))
    world.advance(seconds: 1)
    #expect(world.isAsleep(body))
    var description = FieldDescription(.spring)
    world.setField(field, to: description)
    #expect(world.isAsleep(body))
    description.position = CGPoint(x: 40, y: 0)
    world.setField(field, to: description)
    #expect(!world.isAsleep(body) && world.whyAwake(body) == .field)
    world.advance(seconds: 10)
    #expect(world.isAsleep(body) && world.x(body) == 40)
    world.addMember(body, to: field)
    #expect(world.isAsleep(body))
    world.removeMember(body, from: field)
    #expect(!world.isAsleep(body))
    world.advance(seconds: 10)
    #expect(world.isAsleep(body))
    world.addMember(body, to: field)
    world.advance(seconds: 10)
    world.removeField(field)
    #expect(!world.isAsleep(body))
    #expect(Diagnostics.recording { world.addMember(body, to: field) }.map(\.kind) == ["unknownField"])
    let next = world.addField(FieldDescription(.drag))!
    #expect(next != field)
    let faults = Diagnostics.recording { #expect(world.description(of: field) == nil) }
    #expect(faults.count == 1)
  }

  @Test(
    "The last added velocity field takes precedence, regardless of the order of membership",
    arguments: [false, true])
  func lastVelocityWins(membersReversed: Bool) {
    let world = World()
    let body = world.addUnitBody()
    var fields: [FieldID] = []
    for speed in [10.0, 20, 30] {
      fields.append(world.addField(FieldTests.describe(.velocity) { $0.direction = CGVector(dx: speed, dy: 0) })!)
    }
    for field in membersReversed ? fields.reversed() : fields { world.addMember(body, to: field) }
    world.advance(steps: 1)
    #expect(world.velocityX(body) == 30)
    world.removeField(fields[2])
    world.advance(steps: 1)
    #expect(world.velocityX(body) == 20)
  }

  @Test(
    "Vortex, animated noise, turbulence and velocity fields never come to rest",
    arguments: [
      FieldKind.vortex, .noise, .turbulence, .velocity,
    ])
  func restless(kind: FieldKind) {
    let description = FieldTests.describe(kind) {
      $0.region = Region(radius: 1e8)
      $0.strength = 1e-6
      $0.direction = CGVector(dx: 1, dy: 0)
    }
    let (world, body, field) = FieldTests.scene(description) { $0.resistance = 10 }
    world.advance(seconds: 5)
    #expect(!world.isAsleep(body) && world.whyAwake(body) == .field)
    world.setField(field, to: FieldTests.describe(kind) { $0.region = Region(radius: 0) })
    world.advance(seconds: 5)
    #expect(world.isAsleep(body))
  }

  @Test("Bodies rest in static fields: at the center of a pull, in static noise, and in balanced forces")
  func resting() {
    let (pulled, body, _) = FieldTests.scene(
      FieldTests.describe(.radialGravity) { $0.position = CGPoint(x: 20, y: 30) }
    ) { $0.resistance = 8 }
    pulled.advance(seconds: 6)
    #expect(pulled.isAsleep(body))
    #expect(DeterministicMath.hypot(pulled.x(body) - 20, pulled.y(body) - 30) < 0.1)

    let (frozen, floating, _) = FieldTests.scene(FieldTests.describe(.noise) { $0.animationSpeed = 0 }) {
      $0.resistance = 8
    }
    frozen.advance(seconds: 60)
    #expect(frozen.isAsleep(floating))

    let (balanced, hanging, _) = FieldTests.scene(
      FieldTests.describe(.linearGravity) { $0.direction = CGVector(dx: 0, dy: -1) }
    ) { _ in }
    balanced.setGravity(0, 150, of: hanging)
    balanced.advance(seconds: 1)
    #expect(balanced.isAsleep(hanging) && balanced.y(hanging) == 0)
  }

  @Test("A linear gravity field acts like equal gravity, including floor and bounces")
  func sameAsGravity() {
    func fall(inField: Bool) -> (UInt64, Bool) {
      let world = World()
      let body = world.addUnitBody(x: 100, y: 60)
      world.configure(body) { $0.elasticity = 0.6 }
      world.setVelocity(CGVector(dx: 90, dy: 0), of: body)
      world.addAngularVelocity(2, to: body)
      world.addFrame(CGRect(x: 0, y: 0, width: 400, height: 300), around: [body])
      if inField {
        let field = world.addField(
          FieldTests.describe(.linearGravity) {
            $0.direction = CGVector(dx: 0, dy: 2)
            $0.strength = 3
          })!
        world.addMember(body, to: field)
      } else {
        world.setGravity(0, 900, of: body)
      }
      world.advance(seconds: 12)
      return (world.stateHash(), world.isAsleep(body))
    }
    #expect(fall(inField: true) == fall(inField: false))
    #expect(fall(inField: true).1)
  }

  @Test("A spring field combines with springs and gravity like another spring")
  func withSprings() {
    let world = World()
    let field = world.addField(FieldTests.describe(.spring) { $0.strength = 4 * Double.pi * Double.pi / 2.25 })!
    let first = world.addUnitBody(x: 80, y: 10)
    let second = world.addUnitBody(x: 80, y: 10)
    for body in [first, second] {
      world.addSpring(to: body, anchor: CGPoint(x: 30, y: -20), frequency: 2, damping: 0.1)
      world.setGravity(0, 200, of: body)
    }
    world.addMember(first, to: field)
    world.addSpring(to: second, anchor: CGPoint(x: 0, y: 0), frequency: 1, damping: 0)
    for _ in 0..<100 {
      world.advance(steps: 5)
      #expect(abs(world.x(first) - world.x(second)) < 1e-9 && abs(world.y(first) - world.y(second)) < 1e-9)
    }
    world.advance(seconds: 20)
    #expect(world.isAsleep(first) && abs(world.y(first) - world.y(second)) < 1e-9)
  }

  @Test("A joined body swings in a field as under gravity")
  func joined() {
    let world = World()
    let field = world.addField(FieldTests.describe(.linearGravity) { $0.direction = CGVector(dx: 0, dy: 1) })!
    let first = world.addUnitBody(x: 100, y: 0)
    let second = world.addUnitBody(x: 100, y: 0)
    for body in [first, second] {
      world.addJoint(JointDescription(.rod(length: 100), of: body, at: CGPoint(x: 0, y: 0)))
    }
    world.addMember(first, to: field)
    world.setGravity(0, 150, of: second)
    world.advance(seconds: 2)
    #expect(world.position(of: first) == world.position(of: second) && world.y(first) > 1)
  }

  @Test("Position-dependent fields conserve energy in the long run", arguments: [0.0, 1, 2])
  func energy(falloff: Double) {
    let (world, body, _) = FieldTests.scene(FieldTests.describe(.radialGravity) { $0.falloff = falloff }, x: 200)
    world.setVelocity(CGVector(dx: 0, dy: 80), of: body)
    func energy() -> Double {
      let distance = DeterministicMath.hypot(world.x(body), world.y(body))
      let potential =
        falloff == 0 ? 150 * distance : falloff == 1 ? 22_500 * DeterministicMath.log(distance) : -3_375_000 / distance
      let speed = FieldTests.speed(world, body)
      return speed * speed / 2 + potential
    }
    let first = energy()
    for _ in 0..<60 {
      world.advance(seconds: 1)
      #expect(abs(energy() - first) < 20, "\(energy() - first)")
    }
  }

  @Test("Any grouping of steps in fields gives bit-identical results", arguments: Seeds.first(4))
  func grouping(seed: UInt64) {
    func hash(_ steps: Int) -> UInt64 {
      var random = SeededRandom(seed: seed)
      let (world, bodies) = PropertyTests.randomWorld(seed: seed)
      FieldLifeTests.addRandomFields(to: world, bodies, &random)
      for _ in 0..<240 / steps { world.advance(steps: steps) }
      return world.stateHash()
    }
    let single = hash(1)
    #expect(hash(4) == single && hash(240) == single && hash(8) == single)
  }

  @Test("No body leaves a closed frame in any fields", arguments: Seeds.first(6))
  func closedFrame(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (world, bodies) = PropertyTests.randomWorld(seed: seed)
    FieldLifeTests.addRandomFields(to: world, bodies, &random)
    for _ in 0..<300 {
      world.advance(steps: 2)
      for body in bodies {
        let isInside = world.x(body) > -1 && world.x(body) < 1001 && world.y(body) > -1 && world.y(body) < 801
        #expect(isInside, "seed \(seed)")
      }
    }
  }

  /// Adds one field of every kind, with random properties and members.
  static func addRandomFields(to world: World, _ bodies: [BodyID], _ random: inout SeededRandom) {
    for body in bodies {
      world.configure(body) {
        $0.charge = random.double(in: -2..<2)
        $0.elasticity = random.double(in: 0..<1)
        $0.density = random.double(in: 0.01..<4)
      }
    }
    for raw in 0...FieldKind.custom.rawValue {
      var description = FieldDescription(FieldKind(rawValue: raw)!)
      description.position = CGPoint(x: random.double(in: 0..<1000), y: random.double(in: 0..<800))
      description.strength = random.double(in: -3..<6)
      if random.bool() { description.falloff = random.double(in: -1..<3) }
      if random.bool() { description.minimumRadius = random.double(in: 0..<60) }
      description.direction = CGVector(dx: random.double(in: -2..<2), dy: random.double(in: -2..<2))
      if description.kind == .velocity || random.bool() {
        description.region = Region(radius: 200).union(Region(size: CGSize(width: 700, height: 100)))
      }
      let field = world.addField(description) { sample in
        CGVector(dx: -sample.velocity.dx * 0.01, dy: sample.position.x * 0.001)
      }
      for body in bodies where random.int(in: 0..<3) > 0 { world.addMember(body, to: field!) }
    }
  }

  @Test("A custom force is called once per member and step, with the correct values")
  func customArguments() {
    let world = World()
    let body = world.addUnitBody(x: 10, y: 20, width: 200, height: 50)
    world.configure(body) { $0.charge = -3 }
    world.setVelocity(CGVector(dx: 48, dy: 0), of: body)
    var samples: [FieldSample] = []
    let field = world.addField(FieldDescription(.custom)) {
      samples.append($0)
      return CGVector(dx: 0, dy: 0)
    }!
    world.addMember(body, to: field)
    world.advance(steps: 3)
    #expect(samples.count == 3)
    #expect(samples[0].position == CGPoint(x: 10.1, y: 20) && samples[0].velocity == CGVector(dx: 48, dy: 0))
    #expect(samples[0].mass == 1 && samples[0].charge == -3 && samples[0].duration == 1.0 / 240)
  }

  @Test("A custom force that is not finite is one fault and counts as zero; a missing force is a fault")
  func customFaults() {
    let world = World()
    let body = world.addUnitBody()
    world.setVelocity(CGVector(dx: 24, dy: 0), of: body)
    let field = world.addField(FieldDescription(.custom)) { _ in CGVector(dx: Double.nan, dy: 1) }!
    world.addMember(body, to: field)
    let faults = Diagnostics.recording { world.advance(steps: 120) }
    #expect(faults.map(\.kind) == ["unreasonableForce"])
    #expect(isNear(world.x(body), 12) && world.y(body) == 0)
    let others = Diagnostics.recording { #expect(world.addField(FieldDescription(.custom)) == nil) }
    #expect(others.map(\.kind) == ["fieldWithoutForce"])
  }

  @Test("A custom force may change the world")
  func customChanges() {
    let world = World()
    var bodies = (0..<40).map { world.addUnitBody(x: Double($0), y: 0) }
    var field: FieldID?
    field = world.addField(FieldDescription(.custom)) { sample in
      if bodies.count > 20 { world.removeBody(bodies.removeLast()) }
      if bodies.count == 20 { for _ in 0..<100 { bodies.append(world.addUnitBody()) } }
      if sample.position.x > 10, let last = field {
        field = nil
        world.removeField(last)
      }
      return CGVector(dx: 1, dy: 0)
    }
    let other = world.addField(FieldTests.describe(.linearGravity) { $0.direction = CGVector(dx: 0, dy: 1) })!
    for body in bodies {
      world.addMember(body, to: field!)
      world.addMember(body, to: other)
    }
    world.advance(steps: 300)
    #expect(field == nil && world.bodyCount >= 20)
    let faults = Diagnostics.recording {
      let nested = World()
      let body = nested.addUnitBody()
      let asking = nested.addField(FieldDescription(.custom)) { _ in
        nested.advance(steps: 1)
        return CGVector(dx: 0, dy: 0)
      }!
      nested.addMember(body, to: asking)
      nested.advance(steps: 1)
      #expect(nested.stepCount == 1)
    }
    #expect(faults.map(\.kind) == ["nestedAdvance"])
  }

  @Test("A removed body leaves its fields, and the next body in its row is in none")
  func removal() {
    let (world, body, field) = FieldTests.scene(FieldTests.describe(.linearGravity) { $0.direction.dx = 1 })
    world.advance(steps: 10)
    world.removeBody(body)
    let next = world.addUnitBody()
    world.advance(seconds: 1)
    #expect(next.row == body.row && world.x(next) == 0 && world.isAsleep(next))
    world.addMember(next, to: field)
    world.advance(seconds: 1)
    #expect(isNear(world.x(next), 75))
  }

  @Test("Steps in fields of a warmed-up world do not allocate")
  func heap() {
    var random = SeededRandom(seed: 3)
    let world = World()
    let bodies = (0..<100).map { world.addUnitBody(x: Double($0) * 30, y: 100) }
    FieldLifeTests.addRandomFields(to: world, bodies, &random)
    world.advance(steps: 60)
    #expect(leastHeapChange { world.advance(steps: 4) } == 0)
  }
}
