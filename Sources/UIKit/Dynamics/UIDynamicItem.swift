// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  // Said explicitly, because other modules with main-actor isolation by default do not see the inferred one.
  @MainActor
#endif
/// Something that dynamics can move: a view, the attributes of a collection view's element, or an object of one's own.
///
/// The animator reads position and rotation when the item joins and writes them in every step in which they change.
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle of the item in the animator's coordinates, in points.
  var center: CGPoint { get set }
  /// The size of the item in points; the origin does not count.
  var bounds: CGRect { get }
  /// The rotation of the item, in the plane; scale and shear in it are kept.
  var transform: CGAffineTransform { get set }
  /// The shape that collides. Default: the rectangle.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The convex path that collides when the type is `.path`, (0,0) being the centre. Default: empty.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Empty.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
