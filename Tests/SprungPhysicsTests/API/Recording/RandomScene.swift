// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport

@testable import SprungPhysics

/// The identifiers of all objects in a random world, and the random number generator for its next changes.
///
/// A copy of the scene makes the same changes to a copy of the world.
struct RandomScene {
  var random: SeededRandom
  var bodies: [BodyID] = []
  var springs: [(spring: SpringID, body: BodyID)] = []
  var joints: [JointID] = []
  var fields: [FieldID] = []
  var sets: [BoundarySetID] = []
  /// Returns the force of a custom field. All custom fields have the same force.
  static func force(_ sample: FieldSample) -> CGVector {
    CGVector(dx: -0.02 * Double(sample.velocity.dy), dy: 0.02 * Double(sample.velocity.dx))
  }

  init(seed: UInt64, in world: World, bodies count: Int = 24) {
    random = SeededRandom(seed: seed)
    let set = world.addBoundarySet()
    sets = [set]
    world.setFrame(CGRect(x: 0, y: 0, width: 800, height: 600), of: set)
    world.setMembersCollide(true, of: set)
    world.addWall(through: [point(), point(), point()], tag: 1, to: set)
    for _ in 0..<count { addBody(to: world) }
    for _ in 0..<6 { addJoint(to: world) }
    for _ in 0..<2 { addField(to: world) }
  }

  private mutating func point() -> CGPoint {
    CGPoint(x: random.double(in: 50..<750), y: random.double(in: 50..<550))
  }

  private mutating func vector(_ limit: Double) -> CGVector {
    CGVector(dx: random.double(in: -limit..<limit), dy: random.double(in: -limit..<limit))
  }

  private mutating func material() -> BodyMaterial {
    var material = BodyMaterial()
    material.elasticity = random.double(in: 0..<0.9)
    material.friction = random.double(in: 0..<0.8)
    material.density = random.double(in: 0.5..<3)
    material.resistance = random.bool() ? random.double(in: 0..<2) : 0
    material.angularResistance = random.bool() ? random.double(in: 0..<2) : 0
    material.charge = random.double(in: -1..<1)
    return material
  }

  private mutating func shape() -> BodyShape {
    switch random.int(in: 0..<4) {
    case 0: return .ellipse
    case 1:
      var points: [CGPoint] = []
      for _ in 0..<8 { points.append(CGPoint(x: random.double(in: -30..<30), y: random.double(in: -30..<30))) }
      guard let hull = ConvexPolygon.hull(of: points) else { return .rectangle }
      return .polygon(hull)
    default: return .rectangle
    }
  }

  mutating func addBody(to world: World) {
    var description = BodyDescription(
      position: point(), size: CGSize(width: random.double(in: 10..<60), height: random.double(in: 10..<60)))
    if random.int(in: 0..<3) == 0 { description.size.height = description.size.width }
    description.angle = random.bool() ? random.double(in: -3..<3) : 0
    description.shape = shape()
    description.material = material()
    description.isAnchored = random.int(in: 0..<10) == 0
    description.allowsRotation = random.int(in: 0..<6) > 0
    let body = world.addBody(description)
    bodies.append(body)
    if random.int(in: 0..<8) > 0 { world.addMember(body, to: sets[0]) }
    if random.int(in: 0..<3) > 0 { world.setGravity(CGVector(dx: 0, dy: 900), of: body) }
    if random.int(in: 0..<4) == 0 { addSpring(to: world, body) }
  }

  private mutating func addSpring(to world: World, _ body: BodyID) {
    let frequency = random.double(in: 0.5..<4)
    if let spring = world.addSpring(
      to: body, anchor: point(), frequency: frequency, damping: random.double(in: 0..<1.5))
    {
      springs.append((spring, body))
    }
  }

