// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  extension CGRect {
    /// Returns whether the point is inside the rectangle or on its left or top edge.
    public func contains(_ point: CGPoint) -> Bool {
      if isEmpty { return false }
      return point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns whether this rectangle contains all of `other`.
    public func contains(_ other: CGRect) -> Bool { union(other) == self }

    /// Returns the rectangle with its left and right edges moved inward by `dx`, and its top and bottom edges by `dy`.
    /// Negative values move edges outward. The result is null if no area remains.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      if isNull { return self }
      let place = standardized
      let width = place.size.width - 2 * dx
      let height = place.size.height - 2 * dy
      if width < 0 || height < 0 { return .null }
      return CGRect(x: place.origin.x + dx, y: place.origin.y + dy, width: width, height: height)
    }

    /// Returns the rectangle translated by `dx` and `dy`.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      if isNull { return self }
      var place = standardized
      place.origin.x += dx
      place.origin.y += dy
      return place
    }

    /// Returns the smallest rectangle that contains both rectangles. A null rectangle is ignored.
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

    /// Returns the intersection, which is null if the rectangles are disjoint, and empty if they only touch.
    public func intersection(_ other: CGRect) -> CGRect {
      if isNull || other.isNull { return .null }
      let one = standardized
      let two = other.standardized
      guard let across = CGRect.common(one.minX, one.maxX, one.width, two.minX, two.maxX, two.width),
        let down = CGRect.common(one.minY, one.maxY, one.height, two.minY, two.maxY, two.height)
      else { return .null }
      return CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
    }

    /// Returns whether the two rectangles overlap. Touching edges and corners do not count. An empty rectangle that is
    /// strictly inside another one overlaps it. The null rectangle overlaps nothing.
    public func intersects(_ other: CGRect) -> Bool {
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Returns the intersection of two ranges. If one range contains the other, the result has exactly the length of
    /// the shorter range.
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
