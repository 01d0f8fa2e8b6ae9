// SPDX-License-Identifier: MIT

import SprungGeometry

/// Computes the gaps and contacts between rectangles and boundaries at any pose.
///
/// The evaluations are counted, because they determine the cost of a step near boundaries; they are limited per body
/// and step. The gap between a rectangle and a half plane is a support distance. The gap to a segment is the largest
/// separation along three axes, or the distance to a corner if the end of the segment is closest. The gap is a
/// continuous function of the pose, as the impact searches require, and is negative for overlaps.
final class BoundaryGaps {
  /// The number of gap evaluations. The count can overflow and wrap around.
  @exclusivity(unchecked) private(set) var evaluations = 0
  /// The value of `evaluations` at the start of the current body's step.
  @exclusivity(unchecked) private var evaluationsBefore = 0

  private let columns: BodyColumns
  private let boundaries: BoundaryStore

  init(columns: BodyColumns, boundaries: BoundaryStore) {
    self.columns = columns
    self.boundaries = boundaries
  }

  /// Resets the limit on evaluations for the next body.
  func startShare() { evaluationsBefore = evaluations }

  /// Returns the gap between a body at a pose and a feature, negative for overlaps.
  ///
  /// A side of a frame is a half plane. For a segment, the gap is the largest separation along the body's two axes and
  /// the segment's normal. This gap has the correct sign everywhere and does not change faster than the body moves.
  func gap(_ feature: BoundaryFeature, _ row: Int, _ pose: Trajectory.Pose) -> Double {
    evaluations &+= 1
    let set = boundaries.sets[Int(feature.set)]
    let halfWidth = columns.halfWidth[row]
    let halfHeight = columns.halfHeight[row]
    if feature.index < 0 {
      return BoundaryGaps.gap(side: feature.index, set, pose, halfWidth, halfHeight)
    }
    let local = LocalSegment(set.segments[Int(feature.index)], pose)
    return max(
      local.separationX(halfWidth), local.separationY(halfHeight), local.separationNormal(halfWidth, halfHeight))
  }

  /// If a frame is smaller than the body, its sides move outward evenly, so that the body is centered between them.
  @inline(__always)
  private static func gap(
    side: Int32, _ set: BoundarySet, _ pose: Trajectory.Pose, _ halfWidth: Double, _ halfHeight: Double
  ) -> Double {
    if side == -1 || side == -3 {
      let extent = abs(halfWidth * pose.cosine) + abs(halfHeight * pose.sine)
      let missing = max(0, extent - (set.right - set.left) / 2)
      return side == -1 ? pose.x - extent - (set.left - missing) : (set.right + missing) - (pose.x + extent)
    }
    let extent = abs(halfWidth * pose.sine) + abs(halfHeight * pose.cosine)
    let missing = max(0, extent - (set.bottom - set.top) / 2)
    return side == -2 ? pose.y - extent - (set.top - missing) : (set.bottom + missing) - (pose.y + extent)
  }

  /// Returns the gap, normal, point and flatness of the contact between a body at a pose and a feature.
  func contact(_ feature: BoundaryFeature, _ row: Int, _ pose: Trajectory.Pose) -> BoundaryContact {
    let set = boundaries.sets[Int(feature.set)]
    let halfWidth = columns.halfWidth[row]
    let halfHeight = columns.halfHeight[row]
    if feature.index < 0 {
      let side = feature.index
      let normalX: Double = side == -1 ? 1 : side == -3 ? -1 : 0
      let normalY: Double = side == -2 ? 1 : side == -4 ? -1 : 0
      let corner = BoundaryGaps.deepest(normalX, normalY, pose, halfWidth, halfHeight)
      return BoundaryContact(
        feature: feature, tag: BoundaryTouch.frameTag,
        gap: BoundaryGaps.gap(side: side, set, pose, halfWidth, halfHeight),
        normalX: normalX, normalY: normalY, pointX: corner.x, pointY: corner.y, isFlat: corner.isFlat)
    }
    let segment = set.segments[Int(feature.index)]
    let local = LocalSegment(segment, pose)
    let acrossX = local.separationX(halfWidth)
    let acrossY = local.separationY(halfHeight)
    let normal = local.separationNormal(halfWidth, halfHeight)
    let gap = max(acrossX, acrossY, normal)
    var contact = BoundaryContact(
      feature: feature, tag: segment.tag, gap: gap, normalX: 0, normalY: 0, pointX: 0, pointY: 0, isFlat: false)

    // A body that slides over the point where two segments meet reaches the end of the next segment first. The correct
    // normal is that of the segment, not of its end.
    if normal >= gap || (normal > -PhysicsTuning.contactSlop && gap < PhysicsTuning.contactSlop) {
      let side: Double = local.distance >= 0 ? 1 : -1
      contact.normalX = segment.normalX * side
      contact.normalY = segment.normalY * side
      if normal > -PhysicsTuning.contactSlop { contact.gap = normal }
      // Find the part of the segment below the body, and move the deepest corner onto it.
      let corner = BoundaryGaps.deepest(contact.normalX, contact.normalY, pose, halfWidth, halfHeight)
      let directionX = (segment.endX - segment.startX) / segment.length
      let directionY = (segment.endY - segment.startY) / segment.length
      let extent = BoundaryGaps.extent(directionX, directionY, pose, halfWidth, halfHeight)
      let center = (pose.x - segment.startX) * directionX + (pose.y - segment.startY) * directionY
      var along = (corner.x - segment.startX) * directionX + (corner.y - segment.startY) * directionY
      let first = max(0, center - extent)
      let last = min(segment.length, center + extent)
      if corner.isFlat { along = (first + last) / 2 }
      along = min(max(along, min(first, last)), max(first, last))
      contact.pointX = segment.startX + directionX * along
      contact.pointY = segment.startY + directionY * along
      contact.isFlat = corner.isFlat && center >= 0 && center <= segment.length
      return contact
    }
    // An end of the segment touches a side of the body.
    contact.isEnd = true
    let isWide = acrossX >= acrossY
    let towards: Double = isWide ? (local.middleX > 0 ? -1 : 1) : (local.middleY > 0 ? -1 : 1)
    let localX: Double = isWide ? towards : 0
    let localY: Double = isWide ? 0 : towards
    contact.normalX = localX * pose.cosine - localY * pose.sine
    contact.normalY = localX * pose.sine + localY * pose.cosine
    let startDepth = local.startX * localX + local.startY * localY
    let endDepth = local.endX * localX + local.endY * localY
    contact.pointX = startDepth > endDepth ? segment.startX : segment.endX
    contact.pointY = startDepth > endDepth ? segment.startY : segment.endY
    return contact
  }