  private mutating func jointKind() -> JointDescription.Kind {
    switch random.int(in: 0..<6) {
    case 0: return .spring(length: random.double(in: 0..<100), frequency: random.double(in: 0.5..<4), damping: 0.3)
    case 1: return .rod(length: random.double(in: 20..<150))
    case 2: return .rope(length: random.double(in: 20..<150))
    case 3: return .pin
    case 4: return .slider(axis: CGVector(dx: 1, dy: random.double(in: -1..<1)))
    default: return .weld
    }
  }

  private mutating func joint(_ body: BodyID, _ other: BodyID?) -> JointDescription {
    var description =
      other.map { JointDescription(jointKind(), of: body, with: $0) }
      ?? JointDescription(jointKind(), of: body, at: point())
    if random.bool() { description.offset = vector(20) }
    if random.bool() { description.otherOffset = vector(20) }
    if random.bool() {
      description.lowerLimit = -random.double(in: 0.1..<2)
      description.upperLimit = random.double(in: 0.1..<2)
    }
    if random.bool() { description.frictionTorque = random.double(in: 0..<5000) }
    if random.bool() { description.maximumForce = random.double(in: 1e3..<1e6) }
    if random.bool() { description.restAngle = random.double(in: -1..<1) }
    return description
  }

  private mutating func addJoint(to world: World) {
    // Joints form trees with a single anchor, so they cannot contradict each other. A contradiction would be reported
    // as a fault.
    let moving = bodies.filter { world.columns.flags[$0.row].isDisjoint(with: [.anchored, .upright]) }
    let alone = moving.filter { !world.columns.flags[$0.row].contains(.joined) }
    guard let body = alone.randomElement(using: &random), let other = moving.randomElement(using: &random) else {
      return
    }
    let end = other == body || random.bool() ? nil : other
    if let joint = world.addJoint(self.joint(body, end)) { joints.append(joint) }
  }

  private mutating func field(_ kind: FieldKind) -> FieldDescription {
    var field = FieldDescription(kind)
    field.position = point()
    field.strength = random.double(in: 0.05..<0.5)
    field.falloff = Double(random.int(in: 0..<3))
    field.minimumRadius = 50
    field.direction = vector(1)
    field.smoothness = random.double(in: 0..<1)
    if random.bool() {
      field.region = Region(radius: 300).union(Region(size: CGSize(width: 700, height: 100))).difference(
        Region(radius: 20)
      )
      .intersection(Region(radius: 5).inverse())
    }
    return field
  }

  private mutating func addField(to world: World) {
    let kinds: [FieldKind] = [
      .drag, .vortex, .radialGravity, .linearGravity, .noise, .turbulence, .spring, .electric, .magnetic, .custom,
    ]
    let kind = kinds[random.int(in: 0..<kinds.count)]
    guard let field = world.addField(self.field(kind), force: kind == .custom ? { RandomScene.force($0) } : nil) else {
      return
    }
    fields.append(field)
    for body in bodies where random.int(in: 0..<4) == 0 { world.addMember(body, to: field) }
  }

