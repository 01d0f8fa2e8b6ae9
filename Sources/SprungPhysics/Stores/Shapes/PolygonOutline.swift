// SPDX-License-Identifier: MIT

import SprungGeometry

/// The corners of a polygon that is being cleaned, with their indices in the original list.
struct PolygonOutline {
  /// The fraction of the polygon's size below which corners are considered equal or collinear (1e-6).
  private static let tolerance = 1e-6

  private(set) var corners: [CGPoint]
  private var indices: [Int]

  init(points: [CGPoint]) {
    corners = points
    indices = Array(points.indices)
  }

  /// Removes redundant corners and makes the outline clockwise. If the outline is not a valid convex polygon, returns
  /// the reason.
  mutating func clean() -> ConvexPolygon.Refusal? {
    let limit = PhysicsLimits.farthestCoordinate
    for index in 0..<corners.count {
      // The condition is written so that NaN fails.
      guard abs(Double(corners[index].x)) <= limit, abs(Double(corners[index].y)) <= limit else {
        return .notFinite(index: index)
      }
    }
    guard corners.count >= 3 else { return .tooFewPoints(count: corners.count) }
    let size = size()
    guard size >= PhysicsLimits.smallestSize else { return .noArea }
    removeDuplicates(within: size * PolygonOutline.tolerance)
    removeCollinear(within: size * PolygonOutline.tolerance)
    guard corners.count >= 3 else { return .noArea }
    guard corners.count <= ConvexPolygon.largestCount else { return .tooManyPoints(count: corners.count) }
    if let crossing = crossing() { return crossing }
    var area = 0.0
    for index in 1..<corners.count - 1 {
      area += PolygonOutline.orientation(corners[0], corners[index], corners[index + 1])
    }
    guard abs(area) > size * size * 1e-12 else { return .noArea }
    if area < 0 {
      corners.reverse()
      indices.reverse()
    }
    for index in 0..<corners.count
    where PolygonOutline.orientation(corner(index - 1), corners[index], corner(index + 1)) <= 0 {
      return .concave(index: indices[index])
    }
    return nil
  }

  /// Returns twice the signed area of a triangle, positive if it is clockwise.
  static func orientation(_ first: CGPoint, _ second: CGPoint, _ third: CGPoint) -> Double {
    Double(second.x - first.x) * Double(third.y - first.y) - Double(second.y - first.y) * Double(third.x - first.x)
  }

  /// Returns the corner at an index modulo the number of corners.
  private func corner(_ index: Int) -> CGPoint {
    corners[(index + corners.count) % corners.count]
  }

  /// Returns the larger of width and height.
  private func size() -> Double {
    var left = Double.infinity
    var right = -Double.infinity
    var top = Double.infinity
    var bottom = -Double.infinity
    for corner in corners {
      left = min(left, Double(corner.x))
      right = max(right, Double(corner.x))
      top = min(top, Double(corner.y))
      bottom = max(bottom, Double(corner.y))
    }
    return max(right - left, bottom - top)
  }

  // The remaining corners are moved to the front of the lists, so that a path with any number of points is cleaned in
  // one pass.

  /// Removes corners within a distance of the previous corner.
  private mutating func removeDuplicates(within distance: Double) {
    let count = corners.count
    var kept = 0
    for index in 0..<count {
      let here = corners[index]
      let previous = kept > 0 ? corners[kept - 1] : corners[count - 1]
      let x = Double(here.x - previous.x)
      let y = Double(here.y - previous.y)
      let isLast = kept == 0 && index + 1 == count
      if x * x + y * y < distance * distance, !isLast { continue }
      keep(index, at: kept)
      kept += 1
    }
    corners.removeLast(count - kept)
    indices.removeLast(count - kept)
  }

