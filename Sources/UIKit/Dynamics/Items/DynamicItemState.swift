// SPDX-License-Identifier: MIT

import SprungPhysics

/// The animator's state for an item: its body, and the values last read from it or written to it.
final class DynamicItemState {
  /// The item, which its behaviors also retain.
  var item: any UIDynamicItem
  /// The objects that previously represented the same element. Behaviors may still contain these objects.
  var earlierItems: [any UIDynamicItem] = []
  /// The body on which forces act. For a group, this is the body of the largest part.
  @exclusivity(unchecked) nonisolated(unsafe) var body: BodyID
  /// The bodies of a group.
  var group: DynamicGroupBodies?
  /// The number of behaviors of the animator that contain the item.
  var useCount = 1
  /// The number of times that the application moved the item or set its velocity. Inspectors use the count to detect
  /// the start of a new motion.
  var interventions = 0
  /// The item's serial number. Serial numbers ascend in the order in which items are added.
  var serial: Int64 = 0
  /// The item as a view if it is not a direct subview of the reference view, otherwise nil.
  var nestedView: UIView?
  /// The item as layout attributes if the animator belongs to a layout, otherwise nil.
  var attributes: UICollectionViewLayoutAttributes?
  /// The lookup key of layout attributes.
  var key: ElementKey?

  /// The item's layer, which can be written directly, if the item is a plain UIKit view and a direct subview of the
  /// reference view; otherwise nil.
  @exclusivity(unchecked) nonisolated(unsafe) var plainLayer: Unmanaged<CALayer>?

  /// The center in the animator's coordinates, as last read or written.
  @exclusivity(unchecked) nonisolated(unsafe) var center = CGPoint(x: 0, y: 0)
  /// The item's own center as last read, including after writing it, if the animator checks for external changes.
  var seenCenter: CGPoint?
  /// Whether an external change has been reported.
  var isExternalMoveReported = false
  /// The size of the bounds as last read. The initial value is a size that no item can have.
  var size = CGSize(width: -1, height: -1)
  /// The outline as last read.
  var outline = BodyShape.rectangle
  /// The angle as last read or written.
  @exclusivity(unchecked) nonisolated(unsafe) var angle = 0.0
  /// Whether the animator rotates the item. Item behaviors can disable rotation.
  @exclusivity(unchecked) nonisolated(unsafe) var ownsRotation = true
  /// The transform without its rotation, or nil if that is the identity, which is the most common case.
  @exclusivity(unchecked) nonisolated(unsafe) var unturned: CGAffineTransform?
  /// Whether an anchored item moves in the next tick, and whether it was moved before the clock started.
  var awaitsKinematicMove = false
  var movedBeforeStart = false
  /// Whether an anchored item moves in the current tick.
  var isMovingKinematically = false
  /// The properties assigned by item behaviors.
  var properties = ItemProperties()
  /// The continuous pushes that were last passed to the world, which only stores their sum.
  var pushes: [Push] = []
  /// The continuous pushes that are being collected.
  var nextPushes: [Push] = []

  /// A continuous push.
  struct Push: Equatable {
    var force: CGVector
    var offset: CGVector
  }

  init(item: any UIDynamicItem, body: BodyID) {
    self.item = item
    self.body = body
  }

  /// Splits a transform M into a remainder N and a rotation for the world: M = N R(angle).
  func adopt(_ transform: CGAffineTransform) {
    if transform == .identity {
      unturned = nil
      angle = 0
      return
    }
    let rotation = DeterministicMath.atan2(Double(transform.b), Double(transform.a))
    // The angle closest to the previous one is chosen, so that an update preserves full rotations.
    let circle = 2 * Double.pi
    angle = rotation + circle * ((angle - rotation) / circle).rounded()
    let rest = transform.concatenating(CGAffineTransform(rotationAngle: CGFloat(-rotation)))
    let tolerance: CGFloat = 1e-12
    let isPlain =
      abs(rest.a - 1) < tolerance && abs(rest.b) < tolerance && abs(rest.c) < tolerance
      && abs(rest.d - 1) < tolerance && rest.tx == 0 && rest.ty == 0
    unturned = isPlain ? nil : rest
  }

