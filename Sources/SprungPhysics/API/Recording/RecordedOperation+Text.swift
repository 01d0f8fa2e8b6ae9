// SPDX-License-Identifier: MIT

import SprungGeometry

/// Writes operations as text, one per line: the name of the call, followed by its arguments.
extension RecordedOperation {
  /// Writes the operation as one line.
  func write(to writer: inout RecordingWriter) {
    switch self {
    case .addBody(let description): writer.with("addBody") { $0.body(description) }
    case .removeBody(let body): writer.with("removeBody") { $0.identifier(body) }
    case .setPosition(let position, let body): writer.with("setPosition", body) { $0.point(position) }
    case .setAngle(let angle, let body): writer.with("setAngle", body) { $0.number(angle) }
    case .moveKinematically(let body, let position, let angle, let steps):
      writer.with("carry", body) {
        $0.point(position)
        $0.number(angle)
        $0.integer(steps)
      }
    case .setVelocity(let velocity, let body): writer.with("setVelocity", body) { $0.vector(velocity) }
    case .addVelocity(let velocity, let body): writer.with("addVelocity", body) { $0.vector(velocity) }
    case .addAngularVelocity(let angularVelocity, let body):
      writer.with("addAngularVelocity", body) { $0.number(angularVelocity) }
    case .applyImpulse(let impulse, let offset, let body):
      writer.with("applyImpulse", body) {
        $0.vector(impulse)
        $0.vector(offset)
      }
    case .setMaterial(let material, let body): writer.with("setMaterial", body) { $0.material(material) }
    case .setSize(let size, let body): writer.with("setSize", body) { $0.size(size) }
    case .setShape(let shape, let body): writer.with("setShape", body) { $0.shape(shape) }
    case .setAnchored(let isAnchored, let body): writer.with("setAnchored", body) { $0.flag(isAnchored) }
    case .setAllowsRotation(let allows, let body): writer.with("setAllowsRotation", body) { $0.flag(allows) }
    case .setGravity(let acceleration, let body): writer.with("setGravity", body) { $0.vector(acceleration) }
    case .setAcceleration(let acceleration, let body): writer.with("setAcceleration", body) { $0.vector(acceleration) }
    case .setRighting(let frequency, let damping, let body):
      writer.with("setRighting", body) {
        $0.number(frequency)
        $0.number(damping)
      }
    case .clearPushes(let body): writer.with("clearPushes", body) { _ in }
    case .addPush(let force, let offset, let body):
      writer.with("addPush", body) {
        $0.vector(force)
        $0.vector(offset)
      }
    case .stopAll: writer.line("stopAll")
    case .stop(let body): writer.with("stop", body) { _ in }
    case .setCanSleep(let canSleep): writer.with("setCanSleep") { $0.flag(canSleep) }
    case .setJoinedBodiesCollide(let collide): writer.with("setJoinedBodiesCollide") { $0.flag(collide) }
    case .setLockedAxes(let axes): writer.with("setLockedAxes") { $0.integer(Int64(axes)) }
    case .setReportsContacts(let reports): writer.with("setReportsContacts") { $0.flag(reports) }
    case .clearContactEvents: writer.line("clearContactEvents")
    case .snapshot: writer.line("snapshot")
    case .restore(let number): writer.with("restore") { $0.integer(Int64(number)) }
    case .advance(let steps): writer.with("advance") { $0.integer(steps) }
    case .hash(let hash): writer.with("hash") { $0.bits(hash) }
    default: writeConnection(to: &writer)
    }
  }

  /// Writes spring and joint calls.
  private func writeConnection(to writer: inout RecordingWriter) {
    switch self {
    case .addSpring(let body, let anchor, let frequency, let damping):
      writer.with("addSpring", body) {
        $0.point(anchor)
        $0.number(frequency)
        $0.number(damping)
      }
    case .removeSpring(let spring): writer.with("removeSpring") { $0.identifier(spring) }
    case .setSpringAnchor(let anchor, let spring):
      writer.with("setSpringAnchor") {
        $0.identifier(spring)
        $0.point(anchor)
      }
    case .setFrequency(let frequency, let damping, let spring):
      writer.with("setFrequency") {
        $0.identifier(spring)
        $0.number(frequency)
        $0.number(damping)
      }
    case .addJoint(let description): writer.with("addJoint") { $0.joint(description) }
    case .setJoint(let joint, let description):
      writer.with("setJoint") {
        $0.identifier(joint)
        $0.joint(description)
      }
    case .setJointAnchor(let anchor, let joint):
      writer.with("setJointAnchor") {
        $0.identifier(joint)
        $0.point(anchor)
      }
    case .removeJoint(let joint): writer.with("removeJoint") { $0.identifier(joint) }
    default: writeSurroundings(to: &writer)
    }
  }

  /// Writes boundary, field and world calls.
  private func writeSurroundings(to writer: inout RecordingWriter) {
    switch self {
    case .addField(let description): writer.with("addField") { $0.field(description) }
    case .setField(let field, let description):
      writer.with("setField") {
        $0.identifier(field)
        $0.field(description)
      }
    case .removeField(let field): writer.with("removeField") { $0.identifier(field) }
    case .addFieldMember(let body, let field): writer.with("addFieldMember", body) { $0.identifier(field) }
    case .removeFieldMember(let body, let field): writer.with("removeFieldMember", body) { $0.identifier(field) }
    case .addBoundarySet: writer.line("addBoundarySet")
    case .removeBoundarySet(let set): writer.with("removeBoundarySet") { $0.identifier(set) }
    case .setFrame(let frame, let set):
      writer.with("setFrame") {
        $0.identifier(set)
        if let frame {
          $0.point(frame.origin)
          $0.size(frame.size)
        } else {
          $0.word("none")
        }
      }
    case .addWall(let points, let tag, let set):
      writer.with("addWall") {
        $0.identifier(set)
        $0.integer(Int64(tag))
        $0.points(points)
      }
    case .removeWalls(let tag, let set):
      writer.with("removeWalls") {
        $0.identifier(set)
        $0.integer(Int64(tag))
      }
    case .setMembersCollide(let collide, let set):
      writer.with("setMembersCollide") {
        $0.identifier(set)
        $0.flag(collide)
      }
    case .addMember(let body, let set): writer.with("addMember", body) { $0.identifier(set) }
    case .removeMember(let body, let set): writer.with("removeMember", body) { $0.identifier(set) }
    default: break
    }
  }
}

/// Writes a line that contains a call and its arguments.
extension RecordingWriter {
  fileprivate mutating func with(_ name: StaticString, _ write: (inout RecordingWriter) -> Void) {
    line(name)
    write(&self)
  }

  fileprivate mutating func with(_ name: StaticString, _ body: BodyID, _ write: (inout RecordingWriter) -> Void) {
    line(name)
    self.identifier(body)
    write(&self)
  }
}
