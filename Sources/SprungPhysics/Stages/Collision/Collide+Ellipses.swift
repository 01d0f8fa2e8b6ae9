// SPDX-License-Identifier: MIT

/// Ellipses: the normal along which two round outlines are nearest is searched for, see `RoundGap`.
extension Collide {
  /// A box or polygon and an ellipse. Answers early, with a gap that is too small, once it exceeds `margin`.
  static func outlineAndEllipse(_ a: ShapeView, _ b: ShapeView, margin: Double) -> RoundGap {
    // Where a side and its corner are equally good, the side is taken, whatever the rounding.
    let tie = 1e-9
    return a.withOutline { vertices, count in
      var best = RoundGap(gap: -.infinity, normalX: 1, normalY: 0, x: b.x, y: b.y, feature: 0)
      // Sides over which the ellipse's nearest point is; between others the gap may be largest at a corner.
      var last = SideTrial(a, vertices[count - 1], vertices[0], b)
      for index in 0..<count {
        let side = SideTrial(a, vertices[index], vertices[index + 1 == count ? 0 : index + 1], b)
        if side.gap > margin { return side.result(b, index) }
        if side.fromStart >= 0, side.fromEnd <= 0, side.gap > best.gap - tie {
          best = side.result(b, index)
          // Shapes that are apart have only one nearest point.
          if best.gap > 0 { return best }
        }
        if needsCorner(last, side, b, above: best.gap) {
          let corner = ellipseAtCorner(between: last, side, b, index)
          if corner.gap > best.gap + tie { best = corner }
        }
        last = side
      }
      guard best.gap < -min(b.halfWidth, b.halfHeight) else { return best }
      // So deep inside there may be several ways out at a corner, of which `needsCorner` sees only those that begin at a side.
      for index in 0..<count {
        let side = SideTrial(a, vertices[index], vertices[index + 1 == count ? 0 : index + 1], b)
        let corner = ellipseAtCorner(between: last, side, b, index)
        if corner.gap > best.gap + tie { best = corner }
        last = side
      }
      return best
    }
  }

  /// The gap at the corner where a side starts, along the best normal between those of the side before and its own.
  private static func ellipseAtCorner(
    between last: SideTrial, _ side: SideTrial, _ b: ShapeView, _ index: Int
  ) -> RoundGap {
    ellipseAtCorner(
      b, cornerX: side.startX, cornerY: side.startY, lowX: last.normalX, lowY: last.normalY, highX: side.normalX,
      highY: side.normalY, feature: Feature.sides(index, 0xFF) | Feature.corners)
  }

  /// Whether the gap may be larger than `gap` between the normals of two sides that meet.
  ///
  /// It must rise from the first or fall to the second, unless the corner is inside, where there may be several ways
  /// out. It is at most the height of the ellipse's center over the corner less the smaller radius.
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
    /// The corner where the side starts, relative to the reference point.
    let startX: Double
    let startY: Double
    let gap: Double
    /// How far the ellipse's nearest point is along the side from its start, and from its end.
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

  /// An ellipse and a segment; the normal is from the segment to the ellipse. Nil where a neighbor has the contact.
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
    // The cone of the end's normals, from this normal to the opposite one or back, whichever runs anticlockwise.
    let isFirst = (side > 0) == isBefore
    let corner = ellipseAtCorner(
      shape, cornerX: isBefore ? segment.startX : segment.endX, cornerY: isBefore ? segment.startY : segment.endY,
      lowX: isFirst ? normalX : -normalX, lowY: isFirst ? normalY : -normalY, highX: isFirst ? -normalX : normalX,
      highY: isFirst ? -normalY : normalY, feature: Feature.sides(0xFF, 0) | Feature.corners)
    let rule = segment.rule(forNormalX: corner.normalX, y: corner.normalY, atStart: isBefore, side: side)
    return rule == .admit ? corner : nil
  }
}
