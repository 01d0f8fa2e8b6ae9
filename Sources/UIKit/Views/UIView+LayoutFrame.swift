// SPDX-License-Identifier: MIT

extension UIView {
  /// The rectangle that the view has without its transform, in the superview's coordinates.
  ///
  /// The library lays out with it: `frame` under a transform is the box around the view, and setting it is undefined. Without a
  /// transform it is `frame`, so that subclasses that override the frame take part.
  final var layoutFrame: CGRect {
    get {
      if CATransform3DIsIdentity(layer.state.transform) { return frame }
      let (size, anchor, middle) = (bounds.size, layer.state.anchorPoint, center)
      return CGRect(
        x: middle.x - size.width * anchor.x, y: middle.y - size.height * anchor.y, width: size.width,
        height: size.height)
    }
    set {
      if CATransform3DIsIdentity(layer.state.transform) {
        frame = newValue
        return
      }
      let rect = newValue.standardized
      let anchor = layer.state.anchorPoint
      bounds = CGRect(origin: bounds.origin, size: rect.size)
      center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    }
  }
}
