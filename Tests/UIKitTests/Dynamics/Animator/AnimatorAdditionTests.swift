// SPDX-License-Identifier: MIT

import Foundation
import SprungTestSupport
import Testing
import UIKit

/// Tests Sprung's additions to UIKit Dynamics: stepping, snapshots, rest callbacks, forgotten and lost items, and large
/// queries.
@MainActor @Suite(.oneApplication) struct AnimatorAdditionTests {
  let animator = UIDynamicAnimator()

  @Test("run(until:) stops at the condition, at rest and at its limit")
  func runUntil() {
    let item = TestItem()
    animator.addBehavior(UIGravityBehavior(items: [item]))
    #expect(animator.run(until: { item.center.y >= 500 }))
    #expect(item.center.y >= 500 && item.center.y < 520)
    #expect(!animator.run(until: { false }, atMost: 0.5))
    #expect(abs(animator.elapsedTime - 1.5) < 0.02)
    animator.run(until: 2)
    #expect(abs(animator.elapsedTime - 2) < 1e-9)
    animator.removeAllBehaviors()
    animator.addBehavior(makeSpring(item, to: .zero, frequency: 2, damping: 1))
    #expect(animator.run(until: { !animator.isRunning }))
    #expect(item.center == .zero)
    #expect(!animator.run(until: { false }))
    let faults = Diagnostics.recording { animator.run(until: { false }, atMost: .nan) }
    #expect(faults.map(\.kind) == ["nonFiniteTime"])
  }

  @Test("Setting the center of an item causes a warning, and it is overwritten or adopted")
  func externalMoves() {
    let item = TestItem()
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.step(by: 0.1)
    let faults = Diagnostics.recording {
      item.center = CGPoint(x: 300, y: 0)
      animator.step(by: 0.1)
    }
    #expect(faults.map(\.kind) == ["externalMove"])
    #expect(item.center.x == 0 && abs(item.center.y - 20) < 1e-9)
    animator.adoptExternalMoves = true
    item.center = CGPoint(x: 300, y: 0)
    #expect(Diagnostics.recording { animator.step(by: 0.1) }.isEmpty)
    #expect(item.center == CGPoint(x: 300, y: 0))
    animator.step(by: 0.1)
    #expect(item.center.x == 300 && item.center.y > 30, "its velocity is kept")
  }

  @Test("axisLock keeps items in their column, and wakes the animator when it is reset")
  func axisLock() {
    let item = TestItem(x: 30, y: 100)
    #expect(animator.axisLock == [])
    animator.axisLock = .horizontal
    animator.addBehavior(makeSpring(item, to: .zero, frequency: 1, damping: 0.8))
    animator.step(by: 0.25)
    #expect(item.center.x == 30 && abs(Double(item.center.y) - 47.4295) < 6e-5)
    for _ in 0..<240 { animator.step(by: 1.0 / 60) }
    #expect(!animator.isRunning && item.center == CGPoint(x: 30, y: 0))
    animator.axisLock = []
    #expect(animator.isRunning && animator.axisLock == [])
    for _ in 0..<240 { animator.step(by: 1.0 / 60) }
    #expect(!animator.isRunning && item.center == .zero)
    animator.axisLock = UIAxis(rawValue: 255)
    #expect(animator.axisLock == .both)
  }

  @Test("An item in behaviors of two animators causes a warning")
  func twoAnimators() {
    let item = TestItem()
    animator.addBehavior(UIGravityBehavior(items: [item]))
    let other = UIDynamicAnimator()
    let faults = Diagnostics.recording { other.addBehavior(UISnapBehavior(item: item, snapTo: .zero)) }
    #expect(faults.map(\.kind) == ["twoAnimators"])
    animator.removeAllBehaviors()
    other.removeAllBehaviors()
    #expect(Diagnostics.recording { animator.addBehavior(UIGravityBehavior(items: [item])) }.isEmpty)
  }

