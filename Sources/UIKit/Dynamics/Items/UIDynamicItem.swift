// SPDX-License-Identifier: MIT

/// An object that dynamics can move: a view, layout attributes, or an instance of a custom class.
///
/// An animator reads `center`, the rotation in `transform` and the size of `bounds` when one of its behaviors first
/// contains the item, and again after `updateItem(usingCurrentState:)`. Apart from that, the animator only sets
/// `center` after each tick in which the item has moved, and `transform` if the angle has changed. Both setters should
/// be fast.
///
/// Differs from Apple: the two collision properties are required but have default implementations.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center in points, in the animator's coordinate system.
  var center: CGPoint { get set }
  /// The bounds. Only the size is used. Both dimensions must be greater than zero.
  var bounds: CGRect { get }
  /// The transform. The animator reads and writes the rotation, and preserves scale and reflection.
  var transform: CGAffineTransform { get set }
  /// The collision shape. Default: the rectangle.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The collision path if `collisionBoundsType` is `.path`, relative to the center. Default: empty.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
