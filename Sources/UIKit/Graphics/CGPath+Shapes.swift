// SPDX-License-Identifier: MIT

extension CGPath {
  /// The distance between the ends and the control points of a quarter circle, as a fraction of the radius: 4/3
  /// tan(90°/4). The curve deviates from the circle by less than 0.03 % of the radius.
  nonisolated private static let quarterCircle: CGFloat = 0.552_284_749_830_793_4

  /// Creates a rectangle, clockwise from its top left corner. A nil transform has no effect.
  nonisolated public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init()
    addRect(rect)
    apply(transform)
  }

  /// Creates an ellipse inscribed in a rectangle, clockwise from its rightmost point. A nil transform has no effect.
  nonisolated public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init()
    addEllipse(in: rect)
    apply(transform)
  }

  /// Creates a rectangle with elliptical corners. Their radii, in points, are limited to half of the sides.
  nonisolated public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init()
    addRoundedRect(in: rect, corners: .allCorners, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    apply(transform)
  }

  nonisolated private mutating func apply(_ transform: UnsafePointer<CGAffineTransform>?) {
    if let transform { self = applying(transform.pointee) }
  }

  /// Adds a rectangle, clockwise from its top left corner.
  nonisolated public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds an ellipse inscribed in the given rectangle, clockwise from its rightmost point.
  nonisolated public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, corners: .allCorners, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
  }

  nonisolated mutating func addRoundedRect(
    in rect: CGRect, corners: UIRectCorner, cornerWidth: CGFloat, cornerHeight: CGFloat
  ) {
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    guard width > 0, height > 0 else {
      addRect(rect)
      return
    }
    let pullX = width * CGPath.quarterCircle
    let pullY = height * CGPath.quarterCircle
    // The position of each corner, and the directions in which the outline enters and leaves it.
    let arcs: [(corner: UIRectCorner, at: CGPoint, entering: CGVector, leaving: CGVector)] = [
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
    ]
    move(to: CGPoint(x: rect.maxX, y: corners.contains(.topRight) ? rect.minY + height : rect.minY))
    for arc in arcs {
      guard corners.contains(arc.corner) else {
        addLine(to: arc.at)
        continue
      }
      let begin = CGPoint(x: arc.at.x - arc.entering.dx * width, y: arc.at.y - arc.entering.dy * height)
      let end = CGPoint(x: arc.at.x + arc.leaving.dx * width, y: arc.at.y + arc.leaving.dy * height)
      if begin != currentPoint { addLine(to: begin) }
      addCurve(
        to: end,
        control1: CGPoint(x: begin.x + arc.entering.dx * pullX, y: begin.y + arc.entering.dy * pullY),
        control2: CGPoint(x: end.x - arc.leaving.dx * pullX, y: end.y - arc.leaving.dy * pullY))
    }
    closeSubpath()
  }

  /// Adds an arc, preceded by a line if there is a current point. Angles are in radians; 0 points right.
  ///
  /// `clockwise` assumes a y axis that points up, as in Core Graphics. On a screen, where y points down, the arc is
  /// drawn counterclockwise if `clockwise` is true. `UIBezierPath` has the opposite convention. Angles that differ by
  /// 360 degrees or more produce a full circle.
  nonisolated public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, growing: !clockwise)
  }

  /// Adds an arc that starts at an angle and spans `delta` radians. If `delta` is negative, the arc is counterclockwise
  /// on a screen.
  nonisolated public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat)
  {
    addArc(center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, growing: delta >= 0)
  }

  /// Adds an arc that is tangent to the lines from the current point to `tangent1End` and from there to `tangent2End`.
  /// The arc is preceded by a line to its start. If the points are collinear, adds only a line to `tangent1End`.
  nonisolated public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let start = currentPoint
    let incoming = (x: start.x - tangent1End.x, y: start.y - tangent1End.y)
    let outgoing = (x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
    let lengths = (
      (incoming.x * incoming.x + incoming.y * incoming.y).squareRoot(),
      (outgoing.x * outgoing.x + outgoing.y * outgoing.y).squareRoot()
    )
    let cross = incoming.x * outgoing.y - incoming.y * outgoing.x
    guard radius > 0, lengths.0 > 0, lengths.1 > 0, (cross / (lengths.0 * lengths.1)).magnitude > 1e-9 else {
      addLine(to: tangent1End)
      return
    }
    let cosine = (incoming.x * outgoing.x + incoming.y * outgoing.y) / (lengths.0 * lengths.1)
    let sine = cross.magnitude / (lengths.0 * lengths.1)
    // The distance from the corner to the tangent points, computed with the half-angle formula.
    let distance = radius * (1 + cosine) / sine
    let unit = (x: incoming.x / lengths.0, y: incoming.y / lengths.0)
    let side: CGFloat = cross > 0 ? 1 : -1
    let touching = CGPoint(x: tangent1End.x + unit.x * distance, y: tangent1End.y + unit.y * distance)
    let leaving = CGPoint(
      x: tangent1End.x + outgoing.x / lengths.1 * distance, y: tangent1End.y + outgoing.y / lengths.1 * distance)
    let center = CGPoint(x: touching.x - unit.y * radius * side, y: touching.y + unit.x * radius * side)
    addArc(
      center: center, radius: radius,
      startAngle: CGFloat(
        DeterministicMath.atan2(Double(touching.y - center.y), Double(touching.x - center.x))),
      endAngle: CGFloat(DeterministicMath.atan2(Double(leaving.y - center.y), Double(leaving.x - center.x))),
      growing: side < 0)
  }

  /// Adds an arc whose angles increase (clockwise on a screen) or decrease.
  nonisolated mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, growing: Bool
  ) {
    guard center.keepsLimit, radius.keepsLimit, radius >= 0, startAngle.keepsLimit, endAngle.keepsLimit else {
      Diagnostics.report(
        "pathNotFinite",
        "The arc around (\(center.x), \(center.y)) with the radius \(radius) from \(startAngle) to \(endAngle) was ignored: its radius cannot be negative, and \(GeometryLimit.rule)."
      )
      return
    }
    let sweep = CGPath.sweep(from: Double(startAngle), to: Double(endAngle), clockwise: growing)
    let pieces = max(1, Int((abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(pieces)
    let pull = 4.0 / 3 * DeterministicMath.tan(step / 4) * Double(radius)
    var (sine, cosine) = DeterministicMath.sincos(Double(startAngle))
    let radius = Double(radius)
    let centerX = Double(center.x)
    let centerY = Double(center.y)
    let start = CGPoint(x: centerX + radius * cosine, y: centerY + radius * sine)
    if pen == nil {
      move(to: start)
    } else if currentPoint != start {
      addLine(to: start)
    }
    for piece in 1...pieces {
      let (nextSine, nextCosine) = DeterministicMath.sincos(Double(startAngle) + step * Double(piece))
      addCurve(
        to: CGPoint(x: centerX + radius * nextCosine, y: centerY + radius * nextSine),
        control1: CGPoint(x: centerX + radius * cosine - pull * sine, y: centerY + radius * sine + pull * cosine),
        control2: CGPoint(
          x: centerX + radius * nextCosine + pull * nextSine, y: centerY + radius * nextSine - pull * nextCosine))
      (sine, cosine) = (nextSine, nextCosine)
    }
  }

  /// Returns the signed angle of an arc, at most 360 degrees. A positive angle is clockwise.
  nonisolated private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let fullCircle = 2 * Double.pi
    let difference = end - start
    if abs(difference) >= fullCircle - 1e-9 { return clockwise ? fullCircle : -fullCircle }
    if clockwise { return difference < 0 ? difference + fullCircle : difference }
    return difference > 0 ? difference - fullCircle : difference
  }
}
