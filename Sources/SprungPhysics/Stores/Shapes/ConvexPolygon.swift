// SPDX-License-Identifier: MIT

import SprungGeometry

/// A convex polygon in points relative to the center of a body, cleaned of what a path may have too much of.
///
/// ```swift
/// let triangle = try ConvexPolygon(points: [CGPoint(x: 0, y: -40), CGPoint(x: 40, y: 40), CGPoint(x: -40, y: 40)])
/// world.setShape(.polygon(triangle), of: body)
/// ```
///
/// The origin counts as the center of mass, wherever the outline is.
public struct ConvexPolygon: Hashable, Sendable {
  /// Why points do not make a convex polygon. The numbers are positions in the list that was given.
  public enum Refusal: Error, Hashable, Sendable {
    /// This point has a coordinate that is not finite or is beyond the world's largest, 1e9 points.
    case notFinite(index: Int)
    /// There are fewer than three points.
    case tooFewPoints(count: Int)
    /// More points than 64 are left after duplicate and collinear ones were taken away.
    case tooManyPoints(count: Int)
    /// All points are on one line or equal.
    case noArea
    /// The outline turns the other way at this point.
    case concave(index: Int)
    /// The sides that start at these two points cross or touch.
    case selfCrossing(first: Int, second: Int)
  }

  /// The most corners a polygon can have, 64.
  public static let largestCount = 64

  /// The corners, clockwise as seen (y grows downwards), without duplicate and collinear ones.
  public let points: [CGPoint]

  /// Makes a polygon from its corners in either winding; the last is joined to the first.
  ///
  /// Corners closer to their neighbor, or to the line through their neighbors, than a millionth of the polygon's
  /// size are dropped.
  public init(points: [CGPoint]) throws(Refusal) {
    var outline = PolygonOutline(points: points)
    if let refusal = outline.clean() { throw refusal }
    self.points = outline.corners
  }

  /// The polygon of corners that are known to be clean, convex and clockwise as seen.
  init(clean points: [CGPoint]) {
    self.points = points
  }

  /// The smallest convex polygon around points: what stands in for a path that is concave or crosses itself.
  ///
  /// Points that are not finite are left out. Nil if those that remain enclose no area. Of more than 64 corners those
  /// that enclose the least area are dropped.
  public static func hull(of points: [CGPoint]) -> ConvexPolygon? {
    let limit = PhysicsLimits.farthestCoordinate
    var sorted = points.filter { abs(Double($0.x)) <= limit && abs(Double($0.y)) <= limit }
    sorted.sort { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
    guard sorted.count >= 3 else { return nil }
    // Andrew's monotone chain (Information Processing Letters 9, 1979): the upper and the lower half as seen.
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
