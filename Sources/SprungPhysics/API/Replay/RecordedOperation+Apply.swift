// SPDX-License-Identifier: MIT

import SprungGeometry

/// Replays single operations.
extension RecordedOperation {
  /// Performs the call on a world. Hashes, snapshots and added fields are handled by `Replay` and have no effect here.
  func apply(to world: World) {
    switch self {
    case .addBody(let description): world.addBody(description)
    case .removeBody(let body): world.removeBody(body)
    case .setPosition(let position, let body): world.setPosition(position, of: body)
    case .setAngle(let angle, let body): world.setAngle(angle, of: body)
    case .moveKinematically(let body, let position, let angle, let steps):
      world.moveKinematically(body, to: position, angle: angle, steps: Int(clamping: steps))
    case .setVelocity(let velocity, let body): world.setVelocity(velocity, of: body)
    case .addVelocity(let velocity, let body): world.addVelocity(velocity, to: body)
    case .addAngularVelocity(let angularVelocity, let body): world.addAngularVelocity(angularVelocity, to: body)
    case .applyImpulse(let impulse, let offset, let body): world.applyImpulse(impulse, offset: offset, to: body)
    case .setMaterial(let material, let body): world.setMaterial(material, of: body)
    case .setSize(let size, let body): world.setSize(size, of: body)
    case .setShape(let shape, let body): world.setShape(shape, of: body)
    case .setAnchored(let isAnchored, let body): world.setAnchored(isAnchored, of: body)
    case .setAllowsRotation(let allows, let body): world.setAllowsRotation(allows, of: body)
    case .setGravity(let acceleration, let body): world.setGravity(acceleration, of: body)
    case .setAcceleration(let acceleration, let body): world.setAcceleration(acceleration, of: body)
    case .setRighting(let frequency, let damping, let body):
      world.setRighting(frequency: frequency, damping: damping, of: body)
    case .clearPushes(let body): world.clearPushes(of: body)
    case .addPush(let force, let offset, let body): world.addPush(force, offset: offset, to: body)
    case .setJoinedBodiesCollide(let collide): world.joinedBodiesCollide = collide
    case .stopAll: world.stopAll()
    case .stop(let body): world.stop(body)
    case .setCanSleep(let canSleep): world.canSleep = canSleep
    case .setLockedAxes(let axes): world.lockedAxes = LockedAxes(rawValue: axes)
    case .setReportsContacts(let reports): world.reportsContacts = reports
    case .clearContactEvents: world.clearContactEvents()
    case .advance(let steps): world.advance(steps: Int(clamping: steps))
    case .addField, .snapshot, .restore, .hash: break
    default: applyToConnections(of: world)
    }
  }

  /// Performs spring, joint, field and boundary calls.
  private func applyToConnections(of world: World) {
    switch self {
    case .addSpring(let body, let anchor, let frequency, let damping):
      world.addSpring(to: body, anchor: anchor, frequency: frequency, damping: damping)
    case .removeSpring(let spring): world.removeSpring(spring)
    case .setSpringAnchor(let anchor, let spring): world.setAnchor(anchor, of: spring)
    case .setFrequency(let frequency, let damping, let spring):
      world.setFrequency(frequency, damping: damping, of: spring)
    case .addJoint(let description): world.addJoint(description)
    case .setJoint(let joint, let description): world.setJoint(joint, to: description)
    case .setJointAnchor(let anchor, let joint): world.setAnchor(anchor, of: joint)
    case .removeJoint(let joint): world.removeJoint(joint)
    case .setField(let field, let description): world.setField(field, to: description)
    case .removeField(let field): world.removeField(field)
    case .addFieldMember(let body, let field): world.addMember(body, to: field)
    case .removeFieldMember(let body, let field): world.removeMember(body, from: field)
    case .addBoundarySet: _ = world.addBoundarySet()
    case .removeBoundarySet(let set): world.removeBoundarySet(set)
    case .setFrame(let frame, let set): world.setFrame(frame, of: set)
    case .addWall(let points, let tag, let set): world.addWall(through: points, tag: tag, to: set)
    case .removeWalls(let tag, let set): world.removeWalls(tag: tag, from: set)
    case .setMembersCollide(let collide, let set): world.setMembersCollide(collide, of: set)
    case .addMember(let body, let set): world.addMember(body, to: set)
    case .removeMember(let body, let set): world.removeMember(body, from: set)
    default: break
    }
  }
}
