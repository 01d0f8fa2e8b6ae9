// SPDX-License-Identifier: MIT

import SprungGeometry

/// A convex polygon in points relative to the center of a body, without redundant corners.
///
/// ```swift
/// let triangle = try ConvexPolygon(points: [CGPoint(x: 0, y: -40), CGPoint(x: 40, y: 40), CGPoint(x: -40, y: 40)])
/// world.setShape(.polygon(triangle), of: body)
/// ```
///
/// The origin is the center of mass, regardless of the outline's position.
public struct ConvexPolygon: Hashable, Sendable {
  /// The reason why points do not form a valid convex polygon. The indices refer to the given points.
  public enum Refusal: Error, Hashable, Sendable {
    /// A coordinate of this point is not finite or exceeds the world's limit, 1e9 points.
    case notFinite(index: Int)
    /// There are fewer than three points.
    case tooFewPoints(count: Int)
    /// More than 64 points remain after removal of duplicate and collinear points.
    case tooManyPoints(count: Int)
    /// All points are equal or on one line.
    case noArea
    /// The outline is concave at this point.
    case concave(index: Int)
    /// The sides that start at these two points cross or touch.
    case selfCrossing(first: Int, second: Int)
  }

  /// The maximum number of corners of a polygon, 64.
  public static let largestCount = 64

  /// The corners in clockwise order (y points downward), without duplicate and collinear corners.
  public let points: [CGPoint]

  /// Creates a polygon from its corners in either winding order. The last corner is connected to the first.
  ///
  /// Corners are removed if they are closer than a millionth of the polygon's size to a neighbor or to the line through
  /// their neighbors.
  public init(points: [CGPoint]) throws(Refusal) {
    var outline = PolygonOutline(points: points)
    if let refusal = outline.clean() { throw refusal }
    self.points = outline.corners
  }

  /// Creates a polygon from corners that are known to be distinct, convex and clockwise.
  init(clean points: [CGPoint]) {
    self.points = points
  }

  /// Returns the convex hull of points, as a replacement for a path that is concave or crosses itself.
  ///
  /// Points that are not finite are ignored. Returns nil if the remaining points enclose no area. If there are more
  /// than 64 corners, those that contribute the least area are removed.
  public static func hull(of points: [CGPoint]) -> ConvexPolygon? {
    let limit = PhysicsLimits.farthestCoordinate
    var sorted = points.filter { abs(Double($0.x)) <= limit && abs(Double($0.y)) <= limit }
    sorted.sort { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
    guard sorted.count >= 3 else { return nil }
    // Andrew's monotone chain (Information Processing Letters 9, 1979): first the upper half, then the lower half.
    var corners: [CGPoint] = []
    for pass in 0..<2 {
      let start = corners.count
      for index in 0..<sorted.count {
        let point = pass == 0 ? sorted[index] : sorted[sorted.count - 1 - index]
        while corners.count >= start + 2,
          PolygonOutline.orientation(corners[corners.count - 2], corners[corners.count - 1], point) <= 0
        {
          corners.removeLast()
        }
        corners.append(point)
      }
      corners.removeLast()
    }
    return try? ConvexPolygon(points: OutlineReduction.reduced(corners, to: largestCount))
  }
}
