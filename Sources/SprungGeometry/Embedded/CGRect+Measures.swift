// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  extension CGRect {
    /// The horizontal extent, never negative.
    public var width: CGFloat { abs(size.width) }
    /// The vertical extent, never negative.
    public var height: CGFloat { abs(size.height) }

    /// The left edge.
    public var minX: CGFloat { origin.x + min(size.width, 0) }
    /// The middle between the left and the right edge.
    public var midX: CGFloat { (minX + maxX) * 0.5 }
    /// The right edge.
    public var maxX: CGFloat { origin.x + max(size.width, 0) }

    /// The upper edge.
    public var minY: CGFloat { origin.y + min(size.height, 0) }
    /// The middle between the upper and the lower edge.
    public var midY: CGFloat { (minY + maxY) * 0.5 }
    /// The lower edge.
    public var maxY: CGFloat { origin.y + max(size.height, 0) }

    /// True for the null rectangle and for one without area.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    /// True for the infinite rectangle.
    public var isInfinite: Bool { self == .infinite }
    /// True when a coordinate of the origin is plus infinity.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

    /// The same rectangle, measured from the upper left corner with a size that is not negative.
    public var standardized: CGRect {
      isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
    }

    /// The smallest rectangle with whole edges that holds this one.
    public var integral: CGRect {
      if isNull { return self }
      let place = standardized
      let x = place.origin.x.rounded(.down)
      let y = place.origin.y.rounded(.down)
      return CGRect(
        x: x, y: y,
        width: (place.origin.x + place.size.width).rounded(.up) - x,
        height: (place.origin.y + place.size.height).rounded(.up) - y)
    }
  }
#endif
