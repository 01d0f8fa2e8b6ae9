// SPDX-License-Identifier: MIT

import SprungGeometry

/// A call that changed a world, with its arguments, or the hash of the world after the preceding calls.
///
/// Identifiers are valid in the recorded world and in its replay, because the same calls produce the same identifiers.
/// Sprung addition.
public enum RecordedOperation: Hashable, Sendable {
  /// `World.addBody`.
  case addBody(BodyDescription)
  /// `World.removeBody`.
  case removeBody(BodyID)
  /// `World.setPosition`.
  case setPosition(CGPoint, BodyID)
  /// `World.setAngle`.
  case setAngle(Double, BodyID)
  /// `World.moveKinematically`.
  case moveKinematically(BodyID, to: CGPoint, angle: Double, steps: Int64)
  /// `World.setVelocity`.
  case setVelocity(CGVector, BodyID)
  /// `World.addVelocity`.
  case addVelocity(CGVector, BodyID)
  /// `World.addAngularVelocity`.
  case addAngularVelocity(Double, BodyID)
  /// `World.applyImpulse`.
  case applyImpulse(CGVector, offset: CGVector, BodyID)
  /// `World.setMaterial`.
  case setMaterial(BodyMaterial, BodyID)
  /// `World.setSize`.
  case setSize(CGSize, BodyID)
  /// `World.setShape`.
  case setShape(BodyShape, BodyID)
  /// `World.setAnchored`.
  case setAnchored(Bool, BodyID)
  /// `World.setAllowsRotation`.
  case setAllowsRotation(Bool, BodyID)
  /// `World.setGravity`.
  case setGravity(CGVector, BodyID)
  /// `World.setAcceleration`.
  case setAcceleration(CGVector, BodyID)
  /// `World.setRighting`.
  case setRighting(frequency: Double, damping: Double, BodyID)
  /// `World.clearPushes`.
  case clearPushes(BodyID)
  /// `World.addPush`.
  case addPush(CGVector, offset: CGVector, BodyID)
  /// `World.addSpring`.
  case addSpring(BodyID, anchor: CGPoint, frequency: Double, damping: Double)
  /// `World.removeSpring`.
  case removeSpring(SpringID)
  /// `World.setAnchor(_:of:)` of a spring.
  case setSpringAnchor(CGPoint, SpringID)
  /// `World.setFrequency`.
  case setFrequency(Double, damping: Double, SpringID)
  /// `World.addJoint`.
  case addJoint(JointDescription)
  /// `World.setJoint`.
  case setJoint(JointID, JointDescription)
  /// `World.setAnchor(_:of:)` of a joint.
  case setJointAnchor(CGPoint, JointID)
  /// `World.removeJoint`.
  case removeJoint(JointID)
  /// `World.addField`. The force of a custom field is not recorded.
  case addField(FieldDescription)
  /// `World.setField`.
  case setField(FieldID, FieldDescription)
  /// `World.removeField`.
  case removeField(FieldID)
  /// `World.addMember(_:to:)` of a field.
  case addFieldMember(BodyID, FieldID)
  /// `World.removeMember(_:from:)` of a field.
  case removeFieldMember(BodyID, FieldID)
  /// `World.addBoundarySet`.
  case addBoundarySet
  /// `World.removeBoundarySet`.
  case removeBoundarySet(BoundarySetID)
  /// `World.setFrame`.
  case setFrame(CGRect?, BoundarySetID)
  /// `World.addWall`.
  case addWall([CGPoint], tag: Int32, BoundarySetID)
  /// `World.removeWalls`.
  case removeWalls(tag: Int32, BoundarySetID)
  /// `World.setMembersCollide`.
  case setMembersCollide(Bool, BoundarySetID)
  /// `World.addMember(_:to:)` of a boundary set.
  case addMember(BodyID, BoundarySetID)
  /// `World.removeMember(_:from:)` of a boundary set.
  case removeMember(BodyID, BoundarySetID)
  /// `World.stopAll`.
  case stopAll
  /// `World.stop`.
  case stop(BodyID)
  /// `World.canSleep` was set.
  case setCanSleep(Bool)
  /// `World.joinedBodiesCollide` was set.
  case setJoinedBodiesCollide(Bool)
  /// `World.lockedAxes` was set to the given bits.
  case setLockedAxes(UInt8)
  /// `World.reportsContacts` was set.
  case setReportsContacts(Bool)
  /// `World.clearContactEvents`.
  case clearContactEvents
  /// `World.snapshot`. Snapshots are numbered from 0.
  case snapshot
  /// `World.restore` with the number of the snapshot, or -1 if the snapshot was taken before the recording or belongs
  /// to another world.
  case restore(Int32)
  /// `World.advance` with the number of steps.
  case advance(Int64)
  /// The hash of the world after the preceding operations.
  case hash(UInt64)
}
