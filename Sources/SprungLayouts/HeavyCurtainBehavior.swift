// SPDX-License-Identifier: MIT

import UIKit

/// A heavy sheet that falls into its container and bounces on a floor below it.
///
/// The item is upright and as large as the container; it starts above it. It does not turn.
public final class HeavyCurtainBehavior: UIDynamicBehavior {
  /// The falling item.
  public let item: any UIDynamicItem
  /// Pulls the item down.
  public let gravityBehavior: UIGravityBehavior
  /// The floor, a line.
  public let collisionBehavior: UICollisionBehavior
  /// Weight and bounce of the item.
  public let itemBehavior: UIDynamicItemBehavior

  private let floorOffset: CGFloat

  /// Makes a curtain that keeps a share of its speed in a bounce (0...1, default: 0.35), with a floor some points below the
  /// lower edge of the container (default: 1; not finite counts as 0). It falls without end before `updateFloor(in:)`.
  public init(item: any UIDynamicItem, elasticity: CGFloat = 0.35, floorOffset: CGFloat = 1) {
    self.item = item
    self.floorOffset = floorOffset.isFinite ? floorOffset : 0
    gravityBehavior = UIGravityBehavior(items: [item])
    collisionBehavior = UICollisionBehavior(items: [item])
    itemBehavior = UIDynamicItemBehavior(items: [item])
    super.init()
    gravityBehavior.magnitude = LayoutsTuning.curtainGravity
    itemBehavior.elasticity = elasticity
    itemBehavior.density = LayoutsTuning.curtainDensity
    itemBehavior.allowsRotation = false
    addChildBehavior(gravityBehavior)
    addChildBehavior(collisionBehavior)
    addChildBehavior(itemBehavior)
  }

  /// Whether gravity and floor act on the item. Default: true. Switch it off while a finger holds the item; that forgets
  /// its velocity.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if isEnabled {
        gravityBehavior.addItem(item)
        collisionBehavior.addItem(item)
        itemBehavior.addItem(item)
      } else {
        gravityBehavior.removeItem(item)
        collisionBehavior.removeItem(item)
        itemBehavior.removeItem(item)
      }
    }
  }

  /// Lays the floor below a container's bounds. Bounds that are empty or not finite change nothing.
  public func updateFloor(in bounds: CGRect) {
    guard bounds.isContainer else { return }
    let y = bounds.maxY + floorOffset
    collisionBehavior.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: bounds.minX - bounds.width, y: y),
      to: CGPoint(x: bounds.maxX + bounds.width, y: y))
  }

  /// Throws the item up (negative) or down, in points a second. Nothing happens while the behavior is not enabled.
  public func addVerticalVelocity(_ velocity: CGFloat) {
    guard isEnabled else { return }
    itemBehavior.addLinearVelocity(CGPoint(x: 0, y: velocity), for: item)
  }
}
