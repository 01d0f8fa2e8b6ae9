// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// An upright rectangle, in points.
  ///
  /// It behaves as Foundation's on Linux does, case by case: a negative size is allowed and describes the same rectangle
  /// from another corner; `null` is the empty result of an intersection. Only `intersects(_:)` follows Apple instead.
  public struct CGRect: Sendable {
    /// The corner that the size starts from: the upper left one when no side is negative.
    public var origin: CGPoint
    /// The extents, which may be negative; `width` and `height` are their sizes.
    public var size: CGSize

    /// The empty rectangle at the origin.
    public static let zero = CGRect()

    /// No place: what two rectangles apart have in common.
    public static let null = CGRect(x: .infinity, y: .infinity, width: 0.0, height: 0.0)

    /// The rectangle that holds every other.
    public static let infinite = CGRect(
      x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
      width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    /// Makes the empty rectangle at the origin.
    public init() {
      self.init(origin: CGPoint(), size: CGSize())
    }

    /// Makes a rectangle from a corner and its extents.
    public init(origin: CGPoint, size: CGSize) {
      self.origin = origin
      self.size = size
    }

    /// Makes a rectangle from its four numbers.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// Makes a rectangle from four whole numbers.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
  }

  extension CGRect: Hashable {
    /// True if both are null, or both cover the same area, whatever the signs of their sizes.
    public static func == (left: CGRect, right: CGRect) -> Bool {
      if left.isNull && right.isNull { return true }
      let left = left.standardized
      let right = right.standardized
      return left.origin == right.origin && left.size == right.size
    }

    /// Hashes the covered area, so that equal rectangles have equal hashes.
    public func hash(into hasher: inout Hasher) {
      let place = standardized
      hasher.combine(place.origin)
      hasher.combine(place.size)
    }
  }
#endif
