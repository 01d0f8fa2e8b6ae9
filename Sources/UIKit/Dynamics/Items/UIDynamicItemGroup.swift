// SPDX-License-Identifier: MIT

import SprungPhysics

/// Several items that move as one rigid body, each with its own collision shape. Groups also allow concave items.
///
/// Pass the group to behaviors instead of its members. Groups cannot be nested. The mass, center of mass and moment of
/// inertia of the group are those of all members combined. Collision delegates receive the group instead of its
/// members.
///
/// Differs from Apple: `collisionBoundingPath` is the outline of all members, while contacts use the members' shapes.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The members, which never change.
  open var items: [any UIDynamicItem] { storedItems }
  private final var storedItems: [any UIDynamicItem]
  /// A rectangle with a zero origin and the size that the members' bounding box had when the group was created. The
  /// bounding box does not rotate with the group.
  open private(set) var bounds: CGRect
  private final var middle: CGPoint
  private final var appliedRotation = 0.0
  /// The members' positions relative to the group's center, and their transforms, in the unrotated group.
  final let offsets: [CGVector]
  private final let transforms: [CGAffineTransform]

  /// Creates a group of items at their current positions. Nested groups and duplicate members are ignored and reported
  /// as faults. An empty group is also reported as a fault.
  public init(items: [any UIDynamicItem]) {
    let members = UIDynamicItemGroup.usable(items)
    storedItems = members
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity
    for item in members {
      let half = UIDynamicItemGroup.halfBox(of: item)
      let center = item.center
      left = min(left, Double(center.x) - half.x)
      top = min(top, Double(center.y) - half.y)
      right = max(right, Double(center.x) + half.x)
      bottom = max(bottom, Double(center.y) + half.y)
    }
    let isEmpty = !(left <= right && top <= bottom)
    let center =
      isEmpty ? CGPoint(x: 0, y: 0) : CGPoint(x: CGFloat((left + right) / 2), y: CGFloat((top + bottom) / 2))
    bounds =
      isEmpty ? CGRect.zero : CGRect(x: 0, y: 0, width: CGFloat(right - left), height: CGFloat(bottom - top))
    middle = center
    offsets = members.map { CGVector(dx: $0.center.x - center.x, dy: $0.center.y - center.y) }
    transforms = members.map { $0.transform }
    super.init()
  }

  /// The center of the members' bounding box in points. Setting the center moves the members.
  open var center: CGPoint {
    get { middle }
    set {
      middle = newValue
      layOutMembers()
    }
  }

  /// The rotation since the group was created, initially the identity. Setting the transform rotates the members about
  /// the center. Parts of the transform other than the rotation are ignored.
  open var transform: CGAffineTransform {
    get { appliedRotation == 0 ? .identity : CGAffineTransform(rotationAngle: CGFloat(appliedRotation)) }
    set {
      appliedRotation = newValue == .identity ? 0 : DeterministicMath.atan2(Double(newValue.b), Double(newValue.a))
      layOutMembers()
    }
  }

  /// The collision shape: always `path`.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

  /// The outline of all members, relative to the group's center.
  open var collisionBoundingPath: UIBezierPath {
    var points: [CGPoint] = []
    for (index, item) in items.enumerated() {
      let size = item.bounds.size
      let position = offsets[index]
      for corner in [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)] {
        let point = CGPoint(x: size.width / 2 * CGFloat(corner.0), y: size.height / 2 * CGFloat(corner.1))
          .applying(transforms[index])
        points.append(CGPoint(x: point.x + position.dx, y: point.y + position.dy))
      }
    }
    let path = UIBezierPath()
    for (index, point) in (ConvexPolygon.hull(of: points)?.points ?? []).enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if !path.isEmpty { path.close() }
    return path
  }

  private func layOutMembers() {
    let rotation = transform
    for (index, item) in items.enumerated() {
      let offset = DynamicGroupBodies.rotated(offsets[index], by: appliedRotation)
      item.center = CGPoint(x: middle.x + offset.dx, y: middle.y + offset.dy)
      let transform = appliedRotation == 0 ? transforms[index] : transforms[index].concatenating(rotation)
      if item.transform != transform { item.transform = transform }
    }
  }

  /// Sets both the position and the angle of the group.
  final func move(to center: CGPoint, angle: Double) {
    middle = center
    appliedRotation = angle
    layOutMembers()
  }

  /// Returns the angle of a member in the unrotated group.
  final func angle(ofMember index: Int) -> Double {
    let transform = transforms[index]
    return transform == .identity ? 0 : DeterministicMath.atan2(Double(transform.b), Double(transform.a))
  }

  private static func usable(_ items: [any UIDynamicItem]) -> [any UIDynamicItem] {
    var list = DynamicItemList()
    for item in items {
      if (item as AnyObject) is UIDynamicItemGroup {
        Diagnostics.report("nestedGroup", "An item group cannot contain another group. The inner group is ignored.")
      } else if !list.append(item) {
        Diagnostics.report("duplicateMember", "An item group received the same member twice. The duplicate is ignored.")
      }
    }
    if list.items.isEmpty {
      Diagnostics.report("emptyGroup", "An item group has no members and cannot be moved. Pass at least one item.")
    }
    return list.items
  }

  private static func halfBox(of item: any UIDynamicItem) -> (x: Double, y: Double) {
    let width = Double(item.bounds.size.width) / 2
    let height = Double(item.bounds.size.height) / 2
    let transform = item.transform
    guard transform != .identity else { return (width, height) }
    let rotation = DeterministicMath.sincos(DeterministicMath.atan2(Double(transform.b), Double(transform.a)))
    return (
      abs(width * rotation.cosine) + abs(height * rotation.sine),
      abs(width * rotation.sine) + abs(height * rotation.cosine)
    )
  }
}
