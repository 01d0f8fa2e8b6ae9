// SPDX-License-Identifier: MIT

import UIKit

/// Lets a view as large as its container stand on the container's lower edge under a strong gravity: a push from below
/// makes it hop, and turning gravity round lifts it out at the top.
///
/// The item moves up and down only. Add the behavior to an animator whose reference view is the container.
public final class BouncingCoverBehavior: UIDynamicBehavior {
  /// Whether gravity lifts the cover instead of letting it fall. Default: false.
  public private(set) var isOpen = false

  private let item: any UIDynamicItem
  private let gravity: UIGravityBehavior
  private let properties: UIDynamicItemBehavior
  private let hopping: UIPushBehavior
  private var grip: UIAttachmentBehavior?
  private let middle: CGPoint

  /// Makes the behavior of an item that is in its place: its frame is that of the container's bounds.
  public init(item: any UIDynamicItem) {
    self.item = item
    let size = item.bounds.size
    middle = item.center
    gravity = UIGravityBehavior(items: [item])
    properties = UIDynamicItemBehavior(items: [item])
    hopping = UIPushBehavior(items: [item], mode: .instantaneous)
    super.init()
    gravity.magnitude = LayoutsTuning.coverGravity
    properties.elasticity = LayoutsTuning.coverElasticity
    properties.friction = 0
    properties.allowsRotation = false
    hopping.active = false
    let collision = UICollisionBehavior(items: [item])
    let floor = middle.y + size.height / 2
    let ceiling = middle.y - size.height / 2 - size.height - LayoutsTuning.coverMargin
    let left = middle.x - size.width
    let right = middle.x + size.width
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: left, y: floor), to: CGPoint(x: right, y: floor))
    collision.addBoundary(
      withIdentifier: "ceiling" as NSCopying, from: CGPoint(x: left, y: ceiling), to: CGPoint(x: right, y: ceiling))
    for child in [gravity, collision, properties, hopping] { addChildBehavior(child) }
  }

  /// How far the item is above its place, in points.
  public var height: CGFloat { middle.y - item.center.y }

  /// Pushes the item so that it hops by `LayoutsTuning.coverHop`; only while it is closed and no finger holds it.
  public func hop() {
    guard !isOpen, grip == nil else { return }
    // v = (2 g h)^½ is the speed that gravity takes away over the height h; a push of 1 gives mass 1 100 points a second.
    let speed = (2 * LayoutsTuning.coverGravity * 1000 * LayoutsTuning.coverHop).squareRoot()
    let size = item.bounds.size
    hopping.setAngle(-.pi / 2, magnitude: speed / 100 * size.width * size.height / 10_000)
    hopping.active = true
  }

  /// Lets the item fly out at the top.
  public func open() { turn(isOpen: true) }

  /// Lets the item fall back into its place.
  public func close() { turn(isOpen: false) }

  private func turn(isOpen: Bool) {
    self.isOpen = isOpen
    gravity.setAngle(isOpen ? -.pi / 2 : .pi / 2, magnitude: LayoutsTuning.coverGravity)
  }

  // MARK: - By hand

  /// A finger took the item: from now on `drag(by:)` says where it is.
  public func take() {
    guard grip == nil else { return }
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
    spring.length = 0
    spring.frequency = LayoutsTuning.coverGrip
    spring.damping = 1
    grip = spring
    addChildBehavior(spring)
  }

  /// The finger went so many points up (negative) or down from where it took the item.
  public func drag(from start: CGFloat, by way: CGFloat) {
    grip?.anchorPoint = CGPoint(x: middle.x, y: min(middle.y, start + way))
  }

  /// The finger lifted at a speed in points per second, negative upwards: the item opens if it was flung or is more than
  /// half way up, else it falls.
  public func letGo(velocity: CGFloat) {
    guard let grip else { return }
    removeChildBehavior(grip)
    self.grip = nil
    let isFlung = velocity < -LayoutsTuning.coverFling
    turn(isOpen: isFlung || (height > item.bounds.height / 2 && velocity < LayoutsTuning.coverFling))
  }
}
