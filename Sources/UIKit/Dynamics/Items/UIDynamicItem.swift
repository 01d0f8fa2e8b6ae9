// SPDX-License-Identifier: MIT

/// An object that dynamics can move: a view, layout attributes, or a custom class.
///
/// An animator reads `center`, the rotation in `transform` and the size of `bounds` when one of its behaviors first
/// contains the item, and again after `updateItem(usingCurrentState:)`. Otherwise, the animator only sets `center`
/// after each tick in which the item moved, and `transform` when its angle changed. Both setters should be fast.
///
/// Differs from Apple: the two collision properties are not optional but have defaults.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center in points, in the animator's coordinate system.
  var center: CGPoint { get set }
  /// The bounds. Only the size is used. Both sides must be greater than zero.
  var bounds: CGRect { get }
  /// The transform. The rotation is read and written; scale and flips are preserved.
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
