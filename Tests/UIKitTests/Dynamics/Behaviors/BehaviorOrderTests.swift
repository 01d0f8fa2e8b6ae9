// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests that the combined effect of behaviors does not depend on the order in which they are added.
@MainActor @Suite(.oneApplication) struct BehaviorOrderTests {
  /// Returns all permutations of the given number of items.
  nonisolated static func orders(of count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return orders(of: count - 1).flatMap { order in
      (0..<count).map { place in Array(order[..<place]) + [count - 1] + Array(order[place...]) }
    }
  }

  /// Returns the bit patterns of the positions of three boxes that have fallen, bounced and been pushed for a second.
  private func ends(of order: [Int]) -> [UInt64] {
    let animator = UIDynamicAnimator()
    let items = (0..<3).map { TestItem(x: 80 + 70 * Double($0), y: 60 + 40 * Double($0), width: 60, height: 40) }
    let gravity = UIGravityBehavior(items: items)
    gravity.angle = 1.4
    let push = UIPushBehavior(items: items, mode: .continuous)
    push.pushDirection = CGVector(dx: -0.3, dy: 0.1)
    let collision = UICollisionBehavior(items: items)
    collision.addBoundary(
      withIdentifier: "frame" as NSString, for: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 320, height: 300)))
    let properties = UIDynamicItemBehavior(items: items)
    properties.elasticity = 0.5
    properties.friction = 0.3
    properties.resistance = 0.2
    let magnet = UIFieldBehavior.radialGravityField(position: CGPoint(x: 160, y: 150))
    for item in items { magnet.addItem(item) }
    let behaviors = [gravity, push, collision, properties, magnet]
    for index in order { animator.addBehavior(behaviors[index]) }
    for _ in 0..<60 { animator.step(by: 1.0 / 60) }
    return items.flatMap { item in
      [item.center.x, item.center.y, item.transform.b].map { Double($0).bitPattern }
    }
  }

  @Test("Five behaviors of three boxes give identical bits in each of their 120 orders")
  func orders() {
    let orders = Self.orders(of: 5)
    #expect(Set(orders).count == 120)
    let expected = ends(of: orders[0])
    #expect(Set(expected).count >= 6)
    for order in orders { #expect(ends(of: order) == expected, "\(order)") }
  }
}
