// SPDX-License-Identifier: MIT

/// The support point of an ellipse or circle in a direction.
///
/// The gap between two convex shapes is the maximum, over unit normals n, of the gap along n. The gap is the distance
/// if the shapes are disjoint, or the negated penetration depth if they overlap. Along n = (cos t, sin t), the gap is n
/// · w, where w is the vector from the first shape's support point to the second's. Its derivative with respect to t is
/// (-sin t, cos t) · w, and its second derivative is the negated gap minus the two radii of curvature. Newton's method
/// with a single variable, the angle, therefore finds the gap without approximating the ellipse.
struct RoundSupport {
  /// The support point in the direction, relative to the center, in world axes.
  var x: Double
  var y: Double
  /// The radius of curvature at the support point.
  var curvature: Double

  @inline(__always)
  init(_ shape: ShapeView, _ normalX: Double, _ normalY: Double) {
    let localX = normalX * shape.cosine + normalY * shape.sine
    let localY = normalY * shape.cosine - normalX * shape.sine
    let width = shape.halfWidth
    let height = shape.halfHeight
    let scaledX = width * localX
    let scaledY = height * localY
    let length = (scaledX * scaledX + scaledY * scaledY).squareRoot()
    let share = 1 / length
    let pointX = width * scaledX * share
    let pointY = height * scaledY * share
    x = pointX * shape.cosine - pointY * shape.sine
    y = pointX * shape.sine + pointY * shape.cosine
    let sides = width * height * share
    curvature = sides * sides * share
  }
}

/// The gap along a normal from the first shape to the second, and the second shape's support point in the opposite
/// direction.
struct RoundGap {
  /// The gap, negative for overlapping shapes.
  var gap: Double
  var normalX: Double
  var normalY: Double
  /// The point of the second shape, relative to the reference point.
  var x: Double
  var y: Double
  var feature: UInt32

  /// Writes a single point, midway between the surfaces.
  @inline(__always)
  func write(margin: Double, into manifold: inout Manifold) {
    guard gap <= margin else {
      manifold.count = 0
      return
    }
    manifold.setOnly(
      ManifoldPoint(x: x - normalX * gap / 2, y: y - normalY * gap / 2, separation: gap, feature: feature),
      normalX: normalX, normalY: normalY)
  }
}

/// The search for the normal along which the gap between two round outlines is largest.
extension Collide {
  /// The maximum number of iterations of Newton's method (30). About five iterations usually suffice. More are needed
  /// if two maxima are very close.
  static let roundIterations = 30
  /// The rotation in radians below which the search for a normal ends (1e-13).
  static let roundAngle = 1e-13

  /// The rotation in radians below which Newton's method is trusted (1e-4). For smaller rotations, the gap changes too
  /// little for a comparison.
  private static let trustedRotation = 1e-4

  /// Returns the gap between two ellipses, one of which can be a circle.
  static func ellipses(_ a: ShapeView, _ b: ShapeView) -> RoundGap {
    let x = b.x - a.x
    let y = b.y - a.y
    let distance = (x * x + y * y).squareRoot()
    let isApart = distance > 1e-12
    let centers = (x: isApart ? x / distance : 0, y: isApart ? y / distance : -1)
    var best = evaluate(a, b, centers.x, centers.y)
    var second = best
    // Start from the axes of both shapes, directed toward the other shape. At least one of these starting normals leads
    // to the best normal.
    for index in 0..<4 {
      let shape = index < 2 ? a : b
      var axisX = index & 1 == 0 ? shape.cosine : -shape.sine
      var axisY = index & 1 == 0 ? shape.sine : shape.cosine
      if axisX * x + axisY * y < 0 {
        axisX = -axisX
        axisY = -axisY
      }
      let trial = evaluate(a, b, axisX, axisY)
      if trial.gap > best.gap {
        second = best
        best = trial
      } else if trial.gap > second.gap {
        second = trial
      }
    }
    let climbed = climb(best) { evaluate(a, b, $0, $1) }
    // If the overlap is deep, the gap can have several local maxima.
    let smallest = min(min(a.halfWidth, a.halfHeight), min(b.halfWidth, b.halfHeight))
    guard climbed.gap < -smallest / 2 else { return climbed.result(b, feature: 0xFFFF) }
    let other = climb(second) { evaluate(a, b, $0, $1) }
    return (other.gap > climbed.gap ? other : climbed).result(b, feature: 0xFFFF)
  }

  /// Collides two ellipses. The search is skipped if even the bounding circles of the ellipses are farther apart than
  /// the margin.
  static func ellipses(_ a: ShapeView, _ b: ShapeView, margin: Double, into manifold: inout Manifold) {
    let x = b.x - a.x
    let y = b.y - a.y
    let reach = max(a.halfWidth, a.halfHeight) + max(b.halfWidth, b.halfHeight) + max(0, margin)
    if x * x + y * y > reach * reach {
      manifold.count = 0
      return
    }
    ellipses(a, b).write(margin: margin, into: &manifold)
  }

  /// The evaluation of one normal.
  private struct RoundTrial {
    var normalX: Double
    var normalY: Double
    /// The gap, negative for overlapping shapes.
    var gap: Double
    /// The derivative of the gap with respect to the angle.
    var slope: Double
    /// The negated second derivative.
    var bend: Double
    /// The second shape's support along the normal.
    var support: RoundSupport

    func result(_ b: ShapeView, feature: UInt32) -> RoundGap {
      RoundGap(
        gap: gap, normalX: normalX, normalY: normalY, x: b.x - support.x, y: b.y - support.y, feature: feature)
    }
  }