  /// Returns the deepest point of the body along a normal: a corner, or the middle of a side that lies flat.
  private static func deepest(
    _ normalX: Double, _ normalY: Double, _ pose: Trajectory.Pose, _ halfWidth: Double, _ halfHeight: Double
  ) -> (x: Double, y: Double, isFlat: Bool) {
    let localX = normalX * pose.cosine + normalY * pose.sine
    let localY = normalY * pose.cosine - normalX * pose.sine
    let flatness = 1e-6
    let cornerX = abs(localX) < flatness ? 0 : (localX > 0 ? -halfWidth : halfWidth)
    let cornerY = abs(localY) < flatness ? 0 : (localY > 0 ? -halfHeight : halfHeight)
    return (
      pose.x + cornerX * pose.cosine - cornerY * pose.sine, pose.y + cornerX * pose.sine + cornerY * pose.cosine,
      cornerX == 0 || cornerY == 0
    )
  }

  /// Returns half the extent of the body in a direction.
  private static func extent(
    _ x: Double, _ y: Double, _ pose: Trajectory.Pose, _ halfWidth: Double, _ halfHeight: Double
  ) -> Double {
    abs(x * pose.cosine + y * pose.sine) * halfWidth + abs(y * pose.cosine - x * pose.sine) * halfHeight
  }

  /// Whether the current body has used up its evaluations in this step.
  var areSpent: Bool { evaluations &- evaluationsBefore > PhysicsBounds.gapEvaluationsPerStep }
}

/// A segment in the axes of a body.
private struct LocalSegment {
  var startX: Double
  var startY: Double
  var endX: Double
  var endY: Double
  var normalX: Double
  var normalY: Double
  /// The signed distance of the body's center from the segment's line.
  var distance: Double

  @inline(__always)
  init(_ segment: BoundarySegment, _ pose: Trajectory.Pose) {
    let fromX = segment.startX - pose.x
    let fromY = segment.startY - pose.y
    let toX = segment.endX - pose.x
    let toY = segment.endY - pose.y
    startX = fromX * pose.cosine + fromY * pose.sine
    startY = fromY * pose.cosine - fromX * pose.sine
    endX = toX * pose.cosine + toY * pose.sine
    endY = toY * pose.cosine - toX * pose.sine
    normalX = segment.normalX * pose.cosine + segment.normalY * pose.sine
    normalY = segment.normalY * pose.cosine - segment.normalX * pose.sine
    distance = -(fromX * segment.normalX + fromY * segment.normalY)
  }

  var middleX: Double { (startX + endX) / 2 }
  var middleY: Double { (startY + endY) / 2 }

  /// Returns the gap along x between the segment and a box around the origin with a given half width, negative for
  /// overlaps.
  @inline(__always)
  func separationX(_ half: Double) -> Double { max(min(startX, endX) - half, -half - max(startX, endX)) }

  /// Returns the same gap along y.
  @inline(__always)
  func separationY(_ half: Double) -> Double { max(min(startY, endY) - half, -half - max(startY, endY)) }

  /// Returns the gap between the segment and the box along the normal of the segment.
  @inline(__always)
  func separationNormal(_ halfWidth: Double, _ halfHeight: Double) -> Double {
    abs(distance) - (abs(normalX) * halfWidth + abs(normalY) * halfHeight)
  }
}
