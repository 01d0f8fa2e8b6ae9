// SPDX-License-Identifier: MIT

import UIKit

/// A tile that falls until its floor stops it. Tiles are moved by the dynamic animator of a `FallingTilesLayout`.
final class FallingTile: NSObject, UIDynamicItem {
  var center: CGPoint
  var transform = CGAffineTransform.identity
  let bounds: CGRect
  private var fall: UIDynamicBehavior?

  init(center: CGPoint, side: CGFloat) {
    self.center = center
    bounds = CGRect(x: 0, y: 0, width: side, height: side)
  }

  /// Whether the tile is falling or bouncing.
  var isFalling: Bool { fall != nil }

  /// Drops the tile to a position below it, starting at its current speed. `magnitude` is the magnitude of gravity, and
  /// `share` is the fraction of the speed that remains after a bounce.
  func fall(to position: CGPoint, by magnitude: CGFloat, keeping share: CGFloat, in animator: UIDynamicAnimator) {
    let speed = stop(in: animator)
    let gravity = UIGravityBehavior(items: [self])
    gravity.magnitude = magnitude
    let properties = UIDynamicItemBehavior(items: [self])
    properties.elasticity = share
    properties.friction = 0
    properties.allowsRotation = false
    let collision = UICollisionBehavior(items: [self])
    collision.collisionMode = .boundaries
    let floor = position.y + bounds.height / 2
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: position.x - bounds.width, y: floor),
      to: CGPoint(x: position.x + bounds.width, y: floor))
    let fall = UIDynamicBehavior()
    for part in [properties, collision, gravity] { fall.addChildBehavior(part) }
    animator.addBehavior(fall)
    if speed != 0 { properties.addLinearVelocity(CGPoint(x: 0, y: speed), for: self) }
    self.fall = fall
    self.gravity = gravity
    self.properties = properties
  }

  private var gravity: UIGravityBehavior?
  private var properties: UIDynamicItemBehavior?

  /// Changes the gravity and elasticity of a falling tile. Has no effect on a tile at rest.
  func tune(by magnitude: CGFloat, keeping share: CGFloat) {
    gravity?.magnitude = magnitude
    properties?.elasticity = share
  }

  /// Removes the tile from the animator at its current position. Returns the tile's downward speed in points per
  /// second.
  @discardableResult
  func stop(in animator: UIDynamicAnimator) -> CGFloat {
    guard let fall else { return 0 }
    let speed = properties?.linearVelocity(for: self).y ?? 0
    animator.removeBehavior(fall)
    self.fall = nil
    gravity = nil
    properties = nil
    return speed
  }
}
