// SPDX-License-Identifier: MIT

/// The shadow of a background configuration.
nonisolated public struct UIShadowProperties: Hashable {
  /// The color of the shadow. Default: black.
  public var color = UIColor.black
  /// The opacity of the shadow, 0 to 1. Values outside this range are clamped. Default: 0, which means no shadow.
  public var opacity: CGFloat = 0 {
    didSet { opacity = min(max(0, ContentCheck.finite(opacity, "opacity")), 1) }
  }
  /// The blur radius of the shadow in points. Negative values are replaced with 0. Default: 3.
  public var radius: CGFloat = 3 {
    didSet { radius = max(0, ContentCheck.finite(radius, "radius")) }
  }
  /// The offset of the shadow from the background in points. Default: (0, -3).
  public var offset = CGSize(width: 0, height: -3) {
    didSet {
      offset.width = ContentCheck.finite(offset.width, "offset.width")
      offset.height = ContentCheck.finite(offset.height, "offset.height")
    }
  }
  /// The outline of the shadow in the coordinates of the background. Default: nil, which means the outline of the
  /// background.
  public var path: UIBezierPath?

  init() {}

  /// Returns whether the two shadows are equal.
  public static func == (left: UIShadowProperties, right: UIShadowProperties) -> Bool {
    left.color == right.color && left.opacity == right.opacity && left.radius == right.radius
      && left.offset == right.offset && left.path?.cgPath == right.path?.cgPath
  }

  /// Hashes the opacity and the radius.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(opacity)
    hasher.combine(radius)
  }
}
