// SPDX-License-Identifier: MIT

/// A plane with points that can be said in the coordinates of another one: a view or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the space in its own coordinates, in points.
  var bounds: CGRect { get }
  /// A point of this space in the coordinates of another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in the coordinates of this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The upright rectangle around a rectangle of this space in the coordinates of another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The upright rectangle around a rectangle of another space in the coordinates of this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// A point of this view in the coordinates of another space. Spaces that are neither views nor the screen count as the
  /// screen.
  @_disfavoredOverload
  public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view) }
    let location = convert(point, to: nil as UIView?)
    let origin = screenOrigin
    return CGPoint(x: location.x + origin.x, y: location.y + origin.y)
  }

  /// A point of another space in the coordinates of this view.
  @_disfavoredOverload
  public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view) }
    let origin = screenOrigin
    return convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: nil as UIView?)
  }

  /// The upright rectangle around a rectangle of this view in the coordinates of another space.
  @_disfavoredOverload
  public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view) }
    return convert(rect, to: nil as UIView?).offsetBy(dx: screenOrigin.x, dy: screenOrigin.y)
  }

  /// The upright rectangle around a rectangle of another space in the coordinates of this view.
  @_disfavoredOverload
  public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view) }
    return convert(rect.offsetBy(dx: -screenOrigin.x, dy: -screenOrigin.y), from: nil as UIView?)
  }

  /// The window's origin on the screen.
  private final var screenOrigin: CGPoint { window?.frame.origin ?? .zero }
}

extension UIScreen: UICoordinateSpace {
  /// The coordinates of the screen: its own.
  public final var coordinateSpace: any UICoordinateSpace { self }

  /// The coordinates of the screen when it is upright: its own, since it does not turn.
  public final var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// A point of the screen in the coordinates of another space.
  public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: self) ?? point
  }

  /// A point of another space in the coordinates of the screen.
  public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: self) ?? point
  }

  /// The upright rectangle around a rectangle of the screen in the coordinates of another space.
  public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: self) ?? rect
  }

  /// The upright rectangle around a rectangle of another space in the coordinates of the screen.
  public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: self) ?? rect
  }
}
