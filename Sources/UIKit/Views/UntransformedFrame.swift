// SPDX-License-Identifier: MIT

/// The rectangle that a view has without its transform, in the superview's coordinates.
///
/// The library lays out with it: `frame` under a transform is the box around the view, and setting it is undefined. Without a
/// transform it is `frame`, so that subclasses that override the frame take part.
enum UntransformedFrame {
  /// The rectangle of a view.
  // Never inlined: the module of the browser would grow by a copy for each caller.
  @inline(never) static func of(_ view: UIView) -> CGRect {
    if CATransform3DIsIdentity(view.layer.state.transform) { return view.frame }
    let (size, anchor, middle) = (view.bounds.size, view.layer.state.anchorPoint, view.center)
    return CGRect(
      x: middle.x - size.width * anchor.x, y: middle.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  /// Moves and resizes a view.
  @inline(never) static func set(_ frame: CGRect, of view: UIView) {
    if CATransform3DIsIdentity(view.layer.state.transform) {
      view.frame = frame
      return
    }
    let rect = frame.standardized
    let anchor = view.layer.state.anchorPoint
    view.bounds = CGRect(origin: view.bounds.origin, size: rect.size)
    view.center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
  }
}
