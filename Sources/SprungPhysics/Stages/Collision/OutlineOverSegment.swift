// SPDX-License-Identifier: MIT

/// The separating axes of a box or polygon and a segment of a chain. Segments have neighbors, and a shape that slides
/// from one segment to the next must not catch on the corner between them. A normal that points beyond an end of the
/// segment is therefore accepted only if the segment has no neighbor at that end (`SegmentView.rule`). The rule is the
/// same as that of ghost vertices in Box2D's chains.
struct OutlineOverSegment {
  let shape: ShapeView
  let vertices: UnsafePointer<OutlineVertex>
  let count: Int
  let segment: SegmentView
  /// The side of the segment toward which the shape is pushed, 1 or -1.
  let side: Double

  // The segment in the axes of the shape.
  private let startX: Double
  private let startY: Double
  private let endX: Double
  private let endY: Double
  /// The unit normal on the shape's side.
  private let normalX: Double
  private let normalY: Double

  @inline(__always)
  init(
    shape: ShapeView, vertices: UnsafePointer<OutlineVertex>, count: Int, segment: SegmentView, side: Double
  ) {
    self.shape = shape
    self.vertices = vertices
    self.count = count
    self.segment = segment
    self.side = side
    let fromX = segment.startX - shape.x
    let fromY = segment.startY - shape.y
    let toX = segment.endX - shape.x
    let toY = segment.endY - shape.y
    startX = fromX * shape.cosine + fromY * shape.sine
    startY = fromY * shape.cosine - fromX * shape.sine
    endX = toX * shape.cosine + toY * shape.sine
    endY = toY * shape.cosine - toX * shape.sine
    let outX = -segment.directionY * side
    let outY = segment.directionX * side
    normalX = outX * shape.cosine + outY * shape.sine
    normalY = outY * shape.cosine - outX * shape.sine
  }

  /// The gaps along the segment's normal and along the best normal of the shape.
  private struct Axes {
    /// The gap along the segment's normal, and the side of the shape that faces the segment most directly.
    var across = Double.infinity
    var facingSide = 0
    /// The largest gap along a normal of the shape, and the side with that normal.
    var beside = -Double.infinity
    var besideSide = 0
  }

  /// Returns the gaps along the segment's normal and along the shape's best normal, with the corresponding sides.
  @inline(__always)
  private func axes() -> Axes {
    var axes = Axes()
    var facing = Double.infinity
    for index in 0..<count {
      let vertex = vertices[index]
      let height = vertex.x * normalX + vertex.y * normalY
      if height < axes.across { axes.across = height }
      let cosine = vertex.normalX * normalX + vertex.normalY * normalY
      if cosine < facing {
        facing = cosine
        axes.facingSide = index
      }
      let toStart = (startX - vertex.x) * vertex.normalX + (startY - vertex.y) * vertex.normalY
      let toEnd = (endX - vertex.x) * vertex.normalX + (endY - vertex.y) * vertex.normalY
      let out = toStart < toEnd ? toStart : toEnd
      if out > axes.beside {
        axes.beside = out
        axes.besideSide = index
      }
    }
    axes.across -= startX * normalX + startY * normalY
    return axes
  }

  /// Returns the signed gap, see `Collide.separation`.
  func separation() -> Double {
    let axes = axes()
    let best = max(axes.across, axes.beside)
    guard best > 0 else { return best }
    if axes.beside > axes.across { return clipAgainstSide(axes.besideSide).distance(best: best) }
    return clipAgainstSegment(axes.facingSide).distance(best: best)
  }

  /// Writes the points at which the separation is at most `margin`, if any.
  @inline(__always)
  func write(margin: Double, into manifold: inout Manifold) {
    let axes = axes()
    let across = axes.across
    let beside = axes.beside
    if across > margin || beside > margin { return }
    if beside > across + PhysicsTuning.tolerance {
      let vertex = vertices[axes.besideSide]
      // The normal of the shape's side, from the segment to the shape.
      let x = -(vertex.normalX * shape.cosine - vertex.normalY * shape.sine)
      let y = -(vertex.normalX * shape.sine + vertex.normalY * shape.cosine)
      let lean = x * segment.directionX + y * segment.directionY
      switch segment.rule(forNormalX: x, y: y, atStart: lean < 0, side: side) {
      case .skip: return
      case .straighten: break
      case .admit:
        if !isOnWrongSide(x, y, atStart: lean < 0) {
          return write(clipAgainstSide(axes.besideSide), best: beside, margin: margin, into: &manifold)
        }
      }
    }
    let clip = clipAgainstSegment(axes.facingSide)
    // Only overlaps between the ends of the segment are handled here. Corners beyond the ends are handled as corner
    // contacts.
    if clip.sideAlong - clip.reachAlong > clip.half || clip.sideAlong + clip.reachAlong < -clip.half {
      guard across > 0 else { return }
    }
    write(clip, best: across, margin: margin, into: &manifold)
  }