  /// Removes corners at which the outline continues straight. `crossing` handles corners at which the outline reverses.
  private mutating func removeCollinear(within distance: Double) {
    let count = corners.count
    var kept = 0
    for index in 0..<count {
      keep(index, at: kept)
      // After a corner is removed, the previous one can become collinear.
      while kept >= 0, kept + count - index > 2, isStraight(at: kept, next: index + 1, within: distance) { kept -= 1 }
      kept += 1
    }
    corners.removeLast(count - kept)
    indices.removeLast(count - kept)
  }

  /// Stores a corner at the given index of the shortened list.
  private mutating func keep(_ index: Int, at place: Int) {
    corners[place] = corners[index]
    indices[place] = indices[index]
  }

  /// Returns whether the outline continues straight at the last retained corner. `next` is the index of the following
  /// corner.
  private func isStraight(at place: Int, next: Int, within distance: Double) -> Bool {
    let here = corners[place]
    let previous = place > 0 ? corners[place - 1] : corners[corners.count - 1]
    let next = next < corners.count ? corners[next] : corners[0]
    let x = Double(next.x - previous.x)
    let y = Double(next.y - previous.y)
    let before = Double(here.x - previous.x) * x + Double(here.y - previous.y) * y
    let after = Double(next.x - here.x) * x + Double(next.y - here.y) * y
    let length = (x * x + y * y).squareRoot()
    return before > 0 && after > 0 && abs(PolygonOutline.orientation(previous, here, next)) < distance * length
  }

  /// If the sides of the outline cross or double back, returns the reason to reject it; otherwise nil.
  private func crossing() -> ConvexPolygon.Refusal? {
    let count = corners.count
    for first in 0..<count {
      // The outline doubles back on itself at this corner.
      let before = corner(first - 1)
      let here = corners[first]
      let after = corner(first + 1)
      let back =
        Double(here.x - before.x) * Double(after.x - here.x) + Double(here.y - before.y) * Double(after.y - here.y)
      if back < 0, PolygonOutline.orientation(before, here, after) == 0 {
        // For three collinear corners, "no area" describes the error better than "self-crossing".
        if count == 3 { return .noArea }
        return .selfCrossing(
          first: indices[(first + count - 1) % count], second: indices[first])
      }
      guard first + 2 < count else { continue }
      for second in first + 2..<count where !(first == 0 && second == count - 1) {
        if PolygonOutline.doMeet(corners[first], corner(first + 1), corners[second], corner(second + 1)) {
          return .selfCrossing(first: indices[first], second: indices[second])
        }
      }
    }
    return nil
  }

  /// Returns whether two segments intersect or touch.
  private static func doMeet(_ start: CGPoint, _ end: CGPoint, _ otherStart: CGPoint, _ otherEnd: CGPoint) -> Bool {
    let startOrientation = orientation(otherStart, otherEnd, start)
    let endOrientation = orientation(otherStart, otherEnd, end)
    let otherStartOrientation = orientation(start, end, otherStart)
    let otherEndOrientation = orientation(start, end, otherEnd)
    if startOrientation == 0, endOrientation == 0 {
      return max(start.x, end.x) >= min(otherStart.x, otherEnd.x)
        && max(otherStart.x, otherEnd.x) >= min(start.x, end.x)
        && max(start.y, end.y) >= min(otherStart.y, otherEnd.y)
        && max(otherStart.y, otherEnd.y) >= min(start.y, end.y)
    }
    return startOrientation.sign != endOrientation.sign && otherStartOrientation.sign != otherEndOrientation.sign
      || startOrientation == 0 && isBetween(start, otherStart, otherEnd)
      || endOrientation == 0 && isBetween(end, otherStart, otherEnd)
      || otherStartOrientation == 0 && isBetween(otherStart, start, end)
      || otherEndOrientation == 0 && isBetween(otherEnd, start, end)
  }

  /// Returns whether a point that is collinear with two others is between them.
  private static func isBetween(_ point: CGPoint, _ first: CGPoint, _ second: CGPoint) -> Bool {
    point.x >= min(first.x, second.x) && point.x <= max(first.x, second.x) && point.y >= min(first.y, second.y)
      && point.y <= max(first.y, second.y)
  }
}
