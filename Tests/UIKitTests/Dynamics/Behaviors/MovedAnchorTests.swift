// SPDX-License-Identifier: MIT

import Foundation
import SprungTestSupport
import Testing
import UIKit

/// Tests that moving an anchored item transfers its velocity to touching and attached items.
@MainActor @Suite(.oneApplication) struct MovedAnchorTests {
  let animator = UIDynamicAnimator()

  func anchor(_ item: any UIDynamicItem) -> UIDynamicItemBehavior {
    let properties = UIDynamicItemBehavior(items: [item])
    properties.isAnchored = true
    animator.addBehavior(properties)
    return properties
  }

  func move(_ item: any UIDynamicItem, by way: CGPoint) {
    item.center = CGPoint(x: item.center.x + way.x, y: item.center.y + way.y)
    animator.updateItem(usingCurrentState: item)
  }

  /// Returns a plate, a ball that touches the plate's right side, and a behavior that gives both the elasticity.
  func plateAndBall(elasticity: CGFloat) -> (plate: TestItem, ball: ShapedItem, of: UIDynamicItemBehavior) {
    let plate = TestItem(x: 0, y: 0)
    let ball = ShapedItem(x: 100, y: 0)
    let properties = UIDynamicItemBehavior(items: [plate, ball])
    properties.elasticity = elasticity
    animator.addBehavior(properties)
    animator.addBehavior(UICollisionBehavior(items: [plate, ball]))
    _ = anchor(plate)
    animator.step(by: 1)
    return (plate, ball, properties)
  }

  @Test(
    "A push by 10 pt in a frame at 60 Hz has 600 pt/s; for 80 pt, the velocity is limited to 3,000 pt/s",
    arguments: [(10.0, 0.0, 600.0), (10, 1, 1200), (80, 0, 3000)])
  func push(way: Double, elasticity: Double, speed: Double) {
    let (plate, ball, properties) = plateAndBall(elasticity: CGFloat(elasticity))
    if way > 50 {
      ball.center.x = 150
      animator.updateItem(usingCurrentState: ball)
    }
    move(plate, by: CGPoint(x: way, y: 0))
    animator.step(by: 1.0 / 60)
    #expect(plate.center == CGPoint(x: way, y: 0) && plate.centerWrites == 1, "moved only by hand")
    #expect(abs(Double(properties.linearVelocity(for: ball).x) - speed) < 0.02 * speed)
    #expect(properties.linearVelocity(for: plate) == .zero)
    let after = properties.linearVelocity(for: ball)
    animator.step(by: 0.1)
    #expect(properties.linearVelocity(for: ball) == after)
  }

  @Test("Without updateItem nothing happens, unless external moves are adopted")
  func adopted() {
    let (plate, ball, properties) = plateAndBall(elasticity: 0)
    _ = Diagnostics.recording {
      plate.center.x = 10
      animator.step(by: 1.0 / 60)
    }
    #expect(ball.center.x == 100)
    plate.center.x = 0
    animator.adoptExternalMoves = true
    plate.center.x = 10
    // Gravity on another item keeps the animator running, because a paused animator does not check the anchor.
    animator.addBehavior(UIGravityBehavior(items: [TestItem(x: 900, y: 0)]))
    animator.step(by: 1.0 / 60)
    #expect(abs(properties.linearVelocity(for: ball).x - 600) < 12)
  }

  @Test("A move while the animator rests has an effect, as does each of several in frames of the application")
  func frames() {
    let (plate, ball, properties) = plateAndBall(elasticity: 0)
    #expect(!animator.isRunning)
    var time = UIApplication.shared.currentTime
    for frame in 1...10 {
      move(plate, by: CGPoint(x: 10, y: 0))
      #expect(animator.isRunning)
      UIApplication.shared.tick(timestamp: time)
      time += 1.0 / 60
      // The first tick only starts the clock, and no later tick covers two moves.
      if frame > 1 { #expect(abs(properties.linearVelocity(for: ball).x - 600) < 12) }
    }
    #expect(ball.center.x - plate.center.x > 99 && ball.center.x - plate.center.x < 102)
  }

  @Test("An item on a rod, and a welded one, are pulled along", arguments: [false, true])
  func joints(isWelded: Bool) {
    let hand = TestItem(x: 0, y: 0)
    let load = TestItem(x: 0, y: 200)
    let link =
      isWelded
      ? UIAttachmentBehavior.fixedAttachment(with: load, attachedTo: hand, attachmentAnchor: .zero)
      : UIAttachmentBehavior(item: load, attachedTo: hand)
    animator.addBehavior(link)
    let properties = anchor(hand)
    properties.addItem(TestItem(x: 5000, y: 0))
    let watch = UIDynamicItemBehavior(items: [load])
    animator.addBehavior(watch)
    animator.step(by: 0.1)
    for frame in 1...20 {
      move(hand, by: CGPoint(x: 0, y: -4))
      animator.step(by: 1.0 / 60)
      #expect(abs(load.center.y - (200 - 4 * CGFloat(frame))) < 0.05)
    }
    // The hand stops. The load moved at 240 pt/s, so it moves at most 4 points further.
    animator.step(by: 1.0 / 60)
    #expect(abs(load.center.y - 120) < 4.1)
  }

  @Test("A group is moved as a whole, and a nested view in its superview's coordinates")
  func groupAndView() {
    let members = [TestItem(x: 0, y: 0), TestItem(x: 0, y: 150)]
    let group = UIDynamicItemGroup(items: members)
    let ball = ShapedItem(x: 100, y: 150)
    let properties = UIDynamicItemBehavior(items: [group, ball])
    properties.elasticity = 0
    animator.addBehavior(properties)
    animator.addBehavior(UICollisionBehavior(items: [group, ball]))
    _ = anchor(group)
    animator.step(by: 1)
    let center = group.center
    group.center.x += 10
    animator.updateItem(usingCurrentState: group)
    animator.step(by: 1.0 / 60)
    #expect(group.center == CGPoint(x: center.x + 10, y: center.y))
    #expect(properties.linearVelocity(for: ball).x > 300)
  }

  @Test("A move stays pending in a tick without steps, and applies before removal, snapshots and reduced motion")
  func waiting() {
    let (plate, ball, properties) = plateAndBall(elasticity: 0)
    let start = animator.snapshot()
    move(plate, by: CGPoint(x: 10, y: 0))
    animator.step(by: 0)
    #expect(ball.center.x == 100)
    animator.step(by: 1.0 / 60)
    #expect(properties.linearVelocity(for: ball).x > 580)
    animator.restore(start)
    #expect(plate.center == .zero && ball.center.x == 100)
    move(plate, by: CGPoint(x: -30, y: 0))
    let moved = animator.snapshot()
    animator.restore(moved)
    #expect(plate.center == CGPoint(x: -30, y: 0))
    move(plate, by: CGPoint(x: -30, y: 0))
    animator.removeAllBehaviors()
    #expect(plate.center == CGPoint(x: -60, y: 0))
  }

  @Test("A hand moving at 240 pt/s throws a ball identically at any tick rate", arguments: [30, 60, 120, 240])
  func rates(rate: Int) {
    let (hand, ball, properties) = plateAndBall(elasticity: 1)
    for _ in 0..<(rate / 3) {
      move(hand, by: CGPoint(x: 240 / CGFloat(rate), y: 0))
      animator.step(by: 1 / Double(rate))
    }
    #expect(abs(properties.linearVelocity(for: ball).x - 480) < 1)
    #expect(abs(ball.center.x - (100 + 160)) < 2.5)
  }
}
