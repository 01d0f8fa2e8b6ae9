// SPDX-License-Identifier: MIT

extension CGPath {
  /// The bounding box of all points, including control points, or the null rectangle for an empty path.
  nonisolated public var boundingBox: CGRect {
    var box = BoundsOfPoints()
    for element in elements {
      switch element {
      case .move(let point), .line(let point): box.add(point)
      case .quadCurve(let end, let control):
        box.add(control)
        box.add(end)
      case .curve(let end, let control1, let control2):
        box.add(control1)
        box.add(control2)
        box.add(end)
      case .closeSubpath: break
      }
    }
    return box.rect
  }

  /// The bounding box of the drawn lines and curves, accurate to 0.01 points, or the null rectangle for an empty path.
  nonisolated public var boundingBoxOfPath: CGRect {
    var box = BoundsOfPoints()
    for subpath in flattened(tolerance: 0.01) {
      for point in subpath.points { box.add(point) }
    }
    return box.rect
  }

  /// Returns whether a point is inside the path under a fill rule. Open subpaths are treated as closed. Points on edges
  /// and corners are inside.
  nonisolated public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let path = transform.isIdentity ? self : applying(transform)
    var winding = 0
    var crossings = 0
    for subpath in path.flattened(tolerance: 0.01) {
      var previous = subpath.points[subpath.points.count - 1]
      // A line encloses no area and therefore has no edges.
      let hasEdges = subpath.points.count > 2
      for next in subpath.points {
        if hasEdges, point.isOn(previous, next) { return true }
        if (previous.y <= point.y) != (next.y <= point.y) {
          let share = (point.y - previous.y) / (next.y - previous.y)
          if previous.x + share * (next.x - previous.x) <= point.x {
            winding += next.y > previous.y ? 1 : -1
            crossings += 1
          }
        }
        previous = next
      }
    }
    return rule == .winding ? winding != 0 : crossings % 2 == 1
  }

  /// Returns the path with a transform applied to every point. A transform that is not finite is rejected with a fault.
  nonisolated public func applying(_ transform: CGAffineTransform) -> CGPath {
    var result = CGPath()
    for element in elements {
      switch element {
      case .move(let point): result.move(to: point.applying(transform))
      case .line(let point): result.addLine(to: point.applying(transform))
      case .quadCurve(let end, let control):
        result.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
      case .curve(let end, let control1, let control2):
        result.addCurve(
          to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }
}

extension CGPoint {
  /// Returns whether the point is on the line segment between two points, within the precision of the coordinates.
  nonisolated fileprivate func isOn(_ start: CGPoint, _ end: CGPoint) -> Bool {
    let slack = 1e-9 * max(1, abs(x), abs(y))
    guard x >= min(start.x, end.x) - slack, x <= max(start.x, end.x) + slack,
      y >= min(start.y, end.y) - slack, y <= max(start.y, end.y) + slack
    else { return false }
    let along = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let distance = abs(along.x * (y - start.y) - along.y * (x - start.x))
    return distance <= slack * max(abs(along.x), abs(along.y))
  }
}

/// Accumulates the bounding box of points.
nonisolated private struct BoundsOfPoints {
  private var low: CGPoint?
  private var high = CGPoint.zero

  mutating func add(_ point: CGPoint) {
    guard let low else {
      low = point
      high = point
      return
    }
    self.low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  var rect: CGRect {
    guard let low else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
