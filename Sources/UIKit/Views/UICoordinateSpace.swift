// SPDX-License-Identifier: MIT

/// A view or screen with a coordinate system, to and from which points and rectangles can be converted.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds of the space in its own coordinates, in points.
  var bounds: CGRect { get }
  /// Converts a point of this space to the coordinates of another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to the coordinates of this space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to its bounding box in another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space to its bounding box in this space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// Converts a point of this view to the coordinates of another space. A space that is not a view is treated as the
  /// screen.
  @_disfavoredOverload
  public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view) }
    let location = convert(point, to: nil as UIView?)
    let origin = screenOrigin
    return CGPoint(x: location.x + origin.x, y: location.y + origin.y)
  }

  /// Converts a point of another space to the coordinates of this view.
  @_disfavoredOverload
  public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view) }
    let origin = screenOrigin
    return convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: nil as UIView?)
  }

  /// Converts a rectangle of this view to its bounding box in another space.
  @_disfavoredOverload
  public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view) }
    return convert(rect, to: nil as UIView?).offsetBy(dx: screenOrigin.x, dy: screenOrigin.y)
  }

  /// Converts a rectangle of another space to its bounding box in this view.
  @_disfavoredOverload
  public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view) }
    return convert(rect.offsetBy(dx: -screenOrigin.x, dy: -screenOrigin.y), from: nil as UIView?)
  }

  /// The window's origin on the screen.
  private final var screenOrigin: CGPoint { window?.frame.origin ?? .zero }
}

extension UIScreen: UICoordinateSpace {
  /// The coordinate space of the screen.
  public final var coordinateSpace: any UICoordinateSpace { self }

  /// The coordinate space of the screen in portrait orientation. This space equals `coordinateSpace`, because the
  /// screen does not rotate.
  public final var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Converts a point of the screen to the coordinates of another space.
  public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: self) ?? point
  }

  /// Converts a point of another space to screen coordinates.
  public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: self) ?? point
  }

  /// Converts a rectangle of the screen to its bounding box in another space.
  public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: self) ?? rect
  }

  /// Converts a rectangle of another space to its bounding box in screen coordinates.
  public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: self) ?? rect
  }
}