  /// Writes the points. A corner contact belongs to the segment only if the end of the segment permits the contact's
  /// normal.
  private func write(_ clip: SideClip, best: Double, margin: Double, into manifold: inout Manifold) {
    clip.write(best: best, margin: margin, into: &manifold)
    guard manifold.count == 1, manifold.first.feature & Feature.corners != 0 else { return }
    let lean = manifold.normalX * segment.directionX + manifold.normalY * segment.directionY
    // The manifold's normal points to the segment.
    if segment.rule(forNormalX: -manifold.normalX, y: -manifold.normalY, atStart: lean > 0, side: side) != .admit {
      manifold.count = 0
    }
  }

  /// Returns whether the shape's center has crossed the segment and a normal would push the shape out on the far side
  /// instead of off an end.
  private func isOnWrongSide(_ x: Double, _ y: Double, atStart: Bool) -> Bool {
    guard side * (y * segment.directionX - x * segment.directionY) < 0,
      segment.side(ofX: shape.x, y: shape.y) != side
    else { return false }
    let tipX = atStart ? startX : endX
    let tipY = atStart ? startY : endY
    for index in 0..<count {
      let vertex = vertices[index]
      if (tipX - vertex.x) * vertex.normalX + (tipY - vertex.y) * vertex.normalY > PhysicsTuning.contactSlop {
        return true
      }
    }
    return false
  }

  /// Returns the clip with the segment as the reference, so that the normal is exactly that of the segment.
  private func clipAgainstSegment(_ index: Int) -> SideClip {
    let vertex = vertices[index]
    let next = vertices[index + 1 == count ? 0 : index + 1]
    let middleX = (startX + endX) / 2
    let middleY = (startY + endY) / 2
    let sideX = (vertex.x + next.x) / 2 - middleX
    let sideY = (vertex.y + next.y) / 2 - middleY
    let reachX = (vertex.x - next.x) / 2
    let reachY = (vertex.y - next.y) / 2
    return SideClip(
      half: segment.length / 2, sideAcross: sideX * normalX + sideY * normalY,
      sideAlong: sideY * normalX - sideX * normalY, reachAcross: reachX * normalX + reachY * normalY,
      reachAlong: max(0, reachY * normalX - reachX * normalY), originX: (segment.startX + segment.endX) / 2,
      originY: (segment.startY + segment.endY) / 2, normalX: -segment.directionY * side,
      normalY: segment.directionX * side, sides: Feature.sides(index, 0), isSecond: true)
  }

  /// Returns the clip with a side of the shape as the reference and an end of the segment in front of it.
  private func clipAgainstSide(_ index: Int) -> SideClip {
    let vertex = vertices[index]
    let next = vertices[index + 1 == count ? 0 : index + 1]
    let middleX = (vertex.x + next.x) / 2
    let middleY = (vertex.y + next.y) / 2
    let sideX = (startX + endX) / 2 - middleX
    let sideY = (startY + endY) / 2 - middleY
    var reachX = (endX - startX) / 2
    var reachY = (endY - startY) / 2
    if reachY * vertex.normalX - reachX * vertex.normalY < 0 {
      reachX = -reachX
      reachY = -reachY
    }
    let lengthX = next.x - vertex.x
    let lengthY = next.y - vertex.y
    return SideClip(
      half: (lengthX * lengthX + lengthY * lengthY).squareRoot() / 2,
      sideAcross: sideX * vertex.normalX + sideY * vertex.normalY,
      sideAlong: sideY * vertex.normalX - sideX * vertex.normalY,
      reachAcross: reachX * vertex.normalX + reachY * vertex.normalY,
      reachAlong: reachY * vertex.normalX - reachX * vertex.normalY,
      originX: shape.x + middleX * shape.cosine - middleY * shape.sine,
      originY: shape.y + middleX * shape.sine + middleY * shape.cosine,
      normalX: vertex.normalX * shape.cosine - vertex.normalY * shape.sine,
      normalY: vertex.normalX * shape.sine + vertex.normalY * shape.cosine,
      sides: Feature.sides(index, 0), isSecond: false)
  }
}
