// SPDX-License-Identifier: MIT

/// A side of the reference shape and the side of the incident shape that faces it most directly.
///
/// Lengths are measured from the middle of the reference side, along its normal (across) and its tangent (-normalY,
/// normalX) (along).
///
/// In these coordinates, the incident side is a line. Its overlap with the reference side is an interval of `along`,
/// and the slope determines the gaps at the two ends. The two ends are the points of the manifold. If there is no
/// overlap, the contact is between the two closest corners.
struct SideClip {
  /// Half the length of the reference side.
  let half: Double
  /// The middle of the incident side.
  let sideAcross: Double
  let sideAlong: Double
  /// The vector from the middle of the incident side to the end that is farther along the tangent. `reachAlong` is not
  /// negative.
  let reachAcross: Double
  let reachAlong: Double
  /// The middle of the reference side, relative to the reference point.
  let originX: Double
  let originY: Double
  /// The unit normal of the reference side, which points to the incident shape.
  let normalX: Double
  let normalY: Double
  let sides: UInt32
  /// Whether the second shape is the reference.
  let isSecond: Bool

  /// Writes the ends of the sides' overlap whose separation is at most the margin, or the two corners if they are
  /// closer.
  @inline(__always)
  @_optimize(speed)
  func write(best: Double, margin: Double, into manifold: inout Manifold) {
    let low = sideAlong - reachAlong
    let high = sideAlong + reachAlong
    let first = low > -half ? low : -half
    let last = high < half ? high : half
    // A side that is parallel to the normal has no slope. Only its closer end is relevant.
    let isSteep = reachAlong <= 1e-12 * abs(reachAcross)
    let slope = isSteep ? 0 : reachAcross / reachAlong
    let middle = isSteep ? sideAcross - abs(reachAcross) : sideAcross
    let firstGap = middle + (first - sideAlong) * slope
    let lastGap = middle + (last - sideAlong) * slope
    if best > 0, (reachAcross > 0 && low < -half) || (reachAcross < 0 && high > half) || first > last {
      // The closest corner of the incident side is beyond the reference side.
      let atStart = first > last ? sideAlong < 0 : reachAcross > 0
      let gap = first > last ? Double.infinity : (atStart ? firstGap : lastGap)
      if writeCorner(atStart: atStart, ifNearerThan: gap, margin: margin, into: &manifold) { return }
    }
    if first > last {
      // Because of rounding or a preferred axis, the sides touch only at a corner.
      return writePoints(first, firstGap, first, firstGap, margin: margin, into: &manifold)
    }
    writePoints(first, firstGap, last, lastGap, margin: margin, into: &manifold)
  }

  /// Writes the ends of the overlap of both sides, or a single point if the two ends coincide.
  @inline(__always)
  private func writePoints(
    _ first: Double, _ firstGap: Double, _ last: Double, _ lastGap: Double, margin: Double,
    into manifold: inout Manifold
  ) {
    manifold.normalX = isSecond ? -normalX : normalX
    manifold.normalY = isSecond ? -normalY : normalY
    let isPoint = last - first < PhysicsTuning.tolerance
    let hasFirst = firstGap <= margin && !(isPoint && lastGap < firstGap)
    let hasLast = lastGap <= margin && !(isPoint && hasFirst)
    let firstPoint = point(along: first, gap: firstGap, feature: isSecond ? sides | Feature.farEnd : sides)
    let lastPoint = point(along: last, gap: lastGap, feature: isSecond ? sides : sides | Feature.farEnd)
    if hasFirst, hasLast {
      manifold.first = isSecond ? lastPoint : firstPoint
      manifold.second = isSecond ? firstPoint : lastPoint
      manifold.count = 2
    } else if hasFirst || hasLast {
      manifold.first = hasFirst ? firstPoint : lastPoint
      manifold.count = 1
    } else {
      manifold.count = 0
    }
  }

  /// Returns the point at the given distance along the side, in the middle of the gap.
  @inline(__always)
  private func point(along: Double, gap: Double, feature: UInt32) -> ManifoldPoint {
    let across = gap / 2
    return ManifoldPoint(
      x: originX + normalX * across - normalY * along, y: originY + normalY * across + normalX * along,
      separation: gap, feature: feature)
  }

  /// Returns the vector from an end of the reference side to the closest point of the incident side.
  private func nearest(toCorner corner: Double) -> (across: Double, along: Double) {
    let fromCorner = sideAlong - corner
    let square = reachAcross * reachAcross + reachAlong * reachAlong
    let foot = -(sideAcross * reachAcross + fromCorner * reachAlong) / square
    let share = max(-1, min(1, foot))
    return (sideAcross + share * reachAcross, fromCorner + share * reachAlong)
  }

  /// Returns the distance between two disjoint outlines if this is the side with the largest separation.
  func distance(best: Double) -> Double {
    let low = sideAlong - reachAlong
    let high = sideAlong + reachAlong
    let isAtStart = reachAcross > 0 && low < -half || high < -half
    let isAtEnd = reachAcross < 0 && high > half || low > half
    guard isAtStart || isAtEnd else { return best }
    let (across, along) = nearest(toCorner: isAtStart ? -half : half)
    return max(best, (across * across + along * along).squareRoot())
  }

  /// Writes a corner contact and returns true if the corner of the reference side is closer to the incident side than
  /// `limit`.
  @inline(never)
  private func writeCorner(
    atStart: Bool, ifNearerThan limit: Double, margin: Double, into manifold: inout Manifold
  ) -> Bool {
    let corner = atStart ? -half : half
    let (across, along) = nearest(toCorner: corner)
    let distance = (across * across + along * along).squareRoot()
    guard distance > 1e-9, distance < limit - PhysicsTuning.cornerBias else { return false }
    guard distance <= margin else {
      manifold.count = 0
      return true
    }
    let unitAcross = across / distance
    let unitAlong = along / distance
    let towardsX = normalX * unitAcross - normalY * unitAlong
    let towardsY = normalY * unitAcross + normalX * unitAlong
    let isFar = atStart == isSecond
    let point = ManifoldPoint(
      x: originX - normalY * corner + towardsX * distance / 2, y: originY + normalX * corner + towardsY * distance / 2,
      separation: distance, feature: sides | Feature.corners | (isFar ? Feature.farEnd : 0))
    manifold.setOnly(point, normalX: isSecond ? -towardsX : towardsX, normalY: isSecond ? -towardsY : towardsY)
    return true
  }
}
