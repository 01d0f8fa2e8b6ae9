// SPDX-License-Identifier: MIT

import Foundation
import SprungTestSupport
import Testing
import UIKit

@MainActor @Suite(.oneApplication) struct UIDynamicItemGroupTests {
  let animator = UIDynamicAnimator()

  /// Returns three squares in an L shape.
  func members() -> [TestItem] { [TestItem(x: 0, y: 0), TestItem(x: 0, y: 100), TestItem(x: 100, y: 100)] }

  @Test("Bounds and center are those of the members' bounding box")
  func geometry() {
    let items = members()
    let group = UIDynamicItemGroup(items: items)
    #expect(group.center == CGPoint(x: 50, y: 50) && group.bounds == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(group.transform == .identity && group.collisionBoundsType == .path && group.items.count == 3)
    #expect(group.collisionBoundingPath.bounds == CGRect(x: -100, y: -100, width: 200, height: 200))
    group.center = CGPoint(x: 60, y: 50)
    #expect(items[2].center == CGPoint(x: 110, y: 100))
    group.transform = CGAffineTransform(rotationAngle: CGFloat.pi / 2)
    #expect(abs(items[0].center.x - 110) < 1e-9 && abs(items[0].center.y) < 1e-9)
  }

  @Test("A group falls, and rotates about its common center of mass when pushed")
  func rigid() {
    let items = members()
    let group = UIDynamicItemGroup(items: items)
    animator.addBehavior(UIGravityBehavior(items: [group]))
    let push = UIPushBehavior(items: [group], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 3, dy: 0)
    animator.addBehavior(push)
    let properties = UIDynamicItemBehavior(items: [group])
    animator.addBehavior(properties)
    animator.step(by: 1.0 / 240)
    // The group has a mass of 3. The center of its bounding box is 50/3 points from the center of mass on both axes.
    #expect(isNear(properties.linearVelocity(for: group).x, 100, relative: 1e-3))
    #expect(properties.angularVelocity(for: group) > 0.1)
    animator.step(by: 0.5 - 1.0 / 240)
    var middle = CGPoint.zero
    for item in items { middle = CGPoint(x: middle.x + item.center.x / 3, y: middle.y + item.center.y / 3) }
    #expect(abs(middle.x - 83.333) < 0.5 && abs(middle.y - 191.667) < 0.5)
    // The distances between the members do not change.
    let x = Double(items[2].center.x - items[0].center.x)
    let y = Double(items[2].center.y - items[0].center.y)
    #expect(abs((x * x + y * y).squareRoot() - 141.4213562) < 0.05)
  }

  @Test("An item falls into the cavity of a concave group, and the delegate is notified of the group once")
  func concave() {
    let walls = [
      TestItem(x: 0, y: 400, width: 20, height: 200), TestItem(x: 100, y: 490, width: 220, height: 20),
      TestItem(x: 200, y: 400, width: 20, height: 200),
    ]
    let cup = UIDynamicItemGroup(items: walls)
    let ball = TestItem(x: 100, y: 100, width: 60, height: 60)
    let properties = UIDynamicItemBehavior(items: [cup])
    properties.isAnchored = true
    animator.addBehavior(properties)
    animator.addBehavior(UIGravityBehavior(items: [ball]))
    let witness = ContactWitness()
    let collision = UICollisionBehavior(items: [cup, ball])
    collision.collisionDelegate = witness
    animator.addBehavior(collision)
    for _ in 0..<240 { animator.step(by: 1.0 / 60) }
    #expect(!animator.isRunning)
    #expect(abs(ball.center.y - 450) < 0.5 && walls[1].center == CGPoint(x: 100, y: 490))
    #expect(witness.pairs.first?.0 === cup && witness.pairs.first?.1 === ball)
    #expect(witness.began - witness.ended == 1)
  }

