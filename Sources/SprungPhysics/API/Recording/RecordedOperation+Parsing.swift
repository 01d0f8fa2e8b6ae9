// SPDX-License-Identifier: MIT

import SprungGeometry

/// Parses operations. The first word of each line is the name of the call.
extension RecordedOperation {
  /// Parses the operation on the current line.
  init(from reader: inout RecordingReader) throws(RecordingError) {
    let name = try reader.word()
    if let operation = try RecordedOperation.bodyCall(name, &reader) {
      self = operation
    } else if let operation = try RecordedOperation.connectionCall(name, &reader) {
      self = operation
    } else if let operation = try RecordedOperation.surroundingsCall(name, &reader) {
      self = operation
    } else if let operation = try RecordedOperation.worldCall(name, &reader) {
      self = operation
    } else {
      throw reader.error("\(name) is not an operation")
    }
  }

  /// Parses calls that act on a single body. Returns nil for other names.
  private static func bodyCall(
    _ name: String, _ reader: inout RecordingReader
  ) throws(RecordingError) -> RecordedOperation? {
    if name == "addBody" { return .addBody(try reader.bodyDescription()) }
    switch name {
    case "removeBody", "setPosition", "setAngle", "carry", "setVelocity", "addVelocity", "addAngularVelocity",
      "applyImpulse",
      "setMaterial", "setSize", "setShape", "setAnchored", "setAllowsRotation", "setGravity", "setAcceleration",
      "clearPushes", "addPush", "setRighting", "stop":
      break
    default: return nil
    }
    let body = try reader.body()
    switch name {
    case "removeBody": return .removeBody(body)
    case "setPosition": return .setPosition(try reader.point(), body)
    case "setAngle": return .setAngle(try reader.number(), body)
    case "carry":
      return .moveKinematically(body, to: try reader.point(), angle: try reader.number(), steps: try reader.integer())
    case "setVelocity": return .setVelocity(try reader.vector(), body)
    case "addVelocity": return .addVelocity(try reader.vector(), body)
    case "addAngularVelocity": return .addAngularVelocity(try reader.number(), body)
    case "applyImpulse": return .applyImpulse(try reader.vector(), offset: try reader.vector(), body)
    case "setMaterial": return .setMaterial(try reader.material(), body)
    case "setSize": return .setSize(try reader.size(), body)
    case "setShape": return .setShape(try reader.shape(), body)
    case "setAnchored": return .setAnchored(try reader.flag(), body)
    case "setAllowsRotation": return .setAllowsRotation(try reader.flag(), body)
    case "setGravity": return .setGravity(try reader.vector(), body)
    case "setAcceleration": return .setAcceleration(try reader.vector(), body)
    case "setRighting": return .setRighting(frequency: try reader.number(), damping: try reader.number(), body)
    case "addPush": return .addPush(try reader.vector(), offset: try reader.vector(), body)
    case "stop": return .stop(body)
    default: return .clearPushes(body)
    }
  }

  /// Parses spring and joint calls.
  private static func connectionCall(
    _ name: String, _ reader: inout RecordingReader
  ) throws(RecordingError) -> RecordedOperation? {
    switch name {
    case "addSpring":
      return .addSpring(
        try reader.body(), anchor: try reader.point(), frequency: try reader.number(), damping: try reader.number())
    case "removeSpring": return .removeSpring(try reader.spring())
    case "setSpringAnchor":
      let spring = try reader.spring()
      return .setSpringAnchor(try reader.point(), spring)
    case "setFrequency":
      let spring = try reader.spring()
      return .setFrequency(try reader.number(), damping: try reader.number(), spring)
    case "addJoint": return .addJoint(try reader.jointDescription())
    case "setJoint": return .setJoint(try reader.joint(), try reader.jointDescription())
    case "setJointAnchor":
      let joint = try reader.joint()
      return .setJointAnchor(try reader.point(), joint)
    case "removeJoint": return .removeJoint(try reader.joint())
    default: return nil
    }
  }

  /// Parses boundary and field calls.
  private static func surroundingsCall(
    _ name: String, _ reader: inout RecordingReader
  ) throws(RecordingError) -> RecordedOperation? {
    switch name {
    case "addField": return .addField(try reader.fieldDescription())
    case "setField": return .setField(try reader.field(), try reader.fieldDescription())
    case "removeField": return .removeField(try reader.field())
    case "addFieldMember": return .addFieldMember(try reader.body(), try reader.field())
    case "removeFieldMember": return .removeFieldMember(try reader.body(), try reader.field())
    case "addBoundarySet": return .addBoundarySet
    case "removeBoundarySet": return .removeBoundarySet(try reader.boundarySet())
    case "setFrame":
      let set = try reader.boundarySet()
      if reader.skip("none") { return .setFrame(nil, set) }
      return .setFrame(CGRect(origin: try reader.point(), size: try reader.size()), set)
    case "addWall":
      let set = try reader.boundarySet()
      let tag = try reader.small()
      return .addWall(try reader.points(), tag: tag, set)
    case "removeWalls":
      let set = try reader.boundarySet()
      return .removeWalls(tag: try reader.small(), set)
    case "setMembersCollide":
      let set = try reader.boundarySet()
      return .setMembersCollide(try reader.flag(), set)
    case "addMember": return .addMember(try reader.body(), try reader.boundarySet())
    case "removeMember": return .removeMember(try reader.body(), try reader.boundarySet())
    default: return nil
    }
  }

  /// Parses calls that act on the whole world.
  private static func worldCall(
    _ name: String, _ reader: inout RecordingReader
  ) throws(RecordingError) -> RecordedOperation? {
    switch name {
    case "stopAll": return .stopAll
    case "setCanSleep": return .setCanSleep(try reader.flag())
    case "setJoinedBodiesCollide": return .setJoinedBodiesCollide(try reader.flag())
    case "setReportsContacts": return .setReportsContacts(try reader.flag())
    case "clearContactEvents": return .clearContactEvents
    case "snapshot": return .snapshot
    case "restore": return .restore(try reader.small())
    case "setLockedAxes": return .setLockedAxes(UInt8(truncatingIfNeeded: try reader.integer()))
    case "advance": return .advance(try reader.integer())
    case "hash": return .hash(try reader.bits())
    default: return nil
    }
  }
}
