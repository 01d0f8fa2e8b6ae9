// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

extension FuzzedWorld {
  /// Adds a body unless there are many, usually to a boundary set and under gravity.
  mutating func addBody(_ reader: inout FuzzReader) {
    guard world.bodyCount < 20 else { return }
    var description = BodyDescription(position: reader.anyPoint(usually: 0...300), size: Self.size(&reader))
    let flags = reader.byte()
    if flags & 1 == 1 { description.angle = reader.anyDouble(usually: -4...4) }
    if flags & 2 == 2 { description.shape = Self.shape(&reader) }
    if flags & 4 == 4 { description.material = Self.material(&reader) }
    description.isAnchored = flags & 24 == 24
    description.allowsRotation = flags & 96 != 96
    let body = world.addBody(description)
    bodies.append(body)
    if flags & 128 == 0, let set = sets.last { world.addMember(body, to: set) }
    if flags & 8 == 0 { world.setGravity(CGVector(dx: 0, dy: 900), of: body) }
  }

  static func size(_ reader: inout FuzzReader) -> CGSize {
    CGSize(width: reader.anyDouble(usually: 4...80), height: reader.anyDouble(usually: 4...80))
  }

  static func shape(_ reader: inout FuzzReader) -> BodyShape {
    switch reader.int(in: 0..<4) {
    case 0: return .rectangle
    case 1: return .ellipse
    case 2:
      let points = (0..<reader.int(in: 3..<9)).map { _ in reader.point(in: -40...40) }
      return ConvexPolygon.hull(of: points).map { .polygon($0) } ?? .rectangle
    default:
      let points = (0..<reader.int(in: 0..<6)).map { _ in reader.anyPoint(usually: -40...40) }
      return (try? ConvexPolygon(points: points)).map { .polygon($0) } ?? .ellipse
    }
  }

  static func material(_ reader: inout FuzzReader) -> BodyMaterial {
    var material = BodyMaterial()
    material.elasticity = reader.anyDouble(usually: 0...1)
    material.friction = reader.anyDouble(usually: 0...1)
    material.density = reader.anyDouble(usually: 0.1...4)
    material.resistance = reader.anyDouble(usually: 0...4)
    material.angularResistance = reader.anyDouble(usually: 0...4)
    material.charge = reader.anyDouble(usually: -1...1)
    return material
  }

  /// Calls one of a body's setters.
  mutating func changeBody(_ reader: inout FuzzReader) {
    guard let body = reader.element(of: bodies) else { return }
    switch reader.int(in: 0..<20) {
    case 0: world.removeBody(body)
    case 1: world.setPosition(reader.anyPoint(usually: 0...300), of: body)
    case 2: world.setAngle(reader.anyDouble(usually: -7...7), of: body)
    case 3: world.setVelocity(reader.anyVector(usually: 2000), of: body)
    case 4: world.addVelocity(reader.anyVector(usually: 900), to: body)
    case 5: world.addAngularVelocity(reader.anyDouble(usually: -20...20), to: body)
    case 6: world.applyImpulse(reader.anyVector(usually: 80), offset: reader.anyVector(usually: 20), to: body)
    case 7: world.setMaterial(Self.material(&reader), of: body)
    case 8: world.setSize(Self.size(&reader), of: body)
    case 9: world.setShape(Self.shape(&reader), of: body)
    case 10: world.setAnchored(reader.bool(), of: body)
    case 11: world.setAllowsRotation(reader.bool(), of: body)
    case 12: world.setGravity(reader.anyVector(usually: 1200), of: body)
    case 13: world.addPush(reader.anyVector(usually: 200), offset: reader.anyVector(usually: 20), to: body)
    case 14: world.clearPushes(of: body)
    case 15: world.setAcceleration(reader.anyVector(usually: 900), of: body)
    case 16: world.stop(body)
    case 17:
      world.setRighting(
        frequency: reader.anyDouble(usually: 0...5), damping: reader.anyDouble(usually: 0...2), of: body)
    default:
      let steps = reader.isOneIn(16) ? Int.max : reader.int(in: 0..<60) - 2
      world.moveKinematically(
        body, to: reader.anyPoint(usually: 0...300), angle: reader.anyDouble(usually: -3...3), steps: steps)
    }
  }
}
