// SPDX-License-Identifier: MIT

/// Collisions of ellipses. The normal along which two round outlines are closest is found by a search, see `RoundGap`.
extension Collide {
  /// Returns the gap between a box or polygon and an ellipse, or a lower bound on the gap if it exceeds `margin`.
  static func outlineAndEllipse(_ a: ShapeView, _ b: ShapeView, margin: Double) -> RoundGap {
    // If a side and its corner have the same gap, choose the side despite rounding errors.
    let tie = 1e-9
    return a.withOutline { vertices, count in
      var best = RoundGap(gap: -.infinity, normalX: 1, normalY: 0, x: b.x, y: b.y, feature: 0)
      // First consider sides that contain the closest point. Between two sides that do not contain it, the gap can be
      // largest at their common corner.
      var last = SideTrial(a, vertices[count - 1], vertices[0], b)
      for index in 0..<count {
        let side = SideTrial(a, vertices[index], vertices[index + 1 == count ? 0 : index + 1], b)
        if side.gap > margin { return side.result(b, index) }
        if side.fromStart >= 0, side.fromEnd <= 0, side.gap > best.gap - tie {
          best = side.result(b, index)
          // Disjoint shapes have a single closest point.
          if best.gap > 0 { return best }
        }
        if needsCorner(last, side, b, above: best.gap) {
          let corner = ellipseAtCorner(between: last, side, b, index)
          if corner.gap > best.gap + tie { best = corner }
        }
        last = side
      }
      guard best.gap < -min(b.halfWidth, b.halfHeight) else { return best }
      // In a deep overlap, the gap can have several maxima at a corner. `needsCorner` detects maxima that are reached
      // from a side.
      for index in 0..<count {
        let side = SideTrial(a, vertices[index], vertices[index + 1 == count ? 0 : index + 1], b)
        let corner = ellipseAtCorner(between: last, side, b, index)
        if corner.gap > best.gap + tie { best = corner }
        last = side
      }
      return best
    }
  }

  /// Returns the gap at the corner where a side starts, along the best normal between those of the previous side and
  /// this one.
  private static func ellipseAtCorner(
    between last: SideTrial, _ side: SideTrial, _ b: ShapeView, _ index: Int
  ) -> RoundGap {
    ellipseAtCorner(
      b, cornerX: side.startX, cornerY: side.startY, lowX: last.normalX, lowY: last.normalY, highX: side.normalX,
      highY: side.normalY, feature: Feature.sides(index, 0xFF) | Feature.corners)
  }

  /// Returns whether the gap can exceed `gap` between the normals of two adjacent sides.
  ///
  /// The gap must increase from the first side or decrease toward the second. If the corner is inside the ellipse, this
  /// test is skipped, because there can be several maxima. An upper bound on the gap is the height of the ellipse's
  /// center above the corner, minus the smaller radius.
  @inline(__always)
  private static func needsCorner(_ last: SideTrial, _ side: SideTrial, _ b: ShapeView, above gap: Double) -> Bool {
    let x = b.x - side.startX
    let y = b.y - side.startY
    let lastHeight = x * last.normalX + y * last.normalY
    let sideHeight = x * side.normalX + y * side.normalY
    var highest = lastHeight > sideHeight ? lastHeight : sideHeight
    if last.normalX * y - last.normalY * x > 0, x * side.normalY - y * side.normalX > 0 {
      highest = (x * x + y * y).squareRoot()
    }
    guard highest - min(b.halfWidth, b.halfHeight) > gap else { return false }
    return last.fromEnd > 0 || side.fromStart < 0 || b.contains(x: side.startX, y: side.startY)
  }

  /// The gap along the normal of a side.
  private struct SideTrial {
    let normalX: Double
    let normalY: Double
    /// The corner at which the side starts, relative to the reference point.
    let startX: Double
    let startY: Double
    let gap: Double
    /// The position of the ellipse's closest point along the side, measured from its start and from its end.
    let fromStart: Double
    let fromEnd: Double
    let support: RoundSupport

    @inline(__always)
    init(_ a: ShapeView, _ start: OutlineVertex, _ end: OutlineVertex, _ b: ShapeView) {
      normalX = start.normalX * a.cosine - start.normalY * a.sine
      normalY = start.normalX * a.sine + start.normalY * a.cosine
      startX = a.x + start.x * a.cosine - start.y * a.sine
      startY = a.y + start.x * a.sine + start.y * a.cosine
      support = RoundSupport(b, normalX, normalY)
      let x = b.x - support.x - startX
      let y = b.y - support.y - startY
      gap = x * normalX + y * normalY
      fromStart = y * normalX - x * normalY
      let lengthX = end.x - start.x
      let lengthY = end.y - start.y
      fromEnd = fromStart - (lengthY * start.normalX - lengthX * start.normalY)
    }

    func result(_ b: ShapeView, _ index: Int) -> RoundGap {
      RoundGap(
        gap: gap, normalX: normalX, normalY: normalY, x: b.x - support.x, y: b.y - support.y,
        feature: Feature.sides(index, 0xFF))
    }
  }

  /// Returns the gap between an ellipse and a segment, with the normal from the segment to the ellipse. Returns nil if
  /// the contact belongs to a neighboring segment.
  static func ellipseAndSegment(_ shape: ShapeView, _ segment: SegmentView, _ side: Double) -> RoundGap? {
    let normalX = -segment.directionY * side
    let normalY = segment.directionX * side
    let support = RoundSupport(shape, normalX, normalY)
    let x = shape.x - support.x - segment.startX
    let y = shape.y - support.y - segment.startY
    let along = x * segment.directionX + y * segment.directionY
    let isBefore = along < (segment.hasPrevious ? -PhysicsTuning.tolerance : 0)
    let isBeyond = along > segment.length + (segment.hasNext ? PhysicsTuning.tolerance : 0)
    guard isBefore || isBeyond else {
      return RoundGap(
        gap: x * normalX + y * normalY, normalX: normalX, normalY: normalY, x: shape.x - support.x,
        y: shape.y - support.y, feature: Feature.sides(0xFF, 0))
    }
    // The cone of normals at the end: from this normal to the opposite one or vice versa, whichever is
    // counterclockwise.
    let isFirst = (side > 0) == isBefore
    let corner = ellipseAtCorner(
      shape, cornerX: isBefore ? segment.startX : segment.endX, cornerY: isBefore ? segment.startY : segment.endY,
      lowX: isFirst ? normalX : -normalX, lowY: isFirst ? normalY : -normalY, highX: isFirst ? -normalX : normalX,
      highY: isFirst ? -normalY : normalY, feature: Feature.sides(0xFF, 0) | Feature.corners)
    let rule = segment.rule(forNormalX: corner.normalX, y: corner.normalY, atStart: isBefore, side: side)
    return rule == .admit ? corner : nil
  }
}