  /// Evaluates the gap of two ellipses along a unit normal, with its first and second derivatives with respect to the
  /// angle.
  @inline(__always)
  private static func evaluate(_ a: ShapeView, _ b: ShapeView, _ normalX: Double, _ normalY: Double) -> RoundTrial {
    let first = RoundSupport(a, normalX, normalY)
    // An ellipse is symmetric, so the support point in the opposite direction is the negated support point.
    let second = RoundSupport(b, normalX, normalY)
    let deltaX = b.x - a.x - first.x - second.x
    let deltaY = b.y - a.y - first.y - second.y
    let gap = normalX * deltaX + normalY * deltaY
    return RoundTrial(
      normalX: normalX, normalY: normalY, gap: gap, slope: normalX * deltaY - normalY * deltaX,
      bend: gap + first.curvature + second.curvature, support: second)
  }

  /// Follows the gap from a normal to the next local maximum. `trial` can clamp a normal to bounds.
  @inline(__always)
  private static func climb(
    _ start: RoundTrial, _ trial: (_ normalX: Double, _ normalY: Double) -> RoundTrial
  ) -> RoundTrial {
    var now = start
    for _ in 0..<roundIterations {
      var rotation = now.bend > 0 ? now.slope / now.bend : (now.slope > 0 ? 0.5 : -0.5)
      rotation = max(-0.5, min(0.5, rotation))
      if abs(rotation) < roundAngle { break }
      let isTrusted = now.bend > 0 && abs(rotation) < trustedRotation
      var next = now
      for halvings in 0..<40 {
        let x = now.normalX - now.normalY * rotation
        let y = now.normalY + now.normalX * rotation
        let length = (x * x + y * y).squareRoot()
        next = trial(x / length, y / length)
        if isTrusted || next.gap >= now.gap { break }
        // Only rounding makes the gap decrease, so this is the maximum.
        if halvings == 39 { return now }
        rotation /= 2
      }
      // The gap still increases at a bound, so the maximum is beyond it.
      if next.normalX == now.normalX, next.normalY == now.normalY { break }
      now = next
      if abs(rotation) < roundAngle { break }
    }
    return now
  }

  /// Returns the gap between an ellipse and a fixed point, along the normal with the largest gap in the closed cone
  /// from `low` to `high` (at most 180 degrees).
  static func ellipseAtCorner(
    _ shape: ShapeView, cornerX: Double, cornerY: Double, lowX: Double, lowY: Double, highX: Double, highY: Double,
    feature: UInt32
  ) -> RoundGap {
    let toCenterX = shape.x - cornerX
    let toCenterY = shape.y - cornerY
    func trial(_ x: Double, _ y: Double) -> RoundTrial {
      let support = RoundSupport(shape, x, y)
      let deltaX = toCenterX - support.x
      let deltaY = toCenterY - support.y
      let gap = x * deltaX + y * deltaY
      return RoundTrial(
        normalX: x, normalY: y, gap: gap, slope: x * deltaY - y * deltaX, bend: gap + support.curvature,
        support: support)
    }
    // Start from the bounds, from the direction toward the center, and from the axes. One of these starting normals
    // leads to the best normal.
    let middle = between(lowX, lowY, highX, highY)
    var best = trial(middle.x, middle.y)
    let low = trial(lowX, lowY)
    if low.slope > 0, low.gap > best.gap { best = low }
    let high = trial(highX, highY)
    if high.slope < 0, high.gap > best.gap { best = high }
    let distance = (toCenterX * toCenterX + toCenterY * toCenterY).squareRoot()
    if distance > 0, isInside(toCenterX, toCenterY, lowX, lowY, highX, highY) {
      let candidate = trial(toCenterX / distance, toCenterY / distance)
      if candidate.gap > best.gap { best = candidate }
    }
    for index in 0..<4 {
      let sign: Double = index < 2 ? 1 : -1
      let axisX = sign * (index & 1 == 0 ? shape.cosine : -shape.sine)
      let axisY = sign * (index & 1 == 0 ? shape.sine : shape.cosine)
      guard isInside(axisX, axisY, lowX, lowY, highX, highY) else { continue }
      let candidate = trial(axisX, axisY)
      if candidate.gap > best.gap { best = candidate }
    }
    let top = climb(best) { x, y in
      if isInside(x, y, lowX, lowY, highX, highY) { return trial(x, y) }
      return x * (lowX - highX) + y * (lowY - highY) > 0 ? low : high
    }
    return top.result(shape, feature: feature)
  }

  /// Returns whether a direction is between two others that are at most 180 degrees apart, measured from the first to
  /// the second.
  @inline(__always)
  private static func isInside(
    _ x: Double, _ y: Double, _ lowX: Double, _ lowY: Double, _ highX: Double, _ highY: Double
  ) -> Bool {
    lowX * y - lowY * x > 0 && x * highY - y * highX > 0
  }

  /// Returns the unit vector halfway between two vectors that are at most 180 degrees apart.
  @inline(__always)
  private static func between(
    _ lowX: Double, _ lowY: Double, _ highX: Double, _ highY: Double
  ) -> (x: Double, y: Double) {
    let x = lowX + highX
    let y = lowY + highY
    let length = (x * x + y * y).squareRoot()
    // For opposite directions, return the direction at 90 degrees to the first one.
    return length > 1e-9 ? (x / length, y / length) : (-lowY, lowX)
  }
}
