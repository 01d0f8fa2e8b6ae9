// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage

/// Fills the clip with a gradient. Nothing is drawn beyond an end unless the gradient extends past it.
struct GradientPainter {
  private typealias Point = (x: Double, y: Double)
  private typealias Circle = (x: Double, y: Double, radius: Double)

  let cairo: Cairo
  private let gradient: DrawnGradient
  private let start: Circle
  private let end: Circle
  /// The size of the canvas in pixels.
  private let size: (Double, Double)

  /// Returns nil if the gradient has no colors, or if its start and end are identical.
  init?(cairo: Cairo, gradient: DrawnGradient, size: (Double, Double)) {
    let numbers = (gradient.start + gradient.end).map { Double($0) }
    guard numbers.count == 4 else { return nil }
    start = (numbers[0], numbers[1], gradient.isRadial ? max(0, Double(gradient.startRadius)) : 0)
    end = (numbers[2], numbers[3], gradient.isRadial ? max(0, Double(gradient.endRadius)) : 0)
    guard !gradient.stops.isEmpty, start != end else { return nil }
    self.cairo = cairo
    self.gradient = gradient
    self.size = size
  }

  func draw(on context: OpaquePointer, isShape: Bool, opacity: Double) {
    cairo.newPath(context)
    cairo.setFillRule(context, 1)
    let corners = corners(context)
    if gradient.isRadial { addCircles(context, corners) } else { addBand(context, corners) }
    guard !isShape else { return PathPainter(cairo: cairo).fillBlack(context) }
    let pattern =
      gradient.isRadial
      ? cairo.patternCreateRadial(start.x, start.y, start.radius, end.x, end.y, end.radius)
      : cairo.patternCreateLinear(start.x, start.y, end.x, end.y)
    for stop in gradient.stops {
      func part(_ shift: UInt32) -> Double { Double(stop.color.rawValue >> shift & 255) / 255 }
      cairo.patternAddColorStopRGBA(
        pattern, min(1, max(0, Double(stop.place))), part(24), part(16), part(8), part(0) * opacity)
    }
    cairo.patternSetExtend(pattern, 3)
    cairo.setSource(context, pattern)
    cairo.fill(context)
    cairo.patternDestroy(pattern)
  }

  /// Returns the corners of the canvas in context coordinates, with a margin for shadows cast by content outside of it.
  private func corners(_ context: OpaquePointer) -> [Point] {
    var m = [Double](repeating: 0, count: 6)
    cairo.getMatrix(context, &m)
    let area = m[0] * m[3] - m[1] * m[2]
    return [(-1.0, -1.0), (2, -1), (2, 2), (-1, 2)].map { corner in
      let (x, y) = (corner.0 * size.0 - m[4], corner.1 * size.1 - m[5])
      return ((m[3] * x - m[2] * y) / area, (m[0] * y - m[1] * x) / area)
    }
  }

  /// Adds the band between the ends to the path, including the area beyond each end past which the gradient extends.
  private func addBand(_ context: OpaquePointer, _ corners: [Point]) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let along = corners.map { (($0.x - start.x) * dx + ($0.y - start.y) * dy) / square }
    let across = corners.map { (($0.y - start.y) * dx - ($0.x - start.x) * dy) / square }
    let first = gradient.extendsBefore ? along.reduce(0, min) - 1 : 0
    let last = gradient.extendsAfter ? along.reduce(1, max) + 1 : 1
    let (left, right) = (across.reduce(0, min) - 1, across.reduce(0, max) + 1)
    for (t, s) in [(first, left), (last, left), (last, right), (first, right)] {
      cairo.lineTo(context, start.x + t * dx - s * dy, start.y + t * dy + s * dx)
    }
    cairo.closePath(context)
  }

  /// Adds the colored area of a radial gradient to the path. If one circle contains the other, this area is the larger
  /// circle without the smaller one. Otherwise the area is the union of all intermediate circles.
  private func addCircles(_ context: OpaquePointer, _ corners: [Point]) {
    func add(_ circle: Circle) {
      cairo.moveTo(context, circle.x + circle.radius, circle.y)
      cairo.arc(context, circle.x, circle.y, circle.radius, 0, 2 * Double.pi)
      cairo.closePath(context)
    }
    let distance = hypot(end.x - start.x, end.y - start.y)
    let reach = corners.map { hypot($0.x - start.x, $0.y - start.y) + hypot($0.x - end.x, $0.y - end.y) }.reduce(0, max)
    if distance <= (end.radius - start.radius).magnitude {
      let isGrowing = end.radius > start.radius
      let (inner, outer) = isGrowing ? (start, end) : (end, start)
      let (extendsInside, extendsOutside) =
        isGrowing ? (gradient.extendsBefore, gradient.extendsAfter) : (gradient.extendsAfter, gradient.extendsBefore)
      add(extendsOutside ? (start.x, start.y, 2 * reach + outer.radius) : outer)
      if !extendsInside { add(inner) }
      return
    }
    // An extended gradient ends at a circle that is off the canvas or has the radius 0.
    func circle(_ t: Double) -> Circle {
      (
        start.x + t * (end.x - start.x), start.y + t * (end.y - start.y),
        max(0, start.radius + t * (end.radius - start.radius))
      )
    }
    let far = 2 * (reach + start.radius + end.radius) / distance
    let zero = start.radius == end.radius ? Double.infinity : start.radius / (start.radius - end.radius)
    let first = circle(gradient.extendsBefore ? (zero <= 0 ? max(zero, -far) : -far) : 0)
    let last = circle(gradient.extendsAfter ? (zero >= 1 ? min(zero, far) : far) : 1)
    // Trace the hull clockwise around both circles, from a tangent point on the first one.
    let angle = atan2(last.y - first.y, last.x - first.x)
    let cosine = (first.radius - last.radius) / hypot(last.x - first.x, last.y - first.y)
    let slope = acos(max(-1, min(1, cosine)))
    cairo.arc(context, first.x, first.y, first.radius, angle + slope, angle - slope + 2 * Double.pi)
    cairo.arc(context, last.x, last.y, last.radius, angle - slope, angle + slope)
    cairo.closePath(context)
  }
}
