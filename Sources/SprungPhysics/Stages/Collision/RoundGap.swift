// SPDX-License-Identifier: MIT

/// An ellipse or circle as seen along a direction of the plane.
///
/// The gap of two convex shapes is the largest, over unit normals n, of the gap along n: the distance if they are
/// apart, minus the penetration depth if they overlap. Along n = (cos t, sin t) it is n · w, where w is the vector from
/// the first shape's furthest point to the second's; its derivative by t is (-sin t, cos t) · w, and its second
/// derivative is minus itself minus the two radii of curvature. So the gap is found by Newton's method on one angle,
/// without any approximation of the ellipse.
struct RoundSupport {
  /// The furthest point in the direction, from the center, in the plane's axes.
  var x: Double
  var y: Double
  /// The radius of curvature there.
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

/// A gap along a normal from the first shape to the second, and the second shape's furthest point against the normal.
struct RoundGap {
  /// Negative where they overlap.
  var gap: Double
  var normalX: Double
  var normalY: Double
  /// The point of the second shape, relative to the reference point.
  var x: Double
  var y: Double
  var feature: UInt32

  /// Writes the only point, midway between the surfaces.
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

/// The search for the normal of two round outlines.
extension Collide {
  /// Iterations of Newton's method at most (30). It needs about five; more only where two maxima meet.
  static let roundIterations = 30
  /// Angle in radians at which the search for a normal ends (1e-13).
  static let roundAngle = 1e-13

  /// Turn in radians under which Newton's method is trusted (1e-4): the gap itself is too flat there to be compared.
  private static let trustedRotation = 1e-4

  /// Two ellipses, one of which may be a circle.
  static func ellipses(_ a: ShapeView, _ b: ShapeView) -> RoundGap {
    let x = b.x - a.x
    let y = b.y - a.y
    let distance = (x * x + y * y).squareRoot()
    let isApart = distance > 1e-12
    let centers = (x: isApart ? x / distance : 0, y: isApart ? y / distance : -1)
    var best = evaluate(a, b, centers.x, centers.y)
    var second = best
    // The axes of both, each towards the other: at least one is uphill of the best normal.
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
    // Deep inside there may be several ways out.
    let smallest = min(min(a.halfWidth, a.halfHeight), min(b.halfWidth, b.halfHeight))
    guard climbed.gap < -smallest / 2 else { return climbed.result(b, feature: 0xFFFF) }
    let other = climb(second) { evaluate(a, b, $0, $1) }
    return (other.gap > climbed.gap ? other : climbed).result(b, feature: 0xFFFF)
  }

  /// Two ellipses, with the search left out while even their surrounding circles are further apart than the margin.
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

  /// The result along one normal.
  private struct RoundTrial {
    var normalX: Double
    var normalY: Double
    /// Negative where they overlap.
    var gap: Double
    /// The derivative of the gap by the angle.
    var slope: Double
    /// Minus the second derivative.
    var bend: Double
    /// The second shape's support along the normal.
    var support: RoundSupport

    func result(_ b: ShapeView, feature: UInt32) -> RoundGap {
      RoundGap(
        gap: gap, normalX: normalX, normalY: normalY, x: b.x - support.x, y: b.y - support.y, feature: feature)
    }
  }

  /// The gap of two ellipses along a normal of unit length, with its first and second derivative by the angle.
  @inline(__always)
  private static func evaluate(_ a: ShapeView, _ b: ShapeView, _ normalX: Double, _ normalY: Double) -> RoundTrial {
    let first = RoundSupport(a, normalX, normalY)
    // An ellipse is as wide one way as the other.
    let second = RoundSupport(b, normalX, normalY)
    let deltaX = b.x - a.x - first.x - second.x
    let deltaY = b.y - a.y - first.y - second.y
    let gap = normalX * deltaX + normalY * deltaY
    return RoundTrial(
      normalX: normalX, normalY: normalY, gap: gap, slope: normalX * deltaY - normalY * deltaX,
      bend: gap + first.curvature + second.curvature, support: second)
  }

  /// Climbs from a normal to the next largest gap. `trial` may move a normal back into its bounds.
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
        // Rounding alone makes the gap smaller: this is the top.
        if halvings == 39 { return now }
        rotation /= 2
      }
      // At a bound, and still uphill: the largest gap is beyond it.
      if next.normalX == now.normalX, next.normalY == now.normalY { break }
      now = next
      if abs(rotation) < roundAngle { break }
    }
    return now
  }

  /// An ellipse around a fixed point: the normal in the cone from `low` to `high` (at most 180 degrees) along which the
  /// gap is largest, if that is more than at its bounds.
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
    // Inwards from the bounds, towards the center and along the ellipse's axes: the best is uphill of one of them.
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

  /// Whether a direction is between two others, counting from the first to the second, at most 180 degrees apart.
  @inline(__always)
  private static func isInside(
    _ x: Double, _ y: Double, _ lowX: Double, _ lowY: Double, _ highX: Double, _ highY: Double
  ) -> Bool {
    lowX * y - lowY * x > 0 && x * highY - y * highX > 0
  }

  /// The unit vector half way between two, at most 180 degrees apart.
  @inline(__always)
  private static func between(
    _ lowX: Double, _ lowY: Double, _ highX: Double, _ highY: Double
  ) -> (x: Double, y: Double) {
    let x = lowX + highX
    let y = lowY + highY
    let length = (x * x + y * y).squareRoot()
    // Opposite directions: 90 degrees from the first.
    return length > 1e-9 ? (x / length, y / length) : (-lowY, lowX)
  }
}
