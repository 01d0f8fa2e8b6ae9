// SPDX-License-Identifier: MIT

extension UIView {
  /// The view whose opaque part is what shows of this one, in this view's coordinates; nil, the default, masks nothing.
  ///
  /// It must not have a superview. What its layer draws counts: background and corners, the fill of a shape, a gradient;
  /// its subviews do not.
  public final var mask: UIView? {
    get { layer.mask?.view }
    set {
      maskView = newValue
      layer.mask = newValue?.layer
    }
  }

  /// The place of the layer's anchor point, in units of the bounds. Default: the centre, (0.5, 0.5).
  public final var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
}
