// SPDX-License-Identifier: MIT

import Foundation
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests random changes of all kinds, including changes in callbacks. No body or joint may remain at the end, and the
/// physics engine must receive only valid identifiers.
@MainActor @Suite(.oneApplication) struct DynamicsFuzzTests {
  @MainActor final class Player: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    var random: SeededRandom
    let animator = UIDynamicAnimator()
    let items: [any UIDynamicItem]
    var behaviors: [UIDynamicBehavior] = []
    var snapshot: DynamicAnimatorSnapshot?
    var depth = 0
    var changes = 0

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      var items: [any UIDynamicItem] = (0..<8).map { TestItem(x: Double($0 % 4) * 70, y: Double($0 / 4) * 70) }
      items.append(ShapedItem(x: 30, y: 200))
      items.append(ShapedItem(x: 200, y: 200, corners: [(0, -40), (40, 40), (-40, 40)]))
      items.append(
        UIDynamicItemGroup(items: [TestItem(x: 300, y: 0), TestItem(x: 360, y: 60), TestItem(x: 420, y: 0)]))
      self.items = items
      super.init()
      animator.delegate = self
    }

    func item() -> any UIDynamicItem { items[random.int(in: 0..<items.count)] }

    func point() -> CGPoint { CGPoint(x: random.double(in: -100..<500), y: random.double(in: -100..<500)) }

    func some() -> [any UIDynamicItem] { (0..<random.int(in: 1..<5)).map { _ in item() } }

    func add() {
      let behavior = make()
      let parent = random.int(in: 0..<4) == 0 ? behaviors.randomElement(using: &random) : nil
      behaviors.append(behavior)
      if random.int(in: 0..<3) == 0 { behavior.action = { [unowned self] in change() } }
      if random.int(in: 0..<3) == 0 { behavior.onRest = { [unowned self] in change() } }
      if let parent {
        parent.addChildBehavior(behavior)
      } else {
        animator.addBehavior(behavior)
      }
    }

    func make() -> UIDynamicBehavior {
      switch random.int(in: 0..<12) {
      case 0: return UIGravityBehavior(items: some())
      case 1, 2:
        let collision = UICollisionBehavior(items: some())
        collision.addBoundary(withIdentifier: 1 as NSCopying, from: point(), to: point())
        collision.addBoundary(
          withIdentifier: 2 as NSCopying, for: UIBezierPath(ovalIn: CGRect(x: -300, y: -300, width: 900, height: 900)))
        collision.collisionDelegate = self
        return collision
      case 3:
        let push = UIPushBehavior(items: some(), mode: random.bool() ? .continuous : .instantaneous)
        push.pushDirection = CGVector(dx: random.double(in: -3..<3), dy: 1)
        return push
      case 4:
        let properties = UIDynamicItemBehavior(items: some())
        properties.elasticity = CGFloat(random.double(in: 0..<1))
        if random.bool() { properties.isAnchored = random.bool() }
        if random.bool() { properties.allowsRotation = random.bool() }
        properties.resistance = 1
        return properties
      case 5: return UISnapBehavior(item: item(), snapTo: point())
      case 6:
        let attachment = UIAttachmentBehavior(item: item(), attachedTo: item())
        attachment.frequency = random.bool() ? 2 : 0
        return attachment
      case 7: return UIAttachmentBehavior(item: item(), attachedToAnchor: point())
      case 8: return UIAttachmentBehavior.pinAttachment(with: item(), attachedTo: item(), attachmentAnchor: point())
      case 9:
        return UIAttachmentBehavior.slidingAttachment(
          with: item(), attachmentAnchor: point(), axisOfTranslation: CGVector(dx: 1, dy: random.double(in: -1..<1)))
      case 10:
        return UIAttachmentBehavior.limitAttachment(
          with: item(), offsetFromCenter: .zero, attachedTo: item(), offsetFromCenter: .zero)
      default:
        let field = random.bool() ? UIFieldBehavior.vortexField() : UIFieldBehavior.springField()
        field.region = UIRegion(radius: 300)
        for item in some() { field.addItem(item) }
        return field
      }
    }

    func change() {
      guard depth < 3 else { return }
      changes += 1
      depth += 1
      defer { depth -= 1 }
      let behavior = behaviors.randomElement(using: &random)
      switch random.int(in: 0..<14) {
      case 0, 1: add()
      case 2, 3: if let behavior { remove(behavior) }
      case 4: (behavior as? UICollisionBehavior)?.addItem(item())
      case 5: (behavior as? UICollisionBehavior)?.removeItem(item())
      case 6:
        (behavior as? UICollisionBehavior)?.collisionMode = UICollisionBehavior.Mode(
          rawValue: UInt(random.int(in: 0..<4)))
      case 7: (behavior as? UIFieldBehavior)?.removeItem(item())
      case 8: (behavior as? UIAttachmentBehavior)?.length = CGFloat(random.double(in: 0..<100))
      case 9: (behavior as? UISnapBehavior)?.snapPoint = point()
      case 10:
        let moved = item()
        if animator.state(of: moved) != nil {
          moved.center = point()
          animator.updateItem(usingCurrentState: moved)
        }
      case 11:
        let gone = item()
        animator.forgetItems { $0 === gone }
        behaviors.removeAll { $0.dynamicAnimator == nil }
      case 12: animator.attachedItemsCollide = random.bool()
      default: (behavior as? UIPushBehavior)?.active = true
      }
    }

    func remove(_ behavior: UIDynamicBehavior) {
      behavior.removeFromTree()
      behaviors.removeAll { $0.dynamicAnimator == nil }
    }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) {
      #expect(item1 !== item2 && p.x.isFinite)
      if random.int(in: 0..<4) == 0 { change() }
    }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: BoundaryIdentifier?
    ) {
      if random.int(in: 0..<4) == 0 { change() }
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { change() }
  }

  @Test("Random changes leave nothing behind", arguments: Seeds.first(60))
  func fuzz(seed: UInt64) {
    let player = Player(seed: seed)
    func validate() {
      let breaches = player.animator.validate()
      #expect(breaches.isEmpty, "\(breaches)")
    }
    let faults = Diagnostics.recording {
      for _ in 0..<6 {
        player.add()
        validate()
      }
      for step in 0..<150 {
        player.animator.step(by: 1.0 / 60)
        validate()
        player.change()
        validate()
        if step % 40 == 10 { player.snapshot = player.animator.snapshot() }
        if step % 40 == 30, let snapshot = player.snapshot { player.animator.restore(snapshot) }
        validate()
      }
    }
    // Random choices may cause these faults; any other fault is a bug in the animator.
    let expected = [
      "selfAttachment", "behaviorCycle", "behaviorInUse", "anchoredJoint", "contradictoryJoints", "lostItem",
    ]
    let others = faults.filter { !expected.contains($0.kind) }
    #expect(others.isEmpty, "\(others.map(\.message))")
    for item in player.items { #expect(item.center.x.isFinite && item.transform.a.isFinite) }
    // From here on, callbacks make no changes.
    player.depth = 10
    player.animator.removeAllBehaviors()
    player.animator.step(by: 0.1)
    #expect(player.animator.world.bodyCount == 0 && player.animator.world.jointCount == 0)
    let parts = player.animator.parts
    #expect(parts.registry.states.allSatisfy { $0 == nil } && parts.registry.isEmpty)
    #expect(parts.registry.groupMembers.isEmpty && parts.tree.restWatchers.isEmpty && parts.effects.snaps.isEmpty)
    #expect(parts.contacts.touchingPairs.isEmpty && !player.animator.isRunning)
    Figures.count(1, "random life cycles", of: "life cycle")
    Figures.count(player.changes, "changes", of: "life cycle")
  }
}