  @Test("A scale in the transform affects collisions if enabled", arguments: [false, true])
  func scale(counts: Bool) {
    let item = TestItem(x: 0, y: 0, width: 100, height: 100)
    item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    animator.honorsTransformScale = counts
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: -500, y: 300), to: CGPoint(x: 500, y: 300))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    #expect(animator.run(until: { !animator.isRunning }))
    #expect(abs(item.center.y - (counts ? 275 : 250)) < 0.5)
    #expect(abs(item.transform.a - 0.5) < 1e-9)
  }

  /// Returns a scene with every kind of state: contacts, joints, springs and fields.
  func scene() -> (UIDynamicAnimator, [TestItem], UISnapBehavior) {
    let animator = UIDynamicAnimator()
    let items = (0..<6).map { TestItem(x: Double($0) * 60, y: Double($0 % 2) * 90, width: 50, height: 50) }
    let collision = UICollisionBehavior(items: items)
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: -500, y: 300), to: CGPoint(x: 900, y: 330))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: items))
    animator.addBehavior(UIAttachmentBehavior(item: items[0], attachedTo: items[1]))
    let field = UIFieldBehavior.vortexField()
    for item in items { field.addItem(item) }
    animator.addBehavior(field)
    let snap = UISnapBehavior(item: items[5], snapTo: CGPoint(x: 100, y: 100))
    animator.addBehavior(snap)
    return (animator, items, snap)
  }

  @Test("A restored snapshot always leads to identical bits")
  func snapshot() {
    let (animator, items, _) = scene()
    animator.step(by: 0.7)
    let snapshot = animator.snapshot()
    let hash = animator.stateHash
    let centers = items.map(\.center)
    #expect(abs(snapshot.elapsedTime - 0.7) < 1e-9)
    var ends: [UInt64] = []
    for _ in 0..<3 {
      animator.step(by: 0.9)
      ends.append(animator.stateHash)
      #expect(items.map(\.center) != centers)
      animator.restore(snapshot)
      #expect(animator.stateHash == hash && items.map(\.center) == centers)
      #expect(animator.elapsedTime == snapshot.elapsedTime && animator.isRunning)
    }
    #expect(ends[0] == ends[1] && ends[1] == ends[2])
  }

  @Test("A restore after behavior changes restores positions and velocities, and current behaviors apply")
  func lenientRestore() {
    let (animator, items, snap) = scene()
    // This behavior sets no property, and is used only to read the velocity.
    let properties = UIDynamicItemBehavior(items: [items[2]])
    animator.addBehavior(properties)
    animator.step(by: 0.3)
    let snapshot = animator.snapshot()
    let place = items[2].center
    let velocity = properties.linearVelocity(for: items[2])
    #expect(velocity.y != 0)
    animator.step(by: 0.4)
    animator.removeBehavior(snap)
    animator.restore(snapshot)
    #expect(items[2].center == place)
    #expect(isNear(properties.linearVelocity(for: items[2]).y, Double(velocity.y)))
    animator.step(by: 1)
    // The snap behavior was removed and is not restored.
    #expect(items[5].center.y > 120)
    let other = UIDynamicAnimator()
    #expect(Diagnostics.recording { other.restore(snapshot) }.map(\.kind) == ["foreignSnapshot"])
  }

  @Test("A tick within a tick is rejected")
  func nested() {
    let item = TestItem()
    let gravity = UIGravityBehavior(items: [item])
    var snapshot: DynamicAnimatorSnapshot?
    gravity.action = { [animator] in
      animator.step(by: 1)
      if let snapshot { animator.restore(snapshot) }
    }
    animator.addBehavior(gravity)
    snapshot = animator.snapshot()
    let faults = Diagnostics.recording { animator.step(by: 0.5) }
    #expect(faults.map(\.kind) == ["nestedTick", "nestedTick"])
    #expect(isNear(item.center.y, 125))
  }

  @Test("onRest is called each time a behavior's items rest, while other items move")
  func onRest() {
    let item = TestItem(x: 100)
    let restless = TestItem(x: 1000)
    animator.addBehavior(makeSpring(restless, to: .zero, frequency: 1, damping: 0))
    let snap = UISnapBehavior(item: item, snapTo: .zero)
    var calls = 0
    snap.onRest = { calls += 1 }
    animator.addBehavior(snap)
    animator.step(by: 0.1)
    #expect(calls == 0)
    for _ in 0..<120 { animator.step(by: 1.0 / 60) }
    #expect(calls == 1 && item.center == .zero && animator.isRunning)
    snap.snapPoint = CGPoint(x: 0, y: 50)
    for _ in 0..<120 { animator.step(by: 1.0 / 60) }
    #expect(calls == 2)
    // The closure is also called for an item that is already at its target, and for a parent behavior.
    let still = TestItem()
    let parent = UIDynamicBehavior()
    parent.addChildBehavior(UISnapBehavior(item: still, snapTo: .zero))
    parent.onRest = { calls += 10 }
    animator.addBehavior(parent)
    for _ in 0..<10 { animator.step(by: 1.0 / 60) }
    #expect(calls == 12)
    parent.onRest = nil
    animator.removeBehavior(parent)
    #expect(calls == 12)
  }

  @Test("onRest alone runs an idle animator once")
  func onRestWhenIdle() {
    let item = TestItem()
    let gravity = UICollisionBehavior(items: [item])
    animator.addBehavior(gravity)
    for _ in 0..<60 { animator.step(by: 1.0 / 60) }
    #expect(!animator.isRunning)
    var calls = 0
    gravity.onRest = { calls += 1 }
    #expect(animator.isRunning)
    animator.step(by: 1.0 / 60)
    #expect(calls == 1 && !animator.isRunning)
  }

  @Test("Forgotten items leave every behavior, and attachments and snaps that need them are removed")
  func forgetting() {
    let items = (0..<3).map { TestItem(x: Double($0) * 200) }
    let gravity = UIGravityBehavior(items: items)
    let parent = UIDynamicBehavior()
    parent.addChildBehavior(UIAttachmentBehavior(item: items[0], attachedTo: items[1]))
    let snap = UISnapBehavior(item: items[2], snapTo: .zero)
    for behavior in [gravity, parent, snap, UICollisionBehavior(items: items)] { animator.addBehavior(behavior) }
    animator.step(by: 0.1)
    #expect(animator.forgetItems { $0 === items[0] } == 1)
    #expect(gravity.items.count == 2 && parent.childBehaviors.isEmpty && animator.behaviors.count == 4)
    #expect(animator.forgetItems { $0 === items[2] } == 1)
    #expect(animator.behaviors.count == 3 && snap.dynamicAnimator == nil)
    let place = items[0].center
    animator.step(by: 0.5)
    #expect(items[0].center == place && items[1].center.y > 100)
    #expect(animator.forgetItems { $0 === items[0] } == 0)
  }

  @Test("An item that falls out of the world is stopped with a warning, so that the animator pauses")
  func lost() {
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    reference.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: reference)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    let warnings = Diagnostics.recording {
      animator.run(until: { !animator.isRunning })
    }
    #expect(warnings.map(\.kind) == ["lostItem"])
    #expect(!animator.isRunning && view.center.y > 5400 && view.center.y < 5500)
    #expect(animator.lostItems.first === view)
  }

  @Test("items(in:) returns many items in the order of their first mention, as with few")
  func manyItems() {
    let items = (0..<1200).map { TestItem(x: Double($0 % 40) * 30, y: Double($0 / 40) * 30, width: 20, height: 20) }
    let shuffled = (0..<1200).map { items[($0 * 701) % 1200] }
    let properties = UIDynamicItemBehavior(items: shuffled)
    animator.addBehavior(properties)
    items[41].transform = CGAffineTransform(rotationAngle: 0.7)
    animator.updateItem(usingCurrentState: items[41])
    for rect in [
      CGRect(x: 15, y: 15, width: 100, height: 70), CGRect(x: 100, y: 40, width: -80, height: 5),
      CGRect(x: 43, y: 43, width: 0.5, height: 0.5), CGRect(x: 500, y: 500, width: 1, height: 1),
      CGRect(x: 10, y: 0, width: 0, height: 90),
    ] {
      let area = rect.standardized
      let expected = shuffled.filter { item in
        let size = item === items[41] ? 20 * CGFloat(1.4090598745221796) : 20
        // Items that touch the rectangle without overlapping it are not returned.
        let near = size / 2
        return area.width > 0 && item.center.x - near < area.maxX && item.center.x + near > area.minX
          && item.center.y - near < area.maxY && item.center.y + near > area.minY
      }
      let found = animator.items(in: rect)
      #expect(found.count == expected.count)
      #expect(zip(found, expected).allSatisfy { $0 === $1 })
    }
  }

  @Test("A lost item that is pushed is not lost while it moves")
  func pushedWhenLost() {
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    reference.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: reference)
    let properties = UIDynamicItemBehavior(items: [view])
    animator.addBehavior(properties)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    _ = Diagnostics.recording { animator.run(until: { !animator.isRunning }) }
    #expect(animator.lostItems.count == 1)
    properties.addLinearVelocity(CGPoint(x: 0, y: -100), for: view)
    #expect(animator.lostItems.isEmpty)
  }
}
