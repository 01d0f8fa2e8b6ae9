// SPDX-License-Identifier: MIT

import SprungLayouts

@testable import UIKit

/// A container with a sticky box that is stepped without an application or clock.
final class StickyStage<Sticky: StickyBehavior> {
  let container: UIView
  let box: UIView
  let animator: UIDynamicAnimator
  let sticky: Sticky

  /// Creates a box in the center of a container, and adds the behavior to the animator.
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

  /// Releases the box at a point with a velocity, as a lifted touch does.
  func release(at point: CGPoint, velocity: CGPoint = .zero) {
    sticky.isEnabled = false
    box.center = point
    sticky.isEnabled = true
    sticky.addLinearVelocity(velocity)
  }

  /// The number of items in each child behavior.
  var itemCounts: [Int] {
    [sticky.collisionBehavior.items.count, sticky.itemBehavior.items.count] + sticky.fields.map { $0.items.count }
  }

  /// The largest distance, in points, by which the box left the container, and whether the box ever rotated.
  private(set) var worstExcess: CGFloat = 0
  private(set) var hasTurned = false

  /// Runs until the box comes to rest. Returns false after the given seconds.
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

/// Returns whether two points are within a distance of each other along each axis.
func isClose(_ first: CGPoint, _ second: CGPoint, by distance: CGFloat) -> Bool {
  abs(first.x - second.x) <= distance && abs(first.y - second.y) <= distance
}
