// SPDX-License-Identifier: MIT

import SprungLayouts

@testable import UIKit

/// A container with a box that sticks, without application and clock.
final class StickyStage<Sticky: StickyBehavior> {
  let container: UIView
  let box: UIView
  let animator: UIDynamicAnimator
  let sticky: Sticky

  /// A box in the middle of a container, already under the animator with its fields made.
  init(container size: CGSize, box boxSize: CGSize, _ make: (UIView) -> Sticky) {
    container = UIView(frame: CGRect(origin: .zero, size: size))
    box = UIView(frame: CGRect(origin: .zero, size: boxSize))
    box.center = CGPoint(x: size.width / 2, y: size.height / 2)
    container.addSubview(box)
    animator = UIDynamicAnimator(referenceView: container)
    sticky = make(box)
    animator.addBehavior(sticky)
    sticky.updateFields(in: container.bounds)
  }

  /// Puts the box down somewhere, as a finger does, and throws it.
  func release(at point: CGPoint, velocity: CGPoint = .zero) {
    sticky.isEnabled = false
    box.center = point
    sticky.isEnabled = true
    sticky.addLinearVelocity(velocity)
  }

  /// How many items each child of the behavior holds.
  var itemCounts: [Int] {
    [sticky.collisionBehavior.items.count, sticky.itemBehavior.items.count] + sticky.fields.map { $0.items.count }
  }

  /// How far the box jutted out of the container at most while it came to rest, in points, and whether it ever turned.
  private(set) var worstExcess: CGFloat = 0
  private(set) var hasTurned = false

  /// Runs until the box comes to rest; false after the seconds.
  func settle(within seconds: Double = 5) -> Bool {
    for _ in 0..<Int(seconds * 60) {
      animator.step(by: 1.0 / 60)
      worstExcess = max(worstExcess, excess)
      if box.transform != .identity { hasTurned = true }
      if !animator.isRunning { return true }
    }
    return false
  }

  private var excess: CGFloat {
    let frame = box.frame
    let bounds = container.bounds
    return max(
      max(bounds.minX - frame.minX, frame.maxX - bounds.maxX), max(bounds.minY - frame.minY, frame.maxY - bounds.maxY))
  }
}

/// Whether two points are at most a distance apart along each axis.
func isClose(_ first: CGPoint, _ second: CGPoint, by distance: CGFloat) -> Bool {
  abs(first.x - second.x) <= distance && abs(first.y - second.y) <= distance
}
