// SPDX-License-Identifier: MIT

/// Collisions of two convex outlines: separating axes, followed by clipping of the sides.
///
/// From one normal of an outline to the next, the deepest corner of the other outline advances in the same direction.
/// The number of steps for all axes is therefore the sum of the outlines' corner counts, not their product (rotating
/// calipers).
extension Collide {
  /// Two outlines, each in the axes of the other: polygons, or boxes converted to polygons.
  struct OutlinePair {
    let a: ShapeView
    let b: ShapeView
    let aVertices: UnsafePointer<OutlineVertex>
    let aCount: Int
    let bVertices: UnsafePointer<OutlineVertex>
    let bCount: Int

    /// The axis with the largest separation, which is the normal of a side of one shape.
    struct BestSide {
      var index: Int
      var separation: Double
      var isSecond: Bool
    }

    @inline(__always)
    func bestSide() -> BestSide {
      let x = b.x - a.x
      let y = b.y - a.y
      let cosine = a.cosine * b.cosine + a.sine * b.sine
      let sine = a.cosine * b.sine - a.sine * b.cosine
      let first = OutlinePair.bestSide(
        aVertices, aCount, bVertices, bCount, x: a.cosine * x + a.sine * y, y: a.cosine * y - a.sine * x,
        cosine: cosine, sine: sine)
      let second = OutlinePair.bestSide(
        bVertices, bCount, aVertices, aCount, x: -b.cosine * x - b.sine * y, y: b.sine * x - b.cosine * y,
        cosine: cosine, sine: -sine)
      if second.separation > first.separation + PhysicsTuning.tolerance {
        return BestSide(index: second.index, separation: second.separation, isSecond: true)
      }
      return BestSide(index: first.index, separation: first.separation, isSecond: false)
    }

    /// Returns the side of the reference along whose normal the other outline has the largest separation. The other
    /// outline is at (x, y) in the reference's axes and is rotated relative to it.
    private static func bestSide(
      _ reference: UnsafePointer<OutlineVertex>, _ referenceCount: Int, _ other: UnsafePointer<OutlineVertex>,
      _ otherCount: Int, x: Double, y: Double, cosine: Double, sine: Double
    ) -> (index: Int, separation: Double) {
      var best = -Double.infinity
      var bestIndex = 0
      var support = 0
      for index in 0..<referenceCount {
        let vertex = reference[index]
        let normalX = vertex.normalX * cosine + vertex.normalY * sine
        let normalY = vertex.normalY * cosine - vertex.normalX * sine
        var depth: Double
        if index == 0 {
          depth = .infinity
          for candidate in 0..<otherCount {
            let height = other[candidate].x * normalX + other[candidate].y * normalY
            if height < depth {
              depth = height
              support = candidate
            }
          }
        } else {
          // From one normal of the reference to the next, the deepest corner of the other outline advances in the same
          // direction.
          depth = other[support].x * normalX + other[support].y * normalY
          for _ in 0..<otherCount {
            let next = support + 1 == otherCount ? 0 : support + 1
            let height = other[next].x * normalX + other[next].y * normalY
            guard height < depth else { break }
            depth = height
            support = next
          }
        }
        let separation = (x - vertex.x) * vertex.normalX + (y - vertex.y) * vertex.normalY + depth
        if separation > best {
          best = separation
          bestIndex = index
        }
      }
      return (bestIndex, best)
    }

    /// Returns the clip of the best side of one shape and the side of the other shape that faces it most directly.
    func clip(_ side: BestSide) -> SideClip {
      let reference = side.isSecond ? b : a
      let incident = side.isSecond ? a : b
      let vertices = side.isSecond ? bVertices : aVertices
      let count = side.isSecond ? bCount : aCount
      let others = side.isSecond ? aVertices : bVertices
      let otherCount = side.isSecond ? aCount : bCount
      let start = vertices[side.index]
      let end = vertices[side.index + 1 == count ? 0 : side.index + 1]
      let normalX = start.normalX * reference.cosine - start.normalY * reference.sine
      let normalY = start.normalX * reference.sine + start.normalY * reference.cosine
      let middleX = (start.x + end.x) / 2
      let middleY = (start.y + end.y) / 2
      let originX = reference.x + middleX * reference.cosine - middleY * reference.sine
      let originY = reference.y + middleX * reference.sine + middleY * reference.cosine
      let lengthX = end.x - start.x
      let lengthY = end.y - start.y

      let inwardX = normalX * incident.cosine + normalY * incident.sine
      let inwardY = normalY * incident.cosine - normalX * incident.sine
      var facing = Double.infinity
      var facingIndex = 0
      for index in 0..<otherCount {
        let cosine = others[index].normalX * inwardX + others[index].normalY * inwardY
        if cosine < facing {
          facing = cosine
          facingIndex = index
        }
      }
      let from = others[facingIndex]
      let to = others[facingIndex + 1 == otherCount ? 0 : facingIndex + 1]
      let originToX = incident.x - originX
      let originToY = incident.y - originY
      let centerAcross = originToX * normalX + originToY * normalY
      let centerAlong = originToY * normalX - originToX * normalY
      let sideX = (from.x + to.x) / 2
      let sideY = (from.y + to.y) / 2
      // The direction of the facing side is opposite to the tangent.
      let reachX = (from.x - to.x) / 2
      let reachY = (from.y - to.y) / 2
      return SideClip(
        half: (lengthX * lengthX + lengthY * lengthY).squareRoot() / 2,
        sideAcross: centerAcross + sideX * inwardX + sideY * inwardY,
        sideAlong: centerAlong + sideY * inwardX - sideX * inwardY,
        reachAcross: reachX * inwardX + reachY * inwardY, reachAlong: max(0, reachY * inwardX - reachX * inwardY),
        originX: originX, originY: originY, normalX: normalX, normalY: normalY,
        sides: side.isSecond ? Feature.sides(facingIndex, side.index) : Feature.sides(side.index, facingIndex),
        isSecond: side.isSecond)
    }
  }

  /// Calls `body` with the outlines of two shapes.
  @inline(__always)
  static func withOutlines<Result>(_ a: ShapeView, _ b: ShapeView, _ body: (OutlinePair) -> Result) -> Result {
    a.withOutline { aVertices, aCount in
      b.withOutline { bVertices, bCount in
        body(
          OutlinePair(a: a, b: b, aVertices: aVertices, aCount: aCount, bVertices: bVertices, bCount: bCount))
      }
    }
  }

  /// Collides two polygons, or a box and a polygon, using separating axes followed by the overlap of the sides.
  static func outlines(_ a: ShapeView, _ b: ShapeView, margin: Double, into manifold: inout Manifold) {
    manifold.count = 0
    withOutlines(a, b) { pair in
      let side = pair.bestSide()
      if side.separation > margin { return }
      pair.clip(side).write(best: side.separation, margin: margin, into: &manifold)
    }
  }
}
