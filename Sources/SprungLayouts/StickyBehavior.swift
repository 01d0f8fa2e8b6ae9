// SPDX-License-Identifier: MIT

import UIKit

/// A throwable item that spring fields attract to targets in its container. The base class of `StickyEdgesBehavior` and
/// `StickyCornersBehavior`.
///
/// The item collides with the animator's reference bounds, does not rotate, and is damped. A released item moves to the
/// target of the field that contains it. A thrown item moves to the target closest to its projected resting point; see
/// `ThrowProjection`. During a drag, the item must not be part of the animator. `follow(_:in:)` implements a complete
/// drag.
public class StickyBehavior: UIDynamicBehavior {
  /// The throwable item.
  public let item: any UIDynamicItem
  /// The distance between a resting item and the edges in points. Negative and non-finite values count as 0. Changing
  /// the distance moves the targets, and the fields then pull the item to its new target.
  public var edgeInset: CGFloat {
    didSet {
      edgeInset = edgeInset.isFinite ? max(0, edgeInset) : 0
      if edgeInset != oldValue { updateFields(in: bounds) }
    }
  }
  /// The strength of the fields. Default: 1. With smaller values, the item moves more slowly; with a value of 0, it is
  /// not attracted.
  public var strength: CGFloat = 1 {
    didSet { for field in fields { field.strength = strength } }
  }
  /// The collision behavior that keeps the item inside the reference bounds.
  public let collisionBehavior: UICollisionBehavior
  /// The item behavior that sets the density and resistance of the item and prevents its rotation.
  public let itemBehavior: UIDynamicItemBehavior
  /// The spring fields, one for each target.
  public let fields: [UIFieldBehavior]
  /// The bounds that define the fields; initially empty.
  public private(set) var bounds = CGRect.zero

  private var dragPoint: DragPoint?
  private var touchOffset = CGPoint.zero
  /// The index of the field at the target of a throw. Only this field is active until the item is dragged again. The
  /// index is nil if all fields are active in their own regions.
  private var aim: Int?

  init(item: any UIDynamicItem, edgeInset: CGFloat, fieldCount: Int, resistance: CGFloat) {
    self.item = item
    self.edgeInset = edgeInset.isFinite ? max(0, edgeInset) : 0
    collisionBehavior = UICollisionBehavior(items: [item])
    itemBehavior = UIDynamicItemBehavior(items: [item])
    var fields: [UIFieldBehavior] = []
    for _ in 0..<fieldCount { fields.append(UIFieldBehavior.springField()) }
    self.fields = fields
    super.init()
    collisionBehavior.translatesReferenceBoundsIntoBoundary = true
    itemBehavior.density = LayoutsTuning.stickyDensity
    itemBehavior.resistance = resistance
    itemBehavior.friction = 0
    itemBehavior.allowsRotation = false
    addChildBehavior(collisionBehavior)
    addChildBehavior(itemBehavior)
    for field in fields {
      // Fields are inactive until the bounds are known.
      field.region = UIRegion(radius: 0)
      field.addItem(item)
      addChildBehavior(field)
    }
  }

