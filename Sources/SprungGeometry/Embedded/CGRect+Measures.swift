// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  extension CGRect {
    /// The width, never negative.
    public var width: CGFloat { abs(size.width) }
    /// The height, never negative.
    public var height: CGFloat { abs(size.height) }

    /// The left edge.
    public var minX: CGFloat { origin.x + min(size.width, 0) }
    /// The x-coordinate of the center.
    public var midX: CGFloat { (minX + maxX) * 0.5 }
    /// The right edge.
    public var maxX: CGFloat { origin.x + max(size.width, 0) }

    /// The top edge.
    public var minY: CGFloat { origin.y + min(size.height, 0) }
    /// The y-coordinate of the center.
    public var midY: CGFloat { (minY + maxY) * 0.5 }
    /// The bottom edge.
    public var maxY: CGFloat { origin.y + max(size.height, 0) }

    /// True if the rectangle is null or has no area.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    /// True if the rectangle is infinite.
    public var isInfinite: Bool { self == .infinite }
    /// True if a coordinate of the origin is positive infinity.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

    /// An equal rectangle with its origin at the top left corner and a nonnegative size.
    public var standardized: CGRect {
      isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
    }

    /// The smallest rectangle with integer edges that contains this one.
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
