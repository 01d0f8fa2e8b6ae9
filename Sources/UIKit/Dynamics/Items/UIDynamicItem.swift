// SPDX-License-Identifier: MIT

/// An object that dynamics can move: a view, layout attributes, or your own class.
///
/// An animator reads `center`, the rotation in `transform` and the size of `bounds` once, when one of its behaviors
/// first mentions the item, and again after `updateItem(usingCurrentState:)`. From then on it only writes: `center`
/// after every tick in which the item moved, `transform` when its angle changed. Both should be cheap.
///
/// Differs from Apple: the two properties about collisions are not optional but have defaults.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in points of the animator's coordinate system.
  var center: CGPoint { get set }
  /// Only its size counts; both sides must be greater than zero.
  var bounds: CGRect { get }
  /// Its rotation is read and written; scale and flip are kept.
  var transform: CGAffineTransform { get set }
  /// The shape for collisions. Default: the rectangle.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The path of the shape when `collisionBoundsType` is `.path`, (0,0) being the center. Default: empty.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