  /// Makes a random change of any available kind. If the change removes a body, discards the identifiers of attached
  /// objects.
  mutating func change(_ world: World) {
    guard let body = bodies.randomElement(using: &random) else { return addBody(to: world) }
    let isJoined = world.columns.flags[body.row].contains(.joined)
    let isFree = !world.columns.flags[body.row].contains(.anchored)
    switch random.int(in: 0..<42) {
    case 0, 1: addBody(to: world)
    case 2: remove(body, from: world)
    case 3: world.setPosition(point(), of: body)
    case 4: world.setAngle(random.double(in: -4.0..<4.0), of: body)
    case 5: world.setVelocity(vector(600), of: body)
    case 6: world.addVelocity(vector(400), to: body)
    case 7: world.addAngularVelocity(random.double(in: -8..<8), to: body)
    case 8: world.applyImpulse(vector(50), offset: vector(20), to: body)
    case 9: world.setMaterial(material(), of: body)
    case 10: world.setSize(CGSize(width: random.double(in: 10..<60), height: random.double(in: 10..<60)), of: body)
    case 11: if !isJoined { world.setAnchored(isFree, of: body) }
    case 12: if !isJoined { world.setAllowsRotation(random.bool(), of: body) }
    case 13: world.setGravity(vector(900), of: body)
    case 14: world.addPush(vector(100), offset: vector(10), to: body)
    case 15: world.clearPushes(of: body)
    case 16: world.setAcceleration(vector(500), of: body)
    case 17: world.setShape(shape(), of: body)
    case 18: addSpring(to: world, body)
    case 19:
      guard let spring = springs.popLast() else { return }
      world.removeSpring(spring.spring)
    case 20: if let spring = springs.randomElement(using: &random) { world.setAnchor(point(), of: spring.spring) }
    case 21:
      if let spring = springs.randomElement(using: &random) {
        world.setFrequency(random.double(in: 0.5..<4), damping: 0.5, of: spring.spring)
      }
    case 22: addJoint(to: world)
    case 23: changeJoint(world)
    case 24:
      let ground = joints.first { world.context.joints.pool.records[Int($0.index)].other < 0 }
      if let ground { world.setAnchor(point(), of: ground) }
    case 25: if let joint = joints.popLast() { world.removeJoint(joint) }
    case 26: addField(to: world)
    case 27: changeField(world)
    case 28: if fields.count > 1 { world.removeField(fields.removeFirst()) }
    case 29: if let field = fields.randomElement(using: &random) { world.addMember(body, to: field) }
    case 30: if let field = fields.randomElement(using: &random) { world.removeMember(body, from: field) }
    case 31:
      let frequency = random.bool() ? random.double(in: 0.5..<4) : 0
      world.setRighting(frequency: frequency, damping: random.double(in: 0..<1.2), of: body)
    case 33: world.stop(body)
    case 40, 41:
      let anchored = bodies.first { world.isAnchored($0) } ?? body
      world.moveKinematically(anchored, to: point(), angle: random.double(in: -1..<1), steps: random.int(in: 0..<40))
    case 32: world.joinedBodiesCollide = random.bool()
    default: changeBoundaries(world, body)
    }
  }

  private mutating func changeJoint(_ world: World) {
    guard let joint = joints.randomElement(using: &random) else { return }
    let record = world.context.joints.pool.records[Int(joint.index)]
    let other = record.other >= 0 ? world.context.bodies.identifier(of: Int(record.other)) : nil
    world.setJoint(joint, to: self.joint(world.context.bodies.identifier(of: Int(record.body)), other))
  }

  private mutating func changeField(_ world: World) {
    guard let field = fields.randomElement(using: &random), let old = world.description(of: field) else { return }
    world.setField(field, to: self.field(old.kind))
  }

  private mutating func changeBoundaries(_ world: World, _ body: BodyID) {
    let set = sets[random.int(in: 0..<sets.count)]
    switch random.int(in: 0..<9) {
    case 0:
      let set = world.addBoundarySet()
      sets.append(set)
      world.setMembersCollide(random.bool(), of: set)
    case 1: if sets.count > 1 { world.removeBoundarySet(sets.removeLast()) }
    case 2: world.setFrame(CGRect(x: 0, y: 0, width: random.double(in: 600..<900), height: 600), of: set)
    case 3: world.setFrame(nil, of: set)
    case 4: world.addWall(through: [point(), point()], tag: Int32(random.int(in: 1..<4)), to: set)
    case 5: world.removeWalls(tag: Int32(random.int(in: 1..<4)), from: set)
    case 6: world.removeMember(body, from: set)
    case 7: world.setMembersCollide(random.bool(), of: set)
    default: world.addMember(body, to: set)
    }
  }

  /// Removes a body from the world, together with everything attached to it.
  mutating func remove(_ body: BodyID, from world: World) {
    world.removeBody(body)
    bodies.removeAll { $0 == body }
    springs.removeAll { $0.body == body }
    joints.removeAll { !world.contains($0) }
  }
}
