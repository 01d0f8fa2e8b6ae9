// SPDX-License-Identifier: MIT

import UIKit

/// A heavy sheet that falls into its container and bounces on a floor below it.
///
/// The item has the size of the container, starts above it, and does not rotate.
public final class HeavyCurtainBehavior: UIDynamicBehavior {
  /// The falling item.
  public let item: any UIDynamicItem
  /// The gravity that pulls the item down.
  public let gravityBehavior: UIGravityBehavior
  /// The floor, a line boundary.
  public let collisionBehavior: UICollisionBehavior
  /// The item behavior that sets the density and elasticity of the item.
  public let itemBehavior: UIDynamicItemBehavior

  private let floorOffset: CGFloat

  /// Creates a curtain. `elasticity` is the fraction of the speed that remains after a bounce (0...1, default: 0.35).
  /// `floorOffset` is the distance in points between the lower edge of the container and the floor (default: 1;
  /// non-finite values count as 0). The curtain falls endlessly until `updateFloor(in:)` is called.
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

  /// Whether gravity and the floor act on the item. Default: true. Set the property to false while the item is being
  /// dragged. Disabling the behavior resets the item's velocity.
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

  /// Moves the floor below the container's bounds. Empty and non-finite bounds are ignored.
  public func updateFloor(in bounds: CGRect) {
    guard bounds.isContainer else { return }
    let y = bounds.maxY + floorOffset
    collisionBehavior.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: bounds.minX - bounds.width, y: y),
      to: CGPoint(x: bounds.maxX + bounds.width, y: y))
  }

  /// Adds a vertical velocity in points per second; negative values are upward. Has no effect while the behavior is
  /// disabled.
  public func addVerticalVelocity(_ velocity: CGFloat) {
    guard isEnabled else { return }
    itemBehavior.addLinearVelocity(CGPoint(x: 0, y: velocity), for: item)
  }
}
