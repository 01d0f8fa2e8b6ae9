// SPDX-License-Identifier: MIT

/// Creates the paths of symbols: polygons with rounded corners, smooth curves, rays and cogwheels.
nonisolated enum SymbolPaths {
  /// Returns a polyline with rounded corners. If an edge is short, the radii of its corners are reduced.
  static func polyline(_ points: [CGPoint], radius: CGFloat, isClosed: Bool) -> CGPath {
    var path = CGPath()
    let count = points.count
    guard let first = points.first, let last = points.last else { return path }
    path.move(to: isClosed ? CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2) : first)
    for index in isClosed ? 0..<count : 1..<count - 1 {
      let corner = points[index]
      let next = points[(index + 1) % count]
      let fitting = fittingRadius(points[(index + count - 1) % count], corner, next, radius)
      if fitting > 0 {
        path.addArc(tangent1End: corner, tangent2End: next, radius: fitting)
      } else {
        path.addLine(to: corner)
      }
    }
    if isClosed { path.closeSubpath() } else { path.addLine(to: last) }
    return path
  }

  /// Returns the radius of a corner, limited so that its arc uses at most half of each edge.
  private static func fittingRadius(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, _ radius: CGFloat)
    -> CGFloat
  {
    let incoming = CGVector(dx: before.x - corner.x, dy: before.y - corner.y)
    let outgoing = CGVector(dx: after.x - corner.x, dy: after.y - corner.y)
    let lengths = (length(incoming), length(outgoing))
    guard radius > 0, lengths.0 > 0, lengths.1 > 0 else { return 0 }
    let cosine = (incoming.dx * outgoing.dx + incoming.dy * outgoing.dy) / (lengths.0 * lengths.1)
    guard abs(cosine) < 0.999 else { return 0 }
    // The tangent of half the angle by which the direction changes at the corner.
    let tangent = ((1 - cosine) / (1 + cosine)).squareRoot()
    return min(radius, min(lengths.0, lengths.1) / 2 * tangent)
  }

  private static func length(_ vector: CGVector) -> CGFloat {
    (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
  }

  /// Returns a Catmull-Rom spline through the given points. A repeated point is a corner.
  static func curve(_ points: [CGPoint], isClosed: Bool) -> CGPath {
    var path = CGPath()
    let count = points.count
    guard let first = points.first else { return path }
    path.move(to: first)
    for index in 0..<(isClosed ? count : count - 1) {
      let from = points[index]
      let to = points[(index + 1) % count]
      guard from != to else { continue }
      let before = isClosed || index > 0 ? points[(index + count - 1) % count] : from
      let after = isClosed || index + 2 < count ? points[(index + 2) % count] : to
      path.addCurve(
        to: to, control1: from == before ? from : moved(from, from: before, to: to),
        control2: to == after ? to : moved(to, from: after, to: from))
    }
    if isClosed { path.closeSubpath() }
    return path
  }

  private static func moved(_ point: CGPoint, from start: CGPoint, to end: CGPoint) -> CGPoint {
    CGPoint(x: point.x + (end.x - start.x) / 6, y: point.y + (end.y - start.y) / 6)
  }

  /// Returns the corners of a cogwheel.
  static func cogwheel(at center: CGPoint, inner: CGFloat, outer: CGFloat, count: Int) -> [CGPoint] {
    var points: [CGPoint] = []
    for tooth in 0..<count {
      for (part, radius) in [(-0.75, inner), (-0.45, outer), (0.45, outer), (0.75, inner)] {
        points.append(on(center, radius, (2 * Double(tooth) + part) * .pi / Double(count)))
      }
    }
    return points
  }

  /// Returns a path of rays between two concentric circles.
  static func rays(at center: CGPoint, inner: CGFloat, outer: CGFloat, count: Int, start: Double) -> CGPath {
    var path = CGPath()
    for ray in 0..<count {
      let angle = start + 2 * .pi * Double(ray) / Double(count)
      path.move(to: on(center, inner, angle))
      path.addLine(to: on(center, outer, angle))
    }
    return path
  }

  private static func on(_ center: CGPoint, _ radius: CGFloat, _ angle: Double) -> CGPoint {
    let (sine, cosine) = DeterministicMath.sincos(angle)
    return CGPoint(x: center.x + radius * CGFloat(cosine), y: center.y + radius * CGFloat(sine))
  }
}
