// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@MainActor @Suite(.oneApplication) struct UIDynamicAnimatorTests {
  init() { UIApplication.shared.reset() }

  @Test("L1: a behavior has one parent; a second addition has no effect, another parent is a fault")
  func oneParent() {
    let animator = UIDynamicAnimator()
    let parent = UIDynamicBehavior()
    let child = UIGravityBehavior(items: [])
    parent.addChildBehavior(child)
    parent.addChildBehavior(child)
    animator.addBehavior(parent)
    animator.addBehavior(parent)
    #expect(animator.behaviors.count == 1 && parent.childBehaviors.count == 1)
    #expect(child.dynamicAnimator === animator)
    let other = UIDynamicAnimator()
    let faults = Diagnostics.recording {
      animator.addBehavior(child)
      UIDynamicBehavior().addChildBehavior(child)
      other.addBehavior(parent)
      child.addChildBehavior(child)
    }
    #expect(faults.map(\.kind) == ["behaviorInUse", "behaviorInUse", "behaviorInUse", "behaviorInUse"])
    let loose = UIDynamicBehavior()
    let inner = UIDynamicBehavior()
    loose.addChildBehavior(inner)
    #expect(Diagnostics.recording { inner.addChildBehavior(loose) }.map(\.kind) == ["behaviorCycle"])
    animator.removeBehavior(child)
    #expect(animator.behaviors.count == 1 && child.dynamicAnimator === animator)
    animator.removeBehavior(parent)
    #expect(animator.behaviors.isEmpty && child.dynamicAnimator == nil)
  }

  @Test("L2: willResume and didPause are called once, isRunning matches, and elapsedTime stops afterward")
  func resumeAndPause() {
    let animator = UIDynamicAnimator()
    let witness = AnimatorWitness()
    animator.delegate = witness
    let item = TestItem(x: 100)
    let spring = makeSpring(item, to: CGPoint(x: 0, y: 0), frequency: 1, damping: 0.8)
    #expect(!animator.isRunning)
    animator.addBehavior(spring)
    #expect(animator.isRunning && witness.resumed == 0)
    UIApplication.shared.tick(timestamp: 5)
    #expect(witness.resumed == 1)
    runApplication(seconds: 3, from: 5)
    #expect(!animator.isRunning && witness.resumed == 1 && witness.paused == 1)
    #expect(!UIApplication.shared.wantsFrame)
    let elapsed = animator.elapsedTime
    #expect((elapsed * 240).rounded() == elapsed * 240)
    runApplication(seconds: 1, from: 9)
    #expect(animator.elapsedTime == elapsed)
    spring.anchorPoint = CGPoint(x: 50, y: 0)
    #expect(animator.isRunning)
    runApplication(seconds: 3, from: 20)
    #expect(witness.resumed == 2 && witness.paused == 2)
    #expect(item.center == CGPoint(x: 50, y: 0))
  }

  @Test("L3: an action is called once per tick, after the write")
  func action() {
    let animator = UIDynamicAnimator()
    let item = TestItem(x: 100)
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 20), for: item)
    var calls = 0
    push.action = {
      calls += 1
      item.transform = .identity
    }
    animator.addBehavior(push)
    for frame in 0..<10 {
      UIApplication.shared.tick(timestamp: Double(frame) / 60)
      #expect(item.transform == .identity)
    }
    #expect(calls == 10 && item.transformWrites > 10)
  }

  @Test("L4: a behavior that removes itself in its action is not called again, and the animator pauses")
  func removeInAction() {
    let animator = UIDynamicAnimator()
    let witness = AnimatorWitness()
    animator.delegate = witness
    let gravity = UIGravityBehavior(items: [TestItem()])
    var calls = 0
    gravity.action = { [unowned(unsafe) animator, unowned(unsafe) gravity] in
      calls += 1
      animator.removeBehavior(gravity)
    }
    animator.addBehavior(gravity)
    runApplication(seconds: 0.5)
    #expect(calls == 1 && witness.paused == 1 && !animator.isRunning)
  }

  @Test("L5: a second stage is started from didPause")
  func twoStages() {
    let animator = UIDynamicAnimator()
    let witness = AnimatorWitness()
    animator.delegate = witness
    let item = TestItem(x: 100)
    animator.addBehavior(makeSpring(item, to: CGPoint(x: 0, y: 0), frequency: 2, damping: 1))
    witness.whenPaused = { animator in
      guard witness.paused == 1 else { return }
      animator.removeAllBehaviors()
      animator.addBehavior(makeSpring(item, to: CGPoint(x: 0, y: 200), frequency: 2, damping: 1))
    }
    runApplication(seconds: 6)
    #expect(witness.paused == 2 && witness.resumed == 2)
    #expect(item.center == CGPoint(x: 0, y: 200))
  }

  @Test("L6: an external center change is overwritten; with updateItem it is adopted, and velocity is kept")
  func updateItem() {
    let animator = UIDynamicAnimator()
    let item = TestItem()
    let properties = UIDynamicItemBehavior(items: [item])
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
    animator.addBehavior(properties)
    animator.step(by: 0.5)
    item.center = CGPoint(x: 1000, y: 1000)
    animator.step(by: 0.5)
    #expect(isNear(item.center.x, 100) && item.center.y == 0)
    item.center = CGPoint(x: 1000, y: 1000)
    animator.updateItem(usingCurrentState: item)
    animator.step(by: 0.5)
    #expect(isNear(item.center.x, 1050) && item.center.y == 1000)
    animator.updateItem(usingCurrentState: TestItem())
  }

  @Test("L7: a scale is kept while the item rotates")
  func scale() {
    let animator = UIDynamicAnimator()
    let item = TestItem()
    item.transform = CGAffineTransform(scaleX: 2, y: 3)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.addAngularVelocity(2, for: item)
    animator.addBehavior(properties)
    animator.step(by: 0.5)
    let expected = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(rotationAngle: 1))
    #expect(isNear(item.transform.a, Double(expected.a)) && isNear(item.transform.b, Double(expected.b)))
    #expect(isNear(item.transform.c, Double(expected.c)) && isNear(item.transform.d, Double(expected.d)))
    item.transform = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(rotationAngle: 0.3))
    animator.updateItem(usingCurrentState: item)
    animator.step(by: 0.1)
    #expect(abs(Double(item.transform.a) - 2 * cos(0.5)) < 1e-9)
  }

  @Test("A transform is not written while an item only moves")
  func untouchedTransform() {
    let animator = UIDynamicAnimator()
    let item = TestItem()
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.step(by: 0.5)
    #expect(item.centerWrites == 1 && item.transformWrites == 0)
  }

  @Test("L9: a missing size is a fault; setting it later and updateItem work")
  func size() {
    let animator = UIDynamicAnimator()
    let item = TestItem(width: 0, height: 0)
    let faults = Diagnostics.recording { animator.addBehavior(UIGravityBehavior(items: [item])) }
    #expect(faults.map(\.kind) == ["invalidSize"])
    item.bounds.size = CGSize(width: 200, height: 100)
    animator.updateItem(usingCurrentState: item)
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(push)
    let properties = UIDynamicItemBehavior(items: [item])
    animator.addBehavior(properties)
    animator.step(by: 0)
    #expect(isNear(properties.linearVelocity(for: item).x, 50))
  }

  @Test("L10: behaviors outlive their animator")
  func releasedAnimator() {
    var animator: UIDynamicAnimator? = UIDynamicAnimator()
    let item = TestItem(x: 100)
    let spring = makeSpring(item, to: CGPoint(x: 0, y: 0), frequency: 1, damping: 1)
    let gravity = UIGravityBehavior(items: [item])
    let collision = UICollisionBehavior(items: [item])
    spring.addChildBehavior(gravity)
    animator?.addBehavior(spring)
    animator?.addBehavior(collision)
    UIApplication.shared.tick(timestamp: 0)
    animator = nil
    #expect(spring.dynamicAnimator == nil && gravity.dynamicAnimator == nil)
    spring.anchorPoint = CGPoint(x: 7, y: 7)
    spring.frequency = 3
    gravity.magnitude = 2
    gravity.removeItem(item)
    collision.removeItem(item)
    collision.translatesReferenceBoundsIntoBoundary = true
    UIApplication.shared.tick(timestamp: 1)
    #expect(!UIApplication.shared.wantsFrame)
    let second = UIDynamicAnimator()
    second.addBehavior(spring)
    second.step(by: 4)
    #expect(item.center == CGPoint(x: 7, y: 7))
  }

  @Test("willMove is called parents first, before the change")
  func willMove() {
    final class Recorder: UIDynamicBehavior {
      var log: ([String]) -> Void = { _ in }
      var name = ""
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        log([name, dynamicAnimator == nil ? "out" : "in", self.dynamicAnimator == nil ? "free" : "held"])
      }
    }
    var seen: [[String]] = []
    let parent = Recorder()
    let child = Recorder()
    parent.name = "parent"
    child.name = "child"
    parent.log = { seen.append($0) }
    child.log = { seen.append($0) }
    parent.addChildBehavior(child)
    let animator = UIDynamicAnimator()
    animator.addBehavior(parent)
    parent.removeChildBehavior(child)
    parent.addChildBehavior(child)
    animator.removeAllBehaviors()
    #expect(
      seen == [
        ["parent", "in", "free"], ["child", "in", "free"], ["child", "out", "held"], ["child", "in", "free"],
        ["parent", "out", "held"], ["child", "out", "held"],
      ])
  }

  @Test("Nested items of the reference view move in their superview's coordinates; foreign ones are faults")
  func nestedViews() {
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let container = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    reference.addSubview(container)
    container.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: reference)
    #expect(animator.referenceView === reference)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    #expect(animator.items(in: CGRect(x: 100, y: 50, width: 5, height: 5)).count == 1)
    animator.step(by: 5)
    #expect(view.center == CGPoint(x: 10, y: 400 - 50 - 10))
    let foreign = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let faults = Diagnostics.recording { animator.addBehavior(UIGravityBehavior(items: [foreign])) }
    #expect(faults.map(\.kind) == ["foreignItem"])
  }

  @Test("items(in:) returns intersecting items in the order of first mention")
  func itemsInRect() {
    let animator = UIDynamicAnimator()
    let items = (0..<5).map { TestItem(x: Double($0) * 100, y: 0) }
    animator.addBehavior(UIDynamicItemBehavior(items: [items[3], items[0]]))
    animator.addBehavior(UIGravityBehavior(items: items.map { $0 }))
    let found = animator.items(in: CGRect(x: 0, y: -10, width: 300, height: 20)).map { $0 as? TestItem }
    #expect(found == [items[3], items[0], items[1], items[2]])
    #expect(animator.items(in: CGRect(x: 450, y: -50, width: 10, height: 100)).isEmpty)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 300, height: 0)).isEmpty)
  }

  @Test("A stall is not caught up: at most 0.1 s is simulated per tick")
  func stall() {
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [TestItem()]))
    UIApplication.shared.tick(timestamp: 0)
    UIApplication.shared.tick(timestamp: 7)
    #expect(animator.elapsedTime == 0.1)
  }

  @Test("Sprung additions: held items, reasons for motion, and rejected times")
  func additions() {
    let animator = UIDynamicAnimator()
    let item = TestItem()
    animator.addBehavior(UIGravityBehavior(items: [item]))
    let reasons = animator.whyRunning()
    #expect(reasons.count == 1 && reasons.first?.item === item && reasons.first?.reason == .falling)
    animator.isPaused = true
    #expect(!animator.isRunning)
    animator.step(by: 1)
    #expect(item.center.y == 0)
    animator.isPaused = false
    #expect(animator.isRunning)
    animator.step(by: 0.5)
    #expect(isNear(item.center.y, 125))
    let faults = Diagnostics.recording {
      animator.step(by: -1)
      animator.step(by: .nan)
    }
    #expect(faults.count == 2)
  }

  @Test("Reduced motion reaches the end in one step, with one call of each callback")
  func reducedMotion() {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    let animator = UIDynamicAnimator()
    let witness = AnimatorWitness()
    animator.delegate = witness
    let sprung = TestItem(x: 100)
    let falling = TestItem()
    let spring = makeSpring(sprung, to: CGPoint(x: 0, y: 0), frequency: 0.5, damping: 0.2)
    var calls = 0
    spring.action = { calls += 1 }
    animator.addBehavior(spring)
    let collision = UICollisionBehavior(items: [falling])
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: -500, y: 500), to: CGPoint(x: 500, y: 500))
    let contacts = UICollisionBehaviorTests.ContactWitness()
    collision.collisionDelegate = contacts
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [falling]))
    UIApplication.shared.tick(timestamp: 0)
    #expect(sprung.center.x == 0 && sprung.centerWrites == 1)
    #expect(falling.center.y == 450 && contacts.began.count == 1 && contacts.ended.isEmpty)
    #expect(witness.resumed == 1 && witness.paused == 1 && calls == 1 && !animator.isRunning)
  }
}
