// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests which state a snapshot restores if behaviors or properties have changed since it was taken.
@MainActor @Suite(.oneApplication) struct RestoringTests {
  let animator = UIDynamicAnimator()
  let item = TestItem()
  let properties: UIDynamicItemBehavior

  init() {
    properties = UIDynamicItemBehavior(items: [item])
    animator.addBehavior(properties)
    properties.addLinearVelocity(CGPoint(x: 40, y: -30), for: item)
    animator.step(by: 0.1)
  }

  @Test("Moving items get their velocities back even if behaviors were added since")
  func velocities() {
    let snapshot = animator.snapshot()
    properties.addLinearVelocity(CGPoint(x: 500, y: 700), for: item)
    properties.addAngularVelocity(3, for: item)
    animator.step(by: 0.1)
    animator.addBehavior(UISnapBehavior(item: TestItem(x: 900), snapTo: .zero))
    animator.restore(snapshot)
    let velocity = properties.linearVelocity(for: item)
    #expect(isNear(velocity.x, 40) && isNear(velocity.y, -30))
    #expect(isNear(properties.angularVelocity(for: item), 0))
  }

  @Test("Current properties apply after a restore, regardless of the snapshot")
  func presentProperties() {
    let snapshot = animator.snapshot()
    properties.resistance = 10
    animator.step(by: 0.1)
    animator.restore(snapshot)
    animator.step(by: 0.5)
    #expect(properties.linearVelocity(for: item).x < 20)
  }

  @Test(
    "A transform other than rotation is preserved while the item rotates",
    arguments: [
      CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: 0, c: 0, d: 3, tx: 0, ty: 0), CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 7, ty: 0),
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 9),
    ])
  func transforms(transform: CGAffineTransform) {
    let turned = TestItem(x: 300)
    turned.transform = transform
    properties.addItem(turned)
    properties.addAngularVelocity(2, for: turned)
    animator.step(by: 0.25)
    let expected = transform.concatenating(CGAffineTransform(rotationAngle: 0.5))
    let found = turned.transform
    #expect(isNear(found.a, Double(expected.a)) && isNear(found.b, Double(expected.b)))
    #expect(isNear(found.c, Double(expected.c)) && isNear(found.d, Double(expected.d)))
    #expect(isNear(found.tx, Double(expected.tx)) && isNear(found.ty, Double(expected.ty)))
  }

  @Test("A replaced action is called, and a removed one is not")
  func actions() {
    var calls: [String] = []
    let behavior = UIDynamicBehavior()
    animator.addBehavior(behavior)
    behavior.action = { calls.append("first") }
    behavior.action = { calls.append("second") }
    animator.step(by: 1.0 / 60)
    #expect(calls == ["second"])
    behavior.action = nil
    animator.step(by: 1.0 / 60)
    #expect(calls == ["second"])
    behavior.action = { calls.append("third") }
    animator.step(by: 1.0 / 60)
    #expect(calls == ["second", "third"])
  }

  @Test("An action set after its behavior was added is called until it is removed")
  func lateAction() {
    var calls = 0
    let behavior = UIDynamicBehavior()
    animator.addBehavior(behavior)
    behavior.action = { calls += 1 }
    animator.step(by: 1.0 / 60)
    #expect(calls == 1)
    behavior.action = nil
    animator.step(by: 1.0 / 60)
    #expect(calls == 1)
  }

  @Test("A vector of length zero has zero components")
  func noLength() {
    let push = UIPushBehavior(items: [], mode: .continuous)
    push.pushDirection = CGVector(dx: 3, dy: 4)
    push.magnitude = 0
    #expect(push.pushDirection == CGVector(dx: 0, dy: 0))
    push.magnitude = 5
    #expect(isNear(push.pushDirection.dx, 3) && isNear(push.pushDirection.dy, 4))
  }

  @Test("An item released by its attachment continues straight")
  func attachmentRemoved() {
    let attachment = UIAttachmentBehavior(
      item: item, attachedToAnchor: CGPoint(x: item.center.x, y: item.center.y - 100))
    animator.addBehavior(attachment)
    animator.step(by: 0.5)
    animator.removeBehavior(attachment)
    let velocity = properties.linearVelocity(for: item)
    #expect(isNear(hypot(velocity.x, velocity.y), 40, relative: 0.01))
    let place = item.center
    animator.step(by: 1)
    #expect(isNear(item.center.x, Double(place.x + velocity.x)) && isNear(item.center.y, Double(place.y + velocity.y)))
  }

  @Test("The velocity of a resting group is zero")
  func restingGroup() {
    let group = UIDynamicItemGroup(items: [TestItem(x: 1_000, width: 50), TestItem(x: 1_050, width: 50)])
    properties.addItem(group)
    animator.step(by: 0.1)
    #expect(properties.linearVelocity(for: group) == .zero)
  }

  @Test("A member of a group with no height or width is a fault", arguments: [(0.0, 10.0), (10, 0)])
  func emptyMember(width: Double, height: Double) {
    let group = UIDynamicItemGroup(items: [TestItem(x: 1_000), TestItem(x: 1_100, width: width, height: height)])
    let faults = Diagnostics.recording { properties.addItem(group) }
    #expect(faults.map(\.kind) == ["invalidSize"])
  }

  @Test("A group that starts to rotate stays in place")
  func rotatingGroup() {
    let members = [TestItem(x: 1_000), TestItem(x: 1_100), TestItem(x: 1_000, y: 100)]
    let group = UIDynamicItemGroup(items: members)
    properties.addItem(group)
    properties.addAngularVelocity(2, for: group)
    let velocity = properties.linearVelocity(for: group)
    #expect(abs(velocity.x) < 1e-6 && abs(velocity.y) < 1e-6)
    #expect(isNear(properties.angularVelocity(for: group), 2))
  }

  @Test("An item that loses its size is no longer found in its former area")
  func emptied() {
    let other = TestItem(x: 500)
    properties.addItem(other)
    animator.step(by: 0)
    let place = CGRect(x: 530, y: -5, width: 10, height: 10)
    #expect(animator.items(in: place).count == 1)
    other.bounds = .zero
    let faults = Diagnostics.recording { animator.updateItem(usingCurrentState: other) }
    #expect(faults.map(\.kind) == ["invalidSize"] && animator.items(in: place).isEmpty)
  }

  @Test("Rotating items get their angles back even if behaviors were added since")
  func angles() {
    properties.addAngularVelocity(3, for: item)
    animator.step(by: 0.1)
    let snapshot = animator.snapshot()
    animator.step(by: 0.2)
    animator.addBehavior(UISnapBehavior(item: TestItem(x: 900), snapTo: .zero))
    animator.restore(snapshot)
    animator.step(by: 0.1)
    #expect(isNear(atan2(item.transform.b, item.transform.a), 0.6))
  }
}
