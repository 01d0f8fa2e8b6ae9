// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import SprungTestSupport
import Testing

/// A body that stopped near a wall without touching it never fell asleep.
///
/// Near a wall, the time after which a free body may sleep was reset to half a second later in each step, so it was
/// never reached. For example, a view of 40 x 30 with a resistance of 3 was thrown inside walls of 400 x 400. For 11 of
/// 20 starting points, the view was still awake after a minute, at a speed of 1e-77. Near a wall, drag fields also
/// reset the count of still steps. Of 700 random worlds, 186 were affected.
@Suite struct StoppedNearWallTests {
  @Test("A thrown body that stops beside a wall falls asleep", arguments: 0..<20)
  func thrown(start: Int) {
    let world = World()
    let body = world.addBody(
      BodyDescription(position: CGPoint(x: 100 + 3 * start, y: 100), size: CGSize(width: 40, height: 30)))
    var material = BodyMaterial()
    material.resistance = 3
    material.angularResistance = 3
    world.setMaterial(material, of: body)
    let set = world.addBoundarySet()
    world.addWall(through: StoppedNearWallTests.room(400, 400), tag: 0, to: set)
    world.addMember(body, to: set)
    world.setVelocity(CGVector(dx: 1000, dy: 300 + 10 * start), of: body)
    world.addAngularVelocity(5, to: body)
    // The speed is below 1.5 pt/s after 2.2 s. Half a second later the body may rest.
    world.advance(steps: 4 * 240)
    #expect(world.isAtRest, "\(world.position(of: body)) \(world.velocity(of: body)) \(world.whyAwake(body))")
    let position = world.position(of: body)
    #expect(position.x > 14 && position.x < 386 && position.y > 14 && position.y < 386)
  }

  @Test("A body that a drag field stops beside a wall falls asleep", arguments: [0.1, 1, 20])
  func dragged(distance: Double) {
    let world = World()
    let body = world.addBody(BodyDescription(position: CGPoint(x: 200, y: 200), size: CGSize(width: 40, height: 40)))
    let set = world.addBoundarySet()
    world.setFrame(CGRect(x: 0, y: 0, width: 220 + distance, height: 400), of: set)
    world.addMember(body, to: set)
    var drag = FieldDescription(.drag)
    drag.strength = 2
    guard let field = world.addField(drag) else { return }
    world.addMember(body, to: field)
    world.setVelocity(CGVector(dx: -30, dy: 2), of: body)
    world.advance(steps: 10 * 240)
    #expect(world.isAtRest, "\(world.position(of: body)) \(world.velocity(of: body)) \(world.whyAwake(body))")
  }

  @Test("A body that has almost stopped does not pass through the wall in front of it", arguments: [0.3, 0.5, 1, 2])
  func stopsInFront(resistance: Double) {
    let world = World()
    let body = world.addBody(BodyDescription(position: CGPoint(x: 100, y: 100), size: CGSize(width: 40, height: 40)))
    var material = BodyMaterial()
    material.resistance = resistance
    world.setMaterial(material, of: body)
    let set = world.addBoundarySet()
    world.addWall(through: [CGPoint(x: 121, y: 0), CGPoint(x: 121, y: 200)], tag: 0, to: set)
    world.addMember(body, to: set)
    world.setVelocity(CGVector(dx: 1.4, dy: 0), of: body)
    world.advance(steps: 240)
    #expect(world.isAtRest)
    #expect(world.position(of: body).x > 100 && world.position(of: body).x <= 101)
  }

  /// Covers all shapes, up to five bodies, and frames and walls, with and without contacts between bodies.
  @Test("In random worlds, thrown bodies fall asleep if only resistance acts on them", arguments: 0..<3)
  func random(share: Int) {
    for seed in 0..<50 { StoppedNearWallTests.playRandomWorld(seed: UInt64(50 * share + seed)) }
  }

  private static func room(_ width: Double, _ height: Double) -> [CGPoint] {
    [
      CGPoint(x: 0, y: 0), CGPoint(x: width, y: 0), CGPoint(x: width, y: height), CGPoint(x: 0, y: height),
      CGPoint(x: 0, y: 0),
    ]
  }

  private static func playRandomWorld(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let world = World()
    let (width, height) = (random.double(in: 200..<600), random.double(in: 200..<600))
    let set = world.addBoundarySet()
    if seed % 2 == 0 {
      world.setFrame(CGRect(x: 0, y: 0, width: width, height: height), of: set)
    } else {
      world.addWall(through: room(width, height), tag: 0, to: set)
    }
    world.setMembersCollide(seed % 3 == 0, of: set)
    for _ in 0..<1 + Int(random.double(in: 0..<5)) {
      var description = BodyDescription(
        position: CGPoint(x: random.double(in: 60..<width - 60), y: random.double(in: 60..<height - 60)),
        size: CGSize(width: random.double(in: 8..<80), height: random.double(in: 8..<80)))
      switch Int(random.double(in: 0..<4)) {
      case 0: break
      case 1:
        description.size.height = description.size.width
        description.shape = .ellipse
      case 2: description.shape = .ellipse
      default:
        let half = Double(description.size.width) / 2
        let corners = 3 + Int(random.double(in: 0..<5))
        let points = (0..<corners).map { corner in
          let turn = DeterministicMath.sincos(2 * Double.pi * Double(corner) / Double(corners))
          return CGPoint(x: half * turn.cosine, y: half * turn.sine)
        }
        if let polygon = try? ConvexPolygon(points: points) { description.shape = .polygon(polygon) }
      }
      let body = world.addBody(description)
      var material = BodyMaterial()
      material.resistance = random.double(in: 0.5..<10)
      material.angularResistance = random.double(in: 0.5..<10)
      material.elasticity = random.double(in: 0..<1)
      material.friction = random.double(in: 0..<1)
      material.density = random.double(in: 0.1..<4)
      world.setMaterial(material, of: body)
      world.addMember(body, to: set)
      world.setAngle(random.double(in: -3..<3), of: body)
      let velocity = CGVector(dx: random.double(in: -1500..<1500), dy: random.double(in: -1500..<1500))
      world.setVelocity(velocity, of: body)
      world.addAngularVelocity(random.double(in: -20..<20), to: body)
    }
    // At the lowest resistance, 0.5, a body needs this long to decelerate from the maximum speed.
    for _ in 0..<40 where !world.isAtRest { world.advance(steps: 120) }
    var awake: [String] = []
    world.forEachAwake { body in
      awake.append("\(world.position(of: body)) \(world.velocity(of: body)) \(world.whyAwake(body))")
    }
    #expect(awake.isEmpty, "seed \(seed): \(awake)")
  }
}