  @Test("Snaps, springs and offsets act on the group as a whole")
  func attached() {
    let group = UIDynamicItemGroup(items: members())
    animator.addBehavior(UISnapBehavior(item: group, snapTo: CGPoint(x: 400, y: 50)))
    for _ in 0..<300 { animator.step(by: 1.0 / 60) }
    #expect(!animator.isRunning)
    #expect(abs(group.center.x - 400) < 0.5 && abs(group.center.y - 50) < 0.5)
    animator.removeAllBehaviors()
    let spring = UIAttachmentBehavior(
      item: group, offsetFromCenter: UIOffset(horizontal: 0, vertical: -100), attachedToAnchor: CGPoint(x: 400, y: -300)
    )
    #expect(abs(spring.length - 250) < 1)
    animator.addBehavior(spring)
    animator.addBehavior(UIGravityBehavior(items: [group]))
    let properties = UIDynamicItemBehavior(items: [group])
    properties.resistance = 2
    properties.angularResistance = 2
    animator.addBehavior(properties)
    for _ in 0..<900 { animator.step(by: 1.0 / 60) }
    // The attachment point, the center of mass and the anchor are on one line.
    let hung = CGPoint(x: 0, y: -100).applying(group.transform)
    let x = Double(group.center.x + hung.x - 400)
    let y = Double(group.center.y + hung.y + 300)
    #expect(abs((x * x + y * y).squareRoot() - 250) < 1)
    #expect(abs(x) < 2)
  }

  @Test("Misuse: nested groups, empty groups, duplicate members, and members that are also single items")
  func misuse() {
    let items = members()
    func kinds(_ body: () -> Void) -> [String] { Diagnostics.recording(body).map(\.kind) }
    let group = UIDynamicItemGroup(items: items)
    #expect(kinds { _ = UIDynamicItemGroup(items: [group, items[0]]) } == ["nestedGroup"])
    #expect(kinds { _ = UIDynamicItemGroup(items: [items[0], items[0]]) } == ["duplicateMember"])
    #expect(
      kinds {
        let empty = UIDynamicItemGroup(items: [])
        animator.addBehavior(UIGravityBehavior(items: [empty]))
        animator.removeAllBehaviors()
      } == ["emptyGroup"])
    let gravity = UIGravityBehavior(items: [items[1]])
    animator.addBehavior(gravity)
    #expect(kinds { animator.addBehavior(UIPushBehavior(items: [group], mode: .continuous)) } == ["groupMember"])
    animator.step(by: 0.5)
    #expect(items[1].center.y == 100)
    #expect(kinds { animator.addBehavior(UIGravityBehavior(items: [items[0]])) } == ["groupMember"])
    animator.step(by: 0.5)
    #expect(items[0].center.y == 0)
    animator.removeBehavior(gravity)
    animator.removeAllBehaviors()
    #expect(animator.items(in: CGRect(x: -1000, y: -1000, width: 3000, height: 3000)).isEmpty)
  }

  @Test("A group that falls without rotating moves its members")
  func falling() {
    let items = members()
    animator.addBehavior(UIGravityBehavior(items: [UIDynamicItemGroup(items: items)]))
    animator.step(by: 0.5)
    // The items fall 1000 / 2 * 0.5² = 125 points.
    #expect(items.map { $0.center.x } == [0, 0, 100])
    #expect(isNear(items[0].center.y, 125) && isNear(items[1].center.y, 225) && isNear(items[2].center.y, 225))
  }

  @Test("An item that touched two members of a group is no longer in contact after leaving both")
  func leavingBothMembers() {
    let floor = UIDynamicItemGroup(items: [TestItem(x: -20, y: 300), TestItem(x: 120, y: 300)])
    let box = TestItem(x: 50, y: 180)
    let properties = UIDynamicItemBehavior(items: [floor])
    properties.isAnchored = true
    animator.addBehavior(properties)
    let gravity = UIGravityBehavior(items: [box])
    animator.addBehavior(gravity)
    animator.addBehavior(UICollisionBehavior(items: [floor, box]))
    animator.step(by: 1)
    func toldLate() -> [String] {
      let witness = ContactWitness()
      let late = UICollisionBehavior(items: [floor, box])
      late.collisionDelegate = witness
      animator.addBehavior(late)
      animator.step(by: 1.0 / 60)
      animator.removeBehavior(late)
      return witness.log
    }
    #expect(toldLate() == ["began items"])
    gravity.removeItem(box)
    let motion = UIDynamicItemBehavior(items: [box])
    animator.addBehavior(motion)
    motion.addLinearVelocity(CGPoint(x: 0, y: -300), for: box)
    animator.step(by: 0.5)
    #expect(box.center.y < 100)
    #expect(toldLate().isEmpty)
  }
}
