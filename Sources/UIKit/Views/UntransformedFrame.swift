// SPDX-License-Identifier: MIT

/// The frame of a view without its transform, in the superview's coordinates.
///
/// The framework uses this frame for layout. With a transform, `frame` is a bounding box, and the effect of setting
/// `frame` is undefined. Without a transform, `frame` is used, so that subclasses can override it.
enum UntransformedFrame {
  /// Returns the untransformed frame of a view.
  // Never inlined, because each inlined copy would increase the size of the browser module.
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
