// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Each kind of misuse of dynamics, for a test of the messages and for one of the processes that end with them.
enum DynamicsMisuse {
  /// A valid scene to which each kind of misuse is applied.
  @MainActor final class Scene {
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    let other = UIView(frame: CGRect(x: 300, y: 100, width: 50, height: 50))
    let animator: UIDynamicAnimator
    let gravity: UIGravityBehavior
    let collision: UICollisionBehavior
    let properties: UIDynamicItemBehavior
    let push: UIPushBehavior
    let attachment: UIAttachmentBehavior
    let snap: UISnapBehavior
    let field = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)

    init() {
      reference.addSubview(view)
      reference.addSubview(other)
      animator = UIDynamicAnimator(referenceView: reference)
      gravity = UIGravityBehavior(items: [view])
      collision = UICollisionBehavior(items: [view, other])
      properties = UIDynamicItemBehavior(items: [view])
      push = UIPushBehavior(items: [view], mode: .continuous)
      attachment = UIAttachmentBehavior(item: view, attachedTo: other)
      snap = UISnapBehavior(item: other, snapTo: CGPoint(x: 500, y: 500))
      for behavior in [gravity, collision, properties, push, attachment, snap, field] { animator.addBehavior(behavior) }
    }
  }

  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let title: String
    let kind: String
    let words: [String]
    let commit: @MainActor @Sendable (Scene) -> Void
    var testDescription: String { title }

    init(
      _ title: String, _ kind: String, _ words: [String] = [], _ commit: @escaping @MainActor @Sendable (Scene) -> Void
    ) {
      self.title = title
      self.kind = kind
      self.words = words
      self.commit = commit
    }
  }

  nonisolated static let notNumber = "nonFiniteValue"

  nonisolated static let cases: [Case] = [
    Case("a child added to the animator", "behaviorInUse", ["addBehavior"]) { scene in
      let parent = UIDynamicBehavior()
      scene.animator.addBehavior(parent)
      let child = UIGravityBehavior(items: [])
      parent.addChildBehavior(child)
      scene.animator.addBehavior(child)
    },
    Case("a behavior with two parents", "behaviorInUse", ["addChildBehavior"]) {
      UIDynamicBehavior().addChildBehavior($0.gravity)
    },
    Case("a behavior in two animators", "behaviorInUse") { UIDynamicAnimator().addBehavior($0.gravity) },
    Case("a behavior as its own child", "behaviorCycle") { _ in
      let behavior = UIDynamicBehavior()
      behavior.addChildBehavior(behavior)
    },
    Case("a ring of two", "behaviorCycle") { _ in
      let parent = UIDynamicBehavior()
      let child = UIDynamicBehavior()
      parent.addChildBehavior(child)
      child.addChildBehavior(parent)
    },
    Case("a view from elsewhere", "foreignItem", ["100", "60"]) {
      $0.gravity.addItem(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)))
    },
    Case("no size", "invalidSize", ["updateItem"]) { scene in
      let view = UIView()
      scene.reference.addSubview(view)
      scene.gravity.addItem(view)
    },
    Case("a size that is not finite", "invalidSize") { scene in
      scene.gravity.addItem(TestItem(width: Double.infinity))
    },
    Case("a center that is not a number", "unreasonableCenter", ["nan"]) {
      $0.gravity.addItem(TestItem(x: Double.nan))
    },
    Case("a center beyond all screens", "unreasonableCenter") { $0.gravity.addItem(TestItem(x: 2e9)) },
    Case("a center that became no number", "unreasonableCenter") { scene in
      let item = TestItem()
      scene.gravity.addItem(item)
      item.center = CGPoint(x: CGFloat.nan, y: 0)
      scene.animator.updateItem(usingCurrentState: item)
    },
    Case("a transform without direction", "unreasonableTransform") { scene in
      let item = TestItem()
      item.transform = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
      scene.gravity.addItem(item)
    },
    Case("an update of an item that nobody moves", "unannouncedItem") {
      $0.animator.updateItem(usingCurrentState: TestItem())
    },
    Case("a velocity for an item of others", "unknownItem", ["addLinearVelocity"]) {
      $0.properties.addLinearVelocity(CGPoint(x: 1, y: 0), for: $0.other)
    },
    Case("a velocity that is not a number", notNumber, ["addLinearVelocity"]) {
      $0.properties.addLinearVelocity(CGPoint(x: CGFloat.nan, y: 0), for: $0.view)
    },
    Case("a spin that is not a number", notNumber, ["addAngularVelocity"]) {
      $0.properties.addAngularVelocity(.infinity, for: $0.view)
    },
    Case("an elasticity that is not a number", notNumber, ["elasticity"]) { $0.properties.elasticity = .nan },
    Case("a density without bounds", notNumber, ["density"]) { $0.properties.density = .infinity },
    Case("a charge that is not a number", notNumber, ["charge"]) { $0.properties.charge = .nan },
    Case("a gravity that is not a number", notNumber) { $0.gravity.magnitude = .nan },
    Case("a gravity without bounds", notNumber) { $0.gravity.gravityDirection = CGVector(dx: CGFloat.infinity, dy: 0) },
    Case("a push that is not a number", notNumber) { $0.push.setAngle(.nan, magnitude: 1) },
    Case("a push at no place", notNumber, ["setTargetOffsetFromCenter"]) {
      $0.push.setTargetOffsetFromCenter(UIOffset(horizontal: .nan, vertical: 0), for: $0.view)
    },
    Case("a length that is not a number", notNumber, ["length"]) { $0.attachment.length = .nan },
    Case("a frequency without bounds", notNumber, ["frequency"]) { $0.attachment.frequency = .infinity },
    Case("a damping that is not a number", notNumber, ["damping"]) { $0.attachment.damping = .nan },
    Case("a range in the wrong order", "wrongRange", ["2.0", "-1.0"]) {
      $0.attachment.attachmentRange = UIFloatRange(minimum: 2, maximum: -1)
    },
    Case("a range without zero", "wrongRange", ["contain 0"]) {
      $0.attachment.attachmentRange = UIFloatRange(minimum: -2, maximum: -1)
    },
    Case("an attachment of an item to itself", "selfAttachment") {
      $0.animator.addBehavior(UIAttachmentBehavior(item: $0.view, attachedTo: $0.view))
    },
    Case("an axis of no length", "zeroAxis") {
      _ = UIAttachmentBehavior.slidingAttachment(
        with: $0.view, attachmentAnchor: .zero, axisOfTranslation: CGVector(dx: 0, dy: 0))
    },
    Case("a pin at no place", notNumber, ["anchor"]) {
      _ = UIAttachmentBehavior.pinAttachment(
        with: $0.view, attachedTo: $0.other, attachmentAnchor: CGPoint(x: CGFloat.nan, y: 0))
    },
    Case("a snap to no place", notNumber, ["snapPoint"]) { $0.snap.snapPoint = CGPoint(x: 0, y: CGFloat.nan) },
    Case("a field at no place", notNumber, ["position"]) { $0.field.position = CGPoint(x: CGFloat.nan, y: 0) },
    Case("a strength beyond reason", notNumber, ["strength"]) { $0.field.strength = 1e30 },
    Case("a boundary without a line", "emptyBoundary") {
      $0.collision.addBoundary(withIdentifier: "dot" as NSCopying, from: .zero, to: .zero)
    },
    Case("an empty path as boundary", "emptyBoundary") {
      $0.collision.addBoundary(withIdentifier: "none" as NSCopying, for: UIBezierPath())
    },
    Case("a boundary at no place", "unreasonableValue") {
      $0.collision.addBoundary(
        withIdentifier: "far" as NSCopying, from: .zero, to: CGPoint(x: 1e300, y: 0))
    },
    Case("insets that are not numbers", notNumber) {
      $0.collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0))
    },
    Case("a path that crosses itself", "unusableCollisionPath") {
      $0.collision.addItem(ShapedItem(x: 0, y: 0, corners: [(-50, -50), (50, 50), (50, -50), (-50, 50)]))
    },
    Case("a path as shape, but no path", "emptyCollisionPath") {
      $0.collision.addItem(ShapedItem(x: 0, y: 0, corners: []))
    },
    Case("time that runs backwards", "nonFiniteTime", ["-1"]) { $0.animator.step(by: -1) },
    Case("a group of nobody", "emptyGroup") { _ in _ = UIDynamicItemGroup(items: []) },
    Case("a member of a group in a behavior", "groupMember") { scene in
      let member = TestItem()
      scene.properties.addItem(UIDynamicItemGroup(items: [member]))
      scene.gravity.addItem(member)
    },
    Case("another key", "unknownKey", ["debugEverything"]) { $0.animator.setValue(true, forKey: "debugEverything") },
  ]
}
