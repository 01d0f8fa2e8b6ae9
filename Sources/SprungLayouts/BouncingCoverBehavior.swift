// SPDX-License-Identifier: MIT

import UIKit

/// Keeps a view as large as its container on the container's lower edge by strong gravity: a push from below makes it
/// hop, and reversed gravity lifts it out at the top, where it stays.
///
/// The item moves up and down only. Add the behavior to an animator whose reference view is the container.
public final class BouncingCoverBehavior: UIDynamicBehavior {
  /// Whether gravity lifts the cover instead of letting it fall. Default: false.
  public private(set) var isOpen = false

  /// The magnitude of the gravity that pulls the cover down, or lifts it: 1 is 1000 points per second squared. Default: 4.
  public var gravityMagnitude: CGFloat = LayoutsTuning.coverGravity { didSet { rotateGravity(isOpen: isOpen) } }
  /// Share of the speed that a bounce on the lower edge keeps, 0 to 1. Default: 0.5.
  public var elasticity: CGFloat = LayoutsTuning.coverElasticity { didSet { rotateGravity(isOpen: isOpen) } }
  /// Height in points to which `hop()` pushes the cover. Default: 40. Negative ones count as 0.
  public var hopHeight: CGFloat = LayoutsTuning.coverHop
  /// Oscillations per second of the spring by which a finger drags the cover. Default: 9.
  public var gripFrequency: CGFloat = LayoutsTuning.coverGrip { didSet { grip?.frequency = gripFrequency } }

  private let item: any UIDynamicItem
  private let gravity: UIGravityBehavior
  private let properties: UIDynamicItemBehavior
  private let hopping: UIPushBehavior
  private let collision: UICollisionBehavior
  private var grip: UIAttachmentBehavior?
  /// Where the item was when a finger took it, and how far the finger has gone since.
  private var start: CGFloat = 0
  private var distance: CGFloat = 0
  private var middle: CGPoint
  private var size: CGSize

  /// Creates the behavior of an item in its closed position: its frame is that of the container's bounds.
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

  /// Follows a change of the container's bounds, when the item has its new size and is still where it was: it keeps its
  /// height relative to the container and its velocity. One that a finger holds stays under it.
  public func updateBoundaries(in bounds: CGRect) {
    guard bounds.isContainer else { return }
    let share = size.height > 0 ? height / size.height : 0
    middle = CGPoint(x: bounds.midX, y: bounds.midY)
    size = bounds.size
    layOutBoundaries()
    // Limited to the position of an open item, whose distance from the edge does not grow with the container.
    item.center = CGPoint(x: middle.x, y: middle.y - min(share * size.height, size.height + LayoutsTuning.coverMargin))
    start = item.center.y - distance
    grip?.anchorPoint = item.center
    dynamicAnimator?.updateItem(usingCurrentState: item)
  }

  /// The height of the item above its closed position, in points.
  public var height: CGFloat { middle.y - item.center.y }

  /// Pushes the item so that it hops by `hopHeight`; only while it is closed and no finger holds it.
  public func hop() {
    guard !isOpen, grip == nil else { return }
    // v = (2 g h)^½ is the speed that gravity takes away over the height h; a push of 1 gives mass 1 100 points a second.
    let speed = (2 * gravityMagnitude * 1000 * max(0, hopHeight)).squareRoot()
    hopping.setAngle(-.pi / 2, magnitude: speed / 100 * size.width * size.height / 10_000)
    hopping.active = true
  }

  /// Opens the item: it flies out at the top.
  public func open() { rotateGravity(isOpen: true) }

  /// Closes the item: it falls back.
  public func close() { rotateGravity(isOpen: false) }

  private func rotateGravity(isOpen: Bool) {
    self.isOpen = isOpen
    // Bouncing above, an item that was flung open would drop back into view.
    properties.elasticity = isOpen ? 0 : elasticity
    gravity.setAngle(isOpen ? -.pi / 2 : .pi / 2, magnitude: gravityMagnitude)
  }

  // MARK: - By hand

  /// A finger took the item: from now on `drag(by:)` says where it is.
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

  /// The finger went so many points up (negative) or down since it took the item.
  public func drag(by distance: CGFloat) {
    self.distance = distance
    grip?.anchorPoint = CGPoint(x: middle.x, y: min(middle.y, start + distance))
  }

  /// Ends a drag with a speed in points per second, negative upwards. The item opens if it would come to rest above
  /// half of the height, see `ThrowProjection`; otherwise it falls.
  public func letGo(velocity: CGFloat) {
    guard let grip else { return }
    removeChildBehavior(grip)
    self.grip = nil
    rotateGravity(isOpen: height - ThrowProjection.distance(velocity: velocity) > size.height / 2)
  }
}
