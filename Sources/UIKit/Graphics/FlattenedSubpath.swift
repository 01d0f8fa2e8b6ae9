// SPDX-License-Identifier: MIT

/// A subpath with its curves converted to straight lines.
nonisolated struct FlattenedSubpath {
  /// The vertices in order. There is at least one. A closed subpath does not repeat its first vertex.
  var points: [CGPoint]
  /// Whether a line joins the last vertex to the first.
  var isClosed = false
}

extension CGPath {
  /// Returns the path as polylines that deviate from its curves by at most `tolerance` points.
  ///
  /// Curves are divided at equal parameter steps. The number of steps follows from the bound h²/8 · max|B″| for the
  /// distance between a curve and its chord (Gerald Farin, "Curves and Surfaces for CAGD").
  nonisolated func flattened(tolerance: CGFloat = 0.25) -> [FlattenedSubpath] {
    var result: [FlattenedSubpath] = []
    var current: FlattenedSubpath?
    var start = CGPoint.zero
    for element in elements {
      if case .move(let point) = element {
        if let current { result.append(current) }
        current = FlattenedSubpath(points: [point])
        start = point
        continue
      }
      var subpath = current ?? FlattenedSubpath(points: [start])
      let from = subpath.points[subpath.points.count - 1]
      switch element {
      case .line(let point):
        if point != from { subpath.points.append(point) }
      case .quadCurve(let end, let control):
        // The control points of the equivalent cubic curve are at two thirds of the distance from each end to the
        // quadratic curve's control point.
        let control1 = CGPath.mix(from, control, 2.0 / 3)
        let control2 = CGPath.mix(end, control, 2.0 / 3)
        CGPath.flatten(from, control1, control2, end, tolerance, &subpath.points)
      case .curve(let end, let control1, let control2):
        CGPath.flatten(from, control1, control2, end, tolerance, &subpath.points)
      case .closeSubpath:
        if subpath.points.count > 1, CGPath.isSame(from, subpath.points[0]) { subpath.points.removeLast() }
        subpath.isClosed = true
        result.append(subpath)
        start = subpath.points[0]
        current = nil
        continue
      case .move: break
      }
      current = subpath
    }
    if let current { result.append(current) }
    return result
  }

  nonisolated private static func mix(_ from: CGPoint, _ to: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }

  /// Returns whether the end of an arc equals its start except for rounding.
  nonisolated private static func isSame(_ first: CGPoint, _ second: CGPoint) -> Bool {
    abs(first.x - second.x) < 1e-6 && abs(first.y - second.y) < 1e-6
  }

  nonisolated private static func flatten(
    _ from: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ to: CGPoint, _ tolerance: CGFloat,
    _ points: inout [CGPoint]
  ) {
    let bend1X = from.x - 2 * control1.x + control2.x
    let bend1Y = from.y - 2 * control1.y + control2.y
    let bend2X = control1.x - 2 * control2.x + to.x
    let bend2Y = control1.y - 2 * control2.y + to.y
    let bend = max(bend1X * bend1X + bend1Y * bend1Y, bend2X * bend2X + bend2Y * bend2Y).squareRoot()
    // Only a curve larger than any screen would require more than a thousand segments.
    let pieces = max(1, Int(min((0.75 * bend / tolerance).squareRoot().rounded(.up), 1000)))
    for piece in 1..<(pieces + 1) {
      guard piece < pieces else {
        points.append(to)
        return
      }
      let share = CGFloat(piece) / CGFloat(pieces)
      let rest = 1 - share
      let weight0 = rest * rest * rest
      let weight1 = 3 * rest * rest * share
      let weight2 = 3 * rest * share * share
      let weight3 = share * share * share
      points.append(
        CGPoint(
          x: weight0 * from.x + weight1 * control1.x + weight2 * control2.x + weight3 * to.x,
          y: weight0 * from.y + weight1 * control1.y + weight2 * control2.y + weight3 * to.y))
    }
  }
}
