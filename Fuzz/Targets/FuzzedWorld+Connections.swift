// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

extension FuzzedWorld {
  /// Adds a spring or joint, unless there are many.
  mutating func addConnection(_ reader: inout FuzzReader) {
    guard let body = reader.element(of: bodies) else { return }
    if reader.isOneIn(3) {
      guard springs.count < 20 else { return }
      let spring = world.addSpring(
        to: body, anchor: reader.anyPoint(usually: 0...300), frequency: reader.anyDouble(usually: 0.2...8),
        damping: reader.anyDouble(usually: 0...1.5))
      if let spring { springs.append(spring) }
    } else if joints.count < 20, let joint = world.addJoint(joint(of: body, &reader)) {
      joints.append(joint)
    }
  }

  private func joint(of body: BodyID, _ reader: inout FuzzReader) -> JointDescription {
    let kind = Self.jointKind(&reader)
    var description =
      if reader.bool(), let other = reader.element(of: bodies) {
        JointDescription(kind, of: body, with: other)
      } else {
        JointDescription(kind, of: body, at: reader.anyPoint(usually: 0...300))
      }
    let flags = reader.byte()
    if flags & 1 == 1 { description.offset = reader.anyVector(usually: 30) }
    if flags & 2 == 2 { description.otherOffset = reader.anyVector(usually: 30) }
    if flags & 12 == 12 {
      description.lowerLimit = reader.anyDouble(usually: -2...0)
      description.upperLimit = reader.anyDouble(usually: 0...2)
    }
    if flags & 16 == 16 { description.frictionTorque = reader.anyDouble(usually: 0...5000) }
    if flags & 32 == 32 { description.maximumForce = reader.anyDouble(usually: 1...1e5) }
    if flags & 64 == 64 { description.restAngle = reader.anyDouble(usually: -2...2) }
    return description
  }

  private static func jointKind(_ reader: inout FuzzReader) -> JointDescription.Kind {
    switch reader.int(in: 0..<6) {
    case 0:
      .spring(
        length: reader.anyDouble(usually: 0...100), frequency: reader.anyDouble(usually: 0.2...8),
        damping: reader.anyDouble(usually: 0...1.5))
    case 1: .rod(length: reader.anyDouble(usually: 0...100))
    case 2: .rope(length: reader.anyDouble(usually: 0...100))
    case 3: .pin
    case 4: .slider(axis: reader.anyVector(usually: 1))
    default: .weld
    }
  }

  /// Moves, tunes or removes a spring.
  mutating func changeSpring(_ reader: inout FuzzReader) {
    guard let spring = reader.element(of: springs) else { return }
    switch reader.int(in: 0..<3) {
    case 0: world.removeSpring(spring)
    case 1: world.setAnchor(reader.anyPoint(usually: 0...300), of: spring)
    default:
      world.setFrequency(reader.anyDouble(usually: 0.2...8), damping: reader.anyDouble(usually: 0...1.5), of: spring)
    }
  }

  /// Moves, replaces or removes a joint.
  mutating func changeJoint(_ reader: inout FuzzReader) {
    guard let joint = reader.element(of: joints), let body = reader.element(of: bodies) else { return }
    switch reader.int(in: 0..<4) {
    case 0: world.removeJoint(joint)
    case 1: world.setAnchor(reader.anyPoint(usually: 0...300), of: joint)
    case 2:
      let numbers = [world.length(of: joint), world.angle(of: joint), world.force(of: joint)]
      if numbers.contains(where: { $0.isNaN }) { finding = "a joint's state is not a number: \(numbers)" }
    default: world.setJoint(joint, to: self.joint(of: body, &reader))
    }
  }

  /// Adds a field, unless there are many. Bodies are added to it later.
  mutating func addField(_ reader: inout FuzzReader) {
    guard fields.count < 6 else { return }
    let description = Self.field(&reader)
    let force = reader.anyVector(usually: 500)
    if let field = world.addField(description, force: description.kind == .custom ? { _ in force } : nil) {
      fields.append(field)
      for body in bodies where world.contains(body) { world.addMember(body, to: field) }
    }
  }

  private static func field(_ reader: inout FuzzReader) -> FieldDescription {
    var field = FieldDescription(FieldKind(rawValue: UInt8(reader.int(in: 0..<11))) ?? .drag)
    field.position = reader.anyPoint(usually: 0...300)
    field.strength = reader.anyDouble(usually: -1...1)
    let flags = reader.byte()
    if flags & 1 == 1 { field.falloff = reader.anyDouble(usually: -2...3) }
    if flags & 2 == 2 { field.minimumRadius = reader.anyDouble(usually: 0...60) }
    if flags & 4 == 4 { field.direction = reader.anyVector(usually: 1) }
    if flags & 8 == 8 { field.smoothness = reader.anyDouble(usually: 0...1) }
    if flags & 16 == 16 { field.animationSpeed = reader.anyDouble(usually: 0...3) }
    if flags & 32 == 32 {
      field.region = Region(radius: reader.anyDouble(usually: 0...300))
        .union(Region(size: size(&reader))).difference(Region(radius: 20).inverse())
    }
    return field
  }

  /// Changes or removes a field, or changes which bodies it affects.
  mutating func changeField(_ reader: inout FuzzReader) {
    guard let field = reader.element(of: fields) else { return }
    switch reader.int(in: 0..<5) {
    case 0: world.removeField(field)
    case 1: world.setField(field, to: Self.field(&reader))
    case 2: if let body = reader.element(of: bodies) { world.addMember(body, to: field) }
    case 3: if let body = reader.element(of: bodies) { world.removeMember(body, from: field) }
    default:
      guard let body = reader.element(of: bodies) else { return }
      let pull = world.fieldAcceleration(of: body)
      if !pull.dx.isFinite || !pull.dy.isFinite { finding = "fields pull a body with \(pull.dx), \(pull.dy)" }
    }
  }
}
