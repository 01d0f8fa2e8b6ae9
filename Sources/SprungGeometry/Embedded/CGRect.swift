// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// An axis-aligned rectangle, in points.
  ///
  /// The type behaves as in Foundation on Linux, except that `intersects(_:)` behaves as on Apple's platforms. A
  /// negative size is valid and describes the same rectangle from another corner. `null` is the result of an empty
  /// intersection.
  public struct CGRect: Sendable {
    /// The corner from which the size is measured: the top left corner if neither dimension is negative.
    public var origin: CGPoint
    /// The size, whose dimensions can be negative. `width` and `height` are their absolute values.
    public var size: CGSize

    /// An empty rectangle at the origin.
    public static let zero = CGRect()

    /// The null rectangle: the intersection of disjoint rectangles.
    public static let null = CGRect(x: .infinity, y: .infinity, width: 0.0, height: 0.0)

    /// A rectangle that contains every other rectangle.
    public static let infinite = CGRect(
      x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
      width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    /// Creates an empty rectangle at the origin.
    public init() {
      self.init(origin: CGPoint(), size: CGSize())
    }

    /// Creates a rectangle from a corner and a size.
    public init(origin: CGPoint, size: CGSize) {
      self.origin = origin
      self.size = size
    }

    /// Creates a rectangle from its coordinates and dimensions.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// Creates a rectangle from integers.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
  }

  extension CGRect: Hashable {
    /// True if both rectangles are null or cover the same area, regardless of the signs of their sizes.
    public static func == (left: CGRect, right: CGRect) -> Bool {
      if left.isNull && right.isNull { return true }
      let left = left.standardized
      let right = right.standardized
      return left.origin == right.origin && left.size == right.size
    }

    /// Hashes the standardized rectangle, so that equal rectangles have equal hashes.
    public func hash(into hasher: inout Hasher) {
      let place = standardized
      hasher.combine(place.origin)
      hasher.combine(place.size)
    }
  }
#endif
