// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  extension CGRect {
    /// True if the point is inside or on the left or upper edge.
    public func contains(_ point: CGPoint) -> Bool {
      if isEmpty { return false }
      return point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// True when `other` adds nothing to this rectangle.
    public func contains(_ other: CGRect) -> Bool { union(other) == self }

    /// The rectangle with each side moved inwards by dx or dy, outwards when negative; null when nothing is left.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      if isNull { return self }
      let place = standardized
      let width = place.size.width - 2 * dx
      let height = place.size.height - 2 * dy
      if width < 0 || height < 0 { return .null }
      return CGRect(x: place.origin.x + dx, y: place.origin.y + dy, width: width, height: height)
    }

    /// The rectangle moved by dx and dy.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      if isNull { return self }
      var place = standardized
      place.origin.x += dx
      place.origin.y += dy
      return place
    }

    /// The smallest rectangle that holds both; the null rectangle adds nothing.
    public func union(_ other: CGRect) -> CGRect {
      if isNull { return other }
      if other.isNull { return self }
      let one = standardized
      let two = other.standardized
      let left = min(one.minX, two.minX)
      let top = min(one.minY, two.minY)
      return CGRect(
        x: left, y: top, width: max(one.maxX, two.maxX) - left, height: max(one.maxY, two.maxY) - top)
    }

    /// The intersection of both: null if they are apart, without area if they only touch.
    public func intersection(_ other: CGRect) -> CGRect {
      if isNull || other.isNull { return .null }
      let one = standardized
      let two = other.standardized
      guard let across = CGRect.common(one.minX, one.maxX, one.width, two.minX, two.maxX, two.width),
        let down = CGRect.common(one.minY, one.maxY, one.height, two.minY, two.maxY, two.height)
      else { return .null }
      return CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
    }

    /// Whether the two rectangles overlap. Edges and corners that only touch do not count; an empty rectangle overlaps one that
    /// has it strictly inside, and the null rectangle overlaps nothing.
    public func intersects(_ other: CGRect) -> Bool {
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// The intersection of two ranges; a range that is within the other keeps its exact length.
    private static func common(
      _ oneStart: CGFloat, _ oneEnd: CGFloat, _ oneLength: CGFloat,
      _ twoStart: CGFloat, _ twoEnd: CGFloat, _ twoLength: CGFloat
    ) -> (start: CGFloat, length: CGFloat)? {
      guard twoStart <= oneEnd, oneStart <= twoEnd else { return nil }
      let start = oneStart < twoStart ? twoStart : oneStart
      let end = oneEnd > twoEnd ? twoEnd : oneEnd
      if start == oneStart && end == oneEnd { return (start, oneLength) }
      if start == twoStart && end == twoEnd { return (start, twoLength) }
      return (start, end - start)
    }
  }
#endif