  /// Returns the transform at the given angle.
  func transform(at angle: Double) -> CGAffineTransform {
    let components = DeterministicMath.sincos(angle)
    let rotation = CGAffineTransform(
      a: CGFloat(components.cosine), b: CGFloat(components.sine), c: CGFloat(-components.sine),
      d: CGFloat(components.cosine), tx: 0, ty: 0)
    guard let unturned else { return rotation }
    return unturned.concatenating(rotation)
  }

  /// Converts an offset from the item's center, in the item's coordinates, to a point in the animator's coordinates.
  func point(at offset: UIOffset) -> CGPoint {
    guard offset != .zero else { return center }
    let rotation = DeterministicMath.sincos(angle)
    let x = Double(offset.horizontal)
    let y = Double(offset.vertical)
    return CGPoint(
      x: center.x + CGFloat(x * rotation.cosine - y * rotation.sine),
      y: center.y + CGFloat(x * rotation.sine + y * rotation.cosine))
  }

  /// Returns whether the bounding box of the item intersects the given rectangle. As with `CGRect.intersects`,
  /// rectangles that only touch do not intersect.
  func intersects(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Bool {
    let x = Double(center.x)
    let y = Double(center.y)
    var width = Double(size.width) / 2
    var height = Double(size.height) / 2
    if angle != 0 {
      let rotation = DeterministicMath.sincos(angle)
      let upright = (width, height)
      width = abs(upright.0 * rotation.cosine) + abs(upright.1 * rotation.sine)
      height = abs(upright.0 * rotation.sine) + abs(upright.1 * rotation.cosine)
    }
    return x - width < right && x + width > left && y - height < bottom && y + height > top
  }

  /// Returns the item's serial number in a behavior's list, or nil if the list does not contain it. Serial numbers
  /// ascend in the order of the items.
  func serial(in list: DynamicItemList) -> Int64? {
    if let serial = list.serial(of: ObjectIdentifier(item as AnyObject)) { return serial }
    for earlier in earlierItems {
      if let serial = list.serial(of: ObjectIdentifier(earlier as AnyObject)) { return serial }
    }
    return nil
  }

  /// Calls `visit` with each body and the center and angle that it has at the last read or written position of the
  /// item.
  func forEachBodyPosition(_ visit: (BodyID, CGPoint, Double) -> Void) {
    forEachBodyPosition(at: center, angle: angle, visit)
  }

  /// Calls `visit` with each body and the center and angle that it has at the given position of the item.
  func forEachBodyPosition(at center: CGPoint, angle: Double, _ visit: (BodyID, CGPoint, Double) -> Void) {
    guard let group else { return visit(body, center, angle) }
    for part in group.parts {
      let lever = DynamicGroupBodies.rotated(part.offset, by: angle)
      visit(part.body, CGPoint(x: center.x + lever.dx, y: center.y + lever.dy), angle + part.angle)
    }
  }

  /// Calls `visit` with the body, then with the other bodies of a group.
  func forEachBody(_ visit: (BodyID) -> Void) {
    visit(body)
    guard let group else { return }
    for part in group.parts where part.body != body { visit(part.body) }
  }

  /// Calls `visit` with each body, in the order of a group's members.
  func forEachPart(_ visit: (BodyID) -> Void) {
    guard let group else { return visit(body) }
    for part in group.parts { visit(part.body) }
  }

  /// The name of the item in diagnostics.
  var title: String {
    if group != nil {
      return
        "an item group of \(Double(size.width)) x \(Double(size.height)) at (\(Double(center.x)), \(Double(center.y)))"
    }
    guard let attributes else {
      return "an item of \(Double(size.width)) x \(Double(size.height)) at (\(Double(center.x)), \(Double(center.y)))"
    }
    return attributes.title
  }
}