  /// Whether the fields, collisions and resistance act on the item. Default: true. Disabling the behavior resets the
  /// velocity of the item. When the behavior is enabled again, the motion continues from the item's current position.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if isEnabled {
        collisionBehavior.addItem(item)
        itemBehavior.addItem(item)
        for field in fields { field.addItem(item) }
      } else {
        for field in fields { field.removeItem(item) }
        collisionBehavior.removeItem(item)
        itemBehavior.removeItem(item)
        guard aim != nil else { return }
        aim = nil
        layOutFields()
      }
    }
  }

  /// Adjusts the fields to the container's bounds, in points. Call this method after each layout of the container. The
  /// item keeps its velocity and its relative position, so that it remains in its corner or at its edge. In an
  /// animation block, the item moves with an animation. Empty and non-finite bounds are ignored.
  public func updateFields(in bounds: CGRect) {
    guard bounds.isContainer else { return }
    let old = self.bounds
    let oldArea = availableArea
    self.bounds = bounds
    layOutFields()
    if let aim { self.aim(at: aim) }
    guard !old.isEmpty, old != bounds else { return }
    // During a drag, the touch determines the position of the item.
    let center = isEnabled ? item.center.mapped(from: oldArea, to: availableArea) : item.center
    item.center = clamped(center, in: bounds)
    if isEnabled { dynamicAnimator?.updateItem(usingCurrentState: item) }
  }

  /// The rectangle spanned by the targets.
  private var availableArea: CGRect {
    var low = fields[0].position
    var high = low
    for field in fields {
      low = CGPoint(x: min(low.x, field.position.x), y: min(low.y, field.position.y))
      high = CGPoint(x: max(high.x, field.position.x), y: max(high.y, field.position.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Arranges the fields in `bounds`. Subclasses override this method.
  func layOutFields() {}

  /// Throws the item at a velocity in points per second. The item moves to the target closest to the point at which it
  /// would come to rest without fields. Has no effect while the behavior is disabled. Non-finite velocities are
  /// rejected, as in `UIDynamicItemBehavior`.
  public func addLinearVelocity(_ velocity: CGPoint) {
    guard isEnabled else { return }
    itemBehavior.addLinearVelocity(velocity, for: item)
    guard velocity.x.isFinite, velocity.y.isFinite, velocity != .zero, !bounds.isEmpty else { return }
    let end = ThrowProjection.end(from: item.center, velocity: itemBehavior.linearVelocity(for: item))
    var nearest = 0
    for index in fields.indices where distance(end, to: index) < distance(end, to: nearest) { nearest = index }
    aim(at: nearest)
  }

  /// Returns the squared distance from a point to a target.
  private func distance(_ point: CGPoint, to index: Int) -> CGFloat {
    let x = point.x - fields[index].position.x
    let y = point.y - fields[index].position.y
    return x * x + y * y
  }

  /// Activates one field everywhere and deactivates all others.
  private func aim(at chosen: Int) {
    aim = chosen
    for (index, field) in fields.enumerated() { field.region = index == chosen ? .infinite : UIRegion(radius: 0) }
  }

  /// Drags the item inside the container, and throws it at the velocity of the pan gesture. Call this method from the
  /// handler of the gesture, for every state change. `container` is the animator's reference view.
  public func follow(_ pan: UIPanGestureRecognizer, in container: UIView) {
    switch pan.state {
    case .began:
      let finger = pan.location(in: container)
      dragPoint = DragPoint(pan, in: container)
      touchOffset = CGPoint(x: finger.x - item.center.x, y: finger.y - item.center.y)
      isEnabled = false
    case .changed:
      guard let finger = dragPoint?.location(of: pan, in: container) else { return }
      item.center = clamped(CGPoint(x: finger.x - touchOffset.x, y: finger.y - touchOffset.y), in: container.bounds)
    case .ended, .cancelled:
      isEnabled = true
      addLinearVelocity(pan.velocity(in: container))
    default: break
    }
  }

  /// Returns the point closest to the given one at which the whole item is inside a rectangle. Along an axis where the
  /// item does not fit, it is centered.
  public func clamped(_ point: CGPoint, in rect: CGRect) -> CGPoint {
    func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat, _ half: CGFloat) -> CGFloat {
      high - low < 2 * half ? (low + high) / 2 : min(max(value, low + half), high - half)
    }
    return CGPoint(
      x: clamp(point.x, rect.minX, rect.maxX, item.bounds.width / 2),
      y: clamp(point.y, rect.minY, rect.maxY, item.bounds.height / 2))
  }

  /// The two targets along an axis, and the distance by which each target's field extends to both sides.
  struct Limits {
    var low: CGFloat
    var high: CGFloat
    var lowReach: CGFloat
    var highReach: CGFloat
  }

  /// Returns the targets near both ends of a range for an item of this length. The fields meet just beyond the center.
  ///
  /// Fields extend equally far outward and inward from their target. If this distance were less than the inset, an item
  /// that touches the end of the range would be outside of the field. In such a narrow container, the target is at the
  /// center.
  func limits(from start: CGFloat, length: CGFloat, item: CGFloat) -> Limits {
    let distance = length - 2 * edgeInset - item
    let middle = start + length / 2
    guard distance >= 2 * edgeInset, distance > 0 else {
      return Limits(low: middle, high: middle, lowReach: length, highReach: length)
    }
    return Limits(
      low: middle - distance / 2, high: middle + distance / 2, lowReach: distance / 2 + LayoutsTuning.stickySeam.end,
      highReach: distance / 2 - LayoutsTuning.stickySeam.start)
  }
}
