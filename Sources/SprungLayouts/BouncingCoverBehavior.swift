// SPDX-License-Identifier: MIT

import UIKit

/// Holds a view of the same size as its container at the container's lower edge with strong gravity. A push from below
/// makes the view hop. Reversed gravity lifts the view beyond the upper edge, where it stays.
///
/// The item only moves vertically. The reference view of the animator must be the container.
public final class BouncingCoverBehavior: UIDynamicBehavior {
  /// Whether gravity lifts the cover instead of pulling it down. Default: false.
  public private(set) var isOpen = false

  /// The magnitude of the gravity that pulls the cover down or lifts it; 1 is 1000 points per second squared. Default:
  /// 4.
  public var gravityMagnitude: CGFloat = LayoutsTuning.coverGravity { didSet { rotateGravity(isOpen: isOpen) } }
  /// The fraction of the speed that remains after a bounce at the lower edge, 0 to 1. Default: 0.5.
  public var elasticity: CGFloat = LayoutsTuning.coverElasticity { didSet { rotateGravity(isOpen: isOpen) } }
  /// The height in points to which `hop()` pushes the cover. Default: 40. Negative values count as 0.
  public var hopHeight: CGFloat = LayoutsTuning.coverHop
  /// The frequency in hertz of the spring by which a touch drags the cover. Default: 9.
  public var gripFrequency: CGFloat = LayoutsTuning.coverGrip { didSet { grip?.frequency = gripFrequency } }

  private let item: any UIDynamicItem
  private let gravity: UIGravityBehavior
  private let properties: UIDynamicItemBehavior
  private let hopping: UIPushBehavior
  private let collision: UICollisionBehavior
  private var grip: UIAttachmentBehavior?
  /// The vertical center of the item at the start of the drag, and the movement of the touch since then.
  private var start: CGFloat = 0
  private var distance: CGFloat = 0
  private var middle: CGPoint
  private var size: CGSize

  /// Creates the behavior for an item in its closed position, where its frame equals the container's bounds.
  public init(item: any UIDynamicItem) {
    self.item = item
    middle = item.center
    size = item.bounds.size
    gravity = UIGravityBehavior(items: [item])
    properties = UIDynamicItemBehavior(items: [item])
    hopping = UIPushBehavior(items: [item], mode: .instantaneous)
    collision = UICollisionBehavior(items: [item])
    super.init()
    gravity.magnitude = gravityMagnitude
    properties.elasticity = elasticity
    properties.friction = 0
    properties.allowsRotation = false
    hopping.active = false
    for child in [gravity, collision, properties, hopping] { addChildBehavior(child) }
    layOutBoundaries()
  }

  private func layOutBoundaries() {
    let floor = middle.y + size.height / 2
    let ceiling = middle.y - size.height / 2 - size.height - LayoutsTuning.coverMargin
    let left = middle.x - size.width
    let right = middle.x + size.width
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: left, y: floor), to: CGPoint(x: right, y: floor))
    collision.addBoundary(
      withIdentifier: "ceiling" as NSCopying, from: CGPoint(x: left, y: ceiling), to: CGPoint(x: right, y: ceiling))
  }

  /// Updates the behavior after the container's bounds change. The item must already have its new size at its old
  /// position. The item keeps its velocity and its relative height in the container. A dragged item stays under the
  /// touch.
  public func updateBoundaries(in bounds: CGRect) {
    guard bounds.isContainer else { return }
    let share = size.height > 0 ? height / size.height : 0
    middle = CGPoint(x: bounds.midX, y: bounds.midY)
    size = bounds.size
    layOutBoundaries()
    // The item is at most as high as an open item, whose distance from the upper edge does not scale with the
    // container.
    item.center = CGPoint(x: middle.x, y: middle.y - min(share * size.height, size.height + LayoutsTuning.coverMargin))
    start = item.center.y - distance
    grip?.anchorPoint = item.center
    dynamicAnimator?.updateItem(usingCurrentState: item)
  }

  /// The height of the item above its closed position in points.
  public var height: CGFloat { middle.y - item.center.y }

  /// Pushes the item so that it hops by `hopHeight`. Has no effect while the item is open or being dragged.
  public func hop() {
    guard !isOpen, grip == nil else { return }
    // Gravity reduces the speed v = (2 g h)^½ to 0 over the height h. A push of 1 accelerates mass 1 to 100 points per
    // second.
    let speed = (2 * gravityMagnitude * 1000 * max(0, hopHeight)).squareRoot()
    hopping.setAngle(-.pi / 2, magnitude: speed / 100 * size.width * size.height / 10_000)
    hopping.active = true
  }

  /// Opens the item, which moves out beyond the upper edge.
  public func open() { rotateGravity(isOpen: true) }

  /// Closes the item, which falls back.
  public func close() { rotateGravity(isOpen: false) }

  private func rotateGravity(isOpen: Bool) {
    self.isOpen = isOpen
    // With elasticity, an item that was flung open would bounce at the top and fall back into view.
    properties.elasticity = isOpen ? 0 : elasticity
    gravity.setAngle(isOpen ? -.pi / 2 : .pi / 2, magnitude: gravityMagnitude)
  }

  // MARK: - By hand

  /// Begins to drag the item with a touch. Call `drag(by:)` when the touch moves.
  public func take() {
    guard grip == nil else { return }
    start = item.center.y
    distance = 0
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
    spring.length = 0
    spring.frequency = gripFrequency
    spring.damping = 1
    grip = spring
    addChildBehavior(spring)
  }

  /// Moves the dragged item. `distance` is the vertical distance in points from the start of the drag; negative values
  /// are upward.
  public func drag(by distance: CGFloat) {
    self.distance = distance
    grip?.anchorPoint = CGPoint(x: middle.x, y: min(middle.y, start + distance))
  }

  /// Ends a drag with a speed in points per second; negative values are upward. The item opens if its projected resting
  /// point is above half the height; see `ThrowProjection`. Otherwise it falls.
  public func letGo(velocity: CGFloat) {
    guard let grip else { return }
    removeChildBehavior(grip)
    self.grip = nil
    rotateGravity(isOpen: height - ThrowProjection.distance(velocity: velocity) > size.height / 2)
  }
}
